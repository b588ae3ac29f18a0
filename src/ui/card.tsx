import { type ReactNode, useId } from 'react'

/** A part of a staff screen, under a name of its own. */
export function DashboardCard({
  title,
  aside,
  children,
  className = '',
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`min-w-0 rounded-lg border border-hairline bg-raised p-5 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
