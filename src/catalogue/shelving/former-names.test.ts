import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { type Ask, change, landing } from './shelving.sample.ts'

describeShop('every name that a deleted sub-category was found by (P15)', (shop) => {
  it('leads on from its address, an Arabic one too', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const evening = { name: '', nameAr: 'سهرات' }
    const add = async (body: Ask) => {
      const made = await change(shop, 'POST /postCategory', body, boss)
      expect(made.status).toBe(200)
      const { categories } = made.json.data
      const within = categories.find(({ slug }: { slug: string }) => slug === body.category)?.subCategories
      return within?.find(({ nameAr }: { nameAr: string }) => nameAr === body.nameAr)?.slug
    }
    const inArabic = `/category/sub-category/${encodeURIComponent(evening.nameAr)}`
    const inEnglish = '/category/sub-category/For%20the%20Sea'
    const remove = (body: Ask) => change(shop, 'POST /removeCategory', body, boss)
    await add({ name: 'Gowns', slug: 'gowns', nameAr: 'فساتين' })
    const subCategory = await add({ category: 'gowns', ...evening })
    await add({ category: 'gowns', name: 'For the Sea', nameAr: 'بحر', slug: 'beach' })
    for (const address of [inArabic, inEnglish])
      expect([address, await landing(shop, address)]).toEqual([address, 200])
    await remove({ in: { category: 'gowns', subCategory } })
    await remove({ in: { category: 'gowns', subCategory: 'beach' } })
    for (const address of [inArabic, inEnglish])
      for (const told of ['', '?category=gowns'])
        for (const [start, path] of [
          ['', address + told],
          ['/ar', `/ar${address}${told}`],
        ] as const)
          expect([path, await landing(shop, path)]).toEqual([
            path,
            `${start}/category/product-category/gowns`,
          ])
    // One that is called so again is found by its name, and goes with its category.
    await add({ category: 'gowns', ...evening, slug: 'parties' })
    for (const told of ['', '?category=gowns']) expect(await landing(shop, inArabic + told)).toBe(200)
    await remove({ in: { category: 'gowns' }, to: { category: 'bags' } })
    for (const told of ['', '?category=gowns'])
      expect(await landing(shop, inArabic + told)).toBe('/category/product-category/bags')
    expect(await landing(shop, '/category/sub-category/parties')).toBe('/category/product-category/bags')
  })

  it('leads on where it was moved to, too', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const make = (body: Ask) => change(shop, 'POST /postCategory', body, boss)
    await make({ name: 'Coats', slug: 'coats', nameAr: 'معاطف' })
    await make({ category: 'coats', name: 'For the Rain', nameAr: 'مطر', slug: 'wet' })
    const old = '/category/sub-category/For%20the%20Rain?category=coats'
    expect(await landing(shop, old)).toBe(200)
    const moved = { in: { category: 'coats', subCategory: 'wet' }, to: 'shoes', place: 0 }
    expect((await change(shop, 'PUT /categoryOrder', moved, boss)).status).toBe(200)
    expect(await landing(shop, old)).toBe('/category/sub-category/wet')
  })

  it('leaves the page of one that is called so by now to that one, in its category', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const make = (body: Ask) => change(shop, 'POST /postCategory', body, boss)
    const remove = (body: Ask) => change(shop, 'POST /removeCategory', body, boss)
    await make({ name: 'Robes', slug: 'robes', nameAr: 'أرواب' })
    const sea = { category: 'robes', name: 'Sea', nameAr: 'بحري' }
    await make({ ...sea, slug: 'shore' })
    await remove({ in: { category: 'robes', subCategory: 'shore' }, to: { category: 'shoes' } })
    const told = '/category/sub-category/sea?category=robes'
    expect(await landing(shop, told)).toBe('/category/product-category/shoes')
    await make({ ...sea, slug: 'waves' })
    for (const address of [told, '/category/sub-category/Sea?category=robes', '/category/sub-category/sea'])
      expect([address, await landing(shop, address)]).toEqual([address, 200])
    expect(await landing(shop, '/category/sub-category/shore?category=robes')).toBe(
      '/category/product-category/shoes',
    )
    // Its own former address goes on leading to it.
    const again = { in: { category: 'robes', subCategory: 'waves' }, slug: 'foam' }
    expect((await change(shop, 'PATCH /updateCategory', again, boss)).status).toBe(200)
    await change(
      shop,
      'PATCH /updateCategory',
      { in: { category: 'robes', subCategory: 'foam' }, name: 'Waves' },
      boss,
    )
    expect(await landing(shop, '/category/sub-category/waves?category=robes')).toBe(
      '/category/sub-category/foam',
    )
  })

  it('leads to the nearest that is shown as long as its own place is hidden', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const make = (body: Ask) => change(shop, 'POST /postCategory', body, boss)
    const show = (where: Ask, hidden: boolean) =>
      change(shop, 'PATCH /updateCategory', { in: where, hidden }, boss)
    const cloaks = { category: 'cloaks' }
    const warm = { ...cloaks, subCategory: 'warm' }
    await make({ name: 'Cloaks', nameAr: 'عباءات' })
    await make({ ...cloaks, name: 'Warm', nameAr: 'دافئ' })
    await make({ name: 'Ponchos', nameAr: 'بونشو' })
    await make({ category: 'ponchos', name: 'Wool', nameAr: 'صوف' })
    await change(shop, 'POST /removeCategory', { in: { category: 'ponchos' }, to: warm }, boss)
    const old = [
      '/category/product-category/ponchos',
      '/category/sub-category/wool',
      '/category/sub-category/wool?category=ponchos',
    ]
    const lead = async (to: string) => {
      for (const address of old) expect([address, await landing(shop, address)]).toEqual([address, to])
    }
    await lead('/category/sub-category/warm')
    await show(warm, true)
    await lead('/category/product-category/cloaks')
    await show(cloaks, true)
    await lead('/shop')
    await show(cloaks, false)
    await show(warm, false)
    await lead('/category/sub-category/warm')
  })
})
