import { muscatDate } from '#src/core/muscat.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Price } from '#src/ui/price.tsx'
import { cashOf, paperPayment } from './paper-payment.ts'
import { paperWords } from './paper-words.ts'
import { ShopHeading } from './shop-heading.tsx'

type ListProps = { orders: readonly Order[]; settings: Settings; now: Date }

/** Which parcels somebody takes along, what to collect for them, and two signatures; in the shop's language. A4. */
export function HandOverSheet({ orders, settings, now }: ListProps) {
  const language = settings.shopLocale
  const words = paperWords(language)
  return (
    <LocaleContext value={language}>
      <article
        lang={language}
        dir={directionOf(language)}
        className="paper paper-wide"
        data-testid="handover"
      >
        <header className="paper-head">
          <div>
            <ShopHeading settings={settings} />
            <h2>{words.handover}</h2>
          </div>
          <p>
            {words.printedOn} {writtenDate(language, muscatDate(now))}
          </p>
        </header>
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
                <td className="paper-count">
                  {order.products.reduce((sum, line) => sum + line.quantity, 0)}
                </td>
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
      </article>
    </LocaleContext>
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
