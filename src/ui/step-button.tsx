import type { ReactNode } from 'react'
import { buttonClass } from './button.class.ts'

type StepButtonProps = {
  label: string
  /** There is no further step: it does nothing, but keeps its focus, so that the keyboard does not lose its place. */
  atEnd?: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** A button with an icon only, that moves something step by step. */
export function StepButton({ label, atEnd = false, onPress, className, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onPress}
      className={`${className ?? buttonClass('quiet', 'icon')} aria-disabled:opacity-40`}
    >
      {children}
    </button>
  )
}
