import { createRoute, z } from '@hono/zod-openapi'
import { areOrdersOf } from '#src/accounts/person/find-own-orders.ts'
import { listSignInMethods } from '#src/accounts/person/person.store.ts'
import { toOmr } from '#src/core/money.ts'
import type { Person } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'

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
    comment: z.string(),
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

const MyData = z
  .object({
    profile: z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      role: z.string(),
      createdAt: z.string(),
      signInMethods: z.array(z.string()),
    }),
    sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
    orders: z.array(MyOrder),
  })
  .openapi('MyData')

const myDataRoute = createRoute({
  method: 'get',
  path: '/myData',
  summary: 'Everything the shop keeps about the person who asks (I8); amounts in OMR, times in UTC',
  responses: { 200: json(z.object({ data: MyData }), 'The data'), ...problems(401) },
})

/** "My data" of the profile card. */
export function myDataApi({ db }: Pick<Shop, 'db'>) {
  return apiRouter().openapi(myDataRoute, async (c) => {
    const { id, ...person } = personOf(c)
    const user = await db
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const sessions = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute()
    const data = {
      profile: {
        ...person,
        _id: id,
        createdAt: user.created_at,
        signInMethods: await listSignInMethods(db, id),
      },
      sessions: sessions.map((one) => ({ createdAt: one.created_at, expiresAt: one.expires_at })),
      orders: await listOwnOrders(db, { id, ...person }),
    }
    c.header('content-disposition', 'attachment; filename="my-data.json"')
    return c.json({ data: MyData.parse(data) }, 200)
  })
}

/** The orders placed in the account, and once its mailbox is proved those a guest placed with the e-mail (I10). */
async function listOwnOrders(db: Db, person: Person): Promise<z.infer<typeof MyOrder>[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(areOrdersOf({ userId: person.id, email: person.emailVerified ? person.email : undefined }))
    .orderBy('placed_at', 'desc')
    .execute()
  const lines = await linesOf(
    db,
    orders.map((order) => order.id),
  )
  return orders.map((order) => ({
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
      comment: order.customer_comment,
      deliveryArea: order.delivery_area,
      paymentMethod: order.payment_method,
    },
    products: lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({ ...line, originalPrice: toOmr(line.original_price) })),
  }))
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
