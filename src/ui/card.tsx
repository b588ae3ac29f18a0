import { type ReactNode, useId } from 'react'
import { ChevronIcon } from './icons.tsx'
import { arriveAt } from './router/arrive-at.ts'
import { besideEachOther, useMedia } from './use-media.ts'

/** A part of a staff screen, under a name of its own; an `id` is what addresses name it by. */
export function DashboardCard({
  title,
  aside,
  children,
  className = '',
  id,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  className?: string
  id?: string
}) {
  const heading = useId()
  return (
    <section
      {...(id && { id, ref: arriveAt, tabIndex: -1 })}
      aria-labelledby={heading}
      className={`min-w-0 rounded-lg border border-hairline bg-raised p-5 ${id ? 'scroll-mt-20 outline-none' : ''} ${className}`}
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

type FoldedCardProps = {
  title: string
  aside?: ReactNode
  /** The one fact of it that a phone says beside its name. */
  brief?: ReactNode
  /** Turned to true it opens what is folded; from then on who reads it closes it. */
  open?: boolean
  /** Where it is folded: on a phone, or everywhere. */
  where?: 'phone' | 'everywhere'
  children: ReactNode
}

/** A card of a staff screen, of which a phone shows its name and one fact until it is wanted. */
export function FoldedCard({ title, aside, brief, open, where = 'phone', children }: FoldedCardProps) {
  const heading = useId()
  if (useMedia(besideEachOther) && where === 'phone') {
    return (
      <DashboardCard title={title} aside={aside}>
        {children}
      </DashboardCard>
    )
  }
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-lg border border-hairline bg-raised">
      <details open={open} className="group">
        <FoldedHead id={heading} title={title} brief={brief} />
        <div className="px-5 pb-5">
          {aside && <p className="mb-3 leading-none">{aside}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}

/** A quiet line that opens what is folded below it, with the turn of every other. */
export function FoldLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <summary className={`flex min-h-9 w-fit cursor-pointer items-center gap-1.5 touchable ${className}`}>
      {children}
      <ChevronIcon
        to="down"
        size={16}
        className="shrink-0 text-muted transition-transform in-[details[open]>summary]:-rotate-90"
      />
    </summary>
  )
}

/** The line that opens what is folded: its name, one fact, and which way it turns. */
export function FoldedHead({ id, title, brief }: Pick<FoldedCardProps, 'title' | 'brief'> & { id: string }) {
  return (
    <summary className="flex min-h-15 cursor-pointer items-center gap-3 px-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <span className="ms-auto text-end text-sm text-muted">{brief}</span>
      <ChevronIcon
        to="down"
        size={16}
        className="shrink-0 text-muted transition-transform group-open:-rotate-90"
      />
    </summary>
  )
}
