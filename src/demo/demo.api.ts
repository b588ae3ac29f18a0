import { createRoute, z } from '@hono/zod-openapi'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { clearDemo } from './clear-demo.ts'

const count = z.number().int()
const DemoSize = z.object({ products: count, sliders: count, orders: count }).meta({ id: 'DemoSize' })
const ClearedDemo = DemoSize.extend({
  keptProducts: count.meta({ description: 'Changed by staff, so the shop’s own by now' }),
}).meta({ id: 'ClearedDemo' })

const readRoute = createRoute({
  method: 'get',
  path: '/demo',
  summary: 'How much of the demo is in the shop; for the admin (B3)',
  responses: { 200: json(z.object({ data: DemoSize })), ...problems(401, 403) },
})

const clearRoute = createRoute({
  method: 'delete',
  path: '/demo',
  summary: 'Remove the demo: goods, slides, orders and their customers; after a fresh proof (B3)',
  responses: { 200: json(z.object({ data: ClearedDemo }), 'It is gone'), ...problems(401, 403, 503) },
})

/** What the shop began with to be looked at, and taking it away (B3). */
export function demoApi(shop: Pick<Shop, 'db' | 'pictures' | 'proofs' | 'clock'>) {
  return apiRouter()
    .openapi(readRoute, async (c) => c.json({ data: await sizeOfDemo(shop.db) }, 200))
    .openapi(clearRoute, async (c) => c.json({ data: await clearDemo(shop, actorOf(c)) }, 200))
}
export type DemoApi = ReturnType<typeof demoApi>

async function sizeOfDemo(db: Db) {
  const countOf = async (table: 'products' | 'sliders' | 'orders') => {
    const row = await db
      .selectFrom(table)
      .select((one) => one.fn.countAll<number>().as('count'))
      .where('demo', '=', 1)
      .executeTakeFirstOrThrow()
    return row.count
  }
  return {
    products: await countOf('products'),
    sliders: await countOf('sliders'),
    orders: await countOf('orders'),
  }
}
