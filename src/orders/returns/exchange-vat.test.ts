import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inBaisa } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, returnsOf, takeStep } from './returns.sample.ts'

describeShop('an exchange with VAT for a size that has a price of its own (O16, P19, T3)', (shop) => {
  it('credits what came back, invoices what went out at its own price, and declares the difference', async () => {
    await chargeVat(shop, 'delivery')
    const boss = await signIn(shop.shop, 'admin')
    const shoe = await stockOne(shop.db, { originalPrice: 10_000, sizes: ['S', 'M'] })
    const edit = { variants: [{ size: 'M', color: 'N/A', price: 12.5 }] }
    const priced = await shop.send('PATCH', `/api/updateProduct/${shoe.id}`, JSON.stringify(edit), {
      'content-type': 'application/json',
      ...boss.headers,
    })
    expect(priced.status, priced.text).toBe(200)
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product: shoe, quantity: 2, size: 'S' }]))
    const id: string = placed.json.insertedId
    const token = placed.json.trackUrl.split('/').at(-1)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    const asked = {
      status: 'Return',
      from: 'Delivered',
      reason: 'defect',
      wants: 'exchange',
      comment: 'In M',
    }
    expect((await changeAsGuest(shop, token, { ...asked, lines: [{ line: 0, quantity: 1 }] })).status).toBe(
      200,
    )
    const [one] = (await returnsOf(shop, id, boss)).returns
    const step = async (body: object) => {
      const stepped = await takeStep(shop, one._id, body, boss)
      expect(stepped.status, stepped.text).toBe(200)
    }
    const exchange = [{ line: 0, size: 'M', color: 'N/A', quantity: 1 }]
    await step({ from: 'requested', to: 'approved', exchange })
    const fresh = (await returnsOf(shop, id, boss)).returns.at(-1).exchange
    expect(fresh.balance).toBe(2.5)
    await step({ from: 'approved', to: 'received', restocked: [{ line: 0, quantity: 1 }] })
    for (const status of ['Shipping', 'Delivered']) await putStatus(shop, fresh._id, { status }, boss)
    await step({ from: 'received', to: 'exchanged' })
    await step({ from: 'exchanged', to: 'closed' })

    const all = async (order: string): Promise<TaxDocument[]> =>
      (await shop.get(`/api/taxDocuments?orders=${order}`, boss.headers)).json.data
    const short = (documents: TaxDocument[]) =>
      documents.map(({ kind, reason, gross, net, vat }) => [reason ?? kind, gross, net, vat])
    expect(short(await all(id))).toEqual([
      ['invoice', 22, 20.952, 1.048],
      ['returned', 10, 9.524, 0.476],
    ])
    expect(short(await all(fresh._id))).toEqual([['invoice', 12.5, 11.905, 0.595]])
    const month = muscatDay(new Date((await all(id))[0]?.issuedAt ?? '')).slice(0, 7)
    const sums = (await shop.get(`/api/taxMonth?month=${month}`, boss.headers)).json
    const declared = inBaisa(sums.invoices.standardVat) - inBaisa(sums.creditNotes.standardVat)
    expect(declared, 'what 24.500 holds, to a baisa').toBe(1_048 - 476 + 595)
  })
})
