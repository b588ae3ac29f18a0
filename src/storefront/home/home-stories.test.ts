import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { insertPictures } from '#src/media/picture.store.ts'
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
})
