import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue, stockOne } from '#src/catalogue/product/product.sample.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import { describeShop } from '#test/shop.ts'

describeShop('home’s stories', (shop) => {
  it('open every third shelf, where the category has both a picture and a text of its own', async () => {
    const [bags, shoes, wallets] = [
      sampleProduct(),
      sampleProduct({ categorySlug: 'shoes', subCategorySlug: 'sneakers' }),
      sampleProduct({ categorySlug: 'wallets', subCategorySlug: 'cardholders' }),
    ]
    await stockCatalogue(shop.db, bags, shoes, wallets)
    const id = 'a'.repeat(32)
    await inTransaction(shop.db, (trx) =>
      insertPictures(trx, [{ id, width: 900, height: 450, contentHash: id }], {
        purpose: 'staff',
        now: shop.now,
      }),
    )
    const owner = await signIn(shop.shop, 'admin')
    const tell = async (slug: string, said: object) => {
      const { version } = (await shop.get('/api/categoryTree', owner.headers)).json.data
      const body = JSON.stringify({ version, in: { category: slug }, ...said })
      const headers = { 'content-type': 'application/json', ...owner.headers }
      expect((await shop.send('PATCH', '/api/updateCategory', body, headers)).status).toBe(200)
    }
    const stories = async (path: string) => {
      const [, ...told] =
        (await shop.get(path)).text.split('<script id="state"')[0]?.split('data-testid="story"') ?? []
      return told
    }
    await tell('bags', { image: pictureUrl(id), text: 'Told of bags.' })
    await tell('wallets', { text: 'Told of wallets.', textAr: 'قصة المحافظ.' })
    expect(await stories('/')).toEqual([])
    await tell('wallets', { image: pictureUrl(id) })
    const [[english, ...more], [arabic]] = [await stories('/'), await stories('/ar')]
    expect([more, english?.includes('Told of wallets.'), arabic?.includes('قصة المحافظ.')]).toEqual([
      [],
      true,
      true,
    ])
    // The way on stands beside the heading, and where something is told beside that: a phone shows the first, a desk the second.
    const shelves = (await shop.get('/')).text.split('data-testid="category-section"').slice(1, 4)
    const heads = shelves.map((shelf) => shelf.split('section-row')[0]?.split('View All') ?? [])
    expect(heads.map((parts) => parts.length)).toEqual([2, 2, 3])
    expect(heads[2]?.[0]).toContain('md:hidden')
    expect(heads.map((parts) => parts.join('').includes('Told of wallets.'))).toEqual([false, false, true])
    // English that stands in for Arabic keeps its full stop at its own end.
    await tell('wallets', { textAr: '' })
    expect((await stories('/ar'))[0]).toContain('<bdi>Told of wallets.</bdi>')
  })

  it('have the welcome in the place of the banner while there are no slides', async () => {
    for (const [path, headline] of [
      ['/', 'Carried with care'],
      ['/ar', 'نحملها معك'],
    ] as const) {
      const page = (await shop.get(path)).text.split('<script id="state"')[0] ?? ''
      expect(page.split('<h1').length - 1).toBe(1)
      expect(page.split(headline).length - 1).toBe(1)
      expect(page).not.toContain('data-testid="banner"')
      expect(page).toMatch(new RegExp(`bg-raised[^>]*><section[^>]*><h1[^>]*>${headline}`))
    }
  })

  it('say nothing of bags, of Muscat and of two days in a shop that has its own name and slower delivery', async () => {
    const ours =
      /Bags, shoes|leather that|chosen in Muscat|1-2 days|وأحذية وهدايا|وأحذية ومحافظ|نختارها|جلد يزداد|يوم أو يومين/
    const shown = async (path: string) => (await shop.get(path)).text.split('<script id="state"')[0] ?? ''
    // Who has not said so does not promise it: what is genuine, who the shop is, how it began.
    const told = /genuine|Genuine|began with bags|small shop in Muscat|أصلية|بدأنا بالحقائب|متجر صغير في مسقط/
    const bag = await stockOne(shop.db)
    const own = ['/about-us', '/category/product-category/shoes', `/product-details/${bag.id}`]
    const telling = [...own, ...own.map((path) => `/ar${path}`)]
    expect([await shown('/'), await shown('/ar')]).toEqual([
      expect.stringMatching(ours),
      expect.stringMatching(ours),
    ])
    for (const path of telling) expect([path, told.test(await shown(path))]).toEqual([path, true])
    const { headers } = await signIn(shop.shop, 'admin')
    const send = async (method: string, path: string, body: object) => {
      const typed = { 'content-type': 'application/json', ...headers }
      expect((await shop.send(method, path, JSON.stringify(body), typed)).status).toBe(200)
    }
    const shoes = sampleProduct({ categorySlug: 'shoes', subCategorySlug: 'sneakers' })
    await stockCatalogue(shop.db, sampleProduct(), shoes)
    await send('PUT', '/api/brand', { ...ownLook, shopName: 'Souq', shopNameAr: 'سوق' })
    for (const path of telling) expect([path, told.test(await shown(path))]).toEqual([path, false])
    const start = await shop.get('/api/editPage/about-us', headers)
    expect(told.test(JSON.stringify(start.json))).toBe(false)
    expect(start.json.data.content.text).toContain('within {deliveryTime}')
    const how = { zones: [], cutOff: '', collection: false, countries: [], holidays: [] }
    await send('PUT', '/api/deliveryZones', { ...how, deliveryDays: 5 })
    for (const [path, title, told, all, offers] of [
      [
        '/',
        'Souq | Bags Collections, Shoes Collections',
        'Bags Collections, Shoes Collections, Wallet &amp; Cardholders at Souq.',
        'All products at Souq.',
        'Offers at Souq.',
      ],
      [
        '/ar',
        'سوق | مجموعة الحقائب، مجموعة الأحذية',
        'مجموعة الحقائب، مجموعة الأحذية، محافظ وحاملات بطاقات من سوق.',
        'كل المنتجات من سوق.',
        'العروض من سوق.',
      ],
    ] as const) {
      const page = await shown(path)
      expect(page).not.toMatch(ours)
      expect(page).toMatch(/At your door in 5 days|عند بابك خلال 5 أيام/)
      // Search engines are told what she has said: her name, and what stands on her shelves.
      expect(page).toContain(`<meta name="description" content="${told}"/>`)
      for (const [list, text] of [
        ['/shop', all],
        ['/category/offer-category', offers],
      ] as const)
        expect(await shown(path === '/ar' ? path + list : list)).toContain(
          `<meta name="description" content="${text}"/>`,
        )
      expect(page).toContain(`<title>${title}`)
      expect(page).toMatch(new RegExp(`<h1[^>]*>${title.split(' | ')[0]}</h1>`))
    }
  })

  it('shows a category by the first picture of its goods, not by the mark of the newest that has none', async () => {
    await stockCatalogue(shop.db, sampleProduct({ categorySlug: 'gifts', subCategorySlug: '' }))
    await stockCatalogue(shop.db, sampleProduct({ categorySlug: 'gifts', subCategorySlug: '', images: [] }))
    const page = (await shop.get('/')).text
    const tiles = page.match(
      /<a class="(?:group )?block" href="\/category\/product-category\/gifts".*?<\/a>/g,
    )
    expect(tiles?.map((tile) => tile.includes('/pictures/0123456789abcdef'))).toEqual([true, true])
  })
})
