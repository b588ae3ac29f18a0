import type { ReactNode } from 'react'
import { Price } from '#src/ui/price.tsx'

type ActionBarProps = {
  label: string
  /** On a phone in the place of the label: why the step waits, and the way there. */
  waits?: ReactNode
  /** What it comes to, in OMR. */
  omr: number
  /** What keeps it from being done, in full: said above it, and on a phone in the page, so that the bar keeps its 64 px. */
  notice?: ReactNode
  /** The one button or link. */
  children: ReactNode
}

/**
 * The next step of cart and checkout. Where the page is one column it stays at the foot of the screen with what is to
 * be paid, and phones' tab bar and footer give way (storefront.css); beside a second column it is a plain part of it.
 */
export function ActionBar({ label, waits, omr, notice, children }: ActionBarProps) {
  return (
    <>
      {notice}
      <div className="action-bar flex items-center gap-4 lg:mt-4">
        <p className="grid shrink-0 text-xs text-muted lg:hidden">
          {waits || label}
          <span className="text-lg/6 font-normal text-ink">
            <Price amount={omr} />
          </span>
        </p>
        <div className="grid min-w-0 grow">{children}</div>
      </div>
    </>
  )
}
