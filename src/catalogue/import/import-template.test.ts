import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function staffOf(shop: TestShop) {
  const { headers } = await signIn(shop.shop, 'manager')
  const send = (csv: string, query = '') =>
    shop.send('POST', `/api/import/products${query}`, csv, { 'content-type': 'text/csv', ...headers })
  const all = async () => (await shop.get('/api/products?sort=newest', headers)).json.data
  const template = async (language: string) =>
    (await shop.get('/api/import/template.csv', { ...headers, 'accept-language': language })).text
  return { headers, send, all, template }
}

describeShop('a file of products to fill in', (shop) => {
  it.each(locales)(
    'has the columns of the export and an example that is imported as it is: %s',
    async (locale) => {
      const { headers, send, template } = await staffOf(shop)
      const text = await template(locale)
      const exported = (await shop.get('/api/export/products.csv', headers)).text
      const headOf = (csv: string) => csv.slice(0, csv.indexOf('\r\n'))
      expect(`${headOf(text)},stockWas`).toBe(headOf(exported))
      // Both would be read in either language.
      const words = productFormMessages[locale]
      expect(text).toContain(`,${words['New Arrivals']},${words.Hidden},`)
      const { json } = await send(text)
      expect(json).toMatchObject({ format: 'own', created: 1, errors: [], notes: [] })
      expect(json.lines[0].notes).toEqual([])
    },
  )

  it('puts a hidden product into the shop, with its variants, and twice is once', async () => {
    const { send, all, template } = await staffOf(shop)
    for (const locale of locales) {
      const { json } = await send(await template(locale), '?apply=1')
      expect([locale, json.errors, json.created + json.unchanged]).toEqual([locale, [], 1])
    }
    const [example, ...others] = (await all()).filter(({ name }: { name: string }) => name === 'Example bag')
    expect(others).toEqual([])
    expect(example).toMatchObject({
      productVisibility: 'Hidden',
      productType: 'New Arrivals',
      originalPrice: 24.5,
      sizes: ['S', 'M'],
      colors: ['black', 'red'],
    })
    expect(example.stock).toContainEqual({ size: 'S', color: 'black', quantity: 3 })
    expect(example.variants).toContainEqual({ size: 'M', color: 'red', notMade: true })
  })

  it('is for staff', async () => {
    expect((await shop.get('/api/import/template.csv')).status).toBe(401)
    const { headers } = await signIn(shop.shop, 'customer')
    expect((await shop.get('/api/import/template.csv', headers)).status).toBe(403)
  })
})

describeShop('a file of products in Arabic', (shop) => {
  const head = 'name,category,subCategory,productType,productVisibility,originalPrice'

  /** Names of the shop's own tree, the first sub-category whose Arabic name is its own. */
  async function shelf() {
    const { data } = (await shop.get('/api/categories')).json
    const [category] = data
    return { category, sub: category.subCategories[0] }
  }

  it('names categories, sub-categories, types and visibilities as its readers do', async () => {
    const { send, all } = await staffOf(shop)
    const { category, sub } = await shelf()
    const row = `Arabic Bag,${category.nameAr},${sub.nameAr},الاكثر طلبا,مخفي,9.5`
    const { json } = await send(`${head}\n${row}\n`, '?apply=1')
    expect(json).toMatchObject({ created: 1, errors: [] })
    const made = (await all()).find(({ name }: { name: string }) => name === 'Arabic Bag')
    expect(made).toMatchObject({
      category: category.name,
      subCategory: sub.name,
      productType: 'Most Popular',
      productVisibility: 'Hidden',
    })
    expect((await send(`${head}\n${row}\n`)).json).toMatchObject({ unchanged: 1, errors: [] })
  })

  it('finds the sub-category of a product that is there, in the category it stands in', async () => {
    const { send, all } = await staffOf(shop)
    const { category, sub } = await shelf()
    const known = await stockOne(shop.db, { categorySlug: category.slug, subCategorySlug: '' })
    const { json } = await send(`id,name,subCategory\n${known.id},${known.name},${sub.nameAr}\n`, '?apply=1')
    expect(json).toMatchObject({ updated: 1, errors: [] })
    const made = (await all()).find(({ _id }: { _id: string }) => _id === known.id)
    expect(made.subCategory).toBe(sub.name)
  })

  it('still refuses what the shop does not have, by its column', async () => {
    const { send } = await staffOf(shop)
    const { category } = await shelf()
    const { json } = await send(
      `${head}\nOne,قسم غير موجود,,عرض,ظاهر,9.5\nTwo,${category.nameAr},غير موجود,عرض,ظاهر,9.5\nThree,${category.nameAr},,غريب,ظاهر,9.5\n`,
    )
    expect(json.errors.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
      [2, 'category'],
      [3, 'subCategory'],
      [4, 'productType'],
    ])
  })

  it('guesses none of two that are called alike in Arabic', async () => {
    const { send } = await staffOf(shop)
    const { headers } = await signIn(shop.shop, 'admin')
    const tree = async () => (await shop.get('/api/categoryTree', headers)).json.data
    for (const [name, nameAr] of [
      ['Perfume', 'عطور'],
      ['Oud', 'عُطور'],
    ]) {
      const shelf = JSON.stringify({ version: (await tree()).version, name, nameAr })
      const type = { 'content-type': 'application/json' }
      expect((await shop.send('POST', '/api/postCategory', shelf, { ...type, ...headers })).status).toBe(200)
    }
    const { json } = await send(`${head}\nOne,عطور,,عرض,ظاهر,9.5\nTwo,Oud,,عرض,ظاهر,9.5\n`)
    expect([json.created, json.errors.map(({ column }: { column: string }) => column)]).toEqual([
      1,
      ['category'],
    ])
  })

  it('is read so from Shopify as well', async () => {
    const { send } = await staffOf(shop)
    const { category, sub } = await shelf()
    const { json } = await send(
      `Handle,Title,Type,Variant Price\none,One,${category.nameAr} > ${sub.nameAr},9.500\n`,
      '?apply=1',
    )
    expect(json).toMatchObject({ created: 1, errors: [] })
  })
})
