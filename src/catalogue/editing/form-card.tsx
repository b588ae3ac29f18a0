import { type ReactNode, useEffect, useId, useState } from 'react'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'

type CardProps = {
  title: string
  /** By which a list of sections leads to it. */
  place?: string
  /** Folded on a phone, where this says what stands in it. */
  folded?: ReactNode
  children: ReactNode
}

/** A group of fields on a card, under what it is about. */
export function FormCard({ title, place, folded, children }: CardProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className="text-xl">
      {title}
    </h2>
  )
  return (
    <section
      id={place}
      tabIndex={place ? -1 : undefined}
      aria-labelledby={id}
      className={`scroll-mt-18 rounded-lg outline-none lg:scroll-mt-6 border border-hairline bg-raised sm:p-6 ${folded === undefined ? 'grid gap-5 p-4' : 'px-4 py-2'}`}
    >
      {folded === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <PhoneFold title={heading} aside={folded}>
          <div className="grid gap-5 pt-3 pb-2 sm:pb-0 lg:pt-5">{children}</div>
        </PhoneFold>
      )}
    </section>
  )
}

type FoldProps = {
  title: ReactNode
  /** What stands in it, while it is folded. */
  aside: ReactNode
  /** Something in it waits to be filled in. */
  waits?: boolean
  children: ReactNode
}

/** Fields that one column folds to a line until they are wanted; where there are two they stand open, and nothing folds. */
export function PhoneFold({ title, aside, waits = false, children }: FoldProps) {
  const isWide = useMedia(twoColumns)
  const [open, setOpen] = useState(waits)
  useEffect(() => {
    if (waits) setOpen(true)
  }, [waits])
  return (
    <details
      open={isWide || open}
      onToggle={(event) => {
        if (!isWide) setOpen(event.currentTarget.open)
      }}
      className="group/fold"
    >
      <summary
        tabIndex={isWide ? -1 : undefined}
        className="flex items-center gap-3 max-lg:min-h-11 lg:pointer-events-none"
      >
        {title}
        <span className="ms-auto min-w-0 truncate text-sm text-muted group-open/fold:hidden">{aside}</span>
        <ChevronIcon
          to="down"
          size={16}
          className="shrink-0 text-muted transition-transform group-open/fold:ms-auto group-open/fold:-rotate-90 lg:hidden"
        />
      </summary>
      {children}
    </details>
  )
}
