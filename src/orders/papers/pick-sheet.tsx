import { Fragment } from 'react'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { Settings } from '#src/settings/settings.ts'
import { choiceOf, skuClass } from './line-choice.ts'
import { ListSheet } from './list-sheet.tsx'
import { paperWords } from './paper-words.ts'
import { pickList } from './pick-list.ts'

type ListProps = { orders: readonly Order[]; settings: Settings; now: Date }

/** What to take from the shelves for all of these orders, summed; in the shop's language. A4. */
export function PickSheet({ orders, settings, now }: ListProps) {
  const language = settings.shopLocale
  const words = paperWords(language)
  const picks = pickList(orders)
  const hasSku = picks.some(({ line }) => line.sku)
  return (
    <ListSheet name="pick" settings={settings} now={now}>
      <table>
        <thead className="not-print:max-sm:sr-only">
          <tr>
            <th scope="col" className="paper-count">
              {words.quantity}
            </th>
            <th scope="col">{words.product}</th>
            {hasSku && <th scope="col">{words.sku}</th>}
            <th scope="col">{words.orders}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ line, quantity, orders: wanted }) => (
            <tr key={`${line._id} ${line.size} ${line.color} ${line.sku}`}>
              <td className="paper-count paper-strong">{quantity}</td>
              <td>
                <bdi>{nameIn(language, line)}</bdi>{' '}
                <span className="paper-muted">{choiceOf(line, language, settings.colours)}</span>
              </td>
              {hasSku && (
                <td>
                  <bdi dir="ltr" className={skuClass(line.sku)}>
                    {line.sku}
                  </bdi>
                </td>
              )}
              <td className="paper-orders">
                {wanted.map((one) => (
                  <Fragment key={one.orderId}>
                    <bdi dir="ltr" className="paper-whole">
                      #{one.orderId}
                      {one.quantity > 1 && ` × ${one.quantity}`}
                    </bdi>{' '}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-sum">
        {words.orders}: {orders.length} · {words.pieces}:{' '}
        {picks.reduce((sum, { quantity }) => sum + quantity, 0)}
      </p>
    </ListSheet>
  )
}
