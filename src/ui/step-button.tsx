import type { ReactNode } from 'react'
import { buttonClass } from './button.class.ts'

type StepButtonProps = {
  label: string
  /** At the end of its way: it does nothing, but keeps its focus, so that the keyboard does not lose its place. */
  resting?: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** A button with a picture only, that moves something step by step. */
export function StepButton({ label, resting = false, onPress, className, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={resting || undefined}
      onClick={resting ? undefined : onPress}
      className={`${className ?? buttonClass('quiet', 'icon')} aria-disabled:opacity-40`}
    >
      {children}
    </button>
  )
}
