import { type RefObject, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { allOrdersMessages } from './all-orders.messages.ts'
import { type ListKey, useListKeys } from './use-list-keys.ts'
import { useShortcutsSwitch } from './use-shortcuts-switch.ts'

type ShortcutsProps = {
  container: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  orders: readonly Order[]
  onChoose: (order: Order) => void
  onConfirm: (order: Order) => void
}

/** The keys of a list, and the button that shows and switches them; the keys themselves are `use-list-keys.ts`. */
export function Shortcuts({ container, search, orders, onChoose, onConfirm }: ShortcutsProps) {
  const words = useMessages(allOrdersMessages)
  const [open, setOpen] = useState(false)
  const { on, setOn } = useShortcutsSwitch()
  useListKeys(container, on, (key, id) => {
    const order = orders.find(({ _id }) => _id === id)
    if (key === '/') search.current?.focus()
    else if (key === '?') setOpen(true)
    else if (key === 'x' && order) onChoose(order)
    else if (key === 'c' && order?.allowedChanges.includes('Confirmed')) onConfirm(order)
  })
  const keys: [ListKey | 'Enter', string][] = [
    ['j', words.keyNext],
    ['k', words.keyBefore],
    ['x', words.keyChoose],
    ['Enter', words.keyOpen],
    ['c', words.keyConfirm],
    ['/', words.keySearch],
    ['?', words.keyHelp],
  ]
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="text-muted max-md:hidden pointer-coarse:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.keys}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.keys}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
          {keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd
                  dir="ltr"
                  className="inline-block min-w-8 rounded-sm border border-control bg-sunken px-1.5 py-0.5 text-center font-sans"
                >
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3 border-t border-hairline pt-3 text-sm font-normal">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => setOn(event.currentTarget.checked)}
            className="size-4.5"
          />
          {words.keysOn}
        </label>
        <p className="text-xs text-muted">{words.keysText}</p>
      </Dialog>
    </>
  )
}
