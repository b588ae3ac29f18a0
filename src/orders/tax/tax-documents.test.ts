import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inBaisa } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { describeShop } from '#test/shop.ts'
import { readTaxDocuments } from './tax-documents.sample.ts'

describeShop('tax documents of an order (T3)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })

  const documentsOf = (...ids: string[]) => readTaxDocuments(shop, boss, ...ids)
  const short = (documents: TaxDocument[]) =>
    documents.map(({ kind, reason, gross, net, vat }) => [reason ?? kind, gross, net, vat])
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      const moved = await putStatus(shop, id, { status }, boss)
      if (moved.status !== 200) throw new Error(moved.text)
    }
  }

  it('is one invoice, issued at the moment of the settings and never again', async () => {
    await chargeVat(shop, 'confirmation', { shopNameAr: 'حقيبة', addressAr: 'الخوير، مسقط', crNumber: '77' })
    const bag = await stockOne(shop.db, { originalPrice: 10_500, nameAr: 'حقيبة سفر' })
    const book = await stockOne(shop.db, { originalPrice: 4_000, zeroRated: 'yes' })
    const id = await placeOrderOf(shop, [{ product: bag, quantity: 2 }, { product: book }])
    expect(await documentsOf(id)).toEqual([])
    await move(id, 'Confirmed', 'Shipping', 'Delivered')
    const documents = await documentsOf(id)
    expect(short(documents)).toEqual([['invoice', 27, 25.905, 1.095]])
    expect(documents[0]).toMatchObject({
      number: expect.stringMatching(/^INV-\d{6}$/),
      simplified: true,
      supplier: { vatin: 'OM1100000000', nameAr: 'حقيبة', cr: '77' },
      rates: [
        { rate: 5, gross: 23, net: 21.905, vat: 1.095 },
        { rate: 0, gross: 4, net: 4, vat: 0 },
      ],
      items: [
        { kind: 'line', quantity: 2, unitPrice: 10.5, gross: 21, net: 20, vat: 1, rate: 5 },
        { kind: 'line', rate: 0, gross: 4, vat: 0 },
        { kind: 'deliveryCharge', gross: 2, net: 1.905, vat: 0.095 },
      ],
      qr: { size: expect.any(Number) },
    })
    expect(documents[0], 'below OMR 500 nobody is named').not.toHaveProperty('customer')
    expect((await shop.get('/api/taxDocument/none/xml', boss.headers)).status).toBe(404)

    await chargeVat(shop, 'delivery', { shopNameAr: '', address: 'Nizwa', addressAr: '' })
    const later = await placeOrderOf(shop, [{ product: bag }])
    await move(later, 'Confirmed', 'Shipping')
    expect(await documentsOf(later)).toEqual([])
    await move(later, 'Delivered')
    const delivered = await documentsOf(later)
    expect(short(delivered)).toEqual([['invoice', 12.5, 11.905, 0.595]])
    // Named in one language, the shop has that name in both (L3).
    const { name, nameAr, address, addressAr } = delivered[0]?.supplier ?? {}
    expect([nameAr, address, addressAr]).toEqual([name, 'Nizwa', 'Nizwa'])
    expect(await documentsOf(id), 'another moment changes nothing of what was issued').toHaveLength(1)
  })

  it('names the customer from OMR 500 without VAT on', async () => {
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db, { originalPrice: 525_000 })
    const id = await placeOrderOf(shop, [{ product: bag }], { name: 'Salma', address: 'Way 12, Muscat' })
    await move(id, 'Confirmed')
    expect((await documentsOf(id))[0]).toMatchObject({
      simplified: false,
      net: 500,
      customer: { name: 'Salma', address: expect.stringContaining('Way 12') },
    })
    const terms = { zones: [], deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] }
    const headers = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', '/api/deliveryZones', JSON.stringify(terms), headers)).status).toBe(200)
    const collected = {
      deliveryArea: 'SHOP COLLECTION',
      deliveryCharge: 0,
      address: 'Way 14, Muscat',
    } as const
    const order = sampleOrder([{ product: bag }], collected)
    const { json } = await shop.post('/api/postOrder', { ...order, total: order.subTotal })
    await move(json.insertedId, 'Confirmed')
    expect((await documentsOf(json.insertedId))[0]?.customer?.address, 'one that collects too').toBe(
      'Way 14, Muscat',
    )
  })

  it('is nothing while VAT is off, and for orders of that time', async () => {
    await chargeVat(shop, 'off')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    await chargeVat(shop, 'confirmation')
    await move(id, 'Confirmed')
    expect(await documentsOf(id)).toEqual([])
  })

  it('is taken back by a credit note when the order is corrected, cancelled or its moment is taken back', async () => {
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    await move(id, 'Confirmed')
    const order = await readOrder(shop, id, boss)
    const edited = await putEdit(shop, id, editOf(order, [{ product: bag, quantity: 3, line: 0 }]), boss)
    expect(edited.status).toBe(200)
    await undo(shop, id, { from: 'Confirmed' }, boss)
    await move(id, 'Confirmed', 'Cancelled')
    const documents = await documentsOf(id)
    expect(short(documents)).toEqual([
      ['invoice', 12.5, 11.905, 0.595],
      ['corrected', 12.5, 11.905, 0.595],
      ['invoice', 33.5, 31.905, 1.595],
      ['cancelled', 33.5, 31.905, 1.595],
      ['invoice', 33.5, 31.905, 1.595],
      ['cancelled', 33.5, 31.905, 1.595],
    ])
    for (const [at, document] of documents.entries())
      if (document.kind === 'credit-note') expect(document.corrects?.number).toBe(documents[at - 1]?.number)
    const renamed = editOf(await readOrder(shop, id, boss), [{ product: bag, quantity: 3, line: 0 }], {
      customerData: { name: 'Another' },
    })
    expect((await putEdit(shop, id, renamed, boss)).status, 'cancelled').toBe(409)
  })

  it('has a credit note for each return and each refund, together the invoice', async () => {
    await chargeVat(shop, 'delivery')
    const bag = await stockOne(shop.db, { originalPrice: 3_333 })
    const book = await stockOne(shop.db, { originalPrice: 1_111, zeroRated: 'yes' })
    const id = await placeOrderOf(shop, [
      { product: bag, quantity: 3 },
      { product: book, quantity: 2 },
    ])
    await move(id, 'Confirmed', 'Delivered')
    const seen = (await readOrder(shop, id, boss)).payments?.length
    const refund = { amount: 1, method: 'cash', seen, note: 'A scratch' }
    const given = await shop.post(`/api/orderRefund/${id}`, refund, boss.headers)
    expect(given.status, given.text).toBe(200)
    const giveBack = async (amount: number, lines: object[]) => {
      const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines }
      const put = await putReturn(shop, id, asked, boss)
      if (put.status !== 200) throw new Error(put.text)
      const one = (await returnsOf(shop, id, boss)).returns.at(-1)
      const road = { from: one.state, to: 'closed', finish: true, restocked: [], amount, method: 'cash' }
      const stepped = await takeStep(shop, one._id, road, boss)
      if (stepped.status !== 200) throw new Error(stepped.text)
    }
    await giveBack(4.444, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ])
    const documents = await documentsOf(id)
    expect(short(documents).map(([what, gross]) => [what, gross])).toEqual([
      ['invoice', 14.221],
      ['reduced', 1],
      ['returned', 4.444],
    ])
    expect(documents[2]?.rates).toMatchObject([
      { rate: 5, gross: 3.333 },
      { rate: 0, gross: 1.111, vat: 0 },
    ])
    await giveBack(8.777, [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ])
    const [invoice, ...credits] = await documentsOf(id)
    for (const sum of ['gross', 'net', 'vat'] as const)
      expect([sum, credits.reduce((all, one) => all + inBaisa(one[sum]), 0)]).toEqual([
        sum,
        inBaisa(invoice?.[sum] ?? 0),
      ])
  })

  it('is credited and invoiced anew in whole when money that was given back is taken back', async () => {
    await chargeVat(shop, 'delivery')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    await move(id, 'Confirmed', 'Delivered')
    const ledger = async () => (await readOrder(shop, id, boss)).payments ?? []
    const refund = { amount: 2.5, method: 'cash', seen: (await ledger()).length, note: 'A scratch' }
    expect((await shop.post(`/api/orderRefund/${id}`, refund, boss.headers)).status).toBe(200)
    const given = (await ledger()).find(({ kind }) => kind === 'refund')
    const reversal = { payment: given?._id, note: 'The wrong order' }
    const reversed = await shop.post(`/api/paymentReversal/${id}`, reversal, boss.headers)
    expect(reversed.status, reversed.text).toBe(200)
    expect(short(await documentsOf(id))).toEqual([
      ['invoice', 12.5, 11.905, 0.595],
      ['reduced', 2.5, 2.381, 0.119],
      ['corrected', 10, 9.524, 0.476],
      ['invoice', 12.5, 11.905, 0.595],
    ])
  })

  it('is refused every change and deletion by the database', async () => {
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const id = await placeOrderOf(shop, [{ product: bag }])
    await move(id, 'Confirmed')
    for (const change of [
      sql`update tax_documents set content = '{}' where order_id = ${id}`,
      sql`update tax_documents set number = 99 where order_id = ${id}`,
      sql`delete from tax_documents where order_id = ${id}`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow('append-only')
    if (shop.engine === 'sqlite')
      await expect(
        sql`insert or replace into tax_documents select * from tax_documents`.execute(shop.db),
      ).rejects.toThrow('append-only')
    expect(await documentsOf(id)).toHaveLength(1)
  })

  it('has numbers without a gap or a double under 50 issues at once, and after ones that failed', async () => {
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    const ids = await Promise.all(Array.from({ length: 50 }, () => placeOrderOf(shop, [{ product: bag }])))
    // Beside them transactions that take a number and fail.
    const failing = () =>
      shop.db
        .transaction()
        .execute(async (trx) => {
          await trx
            .updateTable('tax_series')
            .set((row) => ({ last: row('last', '+', 1) }))
            .execute()
          throw new Error('failed')
        })
        .catch(() => undefined)
    const answers = await Promise.all(
      ids.flatMap((id, at) => [
        putStatus(shop, id, { status: 'Confirmed' }, boss),
        ...(at % 10 ? [] : [failing()]),
      ]),
    )
    expect(answers.filter((one) => one && 'status' in one && one.status === 200)).toHaveLength(50)
    expect(await documentsOf(...ids)).toHaveLength(50)
    const rows = await shop.db
      .selectFrom('tax_documents')
      .select(['series', 'number'])
      .orderBy('number')
      .execute()
    for (const series of ['invoice', 'credit-note']) {
      const numbers = rows.filter((row) => row.series === series).map(({ number }) => number)
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    }
  })

  it('adds up to a month for the return, and is a file whose columns add up to the same', async () => {
    const month = muscatDay(shop.now).slice(0, 7)
    const { json } = await shop.get(`/api/taxMonth?month=${month}`, boss.headers)
    const all: TaxDocument[] = []
    let cursor = ''
    do {
      const page = (await shop.get(`/api/taxDocuments?month=${month}&limit=20${cursor}`, boss.headers)).json
      all.push(...page.data)
      cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : ''
    } while (cursor)
    expect(all.length).toBeGreaterThan(50)
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
    expect(json.invoices.count + json.creditNotes.count).toBe(all.length)
    const sumOf = (kind: string) =>
      all.filter((one) => one.kind === kind).reduce((sum, { vat }) => sum + vat, 0)
    expect(json.invoices.standardVat).toBeCloseTo(sumOf('invoice'), 6)
    expect(json.creditNotes.standardVat).toBeCloseTo(sumOf('credit-note'), 6)
    const { text } = await shop.get(`/api/export/tax.csv?month=${month}`, boss.headers)
    const [header = '', ...rows] = text.trim().split(/\r?\n/)
    const at = header.split(',').indexOf('vat')
    const vat = rows.reduce((sum, row) => sum + Number(row.split(',')[at]), 0)
    expect(vat).toBeCloseTo(json.invoices.standardVat - json.creditNotes.standardVat, 6)
    expect((await shop.get('/api/taxMonth?month=2026-13', boss.headers)).status).toBe(422)
  })
})
