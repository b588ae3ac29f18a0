import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'

type ChosenBarProps = {
  /** How many are chosen, in words. */
  count: string
  /** The name of the button that lets all of them go. */
  clear: string
  onClear: () => void
  children: ReactNode
}

/**
 * What can be done with the chosen rows of a list; stays in sight at the foot of the screen. On a phone it is one
 * line whose buttons are moved sideways and fade where they go on: it hides little of the list, and over the column of boxes that choose
 * stands only the count, so that no finger meant for a box meets a button.
 */
export function ChosenBar({ count, clear, onClear, children }: ChosenBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={count}
      className="chosen-bar sticky bottom-0 z-20 mt-4 flex items-center gap-2 rounded-lg border border-hairline bg-raised p-2 ps-4 shadow-float sm:bottom-3"
    >
      <div className="me-auto flex shrink-0 items-center gap-1">
        <p role="status" className="figures text-sm font-normal">
          {count}
        </p>
        <Button kind="quiet" size="icon" aria-label={clear} onClick={onClear}>
          <CloseIcon size={20} />
        </Button>
      </div>
      {/* Its own padding is air for focus rings, which a line that scrolls would cut; a button that goes on beyond its end fades. */}
      <div className="-m-1 flex min-w-0 items-center gap-2 p-1 max-sm:overflow-x-auto max-sm:pe-7 max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-1.75rem),transparent)] max-sm:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-1.75rem),transparent)] sm:flex-wrap sm:justify-end">
        {children}
      </div>
    </div>
  )
}
