import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { Dialog } from './dialog.tsx'

type ChosenBarProps = {
  /** How many are chosen, in words. */
  count: string
  /** The name of the button that lets all of them go. */
  clear: string
  onClear: () => void
  children: ReactNode
  /** Further actions; on a phone they are in a sheet that the button of this word opens. Each calls `close` when it is pressed. */
  more?: { word: string; actions: (close: () => void) => ReactNode }
}

/**
 * What can be done with the chosen rows of a list; stays in sight at the foot of the screen. On a phone it is one
 * line whose buttons are moved sideways and fade where they go on, or the first one and a sheet of the others: it hides little of the list, and over the column of boxes that choose
 * stands only the count, so that no finger meant for a box meets a button.
 */
export function ChosenBar({ count, clear, onClear, children, more }: ChosenBarProps) {
  const isSheet = !useMedia(besideEachOther) && more !== undefined
  const [open, setOpen] = useState(false)
  // Where the window was made wide meanwhile, all actions stand in the bar; narrow again, nobody asked for the sheet.
  if (open && !isSheet) setOpen(false)
  return (
    <div
      role="toolbar"
      aria-label={count}
      className="chosen-bar sticky bottom-0 z-20 mt-4 flex items-center gap-2 rounded-lg border border-hairline bg-raised p-2 ps-4 shadow-float sm:bottom-3"
    >
      <div className={`me-auto flex items-center ${isSheet ? 'min-w-0' : 'shrink-0 gap-1'}`}>
        <p role="status" className="figures min-w-0 text-sm leading-tight font-normal">
          {count}
        </p>
        <Button kind="quiet" size="icon" aria-label={clear} onClick={onClear}>
          <CloseIcon size={20} />
        </Button>
      </div>
      {/* Its own padding is air for focus rings, which a line that scrolls would cut; a button that goes on beyond its end fades. */}
      <div
        className={`-m-1 flex items-center gap-2 p-1 ${isSheet ? 'shrink-0' : `min-w-0 ${scrolling}`} sm:flex-wrap sm:justify-end`}
      >
        {children}
        {isSheet ? (
          <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {more.word}
          </Button>
        ) : (
          more?.actions(() => setOpen(false))
        )}
      </div>
      {isSheet && (
        <Dialog open={open} onClose={() => setOpen(false)} title={count}>
          <div className="grid gap-2 *:min-h-12">{more.actions(() => setOpen(false))}</div>
        </Dialog>
      )}
    </div>
  )
}

const scrolling =
  'max-sm:overflow-x-auto max-sm:pe-7 max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-1.75rem),transparent)] max-sm:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-1.75rem),transparent)]'
