import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { type Ask, change, landing, slugsOf, treeOf } from './shelving.sample.ts'

describeShop('several categories at once (P15)', (shop) => {
  const many = (body: Ask, who: SignedIn) => change(shop, 'POST /categories/bulk', body, who)
  const named = (...slugs: string[]) => slugs.map((category) => ({ category }))
  const became = (json: { outcomes: { outcome: string }[] }) => json.outcomes.map(({ outcome }) => outcome)
  const logOf = async (who: SignedIn, count: number) =>
    (await shop.get(`/api/audit?limit=${count}`, who.headers)).json.data.map(
      ({ kind, thing }: { kind: string; thing: { name: string } }) => `${kind} ${thing.name}`,
    )

  it('is the admin’s, of a number that is bounded, and of the tree that was seen', async () => {
    const [boss, manager] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'manager')]
    const hide = { shelves: named('bags'), action: 'hide' }
    expect((await many({ ...hide, version: 1 }, manager)).status).toBe(403)
    expect((await many({ ...hide, version: 99 }, boss)).status).toBe(409)
    for (const wrong of [
      { ...hide, shelves: [] },
      { ...hide, shelves: Array(201).fill({ category: 'bags' }) },
      { ...hide, action: 'burn' },
    ])
      expect((await many(wrong, boss)).status).toBe(422)
    const most = Array(200).fill({ category: 'bags' })
    expect((await many({ ...hide, shelves: most, version: 99 }, boss)).status).toBe(409)
    const into = { shelves: named('bags', 'shoes'), action: 'delete' }
    for (const to of [{ category: 'bags' }, { category: 'bags', subCategory: 'tote-bags' }]) {
      const { status, json } = await many({ ...into, to }, boss)
      expect([status, json.errors[0].path]).toEqual([422, 'to'])
    }
    expect((await many({ ...into, to: { category: 'hats' } }, boss)).status).toBe(404)
    expect(slugsOf((await treeOf(shop, boss)).categories)).toHaveLength(12)
  })

  it('hides them and shows them again, says what each became, and logs what it changed', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const shelves = [...named('bags', 'hats'), { category: 'shoes', subCategory: 'boots' }]
    const hidden = await many({ shelves, action: 'hide' }, boss)
    expect(became(hidden.json)).toEqual(['changed', 'gone', 'changed'])
    expect(await landing(shop, '/category/product-category/bags')).toBe(404)
    expect((await shop.get('/shop')).text).not.toContain('product-category/bags')
    expect((await logOf(boss, 2)).sort()).toEqual([
      'category-changed Bags Collections',
      'category-changed Boots',
    ])
    expect(became((await many({ shelves, action: 'hide' }, boss)).json)).toEqual(['same', 'gone', 'same'])
    expect(became((await many({ shelves, action: 'show' }, boss)).json)).toEqual([
      'changed',
      'gone',
      'changed',
    ])
    expect(await landing(shop, '/category/product-category/bags')).toBe(200)
  })

  it('deletes all but the one with goods where these go nowhere, and moves goods and addresses where they do', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await stockCatalogue(shop.db, sampleProduct({ name: 'A tote' }))
    await change(shop, 'POST /postCategory', { name: 'Abayas', place: 0 }, boss)
    const twelve = sampleCategories.map(({ slug }) => slug)
    const first = await many({ shelves: named(...twelve), action: 'delete' }, boss)
    expect(became(first.json)).toEqual(['hasProducts', ...Array(11).fill('changed')])
    expect(slugsOf(first.json.data.categories)).toEqual(['abayas', 'bags'])
    expect(await logOf(boss, 11)).toEqual(Array(11).fill(expect.stringContaining('category-removed ')))
    for (const old of ['product-category/shoes', 'product-category/perfume', 'sub-category/boots'])
      expect([old, await landing(shop, `/category/${old}`)]).toEqual([old, '/shop'])

    const inBags = [{ category: 'bags', subCategory: 'clutch-bags' }, ...named('bags')]
    const moved = await many({ shelves: inBags, action: 'delete', to: { category: 'abayas' } }, boss)
    expect(became(moved.json)).toEqual(['changed', 'changed'])
    expect(moved.json.data.categories).toMatchObject([{ slug: 'abayas', products: 1 }])
    for (const old of ['product-category/bags', 'sub-category/tote-bags', 'sub-category/clutch-bags'])
      expect([old, await landing(shop, `/category/${old}`)]).toEqual([
        old,
        '/category/product-category/abayas',
      ])
    // A shop has at least one.
    expect(became((await many({ shelves: named('abayas'), action: 'delete' }, boss)).json)).toEqual([
      'lastOne',
    ])
  })

  it('lets goods and addresses of a sub-category go to its category, and logs of each where they went', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const sash = { name: '', nameAr: 'أحزمة ناعمة', category: 'belts', slug: 'sash' }
    for (const body of [{ name: 'Belts' }, { name: 'Slim', category: 'belts' }, sash, { name: 'Hats' }])
      await change(shop, 'POST /postCategory', body, boss)
    await change(shop, 'POST /postCategory', { name: 'Caps', category: 'hats' }, boss)
    const goods = { name: 'A belt', categorySlug: 'belts', subCategorySlug: 'slim' }
    await stockCatalogue(shop.db, sampleProduct(goods))
    const shelves = [...named('hats'), { category: 'hats', subCategory: 'caps' }]
    const ofBelts = ['slim', 'sash'].map((subCategory) => ({ category: 'belts', subCategory }))
    const asked = [...ofBelts, ...shelves]
    const { json } = await many({ shelves: asked, action: 'delete' }, boss)
    expect(became(json)).toEqual(Array(4).fill('changed'))
    expect(json.data.categories[1]).toMatchObject({ slug: 'belts', subCategories: [], products: 1 })
    for (const old of ['slim', encodeURIComponent(sash.nameAr)])
      expect(await landing(shop, `/category/sub-category/${old}`)).toBe('/category/product-category/belts')
    // Where both go, the address of the one does not lead to the other.
    expect(await landing(shop, '/category/sub-category/caps')).toBe('/shop')
    await many({ shelves: named('belts'), action: 'delete', to: { category: 'abayas' } }, boss)
    const { data } = (await shop.get('/api/audit?limit=5', boss.headers)).json
    const went = data.map(({ kind, thing, changes }: AuditLine) => [kind, thing.name, changes[0]?.to])
    expect(went.sort()).toEqual([
      ['category-removed', 'Belts', 'abayas'],
      ['category-removed', 'Caps', 'hats'],
      ['category-removed', 'Hats', 'shop'],
      ['category-removed', 'Slim', 'belts'],
      ['category-removed', sash.nameAr, 'belts'],
    ])
  })

  it('that are hidden where addresses lead are not found, and no address leads in a circle', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const sub = (category: string, slug: string) => ({ category, subCategory: slug })
    const add = (category: string, name: string) =>
      change(shop, 'POST /postCategory', { category, name }, boss)
    await change(shop, 'POST /postCategory', { name: 'Scarves' }, boss)
    await add('abayas', 'Straps')
    await change(shop, 'PUT /categoryOrder', { in: sub('abayas', 'straps'), to: 'scarves', place: 0 }, boss)
    const address = '/category/sub-category/straps'
    expect(await landing(shop, `${address}?category=abayas`)).toBe(address)
    expect(await landing(shop, address)).toBe(200)
    await many({ shelves: [sub('scarves', 'straps')], action: 'hide' }, boss)
    expect(await landing(shop, address), 'not to itself').toBe(404)
    // Two that are hidden, and have each taken the other's place.
    for (const category of ['abayas', 'scarves']) await add(category, 'Chains')
    await add('abayas', 'Straps')
    const gone = { shelves: [sub('scarves', 'chains')], action: 'delete', to: sub('scarves', 'straps') }
    await many(gone, boss)
    await many({ shelves: [sub('abayas', 'straps')], action: 'delete', to: sub('abayas', 'chains') }, boss)
    await many({ shelves: [sub('abayas', 'chains')], action: 'hide' }, boss)
    for (const slug of ['straps', 'chains'])
      expect(await landing(shop, `/category/sub-category/${slug}`)).toBe(404)
    await many({ shelves: [sub('scarves', 'straps'), sub('abayas', 'chains')], action: 'show' }, boss)
    expect(await landing(shop, address)).toBe(200)
    await many({ shelves: [sub('scarves', 'straps')], action: 'delete', to: { category: 'scarves' } }, boss)
    expect(await landing(shop, address)).not.toBe(address)
  })
})

type AuditLine = { kind: string; thing: { name: string }; changes: { to: unknown }[] }
