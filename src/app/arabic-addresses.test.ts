import { expect, it } from 'vitest'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { arabicOwner } from './arabic-owner.sample.ts'

describeShop('the address of what is named in Arabic alone (L3)', (shop) => {
  const { headers, ask, read, shelved: shelve } = arabicOwner(shop)
  const landing = async (path: string) => {
    const { status, headers } = await shop.get(path)
    return headers.location ?? status
  }
  /** As a browser asks for what is typed. */
  const browse = (path: string) => landing(new URL(path, shop.origin).href.slice(shop.origin.length))
  const wire = (path: string) => encodeURI(path)
  /** Found in both languages, encoded in either case and as it is typed, and everywhere named percent-encoded. */
  const isFound = async (path: string) => {
    for (const start of ['', '/ar']) {
      const address = wire(start + path)
      for (const asked of [
        start + path,
        address,
        address.replace(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase()),
      ])
        expect([asked, await browse(asked)]).toEqual([asked, 200])
      const { text } = await shop.get(address)
      expect(text).toContain(`<link rel="canonical" href="https://shop.test${address}"`)
      expect(text).toMatch(
        new RegExp(`<link rel="alternate" href[lL]ang="ar" href="https://shop.test${wire(`/ar${path}`)}"`),
      )
    }
    const maps = await Promise.all(
      ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml'].map((file) => shop.get(file)),
    )
    expect(maps.some(({ text }) => text.includes(`<loc>https://shop.test${wire(path)}</loc>`))).toBe(true)
  }
  const leads = async (from: string, to: string) => {
    for (const start of ['', '/ar']) {
      const { status, headers } = await shop.get(wire(start + from))
      expect([from, status, headers.location]).toEqual([from, 301, wire(start + to)])
    }
  }

  it('is made of its letters, of a category and a sub-category, and leads on once it is changed', async () => {
    const made = (await shelve('POST', 'postCategory', { nameAr: 'عَبايات  صيف ٢٠٢٦' })).at(-1)
    expect(made.slug).toBe('عبايات-صيف-2026')
    const subs = (await shelve('POST', 'postCategory', { category: made.slug, nameAr: 'مفتوحة' })).at(-1)
    expect(subs.subCategories[0].slug).toBe('مفتوحة')
    await isFound('/category/product-category/عبايات-صيف-2026')
    await isFound('/category/sub-category/مفتوحة')
    const again = await ask('POST', 'postCategory', {
      nameAr: 'عبايات صيف 2026',
      version: (await read('categoryTree')).version,
    })
    expect([again.status, again.json.errors[0].path]).toEqual([422, 'slug'])
    const where = { in: { category: made.slug } }
    await shelve('PATCH', 'updateCategory', { ...where, nameAr: 'عبايات', slug: 'عبايات' })
    await leads('/category/product-category/عبايات-صيف-2026', '/category/product-category/عبايات')
    await isFound('/category/product-category/عبايات')
    // A name that is an address leads from it to the one there is now, and back.
    await shelve('PATCH', 'updateCategory', { in: { category: 'عبايات' }, slug: 'abayas' })
    await leads('/category/product-category/عبايات', '/category/product-category/abayas')
    await shelve('PATCH', 'updateCategory', { in: { category: 'abayas' }, slug: 'عبايات' })
    await leads('/category/product-category/abayas', '/category/product-category/عبايات')
    await isFound('/category/product-category/عبايات')
    const sub = { category: 'عبايات', subCategory: 'مفتوحة' }
    await shelve('PATCH', 'updateCategory', { in: sub, nameAr: 'بسحاب', slug: 'بسحاب' })
    await leads('/category/sub-category/مفتوحة', '/category/sub-category/بسحاب')
  })

  it('may be shared by sub-categories of two categories', async () => {
    for (const nameAr of ['شيلات', 'أثواب']) {
      await shelve('POST', 'postCategory', { nameAr })
      await shelve('POST', 'postCategory', { category: nameAr, nameAr: 'قطن' })
    }
    const { text } = await shop.get(wire('/category/product-category/أثواب'))
    const [path, asked] = ['/category/sub-category/', encodeURIComponent('أثواب')]
    expect(text).toContain(`href="${path}${encodeURIComponent('قطن')}?category=${asked}"`)
    expect(await landing(`${path}${encodeURIComponent('قطن')}?category=${asked}`)).toBe(200)
  })

  it('is that of one sub-category, whatever another with an address of its own is called', async () => {
    const images = [await samplePicture(shop.shop)]
    for (const [nameAr, own] of [
      ['رجال', { slug: 'mens-sandals' }],
      ['نساء', {}],
    ] as const) {
      await shelve('POST', 'postCategory', { nameAr })
      const made = await shelve('POST', 'postCategory', { category: nameAr, nameAr: 'صنادل', ...own })
      const subCategory = made.at(-1).subCategories[0].slug
      const piece = typedProduct({ nameAr: `صندل ${nameAr}`, category: nameAr, subCategory, images })
      expect((await ask('POST', 'postProduct', piece)).status).toBe(200)
    }
    const path = wire('/category/sub-category/صنادل')
    expect((await shop.get(wire('/category/product-category/نساء'))).text).toContain(`href="${path}"`)
    await isFound('/category/sub-category/صنادل')
    const { text } = await shop.get(`/ar${path}`)
    expect([text.includes('صندل نساء'), text.includes('صندل رجال')]).toEqual([true, false])
    await isFound('/category/sub-category/mens-sandals')
  })

  it('is made of its letters, of a collection', async () => {
    expect((await ask('POST', 'postCollection', { nameAr: 'هدايا العيد' })).status).toBe(200)
    const [eid] = await read('editCollections')
    expect(eid.slug).toBe('هدايا-العيد')
    await isFound('/collection/هدايا-العيد')
    const { _id, slug, fits, running, version, ...rest } = eid
    const changed = await ask('PUT', `updateCollection/${encodeURIComponent(slug)}`, {
      ...rest,
      version,
      slug: 'العيد',
    })
    expect([changed.status, changed.json.errors]).toEqual([200, undefined])
    await leads('/collection/هدايا-العيد', '/collection/العيد')
    await isFound('/collection/العيد')
    const gone = await shop.send(
      'DELETE',
      `/api/deleteCollection/${encodeURIComponent('العيد')}`,
      undefined,
      {
        ...headers(),
      },
    )
    expect(gone.status).toBe(200)
  })

  it('is made of its letters, of a page', async () => {
    const content = { titleAr: 'دليل المقاسات', textAr: 'بالسنتيمتر' }
    const made = await ask('POST', 'editPage', { inFooter: true, publish: true, content })
    expect([made.status, made.json.errors]).toEqual([200, undefined])
    await isFound('/pages/دليل-المقاسات')
    expect((await shop.get('/')).text).toContain(`href="${wire('/pages/دليل-المقاسات')}"`)
    const page = (await read('editPages')).find(({ slug }: { slug: string }) => slug === 'دليل-المقاسات')
    const moved = { slug: 'المقاسات', inFooter: true, publish: true, content, version: page.version }
    expect((await ask('PUT', `editPage/${page._id}`, moved)).status).toBe(200)
    await leads('/pages/دليل-المقاسات', '/pages/المقاسات')
  })

  it('is made of its letters, of a product, which goes on being found by its id', async () => {
    const { name: _, ...typed } = typedProduct({ nameAr: 'حقيبة الجبل', sizes: [], colors: [] })
    const images = [await samplePicture(shop.shop)]
    const [{ json }, { json: second }] = [
      await ask('POST', 'postProduct', { ...typed, images }),
      await ask('POST', 'postProduct', { ...typed, images }),
    ]
    const { address } = await read(`product/${json.insertedId}`)
    expect(address).toBe(`حقيبة-الجبل-${json.insertedId}`)
    expect((await read(`product/${second.insertedId}`)).address).not.toBe(address)
    await isFound(`/product-details/${address}`)
    await leads(`/product-details/${json.insertedId}`, `/product-details/${address}`)
    const { text } = await shop.get(wire(`/product-details/${address}`))
    expect(text).toContain(`"url":"https://shop.test${wire(`/product-details/${address}`)}"`)
    // One that is typed has the last word, and needs no digits.
    expect((await ask('PATCH', `updateProduct/${json.insertedId}`, { address: 'حقيبة-الجبل' })).status).toBe(
      200,
    )
    await leads(`/product-details/${address}`, '/product-details/حقيبة-الجبل')
    await isFound('/product-details/حقيبة-الجبل')
    for (const wrong of ['حقيبة الجبل', 'حَقيبة', 'حقيبـة', '٢٠', '-حقيبة'])
      expect([
        wrong,
        (await ask('PATCH', `updateProduct/${json.insertedId}`, { address: wrong })).status,
      ]).toEqual([wrong, 422])
  })
})
