import { useQuery } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { myOrdersMessages } from '#src/orders/my-orders/my-orders.messages.ts'
import { customerListPaths, customerLists } from '#src/orders/order/order-lists.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Link } from '#src/ui/router/link.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { myFiguresMessages } from './overview.messages.ts'
import { myCountsQuery } from './overview.query.ts'
import { FiguresFailed } from './overview-failed.tsx'

/** A customer's orders in numbers, each the way to its list (product.md section 2, O4). */
export function MyFigures() {
  const words = useMessages(myFiguresMessages)
  const names = useMessages(myOrdersMessages)
  const href = useHref()
  const { data: counts, isError, refetch } = useQuery(myCountsQuery(useApi()))
  if (isError && !counts) {
    return <FiguresFailed text={words.failed} again={words.again} onAgain={() => void refetch()} />
  }
  return (
    <section aria-label={words.title} aria-busy={!counts}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {customerLists.map((list) => (
          <li key={list}>
            <Link
              to={href(customerListPaths[list])}
              className="grid gap-1 rounded-lg border border-hairline bg-raised px-5 py-4 hover:border-control"
            >
              <span className="text-sm text-muted">{names[list]}</span>
              {counts ? (
                <span className="figures text-2xl font-normal">{counts[list]}</span>
              ) : (
                <LineSkeleton className="my-2.5 w-8" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
