import type { ReactNode } from 'react'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'

type FoldedProps = {
  id: string
  title: ReactNode
  aside: ReactNode
  children: ReactNode
  open?: boolean
  /** A desk folds it as well, as what stands beside it already. */
  always?: boolean
}

/** What a phone shows as one line, its heading and the most important fact, until it is wanted; else it is open. */
export function Folded({ id, title, aside, children, open = false, always }: FoldedProps) {
  return (
    <details open={(useMedia(twoColumns) && !always) || open} className="group">
      <summary className={`flex min-h-11 items-center gap-3 ${always ? '' : 'lg:pointer-events-none'}`}>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <span className="ms-auto text-sm">{aside}</span>
        <ChevronIcon
          to="down"
          size={16}
          className={`transition-transform group-open:-rotate-90 ${always ? '' : 'lg:hidden'}`}
        />
      </summary>
      {children}
    </details>
  )
}
