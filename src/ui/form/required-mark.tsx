import type { ReactNode } from 'react'

/** The star beside what must be filled in; assistive technology hears `required` from the field itself. */
export function RequiredMark({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="text-brick">
        {' *'}
      </span>
    </>
  )
}
