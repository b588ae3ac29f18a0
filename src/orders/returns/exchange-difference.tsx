import { useQuery, useQueryClient } from '@tanstack/react-query'
import { priceElsewhere, priceNow } from '#src/catalogue/product/buying.ts'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import { unchosen } from '#src/catalogue/stock/made-cells.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { exchangeTotals } from '#src/orders/return-record/exchange-totals.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { Exchange } from './exchange-choice.tsx'
import type { OrderReturn } from './order-return.ts'
import { returnCardMessages } from './returns.messages.ts'

/** What the customer paid for, what comes back of it, and what is owed for that, in OMR. */
export type Exchanged = { order: Order; of: OrderReturn; owed: number }

/**
 * What the new pieces cost beside what is owed for the old ones, before it is approved: makeExchange sums the same in its
 * transaction. Nothing while a product is not read, or is sold no more.
 */
export function ExchangeDifference({ order, of, owed, value }: Exchanged & { value: Exchange }) {
  const words = useMessages(returnCardMessages)
  const locale = useLocale()
  const api = useApi()
  const chosen = of.lines.map((line) => ({ line, choice: value[line.line] ?? line }))
  const queries = useQueryClient()
  const ids = chosen.map(({ choice }) => choice._id)
  // One query and not useQueries, whose code every page of the shop would carry.
  const { data: products } = useQuery({
    queryKey: ['exchanged products', ...ids],
    queryFn: () => Promise.all(ids.map((id) => queries.fetchQuery(productQuery(api, id)))),
    retry: false,
  })
  const isUnchosen = chosen.some(({ choice }) => choice.size === unchosen || choice.color === unchosen)
  const fresh = chosen.flatMap(({ line, choice }, at) => {
    const product = products?.[at]
    if (!product) return []
    const isSame = choice._id === line._id
    const paid = { size: line.size, color: line.color, price: inBaisa(line.originalPrice) }
    const price = isSame ? priceElsewhere(product, paid, choice) : priceNow(product, choice)
    return [{ price, quantity: line.quantity, isSame }]
  })
  if (isUnchosen)
    return (
      <p role="status" data-testid="exchange-difference" className="rounded-md bg-sunken px-3 py-2 text-sm">
        {words.afterChoice}
      </p>
    )
  if (fresh.length < chosen.length) return null
  const { total } = exchangeTotals(
    {
      subTotal: inBaisa(order.subTotal),
      discount: inBaisa(order.discount ?? 0),
      deliveryCharge: inBaisa(order.customerData.deliveryCharge),
      cashFee: inBaisa(order.cashFee ?? 0),
    },
    {
      value: inBaisa(of.value),
      whole: of.whole,
      back: of.lines.map(({ originalPrice, quantity }) => ({ price: inBaisa(originalPrice), quantity })),
    },
    fresh,
  )
  const more = total - inBaisa(owed)
  return (
    <p
      role="status"
      data-testid="exchange-difference"
      className={`rounded-md bg-sunken px-3 py-2 text-sm ${more > 0 ? 'font-normal text-amber' : ''}`}
    >
      {more === 0 && words.noDifference}
      {more > 0 && words.dueMore(amountInText(locale, more))}
      {more < 0 && words.dueBack(amountInText(locale, -more))}
    </p>
  )
}
