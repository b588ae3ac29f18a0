import { useQuery } from '@tanstack/react-query'
import { inboxCountQuery } from '#src/contact/inbox.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { orderCountsQuery } from '#src/orders/all-orders/order-counts.query.ts'
import { statusIcons } from '#src/orders/display/status-icons.ts'
import { allOrdersPath, staffListPaths } from '#src/orders/order/order-lists.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { CashIcon, ChatIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { overviewMessages } from './overview.messages.ts'

/** What waits for the shop, each the way to its list, before any figure. The place is kept while it is counted. */
export function ToDo({ className = '' }: { className?: string }) {
  const words = useMessages(overviewMessages)
  const href = useHref()
  const api = useApi()
  const orders = useQuery(orderCountsQuery(api)).data
  const messages = useQuery(inboxCountQuery(api)).data?.open
  const tasks = [
    ['toDoPending', staffListPaths.pending, statusIcons.Pending, orders?.pending],
    ['toDoReceipts', '/dashboard/paymentProofs', CashIcon, orders?.receipts],
    ['toDoReturns', staffListPaths.return, statusIcons.Return, orders?.return],
    ['toDoMessages', '/dashboard/inbox', ChatIcon, messages],
  ] as const
  return (
    <DashboardCard
      title={words.toDo}
      className={className}
      aside={
        Boolean(orders?.needsStaff) && (
          <Link to={href(`${allOrdersPath}?needs=staff`)} className="text-xs text-link pressable">
            {words.needShop(orders?.needsStaff ?? 0)}
          </Link>
        )
      }
    >
      <ul className="-mx-2 grid grid-cols-2 md:grid-cols-4">
        {tasks.map(([word, path, Icon, count]) => (
          <li key={word}>
            <Link
              to={href(path)}
              className="grid h-full grid-cols-[auto_1fr] content-start items-center gap-x-2 rounded-md p-2 hover:bg-sunken"
            >
              <Icon size={18} className="text-muted" />
              <span className="order-1 col-span-2 text-sm text-muted">{words[word]}</span>
              <span className={`figures text-xl ${count ? 'font-normal' : 'text-muted'}`}>
                {count ?? '–'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
