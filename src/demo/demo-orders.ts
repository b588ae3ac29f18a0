import type { Insertable } from 'kysely'
import { picturesIn, priceNow } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { toOmr } from '#src/core/money.ts'
import { muscatWeekday, startOfMuscatDay } from '#src/core/muscat.ts'
import type { Tables } from '#src/db/db.ts'
import { lineRows } from '#src/orders/order/order.store.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { searchColumns } from '#src/orders/order/order-search.ts'
import { initialStatus, type OrderStatus } from '#src/orders/order/order-status.ts'
import { totalsOf } from '#src/orders/order/order-totals.ts'
import type { Settings } from '#src/settings/settings.ts'
import { demoHistory } from './demo-history.ts'
import { demoComments, demoPeople } from './demo-people.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** What stands in front of the record id of every invented order. */
export const demoOrderPrefix = 'demo-order-'

/** An invented order as the tables keep it, with its lines and its history. */
export type DemoOrder = {
  order: Insertable<Tables['orders']>
  lines: Insertable<Tables['order_lines']>[]
  changes: Insertable<Tables['order_status_changes']>[]
}

const seed = 968
const days = 30
const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/**
 * A month of invented orders up to `now`, by Muscat days: real products at their prices, delivery by the shop's rules,
 * every state, both languages. The same products and day give the same orders, and another day of the week only some more.
 * Empty without products.
 */
export function demoOrders(products: readonly Product[], settings: Settings, now: Date): DemoOrder[] {
  if (products.length === 0) return []
  const midnight = startOfMuscatDay(now)
  // What is popular sells more often.
  const weighted = products.flatMap((product) =>
    Array.from(
      { length: product.productType === 'Most Popular' ? 4 : product.offerPrice ? 2 : 1 },
      () => product,
    ),
  )
  const numbers = new Set<string>()
  const orders = Array.from({ length: days }, (_, age) => {
    const morning = new Date(midnight.getTime() - age * dayMs)
    return Array.from({ length: ordersOn(morning, age) }, (_, n) => ({ age, n, morning }))
  })
    .flat()
    .map(({ age, n, morning }, index) => {
      // Each draws by itself: that a Thursday has one order more changes no other.
      const random = seededRandom(seed + age * 10 + n)
      const placedAt = timeOn(morning, age, now, random)
      const orderId = freshNumber(numbers, random)
      const id = `${demoOrderPrefix}${String(index + 1).padStart(3, '0')}`
      const turn = age * 3 + n
      return orderOf({ id, orderId, age, turn, placedAt, now, products: weighted, settings, random })
    })
  // In turn, so that the inbox of receipts has some whatever the random numbers are.
  for (const [n, { order }] of orders.filter((one) => one.order.status === initialStatus).entries())
    order.payment_method = n % 2 === 0 ? 'Online Payment' : 'Cash On Delivery'
  return orders
}

type Facts = {
  id: string
  orderId: string
  /** Days ago, in Muscat. */
  age: number
  /** Which of the states of its age an order has (statusAt). */
  turn: number
  placedAt: Date
  now: Date
  products: readonly Product[]
  settings: Settings
  random: SeededRandom
}

function orderOf({ id, orderId, age, turn, placedAt, now, products, settings, random }: Facts): DemoOrder {
  const person = random.oneOf(demoPeople)
  const phone = `${random.oneOf(['91', '92', '95', '96', '97', '98', '99', '71', '79'])}${random.whole(100_000, 999_999)}`
  const lines = linesFrom(products, random)
  const rows = lineRows(id, lines)
  const searched = { id, order_id: orderId, customer_name: person.name, customer_mobile: phone, lines: rows }
  const area = random.share() < 0.75 ? 'HOME DELIVERY' : 'OFFICE DELIVERY'
  const totals = totalsOf(lines, area, settings)
  const status = statusAt(age, turn, random)
  const { changes, deliveredAt } = demoHistory({ id, status, placedAt, now, locale: person.locale, random })
  return {
    order: {
      id,
      order_id: orderId,
      track_token: `demo-${orderId}`,
      user_id: null,
      placed_at: placedAt.toISOString(),
      status,
      sub_total: totals.subTotal,
      delivery_charge: totals.deliveryCharge,
      total: totals.total,
      customer_name: person.name,
      customer_email: person.mail,
      customer_mobile: phone,
      customer_address: person.address,
      customer_comment: random.share() < 0.2 ? random.oneOf(demoComments[person.locale]) : '',
      delivery_area: area,
      payment_method: random.share() < 0.8 ? 'Cash On Delivery' : 'Online Payment',
      payment_proof: '',
      locale: person.locale,
      ...searchColumns(searched),
      staff_note: '',
      delivered_at: deliveredAt?.toISOString() ?? null,
      demo: 1,
      version: 1,
      deleted_at: null,
      deleted_by: null,
    },
    lines: rows,
    changes,
  }
}

/** Three or four a day, a few more before the weekend (Thursday to Saturday). Today has some at any hour. */
function ordersOn(morning: Date, age: number): number {
  const busy = [4, 5, 6].includes(muscatWeekday(morning)) ? 1 : 0
  return (age === 0 ? 4 : seededRandom(seed + age).whole(2, 4)) + busy
}

/** Between eight in the morning and midnight, most in the evening; today's lie between midnight and now. */
function timeOn(morning: Date, age: number, now: Date, random: SeededRandom): Date {
  const share = Math.max(random.share(), random.share())
  if (age === 0) return new Date(morning.getTime() + share * (now.getTime() - morning.getTime()))
  return new Date(morning.getTime() + Math.round((8 + share * 15.9) * hourMs))
}

const byAge: [youngest: number, statuses: readonly OrderStatus[]][] = [
  [0, ['Pending', 'Pending', 'Pending', 'Confirmed', 'Cancelled']],
  [1, ['Pending', 'Confirmed', 'Confirmed', 'Shipping']],
  [2, ['Confirmed', 'Shipping', 'Shipping', 'Delivered', 'Cancelled']],
  [4, ['Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'Shipping', 'Cancelled', 'Return']],
  [7, [...Array<OrderStatus>(15).fill('Delivered'), 'Cancelled', 'Return']],
]

/** In turn, so that every state is there whatever the random numbers are. */
function statusAt(age: number, turn: number, random: SeededRandom): OrderStatus {
  const [, statuses] = byAge.findLast(([youngest]) => age >= youngest) ?? []
  if (!statuses) return initialStatus
  return statuses[(turn + random.whole(0, 1)) % statuses.length] ?? initialStatus
}

function linesFrom(products: readonly Product[], random: SeededRandom): OrderLine[] {
  const wanted = random.oneOf([1, 1, 1, 1, 2, 2, 3])
  const chosen = new Map<string, Product>()
  for (let attempts = 0; chosen.size < wanted && attempts < 20; attempts++) {
    const product = random.oneOf(products)
    chosen.set(product._id, product)
  }
  return [...chosen.values()].map((product) => {
    const size = product.sizes.length > 0 ? random.oneOf(product.sizes) : notApplicable
    const color = product.colors.length > 0 ? random.oneOf(product.colors) : notApplicable
    return {
      _id: product._id,
      name: product.name,
      ...(product.nameAr !== undefined && { nameAr: product.nameAr }),
      imageUrl: picturesIn(product, color)[0] ?? '',
      size,
      color,
      originalPrice: toOmr(priceNow(product, { size, color })),
      quantity: random.share() < 0.88 ? 1 : 2,
    }
  })
}

function freshNumber(taken: Set<string>, random: SeededRandom): string {
  for (;;) {
    const number = String(random.whole(100_000, 999_999))
    if (taken.has(number)) continue
    taken.add(number)
    return number
  }
}
