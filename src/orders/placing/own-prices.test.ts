import fc from 'fast-check'
import { beforeAll, expect, it, test } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { type ManyChange, planChange } from '#src/catalogue/admin/plan-changes.ts'
import { priceElsewhere, priceNow, pricesFrom } from '#src/catalogue/product/buying.ts'
import { ownPriceNow } from '#src/catalogue/product/offer-time.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import type { Product, StaffProduct } from '#src/catalogue/product/product.ts'
import { stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop } from '#test/shop.ts'

const baisa = fc.integer({ min: 1000, max: 100_000_000 })

test('an offer takes the same share off a price of its own, and none off where there is no offer (P19)', () => {
  fc.assert(
    fc.property(baisa, baisa, fc.nat(), (own, original, off) => {
      const price = original - (off % original)
      const now = ownPriceNow(own, { price, original_price: original })
      expect(now).toBeLessThanOrEqual(own)
      expect(Math.abs(now / own - price / original) * own).toBeLessThanOrEqual(0.51)
      expect(ownPriceNow(own, { price: original, original_price: original })).toBe(own)
      expect(ownPriceNow(original, { price, original_price: original })).toBe(price)
    }),
  )
})

test('a line in another size costs what it was charged and what the two differ by today (O16, O18)', () => {
  const sized = fc.record({ S: baisa, M: baisa }).map(({ S, M }) => ({
    originalPrice: toOmr(S),
    ownPrices: [{ size: 'M', color: 'N/A', originalPrice: toOmr(M) }],
  }))
  const [S, M] = ['S', 'M'].map((size) => ({ size, color: 'N/A' })) as [Cell, Cell]
  fc.assert(
    fc.property(sized, baisa, (product, price) => {
      const there = priceElsewhere(product, { ...S, price }, M)
      expect(priceElsewhere(product, { ...S, price: priceNow(product, S) }, M)).toBe(priceNow(product, M))
      expect(priceElsewhere(product, { ...S, price }, S)).toBe(price)
      expect(there).toBeGreaterThanOrEqual(Math.min(price, priceNow(product, M)))
    }),
  )
})
type Cell = { size: string; color: string }

describeShop(
  'a price of a size and colour (P19)',
  (shop) => {
    let staff: SignedIn
    let phones = 0
    beforeAll(async () => {
      staff = await signIn(shop.shop, 'manager')
    })
    const json = () => ({ 'content-type': 'application/json', ...staff.headers })
    const add = async (changes: Record<string, unknown> = {}): Promise<string> => {
      const { json: made } = await shop.post('/api/postProduct', typedProduct(changes), staff.headers)
      return made.insertedId
    }
    const edit = (id: string, changes: object) =>
      shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), json())
    const seen = async (id: string): Promise<Product> => (await shop.get(`/api/product/${id}`)).json.data
    const known = async (id: string): Promise<StaffProduct> =>
      (await shop.get(`/api/product/${id}`, staff.headers)).json.data
    /** An order of one piece at what a browser says that it was shown. */
    const order = (id: string, { size, color }: Cell, price: number) =>
      shop.post(
        '/api/postOrder',
        sampleOrder([{ product: sampleProduct({ id, originalPrice: price }), size, color }], {
          mobileNumber: `9${2_000_000 + phones++}`,
          email: `${crypto.randomUUID()}@example.com`,
        }),
        { 'x-forwarded-for': `10.7.${(phones >> 8) & 255}.${phones & 255}` },
      )
    const linesOf = async (id: string) =>
      (await readOrder(shop, id, staff)).products.map(({ size, originalPrice }) => [size, originalPrice])

    it('is what the page says for a choice, and what its order line is charged, whatever the offer', async () => {
      const price = fc.integer({ min: 4000, max: 90_000 })
      const sizes = ['S', 'M']
      const colors = ['camel', 'red']
      const cells = stockCells(sizes, colors)
      const product = fc.record({
        originalPrice: price,
        off: fc.integer({ min: 0, max: 3000 }),
        own: fc.array(fc.option(price, { nil: undefined }), { minLength: 4, maxLength: 4 }),
      })
      await fc.assert(
        fc.asyncProperty(product, async ({ originalPrice, off, own }) => {
          const id = await add({
            sizes,
            colors,
            originalPrice: toOmr(originalPrice),
            ...(off > 0 && { offerPrice: toOmr(originalPrice - off) }),
            variants: cells.flatMap((cell, n) => {
              const at = own[n]
              return at === undefined ? [] : [{ ...cell, price: toOmr(at) }]
            }),
          })
          const page = await seen(id)
          for (const cell of cells) {
            const says = priceNow(page, cell)
            const { offerPrice, originalPrice: before, from } = pricesFrom(page, cell)
            expect([inBaisa(offerPrice ?? before), from]).toEqual([says, undefined])
            const placed = await order(id, cell, says)
            expect(placed.status).toBe(200)
            expect(await linesOf(placed.json.insertedId)).toEqual([[cell.size, toOmr(says)]])
          }
          const { data } = (await shop.get(`/api/products?ids=${id}&fields=card&limit=1`)).json
          const lowest = Math.min(...cells.map((cell) => priceNow(page, cell)))
          expect(priceNow(data[0])).toBe(lowest)
          expect(data[0].from ?? false).toBe(cells.some((cell) => priceNow(page, cell) > lowest))
        }),
        { numRuns: 6 },
      )
    })

    const variants = [{ size: 'M', color: 'camel', price: 30 }]
    const [S, M] = [
      { size: 'S', color: 'camel' },
      { size: 'M', color: 'camel' },
    ]

    it('is never the browser’s: the price of another size is a 409 with the quote', async () => {
      const id = await add({ originalPrice: 20, variants })
      const refused = await order(id, M, 20_000)
      expect([refused.status, refused.json.quote.products[0].originalPrice]).toEqual([409, 30])
      expect((await order(id, S, 30_000)).status).toBe(409)
      const both = sampleOrder([
        { product: sampleProduct({ id, originalPrice: 20_000 }), ...S },
        { product: sampleProduct({ id, originalPrice: 30_000 }), ...M },
      ])
      expect((await shop.post('/api/postOrder', both)).status).toBe(200)
      const phoned = staffOrderOf([{ product: sampleProduct({ id, originalPrice: 30_000 }), ...M }])
      expect((await shop.post('/api/staffOrder', phoned, staff.headers)).status).toBe(200)
      expect((await shop.post('/api/staffOrder', { ...phoned, total: 22 }, staff.headers)).status).toBe(409)
    })

    it('is told in the page’s data for search engines, each size and colour for itself', async () => {
      const id = await add({ originalPrice: 20, variants })
      const { text } = await shop.get(`/product-details/${id}`)
      const [, found = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
      const [group] = JSON.parse(found)['@graph']
      expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: id })
      expect(
        group.hasVariant.map((one: { size: string; offers: { price: string } }) => [
          one.size,
          one.offers.price,
        ]),
      ).toEqual([
        ['S', '20.000'],
        ['M', '30.000'],
      ])
      expect(text).toContain('From')
    })

    it('stays with a line of an order, and another size of it costs what the two differ by', async () => {
      const id = await add({ originalPrice: 20, variants })
      const product = sampleProduct({ id, originalPrice: 20_000 })
      const placed = await placeOrderOf(shop, [{ product, ...S }])
      await edit(id, { originalPrice: 22, variants: [{ ...variants[0], price: 33 }] })
      const change = async (pieces: Parameters<typeof editOf>[1]) =>
        putEdit(shop, placed, editOf(await readOrder(shop, placed, staff), pieces), staff)
      expect((await change([{ product, ...S, line: 0, quantity: 2 }])).status).toBe(200)
      expect(await linesOf(placed)).toEqual([['S', 20]])
      expect(
        (
          await change([
            { product, ...S, line: 0 },
            { product, ...M },
          ])
        ).status,
      ).toBe(200)
      expect(await linesOf(placed)).toEqual([
        ['S', 20],
        ['M', 33],
      ])
      const other = await placeOrderOf(shop, [{ product: { ...product, originalPrice: 22_000 }, ...S }])
      await edit(id, { originalPrice: 24 })
      const now = await readOrder(shop, other, staff)
      expect((await putEdit(shop, other, editOf(now, [{ product, ...M, line: 0 }]), staff)).status).toBe(200)
      expect(await linesOf(other)).toEqual([['M', 31]])
    })

    it('moves with the prices of many products, and back', async () => {
      const id = await add({ originalPrice: 20, variants: [{ ...variants[0], sku: 'M-1' }] })
      const step = { by: 'percent', value: 1000, step: 500, way: 'nearest' } as const
      const plan = async (change: ManyChange) => planChange(await known(id), change)
      const dearer = await plan({ kind: 'price', step })
      expect(dearer).toMatchObject({ changes: { originalPrice: '22.000', variants: [{ price: '33.000' }] } })
      if ('changes' in dearer) expect((await edit(id, dearer.changes)).status).toBe(200)
      expect((await known(id)).variants).toEqual([{ ...M, sku: 'M-1', price: 33 }])
      const offer = { kind: 'offer', step: { ...step, value: -5000, step: 0 }, from: '', until: '' } as const
      const half = await plan(offer)
      if ('changes' in half) expect((await edit(id, half.changes)).status).toBe(200)
      expect((await seen(id)).ownPrices).toEqual([{ ...M, originalPrice: 33, offerPrice: 16.5 }])
    })

    it('is an amount like any other: too little, also in the offer, is refused at its field', async () => {
      const id = await add({ originalPrice: 20, variants })
      for (const changes of [
        { variants: [{ ...M, price: '0.5' }] },
        { variants: [{ ...M, price: 1.5 }], offerPrice: 10 },
      ]) {
        const { status, json: told } = await edit(id, changes)
        expect([status, told.errors?.[0]?.path]).toEqual([422, 'variants.0.price'])
      }
      expect((await edit(id, { variants: [{ ...M, price: '' }] })).status).toBe(200)
      expect((await seen(id)).ownPrices).toBeUndefined()
    })

    it('goes out with the file and comes back, and is in no public answer but as a price', async () => {
      const id = await add({ originalPrice: 20, variants: [{ ...variants[0], cost: 7 }] })
      const file = (await shop.get('/api/export/products.csv', staff.headers)).text
      expect(file).toContain('price 30.000; cost 7.000')
      const send = (csv: string) =>
        shop.send('POST', '/api/import/products?apply=1', csv, {
          'content-type': 'text/csv',
          ...staff.headers,
        })
      expect((await send(file)).json).toMatchObject({ updated: 0, errors: [] })
      expect((await send(`id,variants\n${id},M / camel: price 31\n`)).json).toMatchObject({ updated: 1 })
      expect((await seen(id)).ownPrices).toEqual([{ ...M, originalPrice: 31 }])
      expect(JSON.stringify(await seen(id))).not.toContain('variants')
    })
  },
  { TRUST_PROXY: '1' },
)
