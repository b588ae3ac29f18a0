import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { json } from '#src/http/replies.ts'
import { storedColour } from '#src/settings/colours/stored-colour.ts'
import { readOwnColours } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { colourKey, colourSense, tableKey } from '#src/ui/colours.ts'
import { listOptions } from './product-options.store.ts'
import { inSizeOrder } from './size-order.ts'

export const listOptionsRoute = createRoute({
  method: 'get',
  path: '/productOptions',
  summary:
    'The sizes and colours that public products come in, each colour in one spelling (P6), for the filters of /shop (P3)',
  responses: {
    200: json(z.object({ data: z.object({ sizes: z.array(z.string()), colors: z.array(z.string()) }) })),
  },
})

/** What the shop's filters offer; the same for everybody, so it is kept like every public list. */
export function productOptionsApi({ db }: Shop) {
  return apiRouter().openapi(listOptionsRoute, async (c) => {
    const options = await listOptions(db)
    const valuesOf = (kind: string) => options.filter((one) => one.kind === kind).map((one) => one.value)
    const own = await readOwnColours(db)
    // Of spellings of one colour the last stands for all, which is in small letters where there is one; for one with a
    // number of its own, of many of its product, the colour itself.
    const isOwn = (value: string) => own.some(({ name }) => colourKey(name) === colourKey(value))
    const plain = (value: string) =>
      (/\p{N}/u.test(value) && !isOwn(value) && tableKey(colourKey(value))) || value
    const colors = new Map(
      valuesOf('color')
        .sort()
        .map((value) => storedColour(value, own))
        .map((value) => [colourSense(value, own), plain(value)]),
    )
    const data = { sizes: inSizeOrder(valuesOf('size')), colors: [...colors.values()].sort() }
    return c.json({ data }, 200)
  })
}
export type ProductOptionsApi = ReturnType<typeof productOptionsApi>
