import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { placeOrderOf } from '#src/orders/correcting/edit-order.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { describeShop } from '#test/shop.ts'

describeShop('tax documents over the turn of the year (T3, M4)', (shop) => {
  // Midnight in Muscat is 20:00 of the day before in UTC.
  const lastOfYear = new Date('2026-12-31T19:59:59.999Z')
  const firstOfYear = new Date('2026-12-31T20:00:00.000Z')
  beforeAll(() => chargeVat(shop, 'confirmation'))

  it('go on counting without a gap or a double under 50 issues at once, each in the year of Muscat that it was issued in', async () => {
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    shop.now = lastOfYear
    const boss = await signIn(shop.shop, 'admin')
    const ids = await Promise.all(Array.from({ length: 50 }, () => placeOrderOf(shop, [{ product: bag }])))
    const confirm = (some: string[]) =>
      Promise.all(some.map((id) => putStatus(shop, id, { status: 'Confirmed' }, boss)))
    const old = confirm(ids.slice(0, 25))
    // Some of the first are under way still when the year turns.
    await putStatus(shop, ids[25] ?? '', { status: 'Confirmed' }, boss)
    shop.now = firstOfYear
    const answers = [...(await old), ...(await confirm(ids.slice(26)))]
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)

    const issued = async (month: string): Promise<TaxDocument[]> =>
      (await shop.get(`/api/taxDocuments?month=${month}&limit=100`, boss.headers)).json.data
    const [before, after] = [await issued('2026-12'), await issued('2027-01')]
    expect(before.length + after.length).toBe(50)
    expect(after.length, 'those that were asked for after midnight').toBeGreaterThanOrEqual(24)
    const numbers = [...before, ...after].map(({ number }) => number).sort()
    expect(numbers).toEqual(ids.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`))
    for (const [documents, at, day] of [
      [before, lastOfYear, '2026-12-31'],
      [after, firstOfYear, '2027-01-01'],
    ] as const)
      for (const one of documents) {
        expect([one.issuedAt, one.suppliedOn]).toEqual([at.toISOString(), day])
        const { text } = await shop.get(`/api/taxDocument/${one._id}/xml`, boss.headers)
        expect(text).toContain(`<cbc:IssueDate>${day}</cbc:IssueDate>`)
      }
    for (const [month, documents] of [
      ['2026-12', before],
      ['2027-01', after],
    ] as const) {
      const { json } = await shop.get(`/api/taxMonth?month=${month}`, boss.headers)
      expect([month, json.invoices.count]).toEqual([month, documents.length])
      const { text } = await shop.get(`/api/export/tax.csv?month=${month}`, boss.headers)
      expect(text.match(/^\ufeff?INV-/gm)).toHaveLength(documents.length)
    }
  })
})
