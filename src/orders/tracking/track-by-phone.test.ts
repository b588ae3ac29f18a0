import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { phoneDigits } from '#src/core/phone.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

it.each([
  ['91234567', '91234567'],
  ['+968 9123-4567', '91234567'],
  ['0096891234567', '91234567'],
  ['٩٦٨٩١٢٣٤٥٦٧', '91234567'],
  // Eight digits of Oman may begin with 968; only what is left over makes it the code.
  ['96891234', '96891234'],
  ['00971501234567', '971501234567'],
  ['+971501234567', '971501234567'],
  ['phone', ''],
])('the digits of %s are %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

/** Every row comes from an address of its own, but for the one about limits. */
let visitors = 0
function stranger(more: Record<string, string> = {}) {
  visitors += 1
  return { 'x-forwarded-for': `10.9.0.${visitors}`, ...more }
}

async function placed(shop: TestShop, mobileNumber = '91234567', more = {}) {
  const order = sampleOrder([{ product: await stockOne(shop.db) }], { mobileNumber, ...more })
  const { json } = await shop.post('/api/postOrder', order, stranger())
  const number: string = json.orderId
  return { number, token: String(json.trackUrl.split('/').at(-1)) }
}

describeShop(
  'a guest follows an order by its number and phone (O13)',
  (shop) => {
    it.each([
      ['as they were given', (number: string) => ({ orderId: number, mobileNumber: '91234567' })],
      [
        'with the code of Oman',
        (number: string) => ({ orderId: `#${number}`, mobileNumber: '+968 9123 4567' }),
      ],
      ['in Arabic-Indic digits', (number: string) => ({ orderId: arabic(number), mobileNumber: '٩١٢٣٤٥٦٧' })],
    ])('%s', async (_, asked) => {
      const { number, token } = await placed(shop)
      for (const [language, path] of [
        ['en', '/track'],
        ['ar', '/ar/track'],
      ] as const) {
        const headers = stranger({ 'accept-language': language })
        const answer = await shop.post('/api/trackOrder', asked(number), headers)
        expect([answer.status, answer.json]).toEqual([200, { trackUrl: `https://shop.test${path}/${token}` }])
        expect(answer.headers['cache-control']).toBe('private, no-store')
      }
    })

    it('also where the order has the code and the shopper leaves it out', async () => {
      const { number } = await placed(shop, '+96891234567')
      const asked = { orderId: number, mobileNumber: '91234567' }
      expect((await shop.post('/trackOrder', asked, stranger())).status).toBe(200)
    })

    it('also of another country, typed with a zero behind its code or as a link', async () => {
      const { number } = await placed(shop, '+44 0 7911 123456')
      for (const mobileNumber of ['+44 (0)7911 123456', '447911123456', 'https://wa.me/447911123456?text=5'])
        expect((await shop.post('/trackOrder', { orderId: number, mobileNumber }, stranger())).status).toBe(
          200,
        )
    })

    it('also of the Gulf, typed as at checkout, where it was stored with the code of its country', async () => {
      await inTransaction(shop.db, (trx) => writeSettings(trx, { countries: ['AE', 'KW'] }))
      for (const [country, typed, other] of [
        ['AE', '050 123 4567', '050 123 4568'],
        ['KW', '50012345', '0012345'],
      ] as const) {
        const { number } = await placed(shop, typed, { place: { country, area: 'City', line: 'Al Wasl 4' } })
        const asked = async (mobileNumber: string) =>
          (await shop.post('/trackOrder', { orderId: number, mobileNumber }, stranger())).status
        expect([country, await asked(typed), await asked(other)]).toEqual([country, 200, 404])
      }
    })

    it('also of the Gulf, typed with the code of its country, where it is collected and was stored without', async () => {
      for (const [typed, others] of [
        ['050 123 4567', ['+971 50 123 4567', '501234567']],
        ['50012345', ['+965 5001 2345', '00965 50012345']],
      ] as const) {
        const collected = { customer_mobile: typed, delivery_area: 'SHOP COLLECTION' }
        const { order_id: number } = await fileOrder(shop.db, collected)
        const asked = async (mobileNumber: string) =>
          (await shop.post('/trackOrder', { orderId: number, mobileNumber }, stranger())).status
        for (const other of others) expect([other, await asked(other)]).toEqual([other, 200])
        expect(await asked('+971 50 123 4568')).toBe(404)
      }
    })

    it('is told the same for an unknown number, a wrong phone and a deleted order', async () => {
      const { number } = await placed(shop)
      const gone = await placed(shop)
      await shop.db
        .updateTable('orders')
        .set({ deleted_at: shop.now.toISOString() })
        .where('order_id', '=', gone.number)
        .execute()
      const unknown = number === '100000' ? '100001' : '100000'
      const answers = await Promise.all(
        [
          { orderId: unknown, mobileNumber: '91234567' },
          { orderId: number, mobileNumber: '91234568' },
          { orderId: gone.number, mobileNumber: '91234567' },
          // No digits at all must not match an order that is not there, nor a part of a phone its whole.
          { orderId: unknown, mobileNumber: '-' },
          { orderId: number, mobileNumber: '1234567' },
          { orderId: '%', mobileNumber: '%' },
        ].map((asked) => shop.post('/api/trackOrder', asked, stranger())),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]?.json).toMatchObject({ status: 404, detail: expect.stringContaining('no order') })
    })

    it.each([
      ['no phone', { orderId: '123456' }, 400, 'mobileNumber'],
      ['no number', { mobileNumber: '91234567' }, 400, 'orderId'],
      ['an empty phone', { orderId: '123456', mobileNumber: ' ' }, 422, 'mobileNumber'],
      ['a number of another type', { orderId: 123456, mobileNumber: '91234567' }, 400, 'orderId'],
    ])('is refused at the field with %s', async (_, body, status, path) => {
      const answer = await shop.post('/api/trackOrder', body, stranger())
      expect([answer.status, answer.json.errors.map((one: { path: string }) => one.path)]).toEqual([
        status,
        [path],
      ])
    })

    it('comes to the order without JavaScript too', async () => {
      const { number, token } = await placed(shop)
      const form = (fields: Record<string, string>, path: string, from = stranger()) =>
        shop.send('POST', path, String(new URLSearchParams(fields)), {
          ...from,
          'content-type': 'application/x-www-form-urlencoded',
        })
      for (const path of ['/track', '/ar/track']) {
        expect((await shop.get(path)).text).toMatch(new RegExp(`<form[^>]* action="${path}"`))
        const found = await form({ orderId: number, mobileNumber: '91234567' }, path)
        expect([found.status, found.headers.location]).toEqual([303, `${path}/${token}`])
        for (const wrong of [{ orderId: number, mobileNumber: '1' }, { orderId: number }, {}])
          expect((await form(wrong, path)).headers.location).toBe(`${path}?found=no`)
        expect((await shop.get(`${path}?found=no`)).text).toMatch(/found no order|لا يوجد طلب/)
      }
      expect((await form({ orderId: 'x'.repeat(70_000) }, '/track')).status).toBe(413)
    })

    it('has 20 tries in 15 minutes from one address, by whichever way they come', async () => {
      const { number } = await placed(shop)
      const one = { 'x-forwarded-for': '10.9.9.9' }
      const asked = { orderId: number, mobileNumber: '91234567' }
      const body = String(new URLSearchParams(asked))
      const form = { ...one, 'content-type': 'application/x-www-form-urlencoded' }
      for (let n = 0; n < 10; n++) {
        const guess = { orderId: `${number}${n}`, mobileNumber: '91234567' }
        expect((await shop.post('/api/trackOrder', guess, one)).status).toBe(404)
        expect((await shop.send('POST', '/ar/track', body, form)).headers.location).toMatch(/^\/ar\/track\//)
      }
      // Past the limit even the right pair is not looked at.
      const refused = await shop.post('/trackOrder', asked, one)
      expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
      expect((await shop.send('POST', '/track', body, form)).headers.location).toBe('/track?found=later')
      expect((await shop.get('/track?found=later')).text).toContain('a little too often')
      expect((await shop.post('/api/trackOrder', asked, stranger())).status).toBe(200)
    })

    it('has 10 wrong phones an hour for one number; a stranger who spends them keeps nobody else out', async () => {
      const { number } = await placed(shop)
      const asked = { orderId: number, mobileNumber: '91234567' }
      const thief = { 'x-forwarded-for': '10.8.8.8' }
      const guess = (n: number, from: Record<string, string>) =>
        shop.post('/api/trackOrder', { orderId: number, mobileNumber: `9000${1000 + n}` }, from)
      for (let n = 0; n < 10; n++) expect((await guess(n, thief)).status).toBe(404)
      expect((await guess(10, thief)).json.code).toBe('TOO_MANY_ATTEMPTS')
      expect((await shop.post('/api/trackOrder', asked, thief)).status).toBe(429)
      expect((await shop.post('/api/trackOrder', asked, stranger())).status).toBe(200)
    })

    it('has 300 wrong phones an hour for one number from all addresses', async () => {
      const { number } = await placed(shop)
      const guess = (n: number) =>
        shop.post(
          '/api/trackOrder',
          { orderId: number, mobileNumber: `9000${1000 + n}` },
          { 'x-forwarded-for': `10.6.${Math.trunc(n / 10)}.1` },
        )
      for (let n = 0; n < 300; n++) expect([n, (await guess(n)).status]).toEqual([n, 404])
      expect((await guess(300)).status).toBe(429)
    })
  },
  { TRUST_PROXY: '1' },
)

function arabic(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
}
