import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { forgetCustomer } from '#src/orders/order/forget-orders.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'
import { readTaxDocuments } from './tax-documents.sample.ts'

describeShop('the VATIN of a customer that is a business (T3)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
    await chargeVat(shop, 'confirmation')
  })

  const documentsOf = (id: string) => readTaxDocuments(shop, boss, id)
  /** An order of one bag, and how its VATIN is noted. */
  async function ordered(customer: object = {}) {
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }], { name: 'Salma Trading', ...customer })
    const note = async (vatin?: string, language = 'en') => {
      const more = { customerData: vatin === undefined ? {} : { vatin } }
      const edit = editOf(await readOrder(shop, id, boss), [{ product: bag, line: 0 }], more)
      return putEdit(shop, id, edit, boss, language)
    }
    return { id, note }
  }

  it('is noted by staff before the invoice, which is a full one then, in its file and its month', async () => {
    const { id, note } = await ordered()
    for (const [language, words] of [
      ['en', 'OM and ten digits'],
      ['ar', 'OM ثم عشرة أرقام'],
    ] as const) {
      const wrong = await note('OM12', language)
      expect(wrong.status).toBe(422)
      expect(wrong.json.errors).toEqual([
        { path: 'customerData.vatin', message: expect.stringContaining(words) },
      ])
    }
    expect((await note('om12 0000 0000')).status).toBe(200)
    const noted = await readOrder(shop, id, boss)
    expect(noted.customerData.vatin).toBe('OM1200000000')
    expect(noted.corrections.at(-1)?.texts).toEqual([{ field: 'vatin', before: '', after: 'OM1200000000' }])
    expect((await note()).status).toBe(200)
    expect((await readOrder(shop, id, boss)).customerData.vatin, 'left out it stays').toBe('OM1200000000')
    expect((await putStatus(shop, id, { status: 'Confirmed' }, boss)).status).toBe(200)
    const [invoice, ...others] = await documentsOf(id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      simplified: false,
      gross: 12.5,
      customer: { name: 'Salma Trading', vatin: 'OM1200000000', address: expect.stringMatching(/./) },
    })
    const { text: xml } = await shop.get(`/api/taxDocument/${invoice?._id}/xml`, boss.headers)
    const buyer = xml.slice(xml.indexOf('<cac:AccountingCustomerParty>'))
    expect(buyer).toMatch(/<cac:PartyTaxScheme>\s*<cbc:CompanyID>OM1200000000</)
    const month = muscatDay(shop.now).slice(0, 7)
    const { text: csv } = await shop.get(`/api/export/tax.csv?month=${month}`, boss.headers)
    const [header = '', ...rows] = csv
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/)
    const row = rows.find((one) => one.startsWith(String(invoice?.number)))
    expect(row?.split(',')[header.split(',').indexOf('customerVatin')]).toBe('OM1200000000')
  })

  it('that is another one after the invoice is a credit note and a new invoice, and none where nothing changed', async () => {
    const { id, note } = await ordered()
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    for (const vatin of ['OM1200000000', 'OM1200000000', 'OM1300000000', ''])
      expect((await note(vatin)).status).toBe(200)
    const told = (await documentsOf(id)).map(({ kind, simplified, customer }) => [
      kind,
      simplified,
      customer?.vatin,
    ])
    expect(told).toEqual([
      ['invoice', true, undefined],
      ['credit-note', true, undefined],
      ['invoice', false, 'OM1200000000'],
      ['credit-note', false, 'OM1200000000'],
      ['invoice', false, 'OM1300000000'],
      ['credit-note', false, 'OM1300000000'],
      ['invoice', true, undefined],
    ])
  })

  it('goes from the order with its customer, and stays on the invoice', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { id, note } = await ordered({ email })
    expect((await note('OM1200000000')).status).toBe(200)
    for (const status of ['Confirmed', 'Delivered'])
      expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)
    await inTransaction(shop.db, async (trx) => {
      await forgetCustomer(trx, { userId: 'none', email })
      await settleTax(trx, id, shop.now)
    })
    const order = await readOrder(shop, id, boss)
    expect([order.customerData.vatin, JSON.stringify(order).includes('OM12')]).toEqual([undefined, false])
    expect(await documentsOf(id)).toMatchObject([{ kind: 'invoice', customer: { vatin: 'OM1200000000' } }])
  })
})
