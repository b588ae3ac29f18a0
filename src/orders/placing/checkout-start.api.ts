import { createRoute, z } from '@hono/zod-openapi'
import { listAddresses } from '#src/accounts/addresses/saved-address.store.ts'
import { SavedAddress } from '#src/accounts/addresses/saved-address.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { json, problems } from '#src/http/replies.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import { PlaceReply } from '#src/places/place-request.ts'
import type { Shop } from '#src/shop.ts'

const CheckoutStart = z
  .object({
    name: z.string(),
    email: z.string(),
    addresses: z.array(SavedAddress),
    last: z
      .object({ mobileNumber: z.string(), address: z.string(), place: PlaceReply.optional() })
      .optional()
      .openapi({ description: 'Where the last order of the account went' }),
  })
  .openapi('CheckoutStart')

const startRoute = createRoute({
  method: 'get',
  path: '/checkoutStart',
  summary: 'What checkout fills in for who is signed in: name, email, saved addresses, the last one (O39)',
  responses: { 200: json(z.object({ data: CheckoutStart }), 'What is known'), ...problems(401) },
})

/** What somebody signed in need not type again (O39); only of orders placed in the account itself. */
export function checkoutStartApi({ db }: Shop) {
  return apiRouter().openapi(startRoute, async (c) => {
    const { id, name, email } = personOf(c)
    const last = await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', id)
      .where('made_by', 'is', null)
      .where('deleted_at', 'is', null)
      .where('customer_address', '!=', '')
      .orderBy('placed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const data = {
      name,
      email,
      addresses: await listAddresses(db, id, preferredLocale(c.req.header('accept-language'))),
      ...(last && {
        last: { mobileNumber: last.customer_mobile, address: last.customer_address, place: placeOf(last) },
      }),
    }
    c.header('cache-control', 'private, no-store')
    return c.json({ data }, 200)
  })
}
export type CheckoutStartApi = ReturnType<typeof checkoutStartApi>
