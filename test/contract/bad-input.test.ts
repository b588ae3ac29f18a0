import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { type Answer, describeShop, type TestShop } from '../shop.ts'
import { badOrders } from './bad-orders.ts'

const shoe = sampleProduct({ id: 'shoe', originalPrice: 12_500, sizes: ['37', '38'], colors: ['black'] })
const ghost = sampleProduct({ id: 'ghost', productVisibility: 'Hidden' })
const written = ['orders', 'order_lines', 'order_status_changes', 'idempotency_keys', 'mail_outbox'] as const

const goodOrder = () => sampleOrder([{ product: shoe, size: '37', color: 'black', quantity: 2 }])

let visitors = 0

/** Headers of a visitor nobody has seen before, so that no row spends another one's quota. */
function stranger(more: Record<string, string> = {}): Record<string, string> {
  visitors += 1
  const address = `10.0.${Math.trunc(visitors / 250)}.${visitors % 250}`
  return { 'content-type': 'application/json', 'x-forwarded-for': address, ...more }
}

async function stored(shop: TestShop): Promise<Record<string, number>> {
  const counts = written.map(async (table) => [
    table,
    (await shop.db.selectFrom(table).selectAll().execute()).length,
  ])
  return Object.fromEntries(await Promise.all(counts))
}

const nothing = Object.fromEntries(written.map((table) => [table, 0]))

/** What the caller must be told: which status, in words for people, and none of the machine's. */
function expectRefusal({ status, headers, json, text }: Answer, expected: number, path?: string) {
  expect([status, headers['content-type'], json?.detail]).toEqual([
    expected,
    'application/problem+json',
    expect.stringMatching(/^[A-Z].{8,}[.!]$/),
  ])
  expect(json).toMatchObject({
    status: expected,
    message: json.detail,
    title: expect.stringMatching(/^[A-Z]\w+/),
  })
  for (const error of json.errors)
    expect(error).toEqual({ path: expect.any(String), message: expect.stringMatching(/^[A-Z].{8,}[.!]$/) })
  expect(text).not.toMatch(
    /zod|invalid_|expected|received|undefined|NaN|Infinity|regex|\[object|sqlite|postgres|select |at \//i,
  )
  if (path) expect(json.errors.map((error: { path: string }) => error.path)).toContain(path)
}

describeShop(
  'an order that cannot be',
  (shop) => {
    it('the good one it is made from could', async () => {
      await stockCatalogue(shop.db, shoe, ghost)
      expect(await stored(shop)).toEqual(nothing)
    })

    it.each(badOrders)('%s', async (_, spoil, status, path) => {
      const spoilt = spoil(goodOrder())
      const body = typeof spoilt === 'string' && spoilt.startsWith('{') ? spoilt : JSON.stringify(spoilt)
      const headers = stranger({ 'idempotency-key': 'one-key-for-all-of-them' })
      for (const address of ['/api/postOrder', '/postOrder']) {
        const answer = await shop.send('POST', address, body, headers)
        expectRefusal(answer, status, path)
        if (status === 409) expectQuote(answer, body)
      }
      const arabic = await shop.send('POST', '/api/postOrder', body, { ...headers, 'accept-language': 'ar' })
      for (const told of [arabic.json.title, arabic.json.detail, ...arabic.json.errors.map(messageOf)])
        expect(told).toMatch(/[\u0600-\u06ff]/)
    })

    it('after all of them nothing is stored, and the good order goes through', async () => {
      expect(await stored(shop)).toEqual(nothing)
      const headers = stranger({ 'idempotency-key': 'one-key-for-all-of-them' })
      const { status, json } = await shop.post('/api/postOrder', goodOrder(), headers)
      expect([status, json.total]).toEqual([200, 27])
      expect((await stored(shop)).orders).toBe(1)
    })
  },
  { TRUST_PROXY: '1' },
)

const messageOf = (error: { message: string }) => error.message

/** The quote of a 409 is what the shop would charge now (O1): its own price and totals, for the area asked. */
function expectQuote({ json }: Answer, body: string) {
  const office = JSON.parse(body).customerData.deliveryArea === 'OFFICE DELIVERY'
  expect(json.quote).toEqual({
    products: [
      {
        _id: 'shoe',
        name: shoe.name,
        imageUrl: shoe.images[0],
        size: '37',
        color: 'black',
        originalPrice: 12.5,
        quantity: 2,
      },
    ],
    subTotal: 25,
    deliveryCharge: office ? 1 : 2,
    total: office ? 26 : 27,
  })
}

const text = JSON.stringify(goodOrder())
const long = JSON.stringify({ ...goodOrder(), padding: 'x'.repeat(100_000) })
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`

type BadBody = [
  name: string,
  body: string | Uint8Array | undefined,
  headers: Record<string, string>,
  status: number,
]

const bodies: BadBody[] = [
  ['no body', undefined, {}, 400],
  ['an empty body', '', {}, 400],
  ['half of the JSON', text.slice(0, 50), {}, 400],
  ['no JSON at all', 'products=1', {}, 400],
  ['JSON with a comma too many', text.replace('}', ',}'), {}, 400],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22), {}, 400],
  ['lists in lists without end', deep, {}, 400],
  ['a __proto__ in the order', text.replace('{', '{"__proto__":{"total":0},'), {}, 400],
  ['a __proto__ in a line', text.replace('"_id"', '"__proto__":{"quantity":1},"_id"'), {}, 400],
  ['a constructor with a prototype', text.replace('{', '{"constructor":{"prototype":{"total":0}},'), {}, 400],
  ['more than 100 kB', long, {}, 413],
  ['more than 100 kB in pieces of unknown length', long, { 'transfer-encoding': 'chunked' }, 413],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON that is called text', text, { 'content-type': 'text/plain' }, 415],
  ['JSON that is called something like JSON', text, { 'content-type': 'application/jsonp' }, 415],
  ['a key with a blank in it', text, { 'idempotency-key': 'a b' }, 422],
  ['an empty key', text, { 'idempotency-key': '' }, 422],
  ['a key of 201 letters', text, { 'idempotency-key': 'x'.repeat(201) }, 422],
  ['a key in another script', text, { 'idempotency-key': '\u00e9\u00e9' }, 422],
]

describeShop(
  'a request that cannot be read',
  (shop) => {
    it.each(bodies)('%s', async (_, body, headers, status) => {
      await shop.db.deleteFrom('products').execute()
      await stockCatalogue(shop.db, shoe)
      expectRefusal(await shop.send('POST', '/api/postOrder', body, stranger(headers)), status)
      expect(await stored(shop)).toEqual(nothing)
      expect((await shop.get('/api/product/shoe')).status).toBe(200)
    })

    it('without a content type is refused as well, with a body and without', async () => {
      const { 'content-type': _, ...headers } = stranger()
      expectRefusal(await shop.send('POST', '/api/postOrder', text, headers), 415)
      expectRefusal(await shop.send('POST', '/api/postOrder', undefined, headers), 400)
      expect(await stored(shop)).toEqual(nothing)
    })

    it.each([
      '%00',
      '%ff',
      '%',
      '..%2f..%2fetc%2fpasswd',
      "'%20or%201=1--",
      '%25',
      '%F0%9F%91%9C',
      '__proto__',
      'x'.repeat(101),
      'x'.repeat(5000),
    ])('the tracking link %s leads nowhere', async (token) => {
      const answer = await shop.get(`/api/trackOrder/${token}`)
      expect([404, 422]).toContain(answer.status)
      expectRefusal(answer, answer.status)
      for (const call of ['product', 'getSlider']) {
        const other = await shop.get(`/api/${call}/${token.repeat(2)}`)
        expect([404, 422]).toContain(other.status)
        expectRefusal(other, other.status)
      }
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop('one address that orders without end', (shop) => {
  it('is told to wait after 60 in a minute; a forged header gives it no fresh quota, and reading goes on', async () => {
    await stockCatalogue(shop.db, shoe)
    const answers: Answer[] = []
    for (let n = 0; n < 60; n++) {
      const prefix = n % 2 ? '/api' : ''
      answers.push(
        await shop.post(`${prefix}/postOrder`, n === 0 ? goodOrder() : {}, {
          'x-forwarded-for': `10.1.1.${n}`,
        }),
      )
    }
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(59).fill(400)])
    for (const forged of ['10.9.9.9', '127.0.0.2, 10.0.0.1', '::1']) {
      const refused = await shop.post('/api/postOrder', goodOrder(), {
        'x-forwarded-for': forged,
        forwarded: `for=${forged}`,
      })
      expectRefusal(refused, 429)
      const seconds = Number(refused.headers['retry-after'])
      expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
    }
    expect((await stored(shop)).orders).toBe(1)
    expect((await shop.get('/api/products')).status).toBe(200)
  })
})
