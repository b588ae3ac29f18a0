import { useInfiniteQuery } from '@tanstack/react-query'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { myOrdersQuery } from '#src/orders/changes/admin-order.query.ts'
import type { CustomerListName } from '#src/orders/order/order-status.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { MyOrderCard } from './my-order-card.tsx'
import { myOrdersMessages } from './my-orders.messages.ts'
import { MyOrdersSkeleton } from './my-orders-skeleton.tsx'

/** A customer's own orders of one list, as cards (product.md section 2). */
export function MyOrders({ list }: { list: CustomerListName }) {
  const words = useMessages(myOrdersMessages)
  const href = useHref()
  const person = usePerson()
  const { shopName } = useShop()
  const orders = useInfiniteQuery(myOrdersQuery(useApi(), person.email, list))
  const shown = orders.data?.pages.flatMap((page) => page.items)
  const total = orders.data?.pages[0]?.total ?? 0
  const none = `no${capital(list)}` as const
  return (
    <>
      <PageHead title={words[list]} shopName={shopName} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="screen-title">{words[list]}</h1>
        <p role="status" className="text-sm text-muted">
          {total > 0 && words.count(total)}
        </p>
      </div>
      {!shown && !orders.isError && <MyOrdersSkeleton />}
      {!shown && orders.isError && (
        <Empty
          title={words.failedTitle}
          text={words.failedText}
          action={<Button onClick={() => void orders.refetch()}>{words.again}</Button>}
        />
      )}
      {shown?.length === 0 && (
        <Empty
          title={words[none]}
          text={words[`${none}Text`]}
          action={
            <Link to={href('/shop')} className={buttonClass()}>
              {words.toShop}
            </Link>
          }
        />
      )}
      {shown && shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-5">
          {shown.map((order) => (
            <li key={order._id}>
              <MyOrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            kind="secondary"
            busy={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            {words.more}
          </Button>
        </p>
      )}
      {shown && !person.emailVerified && (
        <p className="mt-8 text-center text-sm text-muted">{words.verify}</p>
      )}
    </>
  )
}

function capital<T extends string>(word: T): Capitalize<T> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>
}
