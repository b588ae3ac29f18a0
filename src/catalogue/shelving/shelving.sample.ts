import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import type { TestShop } from '#test/shop.ts'

export type Ask = { version?: number; [field: string]: unknown }

/** A change of the tree as it is now, unless the test names the version it has seen. */
export async function change(shop: TestShop, call: string, body: Ask, who: SignedIn) {
  const [method = '', address = ''] = call.split(' ')
  const version = body.version ?? (await treeOf(shop, who)).version
  return shop.send(method, `/api${address}`, JSON.stringify({ ...body, version }), {
    'content-type': 'application/json',
    ...who.headers,
  })
}

/** The tree as staff are shown it. */
export async function treeOf(shop: TestShop, who: SignedIn) {
  return (await shop.get('/api/categoryTree', who.headers)).json.data
}

/** Where an address leads, or how it is answered. */
export async function landing(shop: TestShop, address: string) {
  const { status, headers } = await shop.get(address)
  return status === 301 ? headers.location : status
}

export function slugsOf(list: { slug: string }[]): string[] {
  return list.map(({ slug }) => slug)
}
