import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { chargeVat } from './vat.sample.ts'

describeShop('VAT of an order (T1)', (shop) => {
  let clerk: SignedIn
  /** As the owner does it: kept pages go. */
  async function switchVat(vat: string) {
    const { headers } = await signIn(shop.shop, 'admin')
    const body = JSON.stringify({ vat, vatNumber: 'OM1100000000' })
    const sent = await shop.send('PATCH', '/api/updateWebsiteInfo', body, {
      'content-type': 'application/json',
      ...headers,
    })
    expect(sent.status).toBe(200)
  }
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  it('is said nowhere while it is off, and an order keeps what was true when it was placed', async () => {
    await chargeVat(shop, 'off')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const before = await placeOrderOf(shop, [{ product: bag }])
    const pageOf = async (path = '') =>
      (await shop.get(`${path}/product-details/${bag.id}`)).text.replace(/<script[\s\S]*?<\/script>/g, '')
    const csv = async () => (await shop.get('/api/export/orders.csv', clerk.headers)).text
    expect((await pageOf()) + (await pageOf('/ar')) + (await csv())).not.toMatch(
      /\bvat\b|Prices include|الأسعار شاملة/i,
    )
    await switchVat('confirmation')
    expect((await pageOf()).match(/Prices include VAT\./g)?.length).toBe(1)
    expect((await pageOf('/ar')).match(/الأسعار شاملة ضريبة القيمة المضافة\./g)?.length).toBe(1)
    expect(await csv()).toMatch(/,cashFee,vat\r?\n/)
    expect(await readOrder(shop, before, clerk)).not.toHaveProperty('vat')
    const after = await placeOrderOf(shop, [{ product: bag }])
    await chargeVat(shop, 'off')
    expect(await readOrder(shop, after, clerk)).toMatchObject({ total: 12.5, vat: 0.595 })
    // The file keeps what that order says.
    expect(await csv()).toContain(',0.595')
  })

  it('is not said to be in the price of zero-rated goods, of which nobody is told more while it is off', async () => {
    const book = await stockOne(shop.db, { originalPrice: 4_000, zeroRated: 'yes' })
    const paths = [
      `/api/product/${book.id}`,
      '/api/products',
      `/api/products?limit=9&fields=card&ids=${book.id}`,
    ]
    const told = async (headers = {}) => {
      const answers = await Promise.all(paths.map((path) => shop.get(path, headers)))
      return answers.map(({ json }) =>
        [json.data]
          .flat()
          .map((one: { _id: string; withoutVat?: true }) => one._id === book.id && one.withoutVat),
      )
    }
    const pageOf = async () => (await shop.get(`/product-details/${book.id}`)).text
    await switchVat('confirmation')
    expect((await pageOf()).includes('Prices include VAT.')).toBe(false)
    expect((await told()).map((list) => list.includes(true))).toEqual([true, true, true])
    await switchVat('off')
    expect((await told()).flat().includes(true)).toBe(false)
    expect((await told(clerk.headers)).flat().includes(true)).toBe(false)
    expect(await pageOf()).not.toMatch(/withoutVat|zeroRated/)
  })

  it('is in the total for customer, tracking, letter, file and invoice, and follows an edit', async () => {
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const book = await stockOne(shop.db, { originalPrice: 4_000, zeroRated: 'yes' })
    const placed = await shop.post(
      '/api/postOrder',
      sampleOrder([{ product: bag }, { product: book }], { email: 'vat@example.com' }),
    )
    expect(placed.json).toMatchObject({ total: 16.5, vat: 0.595 })
    const id = placed.json.insertedId
    const token = placed.json.trackUrl.split('/').at(-1)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data).toMatchObject({ vat: 0.595 })
    expect((await shop.get('/api/export/orders.csv', clerk.headers)).text).toContain(',0.595')

    const order = await readOrder(shop, id, clerk)
    expect(order.products.map(({ zeroRated }) => zeroRated)).toEqual([undefined, 'yes'])
    // The product turns standard-rated; the order's line stays what it was, a new line is what the product is now.
    await shop.db.updateTable('products').set({ zero_rated: null }).where('id', '=', book.id).execute()
    const two = await putEdit(
      shop,
      id,
      editOf(order, [
        { product: bag, quantity: 2, line: 0 },
        { product: book, line: 1 },
      ]),
      clerk,
    )
    expect(two.json.order).toMatchObject({ total: 27, vat: 1.095 })
  })
})
