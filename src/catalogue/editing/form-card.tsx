import { type ReactNode, useId } from 'react'

/** A group of fields on a card, under what it is about. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-lg border border-hairline bg-raised p-4 sm:p-6"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
