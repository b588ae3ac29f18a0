import type { ReactNode } from 'react'

/** One chapter of the policies, with an address of its own. */
export function PolicySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 border-t border-hairline pt-10 desk:first:border-t-0 desk:first:pt-0"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  )
}

/** A point within a chapter. */
export function PolicyPoint({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans text-base font-normal">{title}</h3>
      <div className="mt-1 text-muted">{children}</div>
    </div>
  )
}
