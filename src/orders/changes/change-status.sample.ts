import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import type { TestShop } from '#test/shop.ts'

let asked = 0

/** Asks for another state of an order, as somebody or as nobody; behind a proxy from another address each time. */
export function putStatus(shop: TestShop, id: string, body: object, who?: SignedIn, language = 'en') {
  return shop.send('PUT', `/api/orderStatus/${id}`, JSON.stringify(body), {
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`,
    ...who?.headers,
  })
}

/** An order as it is in the database. */
export function storedOrder({ db }: TestShop, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What a change leaves behind: the history of an order, and the emails about it. */
export async function tracesOf({ db }: TestShop, id: string) {
  const history = await db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('changed_at')
    .execute()
  const emails = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient'])
    .where('payload', 'like', `%${id}%`)
    .execute()
  return { history, emails }
}

/** Takes the last change of an order's status back, as somebody (O5'). */
export function undo(shop: TestShop, id: string, body: object, who: SignedIn) {
  return shop.post(`/api/undoStatus/${id}`, body, who.headers)
}

/** Records or refuses a return, as somebody of the staff (O5'). */
export function putReturn(shop: TestShop, id: string, body: object, who: SignedIn) {
  return shop.send('PUT', `/api/orderReturn/${id}`, JSON.stringify(body), {
    'content-type': 'application/json',
    ...who.headers,
  })
}
