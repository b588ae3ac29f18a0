import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { describeShop } from '#test/shop.ts'
import { readTaxDocuments } from './tax-documents.sample.ts'

const dubai = { place: { country: 'AE', area: 'Dubai' }, address: 'Villa 8', mobileNumber: '0501234567' }
const muscat = { place: { wilayat: 'muscat/as-seeb' }, address: 'Way 12', mobileNumber: '92345678' }

describeShop('an order that is brought to another country, with VAT on (T1)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })

  const documentsOf = (id: string) => readTaxDocuments(shop, boss, id)
  const short = (documents: TaxDocument[]) =>
    documents.map(({ kind, reason, exportedTo, gross, vat }) => [
      reason ?? kind,
      exportedTo?.code,
      gross,
      vat,
    ])

  it('is zero-rated in whole at the price that was shown, on order, papers, month and file', async () => {
    await chargeVat(shop, 'confirmation', { countries: ['AE'], collection: true })
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const book = await stockOne(shop.db, { originalPrice: 4_000, zeroRated: 'yes' })
    const id = await placeOrderOf(shop, [{ product: bag }, { product: book }], dubai)
    expect(await readOrder(shop, id, boss)).toMatchObject({ total: 16.5, vat: 0 })
    for (const [locale, says] of [
      ['en', 'VAT at 0 %: OMR 0.000'],
      ['ar', 'ضريبة القيمة المضافة 0 %: '],
    ] as const) {
      const payload = { orderId: id, link: '', demo: '' }
      const { text } = await orderEmails['order-received']({ payload, locale }, shop.shop)
      expect(text, 'a rate, and no part of the price').toContain(says)
      expect(text).not.toMatch(/VAT included|منه ضريبة/)
    }
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    const [invoice] = await documentsOf(id)
    expect(invoice).toMatchObject({
      exportedTo: { code: 'AE', name: 'United Arab Emirates' },
      gross: 16.5,
      net: 16.5,
      vat: 0,
    })
    expect(invoice?.rates).toEqual([{ rate: 0, gross: 16.5, net: 16.5, vat: 0 }])
    expect(invoice?.items.map(({ kind, rate }) => [kind, rate])).toEqual([
      ['line', 0],
      ['line', 0],
      ['deliveryCharge', 0],
    ])
    const { text } = await shop.get(`/api/taxDocument/${invoice?._id}/xml`, boss.headers)
    expect(text).toContain('<cbc:IdentificationCode>AE</cbc:IdentificationCode>')
    expect(text).toContain('<cbc:TaxExemptionReason>Exported goods</cbc:TaxExemptionReason>')

    const home = await placeOrderOf(shop, [{ product: bag }, { product: book }], muscat)
    const collected = { ...dubai, deliveryArea: 'SHOP COLLECTION', deliveryCharge: 0 }
    const fetched = await placeOrderOf(shop, [{ product: bag, quantity: 5 }], collected)
    for (const one of [home, fetched]) await putStatus(shop, one, { status: 'Confirmed' }, boss)
    expect(short(await documentsOf(home)), 'in Oman').toEqual([['invoice', undefined, 16.5, 0.595]])
    expect(short(await documentsOf(fetched)), 'handed over in Oman').toEqual([
      ['invoice', undefined, 52.5, 2.5],
    ])
    const month = muscatDay(shop.now).slice(0, 7)
    const sums = (await shop.get(`/api/taxMonth?month=${month}`, boss.headers)).json.invoices
    expect(sums).toEqual({ count: 3, standardNet: 61.905, standardVat: 3.095, zeroNet: 4, exportNet: 16.5 })
    const csv = (await shop.get(`/api/export/tax.csv?month=${month}`, boss.headers)).text.split(/\r?\n/)
    const at = (csv[0] ?? '').split(',').indexOf('exported')
    expect(csv.slice(1).map((row) => row.split(',')[at])).toContain('16.500')
  })

  it('follows where it goes: before its invoice silently, after it by a credit note and a new invoice', async () => {
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }], muscat)
    const edit = async (customerData: object) => {
      const order = await readOrder(shop, id, boss)
      const put = await putEdit(shop, id, editOf(order, [{ product: bag, line: 0 }], { customerData }), boss)
      expect([put.status, put.json.errors]).toEqual([200, undefined])
      return put.json.order
    }
    expect(await edit(dubai)).toMatchObject({ total: 12.5, vat: 0 })
    expect(await edit({ ...muscat, name: 'Huda' })).toMatchObject({ total: 12.5, vat: 0.595 })
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    await edit(dubai)
    await edit({ ...dubai, name: 'Salma' })
    await edit(muscat)
    expect(short(await documentsOf(id))).toEqual([
      ['invoice', undefined, 12.5, 0.595],
      ['corrected', undefined, 12.5, 0.595],
      ['invoice', 'AE', 12.5, 0],
      ['corrected', 'AE', 12.5, 0],
      ['invoice', undefined, 12.5, 0.595],
    ])
  })

  it('has an invoice of the country it goes to now, and keeps that when its customer is forgotten', async () => {
    await chargeVat(shop, 'confirmation', { countries: ['AE', 'SA'] })
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }], dubai)
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    const order = await readOrder(shop, id, boss)
    const customerData = { ...dubai, place: { country: 'SA', area: 'Riyadh' } }
    const put = await putEdit(shop, id, editOf(order, [{ product: bag, line: 0 }], { customerData }), boss)
    expect(put.status).toBe(200)
    await shop.db.updateTable('orders').set({ place_country: '' }).where('id', '=', id).execute()
    await putStatus(shop, id, { status: 'Shipping' }, boss)
    expect(short(await documentsOf(id)).map(([what, country]) => [what, country])).toEqual([
      ['invoice', 'AE'],
      ['corrected', 'AE'],
      ['invoice', 'SA'],
    ])
  })

  it('keeps what it was taxed with where it was placed before this', async () => {
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }], dubai)
    await shop.db.updateTable('orders').set({ vat_rate: 500, vat: 595 }).where('id', '=', id).execute()
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    const order = await readOrder(shop, id, boss)
    const customerData = { ...dubai, name: 'Huda' }
    await putEdit(shop, id, editOf(order, [{ product: bag, line: 0 }], { customerData }), boss)
    await putStatus(shop, id, { status: 'Cancelled' }, boss)
    expect(short(await documentsOf(id))).toEqual([
      ['invoice', undefined, 12.5, 0.595],
      ['cancelled', undefined, 12.5, 0.595],
    ])
  })
})
