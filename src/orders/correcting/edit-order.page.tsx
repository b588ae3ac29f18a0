import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { orderQuery } from '#src/orders/changes/admin-order.query.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { editOrderMessages } from './edit-order.messages.ts'
import { EditOrderForm } from './edit-order-form.tsx'

/** /dashboard/order-overview/:id/edit: what is in an order, where it goes and what is taken off, until it ships (O18). */
export default function EditOrderPage() {
  const words = useMessages(editOrderMessages)
  const href = useHref()
  const { shopName } = useShop()
  const { id = '' } = useParams()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...orderQuery(useApi(), id), refetchOnWindowFocus: false })
  const overview = href(`/dashboard/order-overview/${encodeURIComponent(id)}`)
  return (
    <>
      <PageHead title={order ? words.title(order.orderId) : words.pageTitle} shopName={shopName} />
      {!order && !error && (
        <>
          <h1 className="sr-only">{words.pageTitle}</h1>
          <p role="status" className="grid min-h-80 place-items-center text-muted">
            <SpinnerIcon size={32} />
            <span className="sr-only">{words.loading}</span>
          </p>
        </>
      )}
      {!order && error && (
        <Empty
          heading
          title={words.failedTitle}
          text={words.failedText}
          action={<Button onClick={() => void refetch()}>{words.again}</Button>}
        />
      )}
      {order && <Editing key={order._id} order={order} overview={overview} />}
    </>
  )
}

/** The form, while the order may be edited; once begun it stays when the order ships meanwhile, and the shop says so. */
function Editing({ order, overview }: { order: OrderDetails; overview: string }) {
  const words = useMessages(editOrderMessages)
  const isLate = !orderStatuses[order.orderStatus].isEditable
  const [hasBegun] = useState(!isLate)
  if (!isLate || hasBegun) return <EditOrderForm order={order} overview={overview} />
  return (
    <Empty
      heading
      title={words.lateTitle}
      text={words.lateText}
      action={
        <Link to={overview} className={buttonClass('secondary')}>
          {words.back}
        </Link>
      }
    />
  )
}
