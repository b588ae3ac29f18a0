import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { muscatMinute, startOfMuscatMinute } from '#src/core/muscat.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { priceAt } from './offer-time.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'
import { turnOffers } from './turn-offers.store.ts'

const minuteMs = 60_000

describeShop('offers with a start and an end (P16)', (shop) => {
  // Sessions end while the test moves through the days.
  const staff = async () => (await signIn(shop.shop, 'manager')).headers
  const at = (minute: string) => {
    shop.now = startOfMuscatMinute(minute)
  }
  const justBefore = (minute: string) => {
    shop.now = new Date(startOfMuscatMinute(minute).getTime() - 1)
  }
  const edit = async (id: string, change: object) =>
    shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(change), {
      'content-type': 'application/json',
      ...(await staff()),
    })
  const shown = async (id: string) => (await shop.get(`/api/product/${id}`)).json.data
  const kept = async () =>
    (await shop.get('/api/products?productVisibility=Public')).json.data.map(
      ({ originalPrice, offerPrice }: { originalPrice: number; offerPrice?: number }) =>
        offerPrice ?? originalPrice,
    )

  beforeAll(() => at('2026-11-20T08:00'))

  it('start and end on the minute, on kept answers and in orders, and the old price is shown meanwhile', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    const times = { offerFrom: '2026-11-20T09:00', offerUntil: '2026-11-20 10:00:00' }
    const { status, json } = await edit(bag.id, { offerPrice: '15', ...times })
    expect([status, json.data.plannedPrice, json.data.offerUntil]).toEqual([200, 15, '2026-11-20T10:00'])

    const order = async (price: number) => {
      const request = sampleOrder([{ product: { ...bag, originalPrice: price * 1000 } }])
      return (await shop.post('/api/postOrder', request)).status
    }
    for (const [minute, price] of [
      ['2026-11-20T09:00', 20],
      ['2026-11-20T10:00', 15],
    ] as const) {
      justBefore(minute)
      expect([await kept(), (await shown(bag.id)).offerPrice ?? 20]).toEqual([[price], price])
      // The same answer again, now from what is kept.
      expect(await kept()).toEqual([price])
      at(minute)
      const other = price === 20 ? 15 : 20
      expect(await kept()).toEqual([other])
      expect(await shown(bag.id)).toMatchObject({
        originalPrice: 20,
        ...(other === 15 && { offerPrice: 15 }),
      })
      expect([await order(price), await order(other)]).toEqual([409, 200])
    }
    expect(await shown(bag.id)).not.toHaveProperty('offerPrice')
    expect((await shop.get(`/api/product/${bag.id}`, await staff())).json.data.plannedPrice).toBe(15)
    await shop.db.deleteFrom('products').execute()
  })

  it('are prices in lists and orders only while they count, whoever asks first', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    await edit(bag.id, { offerPrice: '15', offerFrom: '2026-11-21T00:00' })
    at('2026-11-21T00:00')
    // An order is the first that comes after the minute: it is the one that turns the price.
    const request = sampleOrder([{ product: { ...bag, originalPrice: 15_000 } }])
    expect((await shop.post('/api/postOrder', request)).status).toBe(200)
    expect((await shop.get('/api/products?productVisibility=Public&onOffer=1')).json.data).toHaveLength(1)
    await shop.db.deleteFrom('products').execute()
  })

  it('need a price and an end after the start; without a price the times are dropped', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    const wrong = await edit(bag.id, {
      offerPrice: '15',
      offerFrom: '2026-11-22T10:00',
      offerUntil: '2026-11-22T10:00',
    })
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, 'offerUntil'])
    expect((await edit(bag.id, { offerPrice: '15', offerFrom: '2026-02-31T10:00' })).status).toBe(422)
    expect((await edit(bag.id, { offerFrom: '2026-11-22T10:00' })).json.data).not.toHaveProperty('offerFrom')
    await shop.db.deleteFrom('products').execute()
  })

  it('cost in the database what the rule says, at any minute', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    const base = startOfMuscatMinute('2026-11-23T00:00').getTime()
    const moment = fc.option(
      fc.integer({ min: 0, max: 6 }).map((n) => muscatMinute(new Date(base + n * minuteMs))),
      { nil: undefined },
    )
    const someOffer = fc.record({
      offerPrice: fc.option(fc.integer({ min: 1000, max: 19_000 }), { nil: undefined }),
      offerFrom: moment,
      offerUntil: moment,
    })
    await fc.assert(
      fc.asyncProperty(someOffer, fc.integer({ min: 0, max: 7 * minuteMs }), async (offer, ms) => {
        const [now, whole] = [new Date(base + ms), { originalPrice: 20_000, ...offer }]
        await shop.db
          .updateTable('products')
          .set({
            offer_price: offer.offerPrice ?? null,
            offer_from: offer.offerFrom ?? null,
            offer_until: offer.offerUntil ?? null,
            price: offer.offerPrice ?? 20_000,
          })
          .where('id', '=', bag.id)
          .execute()
        await inTransaction(shop.db, (trx) => turnOffers(trx, now))
        const { price } = await shop.db
          .selectFrom('products')
          .select('price')
          .where('id', '=', bag.id)
          .executeTakeFirstOrThrow()
        expect(price).toBe(priceAt(whole, now))
      }),
      { numRuns: 60 },
    )
  })
})
