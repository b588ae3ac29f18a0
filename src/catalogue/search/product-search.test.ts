import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { fold } from '#src/core/fold.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function found(
  shop: TestShop,
  searchQuery: string,
  more: Record<string, string> = {},
): Promise<string[]> {
  const { status, json } = await shop.get(`/api/products?${new URLSearchParams({ searchQuery, ...more })}`)
  expect([searchQuery, status]).toEqual([searchQuery, 200])
  return json.data.map((product: { name: string }) => product.name)
}

describeShop('a search (product.md sections 5 and 7)', (shop) => {
  it('finds names in both languages, whatever the case, marks and letters they are typed with', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Éclat Camel Tote', nameAr: 'حقيبة أَنيقة كبرى' }),
      sampleProduct({
        name: 'Boots Size 38',
        nameAr: 'حذاء مقاس ٣٨',
        categorySlug: 'shoes',
        subCategorySlug: 'boots',
      }),
    )
    for (const typed of [
      'camel',
      'CAMEL TOTE',
      'eclat',
      'ÉCLAT',
      '  camel   tote ',
      'el to',
      'حقيبه',
      'انيقة',
      'كبري',
    ]) {
      expect([typed, await found(shop, typed)]).toEqual([typed, ['Éclat Camel Tote']])
    }
    for (const typed of ['٣٨', '38', 'مقاس 38', 'حـذاء', 'حِذاء', 'bOOts']) {
      expect([typed, await found(shop, typed)]).toEqual([typed, ['Boots Size 38']])
    }
    for (const typed of ['camel boots', 'حقيبتي', 'zzz']) expect(await found(shop, typed)).toEqual([])
  })

  it('of one or two letters works like any other', async () => {
    expect(await found(shop, 'É')).toHaveLength(2)
    expect(await found(shop, 'tt')).toEqual([])
    expect(await found(shop, 'TO')).toEqual(['Éclat Camel Tote'])
    expect(await found(shop, 'ح')).toHaveLength(2)
    expect(await found(shop, '%')).toEqual([])
    expect(await found(shop, '_')).toEqual([])
  })

  it('answers ten at most, unless the caller asks for pages', async () => {
    await stockCatalogue(
      shop.db,
      ...Array.from({ length: 23 }, (_, n) => sampleProduct({ name: `Zebra ${n}` })),
    )
    expect(await found(shop, 'zebra')).toHaveLength(10)
    expect((await found(shop, 'zebra'))[0]).toBe('Zebra 22')
    expect(await found(shop, 'zebra', { limit: '20' })).toHaveLength(20)
    const { json, headers } = await shop.get('/api/products?searchQuery=zebra')
    expect([Object.keys(json), headers.link]).toEqual([['data'], undefined])
  })
})

describeShop('a search of several words', (shop) => {
  it('finds and orders the same whether one of them is rare or all are common', async () => {
    const bags = Array.from({ length: 3100 }, (_, n) => sampleProduct({ name: `Tote Bag ${n}` }))
    await stockCatalogue(
      shop.db,
      ...bags,
      sampleProduct({ name: 'Shopper 1038', categorySlug: 'shoes', subCategorySlug: 'boots' }),
      sampleProduct({ name: 'Bag 1038 of a tote' }),
    )
    // As typed, in other words, by a synonym.
    expect(await found(shop, 'tote bag 1038')).toEqual(['Tote Bag 1038', 'Bag 1038 of a tote'])
    expect(await found(shop, '1038 tote')).toEqual(['Bag 1038 of a tote', 'Tote Bag 1038', 'Shopper 1038'])
    expect(await found(shop, '1038 shopper')).toEqual(['Shopper 1038', 'Bag 1038 of a tote', 'Tote Bag 1038'])
    expect(await found(shop, 'tote 3099')).toEqual(['Tote Bag 3099'])
    expect(await found(shop, 'tote 4000')).toEqual([])
    const { json } = await shop.get('/api/products?searchQuery=bag+tote&limit=5')
    const names = json.data.map(({ name }: { name: string }) => name)
    expect([json.total, names]).toEqual([
      1000,
      ['Bag 1038 of a tote', 'Tote Bag 3099', 'Tote Bag 3098', 'Tote Bag 3097', 'Tote Bag 3096'],
    ])
    expect((await shop.get('/shop?q=bag+tote')).text).toContain('1000 products or more')
    expect((await shop.get('/ar/shop?q=bag+tote')).text).toContain('1000 منتج أو أكثر')
    expect((await shop.get('/shop')).text).toContain('3102 products')
  })
})

const signs = [
  '%',
  '_',
  '\\',
  '"',
  "'",
  '*',
  '^',
  ':',
  '-',
  '(',
  ')',
  '+',
  ';',
  '%%',
  '\\%',
  '""',
  '--',
  'NEAR',
  'OR',
  'AND',
  'NOT',
]

describeShop('signs in a search', (shop) => {
  it('are plain text: the names it stands in come first, and no other has only the sign for it', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Plain', categorySlug: 'shoes', subCategorySlug: 'boots' }),
      ...signs.map((sign) => sampleProduct({ name: `Bag ${sign}${sign} x` })),
    )
    const names = ['Plain', ...signs.map((sign) => `Bag ${sign}${sign} x`)]
    for (const sign of signs) {
      for (const typed of [sign, `${sign}${sign}`, `bag ${sign}`, `bag ${sign}${sign} x`]) {
        const right = names.filter((name) => fold(name).includes(fold(typed)))
        const all = await found(shop, typed, { limit: '100' })
        expect([typed, new Set(all.slice(0, right.length))]).toEqual([typed, new Set(right)])
        // Beside words a sign says nothing, so the other bags may follow.
        expect(
          all.slice(right.length).filter((name) => !(/^bag /i.test(typed) && /^Bag /.test(name))),
        ).toEqual([])
      }
    }
  })
})

describeShop('any search in any catalogue', (shop) => {
  it('finds the names that contain it first, every one, and none twice', async () => {
    const letter = fc.constantFrom(...'abAB éÉ%_\\"\'*حأاةهىي٣3ـْß')
    const text = fc.string({ unit: letter, minLength: 1, maxLength: 8 }).filter((one) => fold(one) !== '')
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 12 }),
        fc.array(text, { maxLength: 6 }),
        async (names, typed) => {
          await shop.db.deleteFrom('products').execute()
          const goods = await stockCatalogue(shop.db, ...names.map((name) => sampleProduct({ name })))
          for (const query of [...typed, ...names]) {
            const right = goods.filter(({ name }) => fold(name).includes(fold(query))).map(({ name }) => name)
            const all = await found(shop, query, { limit: '100' })
            expect(all.slice(0, right.length).sort()).toEqual(right.sort())
            expect(all.length).toBeLessThanOrEqual(goods.length)
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
