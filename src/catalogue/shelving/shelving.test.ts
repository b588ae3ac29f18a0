import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import { treeOf as readTree } from '#src/catalogue/categories/category.store.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { headOf } from '#test/head-of.ts'
import { describeShop } from '#test/shop.ts'
import { change, landing, slugsOf, treeOf } from './shelving.sample.ts'

describeShop('the owner’s tree of categories (P15)', (shop) => {
  it('begins with the twelve, and shows a new category and its sub-category on the next request', async () => {
    const boss = await signIn(shop.shop, 'admin')
    expect((await readTree(shop.db)).categories).toEqual(sampleCategories)
    expect((await shop.get('/ar')).text).not.toContain('عبايات')
    const added = await change(shop, 'POST /postCategory', { name: 'Abayas', nameAr: 'عبايات' }, boss)
    expect(added.json.data.categories.at(-1)).toMatchObject({ slug: 'abayas', products: 0, hidden: false })
    const sub = { category: 'abayas', name: 'Open Abayas', nameAr: 'عبايات مفتوحة', text: 'Worn open.' }
    expect((await change(shop, 'POST /postCategory', sub, boss)).status).toBe(200)
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Black abaya', categorySlug: 'abayas', subCategorySlug: 'open-abayas' }),
      sampleProduct({ name: 'Plain abaya', categorySlug: 'abayas', subCategorySlug: '' }),
    )
    expect((await shop.get('/ar')).text).toContain('عبايات')
    const page = (await shop.get('/ar/category/product-category/abayas')).text
    for (const text of ['عبايات مفتوحة', 'Plain abaya', 'Black abaya']) expect(page).toContain(text)
    const inside = (await shop.get('/category/sub-category/open-abayas')).text
    expect([inside.includes('Worn open.'), inside.includes('Plain abaya')]).toEqual([true, false])
    // English that stands in for Arabic keeps its full stop at its own end.
    const arabic = (await shop.get('/ar/category/sub-category/open-abayas')).text
    expect(arabic).toContain('<bdi>Worn open.</bdi>')
    expect((await shop.get('/sitemap.xml')).text).toContain('/category/sub-category/open-abayas')
    const found = await shop.get(`/api/products?searchQuery=${encodeURIComponent('عبايه مفتوحة')}`)
    expect(found.json.data).toMatchObject([
      { name: 'Black abaya', category: 'Abayas', subCategory: 'Open Abayas' },
    ])
  })

  it('tells search engines what the owner wrote for them, else name and text, in each language (P21)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const told = async (address: string) => headOf((await shop.get(address)).text)
    const write = (where: object, fields: object) =>
      change(shop, 'PATCH /updateCategory', { in: where, ...fields }, boss)
    const [whole, part] = [{ category: 'bags' }, { category: 'bags', subCategory: 'tote-bags' }]
    await write(whole, { text: 'Carried with care.', searchTitle: 'Bags in Muscat' })
    await write(part, { searchTitleAr: 'حقائب كتف', searchText: 'Totes "here"', searchTextAr: 'من مسقط' })
    const path = '/category/product-category/bags'
    expect(await told(path)).toEqual(['Bags in Muscat', 'Carried with care.'])
    expect((await told(`/ar${path}`))[0]).not.toContain('Muscat')
    const [name, text] = await told('/category/sub-category/tote-bags')
    expect([name, text]).toEqual([expect.stringContaining('Tote Bags'), 'Totes &quot;here&quot;'])
    expect(await told('/ar/category/sub-category/tote-bags')).toEqual(['حقائب كتف', 'من مسقط'])
    expect((await shop.get(path)).text).toMatch(/<h1[^>]*><bdi>(?!Bags in Muscat)/)
    const long = await write(whole, { searchTitle: 'B'.repeat(121) })
    expect([long.status, long.json.errors[0].path]).toEqual([422, 'searchTitle'])
    await write(whole, { slug: 'sacks' })
    expect((await told('/category/product-category/sacks'))[0]).toBe('Bags in Muscat')
    await write({ category: 'sacks' }, { slug: 'bags', searchTitle: '', text: '' })
    expect((await told(path))[0]).toContain('Bags')
  })

  it('is the admin’s; names, addresses and numbers have bounds', async () => {
    const [boss, manager] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'manager')]
    const hats = { name: 'Hats', nameAr: 'قبعات', version: (await treeOf(shop, boss)).version }
    expect((await change(shop, 'POST /postCategory', hats, manager)).status).toBe(403)
    for (const [body, path] of [
      [{ ...hats, name: 'BAGS collections' }, 'name'],
      [{ ...hats, name: '', nameAr: '' }, 'name'],
      // Its address would be taken too, and is nothing that anybody typed.
      [{ ...hats, name: 'Abayas', slug: '' }, 'name'],
      [{ ...hats, slug: 'Hats & caps' }, 'slug'],
      [{ ...hats, slug: 'bags' }, 'slug'],
      [{ ...hats, name: 'H'.repeat(61) }, 'name'],
      [{ ...hats, image: 'https://elsewhere.example/hat.webp' }, 'image'],
    ] as const) {
      const { status, json } = await change(shop, 'POST /postCategory', body, boss)
      expect([status, json.errors.map((error: { path: string }) => error.path)]).toEqual([422, [path]])
    }
    const whole = { in: { category: 'bags' } }
    expect((await change(shop, 'POST /removeCategory', { in: { category: 'hats' } }, boss)).status).toBe(404)
    await stockCatalogue(shop.db, sampleProduct({ name: 'A tote' }))
    expect((await change(shop, 'POST /removeCategory', whole, boss)).json.errors[0].path).toBe('to')
    const rest = Array.from({ length: 60 - 13 }, (_, n) => ({ slug: `more-${n}`, name: `More ${n}` }))
    const texts = { name_ar: '', short: '', short_ar: '', tab: '', tab_ar: '', text: '', text_ar: '' }
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      const rows = rest.map((row) => ({ ...row, ...texts, aliases: '[]', image: null, position: 99 }))
      await trx.insertInto('categories').values(rows).execute()
      catalogueChanged()
    })
    const full = await change(shop, 'POST /postCategory', { name: 'Hats', nameAr: 'قبعات' }, boss)
    expect([full.status, full.json.message]).toEqual([422, 'There can be at most 60 categories.'])
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await trx.deleteFrom('categories').where('name_ar', '=', '').execute()
      catalogueChanged()
    })
  })

  it('has new addresses to which the old ones lead for ever, also after a second renaming', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const old = '/category/product-category/abayas'
    const rename = (category: string, slug: string, name: string) =>
      change(shop, 'PATCH /updateCategory', { in: { category }, slug, name }, boss)
    expect((await rename('abayas', 'gowns', 'Gowns')).status).toBe(200)
    expect(await landing(shop, old)).toBe('/category/product-category/gowns')
    await rename('gowns', 'robes', 'Robes')
    expect(await landing(shop, old)).toBe('/category/product-category/robes')
    expect(await landing(shop, `/ar${old}`)).toBe('/ar/category/product-category/robes')
    expect(await landing(shop, '/category/sub-category/open-abayas')).toBe(200)
    expect((await shop.get('/category/product-category/robes')).text).toContain('Black abaya')
    // What other programs call it, such as a price list from before, is still understood.
    expect((await shop.get('/api/products?category=Abayas')).json.data).toHaveLength(2)
    // Back again: nothing leads in a circle.
    await rename('robes', 'abayas', 'Abayas')
    expect(await landing(shop, old)).toBe(200)
    expect(await landing(shop, '/category/product-category/gowns')).toBe(old)
    const sub = { in: { category: 'abayas', subCategory: 'open-abayas' } }
    await change(shop, 'PATCH /updateCategory', { ...sub, slug: 'gift-sets', name: 'Abaya gifts' }, boss)
    expect(await landing(shop, '/category/sub-category/open-abayas')).toBe(
      '/category/sub-category/gift-sets?category=abayas',
    )
    expect(await landing(shop, '/category/sub-category/gift-sets?category=abayas')).toBe(200)
  })

  it('is put in order, and a sub-category moves to another category with its goods', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const first = await change(shop, 'PUT /categoryOrder', { in: { category: 'abayas' }, place: 0 }, boss)
    expect(slugsOf(first.json.data.categories).slice(0, 3)).toEqual(['abayas', 'bags', 'shoes'])
    expect((await shop.get('/api/categories?fields=names')).json.data[0].slug).toBe('abayas')
    const sub = { in: { category: 'abayas', subCategory: 'gift-sets' } }
    const clash = await change(shop, 'PUT /categoryOrder', { ...sub, to: 'gifts', place: 0 }, boss)
    expect([clash.status, clash.json.errors[0].path]).toEqual([422, 'to'])
    const moved = await change(shop, 'PUT /categoryOrder', { ...sub, to: 'clothes', place: 1 }, boss)
    const clothes = moved.json.data.categories.find(({ slug }: { slug: string }) => slug === 'clothes')
    expect(slugsOf(clothes.subCategories).slice(0, 3)).toEqual(['mens', 'gift-sets', 'womens'])
    const list = await shop.get('/api/products?category=clothes&subCategory=gift-sets')
    expect(list.json.data).toMatchObject([{ name: 'Black abaya', category: 'Clothes Collections' }])
    for (const old of ['open-abayas', 'gift-sets?category=abayas'])
      expect(await landing(shop, `/category/sub-category/${old}`)).toBe(
        '/category/sub-category/gift-sets?category=clothes',
      )
  })

  it('hides a category from every list and page, while its goods stay on sale', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await change(shop, 'PATCH /updateCategory', { in: { category: 'abayas' }, hidden: true }, boss)
    expect(await landing(shop, '/category/product-category/abayas')).toBe(404)
    expect((await shop.get('/shop')).text).not.toContain('product-category/abayas')
    const [plain] = (await shop.get('/api/products?searchQuery=plain')).json.data
    const page = await shop.get(`/product-details/${plain._id}`)
    expect([page.status, page.text.includes('product-category/abayas')]).toEqual([200, false])
    const inSearch = ({ text }: { text: string }) => /"sku":"[^"]*",("category":"[^"]*")?/.exec(text)?.[1]
    const arabic = await shop.get(`/ar/product-details/${plain._id}`)
    expect([page, arabic].map(inSearch)).toEqual([undefined, undefined])
    expect((await treeOf(shop, boss)).categories[0]).toMatchObject({
      slug: 'abayas',
      hidden: true,
      products: 1,
    })
    await change(shop, 'PATCH /updateCategory', { in: { category: 'abayas' }, hidden: false }, boss)
    expect(await landing(shop, '/category/product-category/abayas')).toBe(200)
    expect(inSearch(await shop.get(`/product-details/${plain._id}`))).toBe('"category":"Abayas"')
  })

  it('shows a text of a category on its own page, and home does not carry it', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const text = 'Sewn in Nizwa by hand'
    const written = await change(shop, 'PATCH /updateCategory', { in: { category: 'abayas' }, text }, boss)
    expect(written.status).toBe(200)
    expect((await shop.get('/category/product-category/abayas')).text).toContain(text)
    expect((await shop.get('/')).text).not.toContain(text)
  })

  it('merges and deletes: goods move in the same transaction, and every old address follows them', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Card for two', categorySlug: 'combos', subCategorySlug: 'gift-sets' }),
      sampleProduct({ name: 'Bag and shoes', categorySlug: 'combos', subCategorySlug: 'bag-and-shoe-sets' }),
    )
    const merge = { in: { category: 'combos' }, to: { category: 'gifts' }, merge: true }
    expect((await change(shop, 'POST /removeCategory', merge, boss)).status).toBe(200)
    expect(await landing(shop, '/category/product-category/combos')).toBe('/category/product-category/gifts')
    expect(await landing(shop, '/category/sub-category/bag-and-shoe-sets')).toBe(200)
    expect(await landing(shop, '/category/sub-category/gift-sets?category=combos')).toBe(
      '/category/sub-category/gift-sets?category=gifts',
    )
    const names = async (query: string) =>
      (await shop.get(`/api/products?${query}`)).json.data.map(({ name }: { name: string }) => name)
    expect(await names('category=gifts&subCategory=gift-sets')).toEqual(['Card for two'])
    expect(await names('category=combo')).toEqual(['Bag and shoes', 'Card for two'])
    const empty = { in: { category: 'gifts', subCategory: 'gift-sets' } }
    await change(shop, 'POST /removeCategory', empty, boss)
    expect((await shop.get(`/api/product/${await idOf('Card for two')}`)).json.data).toMatchObject({
      category: 'Gifts Collections',
      subCategory: '',
    })
    const gone = await idOf('Bag and shoes')
    await shop.send('DELETE', `/api/deleteProduct/${gone}`, undefined, boss.headers)
    const deleted = { in: { category: 'gifts' }, to: { category: 'bags', subCategory: 'tote-bags' } }
    expect((await change(shop, 'POST /removeCategory', deleted, boss)).status).toBe(200)
    for (const old of ['product-category/gifts', 'product-category/combos', 'sub-category/bag-and-shoe-sets'])
      expect(await landing(shop, `/category/${old}`)).toBe('/category/sub-category/tote-bags')
    // By each name it was found by, those of what was merged into it too.
    for (const name of ['Gifts Collections', 'GIFT', 'Bags & Shoes Combo', 'combo']) {
      const old = `/category/product-category/${encodeURIComponent(name)}`
      expect([name, await landing(shop, old)]).toEqual([name, '/category/sub-category/tote-bags'])
      expect(await landing(shop, `/ar${old}`)).toBe('/ar/category/sub-category/tote-bags')
    }
    const again = { name: 'Gifts Collections', nameAr: 'هدايا', slug: 'presents' }
    expect((await change(shop, 'POST /postCategory', again, boss)).status).toBe(200)
    expect(await landing(shop, '/category/product-category/gifts%20collections')).toBe(200)
    expect(await landing(shop, '/category/product-category/gifts')).toBe('/category/sub-category/tote-bags')
    // An Arabic name has nothing of which an address is made, and leads on all the same; to a word that was none nothing does.
    const kaftans = { name: '', nameAr: 'قفاطين' }
    const made = await change(shop, 'POST /postCategory', kaftans, boss)
    const { slug } = made.json.data.categories.find(({ nameAr }: { nameAr: string }) => nameAr === 'قفاطين')
    const inArabic = `/category/product-category/${encodeURIComponent('قفاطين')}`
    expect(await landing(shop, inArabic)).toBe(200)
    await change(shop, 'POST /removeCategory', { in: { category: slug }, to: { category: 'bags' } }, boss)
    expect(await landing(shop, inArabic)).toBe('/category/product-category/bags')
    for (const word of ['كلام', '---', '؟'])
      for (const kind of ['product-category', 'sub-category'])
        expect(await landing(shop, `/category/${kind}/${encodeURIComponent(word)}`)).toBe(404)
    // What was in the bin meanwhile comes back to where its category went.
    await shop.post('/api/products/bulk', { ids: [gone], action: 'restore' }, boss.headers)
    expect(await names('category=bags&subCategory=tote-bags')).toContain('Bag and shoes')

    async function idOf(name: string): Promise<string> {
      const { id } = await shop.db
        .selectFrom('products')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return id
    }
  })

  it('lets one of two admins win, tells the other, and loses no goods that come in meanwhile', async () => {
    const [boss, other] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'admin')]
    const { version } = await treeOf(shop, boss)
    const remove = { version, in: { category: 'watches' }, to: { category: 'jewellery' } }
    const rename = { version, in: { category: 'watches' }, slug: 'clocks', name: 'Clocks' }
    const product = { name: 'Wrist', category: 'watches', originalPrice: 20 }
    const [one, two, ...saved] = await Promise.all([
      change(shop, 'POST /removeCategory', remove, boss),
      change(shop, 'PATCH /updateCategory', rename, other),
      ...[1, 2, 3, 4].map(() => shop.post('/api/postProduct', product, boss.headers)),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const taken = saved.filter(({ status }) => status === 200)
    expect(saved.map(({ status }) => status).filter((status) => status !== 200 && status !== 422)).toEqual([])
    const rows = await shop.db.selectFrom('products').select('category').where('name', '=', 'Wrist').execute()
    expect(rows.map(({ category }) => category)).toEqual(
      taken.map(() => (one.status === 200 ? 'jewellery' : 'clocks')),
    )
  })

  it('writes an own name in menus and tabs as the owner did, and the twelve as a sentence begins', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await change(shop, 'POST /postCategory', { name: 'LV Bags' }, boss)
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Monogram', categorySlug: 'lv-bags', subCategorySlug: '' }),
      sampleProduct({ name: 'Court shoe', categorySlug: 'shoes', subCategorySlug: '' }),
    )
    const home = (await shop.get('/')).text
    for (const place of ['data-category', 'data-tab'])
      expect(home).toMatch(new RegExp(`${place}="lv-bags"[^>]*><span class="">(?:<bdi>)?LV Bags<`))
    expect(home).toMatch(/data-category="shoes"[^>]*><span class="sentence-case">SHOES COLLECTIONS</)
  })

  it('puts a new one where it was asked to stand', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const order = slugsOf((await treeOf(shop, boss)).categories)
    const added = await change(shop, 'POST /postCategory', { name: 'Hats', place: 1 }, boss)
    expect(slugsOf(added.json.data.categories)).toEqual(order.toSpliced(1, 0, 'hats'))
    const behind = await change(shop, 'POST /postCategory', { name: 'Gloves', place: 900 }, boss)
    expect(behind.json.data.categories.at(-1).slug).toBe('gloves')
    await change(shop, 'POST /postCategory', { category: 'hats', name: 'Straw' }, boss)
    const sub = await change(shop, 'POST /postCategory', { category: 'hats', name: 'Felt', place: 0 }, boss)
    const hats = sub.json.data.categories.find(({ slug }: { slug: string }) => slug === 'hats')
    expect(slugsOf(hats.subCategories)).toEqual(['felt', 'straw'])
  })
})
