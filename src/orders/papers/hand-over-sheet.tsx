import type { Order } from '#src/orders/order/order.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Price } from '#src/ui/price.tsx'
import { ListSheet } from './list-sheet.tsx'
import { cashOf, paperPayment } from './paper-payment.ts'
import { paperWords } from './paper-words.ts'

type ListProps = { orders: readonly Order[]; settings: Settings; now: Date }

/** Which parcels somebody takes along, what to collect for them, and two signatures; in the shop's language. A4. */
export function HandOverSheet({ orders, settings, now }: ListProps) {
  const words = paperWords(settings.shopLocale)
  return (
    <ListSheet name="handover" settings={settings} now={now}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.orderId}</th>
            <th scope="col">{words.customer}</th>
            <th scope="col">{words.address}</th>
            <th scope="col" className="paper-count">
              {words.pieces}
            </th>
            <th scope="col" className="paper-amount">
              {words.cashToCollect}
            </th>
            <th scope="col" className="paper-sign">
              {words.signature}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, place) => (
            <tr key={order._id}>
              <td>{place + 1}</td>
              <td>
                <bdi dir="ltr">#{order.orderId}</bdi>
              </td>
              <td>
                <bdi>{order.customerData.name}</bdi>
                <br />
                <bdi dir="ltr">{readablePhone(order.customerData.mobileNumber)}</bdi>
              </td>
              <td>
                <bdi>{order.customerData.address}</bdi>
              </td>
              <td className="paper-count">{order.products.reduce((sum, line) => sum + line.quantity, 0)}</td>
              <td className="paper-amount">
                <Collect order={order} settings={settings} />
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-sum">
        {words.orders}: {orders.length} · {words.cashToCollect}: <Price amount={cashOf(orders)} />
      </p>
      <div className="paper-signatures">
        <p>{words.handedOver}</p>
        <p>{words.received}</p>
      </div>
    </ListSheet>
  )
}

function Collect({ order, settings }: { order: Order; settings: Settings }) {
  const payment = paperPayment(order)
  return payment.word === 'cashToCollect' ? (
    <Price amount={payment.amount} />
  ) : (
    paperWords(settings.shopLocale)[payment.word]
  )
}
