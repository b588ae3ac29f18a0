import { useMessages } from '#src/i18n/use-locale.ts'
import { adminOrderMessages, emptyListMessages } from '#src/orders/admin/admin-order.messages.ts'
import { filterSearch, type ListFilter, type StaffView } from '#src/orders/changes/order-filter.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { allOrdersMessages } from './all-orders.messages.ts'

type NoOrdersProps = {
  view: StaffView
  filter: ListFilter
  failed: boolean
  onAgain: () => void
  onClear: () => void
}

/** Stands in the place of rows: the list could not be had, nothing matches, or there is nothing yet. */
export function NoOrders({ view, filter, failed, onAgain, onClear }: NoOrdersProps) {
  const words = useMessages(adminOrderMessages)
  const own = useMessages(allOrdersMessages)
  const nothing = useMessages(emptyListMessages)
  if (failed)
    return (
      <Empty
        title={words.failedTitle}
        text={words.failedText}
        action={<Button onClick={onAgain}>{words.again}</Button>}
      />
    )
  const clear = (label: string) => (
    <Button kind="secondary" onClick={onClear}>
      {label}
    </Button>
  )
  if (filter.q) {
    const text = view === 'all' ? own.noneFoundText : words.noneFoundText
    return <Empty title={words.noneFound(filter.q)} text={text} action={clear(words.clearSearch)} />
  }
  if (filterSearch(filter)) return <Empty title={own.none} text={own.noneText} action={clear(own.clear)} />
  if (view === 'all') return <Empty title={own.noneYet} text={own.noneYetText} />
  return <Empty title={nothing[view]} text={nothing[`${view}Text`]} />
}
