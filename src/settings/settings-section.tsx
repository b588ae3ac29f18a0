import { type ReactNode, useId } from 'react'

/** A group of fields: what it is about at the start, the fields on a card beside it. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-3 lg:grid-cols-[14rem_1fr]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="grid content-start gap-x-5 gap-y-5 rounded-lg border border-hairline bg-raised p-4 sm:grid-cols-2 sm:p-6">
        {children}
      </div>
    </section>
  )
}
