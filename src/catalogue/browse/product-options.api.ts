import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { json } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { listOptions } from './product-options.store.ts'
import { inSizeOrder } from './size-order.ts'

export const listOptionsRoute = createRoute({
  method: 'get',
  path: '/productOptions',
  summary: 'The sizes and colours that public products come in, for the filters of /shop (P3)',
  responses: {
    200: json(z.object({ data: z.object({ sizes: z.array(z.string()), colors: z.array(z.string()) }) })),
  },
})

/** What the shop's filters offer; the same for everybody, so it is kept like every public list. */
export function productOptionsApi({ db }: Shop) {
  return apiRouter().openapi(listOptionsRoute, async (c) => {
    const options = await listOptions(db)
    const valuesOf = (kind: string) => options.filter((one) => one.kind === kind).map((one) => one.value)
    return c.json({ data: { sizes: inSizeOrder(valuesOf('size')), colors: valuesOf('color').sort() } }, 200)
  })
}
export type ProductOptionsApi = ReturnType<typeof productOptionsApi>
