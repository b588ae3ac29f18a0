import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function found(shop: TestShop, searchQuery: string, more: Record<string, string> = {}) {
  const { status, json } = await shop.get(`/api/products?${new URLSearchParams({ searchQuery, ...more })}`)
  expect([searchQuery, status]).toEqual([searchQuery, 200])
  return json.data.map((product: { name: string }) => product.name) as string[]
}

function on(categorySlug: string, subCategorySlug: string, name: string, nameAr: string): NewProduct {
  return sampleProduct({ categorySlug, subCategorySlug, name, nameAr })
}

/** One or two of most kinds; stocked in this order, so the last is the newest. */
const goods = () => [
  on('bags', 'tote-bags', 'Camel Leather Tote', 'حقيبة توت جلدية'),
  on('bags', 'clutch-bags', 'Satin Evening Clutch', 'حقيبة سهرة ساتان'),
  on('bags', 'crossbody-bags', 'Drawstring Bucket Bag', 'حقيبة دلو برباط'),
  on('shoes', 'boots', 'Chelsea Ankle Boots', 'بوت تشيلسي'),
  on('shoes', 'loafers', 'Polished Loafers', 'لوفر جلدي'),
  on('wallets', 'leather-wallets', 'Bifold Wallet', 'محفظة جلدية'),
  on('luggage', 'suitcases', 'Large Spinner 76 cm', 'حقيبة سفر كبيرة'),
  on('watches', 'mens', 'Steel Chronograph', 'ساعة رجالية'),
  on('clothes', 'womens', 'Open Abaya', 'عباية مفتوحة'),
  on('jewellery', 'necklaces', 'Pearl Necklace', 'عقد لؤلؤ'),
  on('jewellery', 'earrings', 'Hoop Earrings', 'أقراط دائرية'),
  on('jewellery', 'bracelets', 'Metal Bangle', 'سوار معدني'),
  on('jewellery', 'rings', 'Solitaire Ring', 'خاتم سوليتير'),
  on('sunglasses', 'womens', 'Cat-Eye Sunglasses', 'نظارة عين القطة'),
  on('cosmetics', 'lip-makeup', 'Velvet Lipstick', 'أحمر شفاه مخملي'),
  on('perfumes', 'unisex', 'Royal Oud Perfume Oil', 'دهن عود ملكي'),
  on('perfumes', 'womens', 'Blush Rose Eau de Parfum', 'عطر الورد'),
  on('gifts', 'gift-wrapping', 'Ribbon Box', 'صندوق هدايا'),
]

describeShop('a forgiving search', (shop) => {
  it('knows what goods are called in Oman, in either script, in the singular, the plural and with the article', async () => {
    await stockCatalogue(shop.db, ...goods())
    const bags = ['Camel Leather Tote', 'Satin Evening Clutch', 'Drawstring Bucket Bag']
    const meant: [string[], string[]][] = [
      [['bag', 'bags', 'handbag', 'shanta', 'janta', 'شنطة', 'شنط', 'الشنطة', 'جنطة'], bags],
      [['حقيبة', 'حقيبه', 'حقائب', 'والحقائب', 'حقيبتين'], bags],
      [
        ['shoe', 'shoes', 'نعال', 'جزمة', 'حذاء', 'الأحذية'],
        ['Chelsea Ankle Boots', 'Polished Loafers'],
      ],
      [['wallet', 'wallets', 'محفظة', 'محافظ', 'بوك', 'بووك'], ['Bifold Wallet']],
      [['suitcase', 'شنطة سفر', 'شنطه سفر', 'ترولي', 'luggage'], ['Large Spinner 76 cm']],
      [['watch', 'watches', 'ساعة', 'الساعات', 'ساعات رجالية'], ['Steel Chronograph']],
      [['abaya', 'abayas', 'عباية', 'عبايات', 'عباءة'], ['Open Abaya']],
      [['necklace', 'سلسال', 'قلادة', 'القلادات'], ['Pearl Necklace']],
      [['earrings', 'حلق', 'تراكي', 'أقراط'], ['Hoop Earrings']],
      [['bracelet', 'أسوارة', 'اسوارات', 'سوار'], ['Metal Bangle']],
      [['ring', 'rings', 'خاتم', 'خواتم', 'دبلة'], ['Solitaire Ring']],
      [['sunglasses', 'sun glasses', 'نظارة شمسية', 'نظارات'], ['Cat-Eye Sunglasses']],
      [['lipstick', 'روج', 'حمرة'], ['Velvet Lipstick']],
      [
        ['perfume', 'عطر', 'عطور', 'itr'],
        ['Royal Oud Perfume Oil', 'Blush Rose Eau de Parfum'],
      ],
      [['oud', 'عود', 'دهن عود', 'دهن العود'], ['Royal Oud Perfume Oil']],
      [['gift', 'gifts', 'هدية', 'الهدايا', 'هدايه'], ['Ribbon Box']],
    ]
    for (const [queries, names] of meant)
      for (const typed of queries)
        expect([typed, await found(shop, typed)]).toEqual([typed, expect.arrayContaining(names)])
    // A name of two words is more than either: no other bag, nor anything else for a journey.
    expect(await found(shop, 'شنطة سفر')).toEqual(['Large Spinner 76 cm'])
  })

  it('forgives one typo in a word of four letters or more, in any word', async () => {
    const typos: [string, string][] = [
      ['toat bag', 'Camel Leather Tote'],
      ['lether tote', 'Camel Leather Tote'],
      ['leahter', 'Camel Leather Tote'],
      ['draswtring', 'Drawstring Bucket Bag'],
      ['braclet', 'Metal Bangle'],
      ['sunglases', 'Cat-Eye Sunglasses'],
      ['nekclace', 'Pearl Necklace'],
      ['perfum', 'Royal Oud Perfume Oil'],
      ['حقبية', 'Camel Leather Tote'],
      ['نضارة', 'Cat-Eye Sunglasses'],
    ]
    for (const [typed, name] of typos)
      expect([typed, await found(shop, typed)]).toEqual([typed, expect.arrayContaining([name])])
    expect(await found(shop, 'toat bag')).toEqual(['Camel Leather Tote'])
    for (const typed of ['lthr', 'leathxxr', 'bxg', '7x cm'])
      expect([typed, await found(shop, typed)]).toEqual([typed, []])
  })

  it('takes a word that goods have as it is typed', async () => {
    await stockCatalogue(shop.db, sampleProduct({ name: 'Rose Pouch' }), sampleProduct({ name: 'Nose Clip' }))
    expect(await found(shop, 'nose')).toEqual(['Nose Clip'])
    expect(await found(shop, 'pouch rose')).toEqual(['Rose Pouch'])
  })

  it('starts with names that begin so, then with words that do, then with those that hold it', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Ringo Case' }),
      on('jewellery', 'rings', 'Plain Band', 'دبلة'),
      on('gifts', 'gift-sets', 'Keyring', 'ميدالية'),
    )
    expect(await found(shop, 'ring')).toEqual([
      'Ringo Case',
      'Solitaire Ring',
      'Keyring',
      'Hoop Earrings',
      'Drawstring Bucket Bag',
      'Plain Band',
    ])
  })

  it('needs every word, whatever the order, and passes over those that say nothing', async () => {
    expect(await found(shop, 'tote camel')).toEqual(['Camel Leather Tote'])
    expect(await found(shop, 'the tote in leather')).toEqual(['Camel Leather Tote'])
    expect(await found(shop, 'حقيبة من جلد')).toEqual(['Camel Leather Tote'])
    expect(await found(shop, 'tote loafers')).toEqual([])
    // Alone such a word is looked for as it stands: in `Leather`.
    expect(await found(shop, 'the')).toEqual(['Camel Leather Tote'])
  })

  it('never finds hidden goods, nor learns from them what a shopper can have meant', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Zephyr Pouch', productVisibility: 'Hidden' }),
      sampleProduct({ name: 'Zephyt Pouch' }),
    )
    for (const typed of ['zephyr', 'zephyrr', 'zephr', 'bag zephyr', 'حقيبة zephyr'])
      expect([typed, await found(shop, typed, { limit: '50' })]).toEqual([
        typed,
        typed === 'zephyrr' ? [] : ['Zephyt Pouch'],
      ])
    expect(await found(shop, 'zephyr', { productVisibility: 'Hidden' })).toEqual([])
  })

  it('knows of a change on the next request', async () => {
    expect(await found(shop, 'kaftann')).toEqual([])
    await stockCatalogue(shop.db, sampleProduct({ name: 'Silk Kaftan' }))
    expect(await found(shop, 'kaftann')).toEqual(['Silk Kaftan'])
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await trx.deleteFrom('products').where('name', '=', 'Silk Kaftan').execute()
      catalogueChanged()
    })
    expect(await found(shop, 'kaftann')).toEqual([])
  })
})

describeShop('searching the shop page by page (P3)', (shop) => {
  it('counts right, narrows, sorts and meets everything once', async () => {
    const category = { categorySlug: 'bags', subCategorySlug: 'clutch-bags' }
    await stockCatalogue(
      shop.db,
      ...Array.from({ length: 4 }, (_, n) => sampleProduct({ ...category, name: `Evening bag ${n}` })),
      ...Array.from({ length: 9 }, (_, n) =>
        sampleProduct({
          ...category,
          name: `Pouch ${n}`,
          originalPrice: 5000 + n,
          colors: n % 2 ? ['red'] : ['black'],
        }),
      ),
      sampleProduct({ name: 'Hidden bag', productVisibility: 'Hidden' }),
    )
    const names: string[] = []
    let next: string | undefined = '/api/products?searchQuery=شنطه&limit=4'
    for (let pages = 0; next && pages < 9; pages++) {
      const { json, headers } = await shop.get(encodeURI(decodeURI(next)))
      expect(json.total).toBe(13)
      names.push(...json.data.map(({ name }: { name: string }) => name))
      next = /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
    }
    expect([names.length, new Set(names).size]).toEqual([13, 13])
    // All lie in a bag category, but these, though older, are called bags too.
    expect(names.slice(0, 4).every((name) => name.startsWith('Evening'))).toBe(true)

    const red = await shop.get('/api/products?searchQuery=bags&color=red&limit=20&maxPrice=5.005')
    expect([red.json.total, red.json.data.length]).toEqual([3, 3])
    const cheap = await found(shop, 'pouch', { sort: 'price-asc', limit: '3' })
    expect(cheap).toEqual(['Pouch 0', 'Pouch 1', 'Pouch 2'])
    const none = await shop.get('/api/products?searchQuery=qqqq&limit=5')
    expect(none.json).toEqual({ data: [], total: 0 })
  })

  it('answers the page of the shop in the same way, and says so', async () => {
    const { status, text } = await shop.get('/shop?q=puoch')
    expect([status, /data-testid="product-count"[^>]*>([^<]*)</.exec(text)?.[1]]).toEqual([200, '9 products'])
    expect(text).toContain('Best match')
    const arabic = await shop.get(`/ar/shop?q=${encodeURIComponent('شنطة')}`)
    expect(/data-testid="product-count"[^>]*>([^<]*)</.exec(arabic.text)?.[1]).toBe('13 منتجًا')
  })
})
