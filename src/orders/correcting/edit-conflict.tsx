import { useEffect, useRef } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { Button } from '#src/ui/button.tsx'
import { editOrderMessages } from './edit-order.messages.ts'

type ConflictProps = { theirs: OrderDetails; onSettle: (keep: 'theirs' | 'mine') => void }

/** What somebody else made of the order meanwhile, and how to go on; what is typed below stays until then. */
export function EditConflict({ theirs, onSettle }: ConflictProps) {
  const words = useMessages(editOrderMessages)
  const locale = useLocale()
  const { isEditable, staffWords } = orderStatuses[theirs.orderStatus]
  // The button that was pressed can be pressed no more, so the focus would be nowhere.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="mb-5 scroll-mt-24 rounded-md border border-amber p-4 text-sm"
    >
      <p className="text-base font-normal">{words.conflictTitle}</p>
      <p className="mt-1 text-muted">
        {isEditable ? words.conflictText : `${staffWords[locale]}. ${words.lateText}`}
      </p>
      <div className="mt-3 max-w-xl">
        <OrderLinesList lines={theirs.products} />
        <TotalsList of={theirs} />
      </div>
      {isEditable && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => onSettle('theirs')}>
            {words.takeTheirs}
          </Button>
          <Button kind="secondary" size="small" onClick={() => onSettle('mine')}>
            {words.keepMine}
          </Button>
        </div>
      )}
    </div>
  )
}
