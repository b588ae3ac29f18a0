import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { describeShop } from '#test/shop.ts'
import { type ManyChange, planChange, roundSteps, roundWays, steppedPrice, wayBack } from './plan-changes.ts'

it('a price is stepped by percent or amount and rounded as chosen', () => {
  const rounded = { step: 500, way: 'up' } as const
  expect(steppedPrice(12_345, { by: 'percent', value: -1250, step: 0, way: 'nearest' })).toBe(10_802)
  expect(steppedPrice(12_345, { by: 'percent', value: 1000, ...rounded })).toBe(14_000)
  expect(steppedPrice(12_345, { by: 'amount', value: -345, ...rounded })).toBe(12_000)
  expect(steppedPrice(12_349, { by: 'amount', value: 0, step: 100, way: 'nearest' })).toBe(12_300)
  expect(steppedPrice(12_999, { by: 'amount', value: 0, step: 1000, way: 'down' })).toBe(12_000)
  const step = fc.record({
    by: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: -9900, max: 100_000 }),
    step: fc.constantFrom(...roundSteps),
    way: fc.constantFrom(...roundWays),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 100_000_000 }), step, (price, asked) => {
      const [exact, next] = [steppedPrice(price, { ...asked, step: 0 }), steppedPrice(price, asked)]
      expect(Number.isSafeInteger(next)).toBe(true)
      if (asked.step === 0) return
      expect(next % asked.step === 0).toBe(true)
      expect(Math.abs(next - exact)).toBeLessThan(asked.step)
      if (asked.way === 'up') expect(next).toBeGreaterThanOrEqual(exact)
      if (asked.way === 'down') expect(next).toBeLessThanOrEqual(exact)
      if (asked.way === 'nearest') expect(Math.abs(next - exact) * 2).toBeLessThanOrEqual(asked.step)
    }),
  )
})

describeShop('many products changed alike (P17)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  const look = async (id: string): Promise<StaffProduct> =>
    (await shop.get(`/api/product/${id}`, clerk.headers)).json.data
  const send = (products: readonly object[], headers: Record<string, string> = {}) =>
    shop.send('PATCH', '/api/updateProducts', JSON.stringify({ products }), {
      'content-type': 'application/json',
      ...clerk.headers,
      ...headers,
    })
  const apply = async (ids: readonly string[], change: ManyChange) => {
    const before = await Promise.all(ids.map(look))
    const plan = before.flatMap((product) => {
      const planned = planChange(product, change)
      return 'changes' in planned ? [{ product, changes: planned.changes }] : []
    })
    const answer = await send(
      plan.map(({ product, changes }) => ({ ...changes, _id: product._id, version: product.version })),
    )
    const undo = () =>
      send(
        plan.map(({ product, changes }) => ({
          ...wayBack(product, changes),
          _id: product._id,
          version: answer.json.data.find((one: { _id: string }) => one._id === product._id).version,
        })),
      )
    return { before, answer, undo }
  }
  const plain = ({ version: _, updatedAt: __, ...rest }: StaffProduct) => rest

  it('are priced, offered, moved, typed and counted, and each is undone', async () => {
    const stock = [{ size: 'S', color: 'N/A', quantity: 3 }]
    const ids = [
      (await stockOne(shop.db, { sizes: ['S', 'M'], stock, tags: 'Eid, New' })).id,
      (await stockOne(shop.db, { offerPrice: 12_345, originalPrice: 19_900 })).id,
    ]
    const step = { by: 'percent', value: -1000, step: 500, way: 'down' } as const
    const of = async (field: keyof StaffProduct) =>
      (await Promise.all(ids.map(look))).map((one) => one[field])
    const cases: [ManyChange, keyof StaffProduct, unknown[]][] = [
      [{ kind: 'price', step }, 'originalPrice', [18, 17.5]],
      [{ kind: 'offer', step, from: '', until: '' }, 'offerPrice', [18, 17.5]],
      [{ kind: 'offer', step, from: '2036-01-01T00:00', until: '' }, 'plannedPrice', [18, 17.5]],
      [{ kind: 'no offer' }, 'offerPrice', [undefined, undefined]],
      [{ kind: 'type', productType: 'Offer' }, 'productType', ['Offer', 'Offer']],
      [
        { kind: 'category', category: 'Gifts Collections', subCategory: 'Gift Sets' },
        'subCategory',
        ['Gift Sets', 'Gift Sets'],
      ],
      [{ kind: 'tags', do: 'add', tags: 'Gifts، EID' }, 'tags', ['Eid, New, Gifts', 'Gifts, EID']],
      [{ kind: 'tags', do: 'remove', tags: 'eid' }, 'tags', ['New', undefined]],
      [{ kind: 'stock', do: 'add', pieces: 4 }, 'stock', [[{ ...stock[0], quantity: 7 }], []]],
      [
        { kind: 'stock', do: 'set', pieces: 2 },
        'stock',
        [
          expect.arrayContaining([
            { ...stock[0], quantity: 2 },
            { size: 'M', color: 'N/A', quantity: 2 },
          ]),
          [{ size: 'N/A', color: 'N/A', quantity: 2 }],
        ],
      ],
      [{ kind: 'stock', do: 'unlimited' }, 'stock', [[], []]],
    ]
    for (const [change, field, wanted] of cases) {
      const { before, answer, undo } = await apply(ids, change)
      expect([answer.status, await of(field)]).toEqual([200, wanted])
      expect((await undo()).status).toBe(200)
      expect((await Promise.all(ids.map(look))).map(plain)).toEqual(before.map(plain))
    }
    const logged = await shop.db
      .selectFrom('audit_lines')
      .select('kind')
      .where('kind', '=', 'product-changed')
      .execute()
    expect(logged.length).toBeGreaterThanOrEqual(cases.length * 2)
  })

  it('are all changed or none, over the versions that were seen, and say which stands in the way', async () => {
    const [one, two] = [
      await stockOne(shop.db),
      await stockOne(shop.db, { name: 'Stubborn Bag', nameAr: 'حقيبة عنيدة' }),
    ]
    const seen = await look(two.id)
    const both = (offerPrice: string, version = seen.version) => [
      { _id: one.id, offerPrice: '15' },
      { _id: two.id, offerPrice, version },
    ]
    const wrong = await send(both('25'))
    expect([wrong.status, wrong.json.detail]).toEqual([422, expect.stringContaining('Stubborn Bag: ')])
    const inArabic = await send(both('25'), { 'accept-language': 'ar' })
    expect(inArabic.json.detail).toContain('حقيبة عنيدة: ')
    expect((await send(both('15', seen.version - 1))).status).toBe(409)
    expect((await send([...both('15'), { _id: 'stranger', offerPrice: '15' }])).status).toBe(404)
    expect([(await look(one.id)).offerPrice, (await look(two.id)).version]).toEqual([undefined, seen.version])
    const twice = await send([...both('15'), { _id: one.id, offerPrice: '14' }])
    expect([twice.status, twice.text.includes('twice')]).toEqual([422, true])
    expect((await send(Array.from({ length: 101 }, (_, n) => ({ _id: `p${n}` })))).status).toBe(422)
    expect((await send(both('15'))).status).toBe(200)
  })

  it('leave out what a step would break', async () => {
    const { id } = await stockOne(shop.db, { offerPrice: 15_000 })
    const product = await look(id)
    const price = (value: number): ManyChange => ({
      kind: 'price',
      step: { by: 'amount', value, step: 0, way: 'nearest' },
    })
    expect(planChange(product, price(-5000))).toEqual({ skipped: 'below offer' })
    expect(planChange(product, price(-19_500))).toEqual({ skipped: 'too little' })
    expect(planChange(product, price(0))).toEqual({ skipped: 'same' })
    const raised = { ...price(1000), kind: 'offer', from: '', until: '' } as ManyChange
    expect(planChange(product, raised)).toEqual({ skipped: 'not lower' })
    const small = await stockOne(shop.db, {
      originalPrice: 10_000,
      offerPrice: 2000,
      sizes: ['S', 'M'],
      variants: [{ size: 'S', color: 'N/A', price: 6000 }],
    })
    // S would cost 3.000, and 0.857 in the offer.
    expect(planChange(await look(small.id), price(-3000))).toEqual({ skipped: 'too little' })
    const { answer } = await apply([small.id], price(-1000))
    expect([answer.status, (await look(small.id)).originalPrice]).toEqual([200, 9])
  })
})
