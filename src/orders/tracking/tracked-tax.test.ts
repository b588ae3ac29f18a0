import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { Locale } from '#src/core/locale.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { placeOrderOf } from '#src/orders/correcting/edit-order.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the tax invoice of a customer (T3, O13)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })

  const documentsOf = async (id: string): Promise<TaxDocument[]> =>
    (await shop.get(`/api/taxDocuments?orders=${id}`, boss.headers)).json.data
  const move = async (id: string, status: string) =>
    expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)

  it('is read by the tracking link, with whom it names by its signed-in owner alone', async () => {
    await chargeVat(shop, 'confirmation')
    const [bag, chest] = [
      await stockOne(shop.db, { originalPrice: 10_500 }),
      await stockOne(shop.db, { originalPrice: 600_000 }),
    ]
    const owner = await signIn(shop.shop, 'customer')
    const stranger = await signIn(shop.shop, 'customer')
    const placed = async (product: typeof bag) => {
      const order = sampleOrder([{ product }], { name: 'Salma', address: 'Way 12' })
      const { json } = await shop.post('/api/postOrder', order, owner.headers)
      return { id: json.insertedId, link: `/api/trackOrder/${json.trackUrl.split('/').at(-1)}` }
    }
    const [small, large] = [await placed(bag), await placed(chest)]
    expect((await shop.get(small.link)).json.data).not.toHaveProperty('taxPapers')
    expect((await shop.get(`${small.link}/tax`)).json.data).toEqual([])
    await move(small.id, 'Confirmed')
    await move(large.id, 'Confirmed')
    expect((await shop.get(small.link)).json.data).toMatchObject({ taxPapers: true })
    const seen = await shop.get(`${small.link}/tax`)
    expect(seen.json.data).toEqual(await documentsOf(small.id))
    expect(seen.headers['cache-control']).toBe('private, no-store')

    for (const who of [undefined, stranger, boss]) {
      const { json } = await shop.get(`${large.link}/tax`, who?.headers)
      expect(json.data[0]).toMatchObject({ simplified: false, gross: 600 })
      expect(JSON.stringify(json)).not.toMatch(/Salma|Way 12/)
    }
    const own = await shop.get(`${large.link}/tax`, owner.headers)
    expect(own.json.data[0].customer).toMatchObject({ name: 'Salma' })
    expect((await shop.get('/api/trackOrder/AAAAAAAAAAAAAAAAAAAAAA/tax')).status).toBe(404)
  })

  it('is linked in the letter that tells of its moment', async () => {
    await chargeVat(shop, 'delivery')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    const letter = (locale: Locale, status: string) =>
      orderEmails['order-status-changed']({ payload: { orderId: id, status }, locale }, shop.shop)
    await move(id, 'Confirmed')
    expect((await letter('en', 'Confirmed')).html).not.toContain('/tax')
    await move(id, 'Delivered')
    const [document] = await documentsOf(id)
    const told = {
      en: ['Tax invoice', /"[^"]*[^r]\/track\/[\w-]{22}\/tax"/],
      ar: ['الفاتورة الضريبية', /\/ar\/track\/[\w-]{22}\/tax"/],
    } as const
    for (const locale of ['en', 'ar'] as const) {
      const { html, text } = await letter(locale, 'Delivered')
      for (const one of [told[locale][0], document?.number ?? 'none']) {
        expect(html).toContain(one)
        expect(text).toContain(one)
      }
      expect(html).toMatch(told[locale][1])
    }
  })
})
