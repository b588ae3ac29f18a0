import { beforeAll, expect } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import type { TestShop } from '#test/shop.ts'

/** What an owner who names things in Arabic does and reads in this shop; an admin who reads English refusals. */
export function arabicOwner(shop: TestShop) {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await signIn(shop.shop, 'admin')
  })
  const headers = () => owner.headers
  /** A call with a body, whatever is answered. */
  const ask = (method: string, call: string, body: object) =>
    shop.send(method, `/api/${call}`, JSON.stringify(body), {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...headers(),
    })
  /** The `data` of what is read. */
  const read = async (call: string) => (await shop.get(`/api/${call}`, headers())).json.data
  /** A change of the tree of categories as it is now, whatever is answered. */
  const shelve = async (method: string, call: string, fields: object) =>
    ask(method, call, { ...fields, version: (await read('categoryTree')).version })
  /** The same where it is taken: the categories after it. */
  const shelved = async (method: string, call: string, fields: object) => {
    const answer = await shelve(method, call, fields)
    expect([answer.status, answer.json.errors]).toEqual([200, undefined])
    return answer.json.data.categories
  }
  return { headers, ask, read, shelve, shelved }
}
