import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './button.class.ts'
import { SpinnerIcon } from './icons.tsx'

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** Work is under way: the button keeps its place and focus but does not answer. */
  busy?: boolean
  /** What it says meanwhile; without it a small ring turns in its place. */
  busyLabel?: ReactNode
}

export function Button({
  kind,
  size,
  busy = false,
  busyLabel,
  className = '',
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  function answer(event: MouseEvent<HTMLButtonElement>) {
    // The second press of a double click would send what the first one left of the form.
    if (busy || (type === 'submit' && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={`${buttonClass(kind, size)} ${className}`}
      onClick={answer}
    >
      {/* Both labels lie in one cell, so the wider one keeps the width. */}
      <span className="grid place-items-center">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? hiddenLabel(busyLabel) : ''}`}
        >
          {children}
        </span>
        {busyLabel !== undefined && (
          <span className={`col-start-1 row-start-1 ${busy ? '' : 'invisible'}`}>{busyLabel}</span>
        )}
        {busy && busyLabel === undefined && <SpinnerIcon className="col-start-1 row-start-1" size={20} />}
      </span>
    </button>
  )
}

/** Without other words the label stays readable for assistive technology while the ring turns. */
function hiddenLabel(busyLabel: ReactNode): string {
  return busyLabel === undefined ? 'opacity-0' : 'invisible'
}
