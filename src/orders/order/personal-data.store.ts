import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { expressionBuilder, type Selectable } from 'kysely'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { toOmr } from '#src/core/money.ts'
import type { Person } from '#src/core/permission.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import { PlaceReply } from '#src/places/place-request.ts'
import { forgetCustomer } from './forget-orders.store.ts'
import { ownOrders } from './order-access.ts'
import { areOrdersOf } from './own-orders.ts'

const MyOrder = z.object({
  orderId: z.string(),
  placedAt: z.string(),
  orderStatus: z.string(),
  total: z.number().openapi({ description: 'OMR' }),
  deliveryCharge: z.number(),
  customerData: z.object({
    name: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    address: z.string(),
    place: PlaceReply.optional(),
    comment: z.string(),
    vatin: z.string(),
    deliveryArea: z.string(),
    paymentMethod: z.string(),
  }),
  products: z.array(
    z.object({
      name: z.string(),
      color: z.string(),
      size: z.string(),
      originalPrice: z.number(),
      quantity: z.number(),
    }),
  ),
})

/** What orders keep about people (I8). */
export const orderPersonalData: PersonalData = {
  myData: {
    fields: { orders: z.array(MyOrder) },
    read: async (db, person) => ({ orders: await listOwnOrders(db, person) }),
  },
  forget: forgetCustomer,
  belongsTo: (db, account) =>
    expressionBuilder<Tables, never>().exists(
      db.selectFrom('orders').select('id').where('user_id', '=', account),
    ),
}

/** So many orders are read at a time; others are answered between. */
const chunk = 200

/** The orders placed in the account, and once its mailbox is proved those a guest placed with the e-mail (I10). */
async function listOwnOrders(db: Db, person: Person): Promise<z.infer<typeof MyOrder>[]> {
  const all: z.infer<typeof MyOrder>[] = []
  for (let last: { placed_at: string; id: string } | undefined; ; ) {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(areOrdersOf(ownOrders(person)))
      .$if(last !== undefined, (rest) =>
        rest.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('placed_at', 'id'), '<', tuple(last?.placed_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(chunk)
      .execute()
    const ids = orders.map(({ id }) => id)
    const lines = Map.groupBy(await linesOf(db, ids), (line) => line.order_id)
    all.push(...orders.map((order) => ownOrder(order, lines.get(order.id) ?? [])))
    last = orders.at(-1)
    if (orders.length < chunk) return all
    await nextTurn()
  }
}

function ownOrder(order: Selectable<Tables['orders']>, lines: Awaited<ReturnType<typeof linesOf>>) {
  return MyOrder.parse({
    orderId: order.order_id,
    placedAt: order.placed_at,
    orderStatus: order.status,
    total: toOmr(order.total),
    deliveryCharge: toOmr(order.delivery_charge),
    customerData: {
      name: order.customer_name,
      email: order.customer_email,
      mobileNumber: order.customer_mobile,
      address: order.customer_address,
      place: placeOf(order),
      comment: order.customer_comment,
      vatin: order.customer_vatin,
      deliveryArea: order.delivery_area,
      paymentMethod: order.payment_method,
    },
    products: lines.map((line) => ({ ...line, originalPrice: toOmr(line.original_price) })),
  })
}

function linesOf(db: Db, orderIds: string[]) {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('order_id')
    .orderBy('position')
    .execute()
}
