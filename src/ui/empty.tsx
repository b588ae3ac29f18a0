import type { ReactNode } from 'react'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Where there is nothing else on the page, the title is its heading. */
  heading?: boolean
  className?: string
}

/** Nothing to show, or it could not be had: says so quietly and offers what to do next. */
export function Empty({ title, text, action, heading = false, className = '' }: EmptyProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={`mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center ${className}`}>
      <Shelf />
      <Title className="font-heading text-2xl font-medium text-balance">{title}</Title>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

/** The shelf, with nothing on it yet: the bowl of ح alone was read as a Latin C. */
export function Shelf() {
  return <span aria-hidden="true" className="mb-4 h-px w-16 bg-gold" />
}
