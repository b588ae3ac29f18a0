import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { examine } from '#src/cli/doctor.ts'
import { readConfig } from '#src/config.ts'
import { createShopDatabase } from '#test/databases.ts'
import { describeShop, TestShop } from '#test/shop.ts'

// A server that follows another is started by test/proofs/processes/replica.test.ts.
const lists = ['/api/orders?limit=5', '/api/products?limit=5', '/api/inbox', '/api/statistics']

/** What these lists and an edit of a product answer, and which cookies come with them. */
async function work(shop: TestShop, { headers }: SignedIn, product: string) {
  const body = JSON.stringify({ name: 'Frankincense' })
  const answers = [
    await shop.send('PATCH', `/api/updateProduct/${product}`, body, {
      'content-type': 'application/json',
      ...headers,
    }),
  ]
  for (const list of lists) answers.push(await shop.get(list, headers))
  return {
    statuses: answers.map(({ status }) => status),
    name: answers[2]?.json.data[0].name,
    cookies: answers.flatMap((one) => one.headers['set-cookie'] ?? []),
  }
}

const allWell = { statuses: Array(lists.length + 1).fill(200), name: 'Frankincense' }

describeShop('a shop without DATABASE_READ_URL', (shop) => {
  it('gives nobody the cookie and says nothing of replicas', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const { id } = await stockOne(shop.db)
    expect(await work(shop, staff, id)).toEqual({ ...allWell, cookies: [] })
    expect((await shop.get('/readyz')).text).toBe('ok')
  })
})

describe('a shop whose DATABASE_READ_URL names no replica of it (record 068)', () => {
  let url = ''
  let shop: TestShop
  beforeAll(async () => {
    shop = new TestShop('postgres')
    await shop.open()
    url = await createShopDatabase()
  })
  afterAll(() => shop.close())

  it.each([
    ['a server that takes writes', (own: string) => own, 'follows no other server'],
    ['nobody', () => 'postgres://postgres@127.0.0.1:9/postgres', 'does not answer'],
  ])(
    'answers everything from the primary, and /readyz and the doctor say why: %s',
    async (_, of, trouble) => {
      const DATABASE_READ_URL = of(url)
      await shop.restart({ DATABASE_URL: url, DATABASE_READ_URL })
      const staff = await signIn(shop.shop, 'manager')
      const { id } = await stockOne(shop.db)
      const { cookies, ...rest } = await work(shop, staff, id)
      expect(rest).toEqual(allWell)
      for (const cookie of cookies.flat())
        expect(cookie).toMatch(/^haqiba-written=\d+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      const { status, text } = await shop.get('/readyz')
      expect([status, text]).toEqual([200, `ok\nread replica: ${trouble}; the primary answers lists\n`])
      const findings = await examine(
        readConfig({ DATA_DIR: shop.shop.config.DATA_DIR, DATABASE_URL: url, DATABASE_READ_URL }),
        new Date(),
      )
      expect(findings.find(({ what }) => what === 'read replica')).toMatchObject({
        well: false,
        says: expect.stringContaining(trouble),
      })
    },
  )

  it('takes whatever stands in the cookie for a choice of server and no more', async () => {
    const staff = await signIn(shop.shop, 'manager')
    for (const forged of ['999999999999999', '0', '-1', '1e9', "0'; drop table orders", ''])
      for (const list of lists) {
        const headers = { ...staff.headers, cookie: `haqiba-written=${encodeURIComponent(forged)}` }
        expect((await shop.get(list, headers)).status).toBe(200)
      }
    // Visitors and customers get no cookie, whatever they ask.
    const customer = await signIn(shop.shop, 'customer')
    for (const headers of [{}, customer.headers])
      expect((await shop.get('/api/products?limit=5', headers)).headers['set-cookie']).toBeUndefined()
  })
})
