import { expect, it } from 'vitest'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import { letterHead } from '#src/settings/branding/letter-head.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { arabicOwner } from './arabic-owner.sample.ts'

const needed = { path: 'name', message: 'Enter a name in English or in Arabic.' }

describeShop('what its owner names in Arabic alone (L3)', (shop) => {
  const { headers, ask, read, shelve } = arabicOwner(shop)
  const bodyOf = async (path: string) => (await shop.get(path)).text.replace(/<script[\s\S]*?<\/script>/g, '')

  it('is a product that both languages show, find, order and tell of by letter, and whose English may follow', async () => {
    const { name: _, ...typed } = typedProduct({ nameAr: 'حقيبة الجبل', sizes: [], colors: [] })
    const added = await ask('POST', 'postProduct', { ...typed, images: [await samplePicture(shop.shop)] })
    expect(added.status).toBe(200)
    const id: string = added.json.insertedId
    // As of any name without Latin letters; its page is found by the Arabic ones.
    expect(id).toMatch(/^[\da-f]{8}$/)
    expect(await bodyOf(`/product-details/${encodeURIComponent(`حقيبة-الجبل-${id}`)}`)).toContain(
      '<bdi>حقيبة الجبل</bdi>',
    )
    const found = encodeURIComponent('حقيبة الجبل')
    expect((await shop.get(`/api/products?limit=5&searchQuery=${found}`)).json.total).toBe(1)
    const order = sampleOrder([{ product: sampleProduct({ id, originalPrice: 24_500 }) }])
    const placed = await shop.post('/api/postOrder', order)
    expect(placed.status).toBe(200)
    expect((await shop.get('/api/orders', headers())).text).toContain('"name":"حقيبة الجبل"')
    const payload = { orderId: placed.json.insertedId }
    const letter = await orderEmails['order-received']({ payload, locale: 'en' }, shop.shop)
    expect(letter.html).toContain('<bdi>حقيبة الجبل</bdi>')
    // The Arabic is renamed: what stands for the English goes with it.
    const renamed = await ask('PATCH', `updateProduct/${id}`, { nameAr: 'حقيبة الوادي' })
    expect(renamed.json.data.name).toBe('حقيبة الوادي')
    // A mark of direction alone is no name: nobody sees it.
    for (const nothing of ['', '\u200f', '\u200b \u2060']) {
      const none = await ask('PATCH', `updateProduct/${id}`, { nameAr: nothing })
      expect([none.status, none.json.errors]).toEqual([422, [needed]])
    }
    expect((await ask('PATCH', `updateProduct/${id}`, { name: 'Wadi bag' })).json.data.name).toBe('Wadi bag')
    expect((await ask('PATCH', `updateProduct/${id}`, { name: '' })).json.data.name).toBe('حقيبة الوادي')
  })

  it('is the shop itself, on its pages, in its manifests and before search engines', async () => {
    const before = await read('getWebsiteInfo')
    const named = { shopName: '', shopNameAr: 'متجر صفا' }
    expect((await ask('PUT', 'brand', { ...ownLook, ...named })).status).toBe(200)
    expect(
      (await ask('PATCH', 'updateWebsiteInfo', { address: '', addressAr: 'نزوى، حي التراث' })).status,
    ).toBe(200)
    for (const locale of ['', '/ar']) {
      const { text } = await shop.get(`${locale}/`)
      expect(text.match(/<title>[^<]*<\/title>/)?.[0]).toContain('متجر صفا')
      const manifest = /<link rel="manifest" href="([^"]*)"/.exec(text)?.[1] ?? ''
      expect((await shop.get(manifest)).json.name).toBe('متجر صفا')
      expect(text).toMatch(/"@type":"Organization","name":"متجر صفا"/)
      expect(await bodyOf(`${locale}/contact-us`)).toContain('نزوى، حي التراث')
    }
    // The card of an order writes it in every script the shop has, and this one has it once.
    const images = [await samplePicture(shop.shop)]
    const bag = { ...typedProduct({ nameAr: 'حقيبة السهل', sizes: [], colors: [] }), images }
    const id: string = (await ask('POST', 'postProduct', bag)).json.insertedId
    const order = sampleOrder([{ product: sampleProduct({ id, originalPrice: 24_500 }) }])
    const { trackUrl } = (await shop.post('/api/postOrder', order)).json
    for (const locale of ['', '/ar']) {
      const page = await bodyOf(`${locale}/track/${trackUrl.split('/').at(-1)}`)
      const card = /<div class="gift-note[\s\S]*?<\/div>/.exec(page)?.[0]
      expect(card?.match(/متجر صفا/g)).toHaveLength(1)
    }
    const letter = await letterHead(await readSettings(shop.db), 'en', {})
    expect(letter.shopName).toBe('متجر صفا')
    expect((await read('opening')).missing).not.toContain('address')
    expect((await read('setup')).done).toContain('name')
    const { shopName, shopNameAr } = before
    expect((await ask('PUT', 'brand', { ...ownLook, shopName, shopNameAr })).status).toBe(200)
  })

  it('is a product of a file, which leaves and comes back as it is', async () => {
    const import_ = (csv: string) =>
      shop.send('POST', '/api/import/products?apply=1', csv, { 'content-type': 'text/csv', ...headers() })
    const file = 'nameAr,category,originalPrice\nعباءة,Bags Collections,12\n'
    expect((await import_(file)).json).toMatchObject({ created: 1, errors: [] })
    expect((await import_(file)).json).toMatchObject({ created: 0, unchanged: 1 })
    const exported = (await shop.get('/api/export/products.csv', headers())).text
    expect(exported).toMatch(/^[\w-]+,,عباءة,/m)
    expect((await import_(exported)).json).toMatchObject({ created: 0, updated: 0, errors: [] })
    const nameless = await import_('name,nameAr,category,originalPrice\n,,Bags Collections,12\n')
    expect(nameless.json.errors[0].message).toBe(needed.message)
  })

  it('is a category, a sub-category and a collection, at addresses that the shop gives', async () => {
    const added = await shelve('POST', 'postCategory', { nameAr: 'عبايات', textAr: 'من مسقط' })
    expect(added.status).toBe(200)
    const made = added.json.data.categories.at(-1)
    expect(made).toMatchObject({ name: 'عبايات', nameAr: 'عبايات', short: { en: 'عبايات', ar: 'عبايات' } })
    expect(made.slug).toBe('عبايات')
    const page = await bodyOf(`/category/product-category/${encodeURIComponent(made.slug)}`)
    expect(page).toMatch(/<h1[^>]*><bdi>عبايات<\/bdi><\/h1>[\s\S]*من مسقط/)
    const sub = await shelve('POST', 'postCategory', { category: made.slug, nameAr: 'مفتوحة' })
    expect(sub.json.data.categories.at(-1).subCategories).toMatchObject([{ name: 'مفتوحة' }])
    const where = { in: { category: made.slug } }
    const renamed = await shelve('PATCH', 'updateCategory', { ...where, nameAr: 'عباءات' })
    expect(renamed.json.data.categories.at(-1)).toMatchObject({
      name: 'عباءات',
      slug: made.slug,
      short: { en: 'عباءات', ar: 'عباءات' },
    })
    const none = await shelve('PATCH', 'updateCategory', { ...where, nameAr: '' })
    expect([none.status, none.json.errors]).toEqual([422, [needed]])
    // The other way round as well: readers of Arabic see the English.
    await shelve('POST', 'postCategory', { name: 'Kaftans' })
    expect(await bodyOf('/ar/category/product-category/kaftans')).toContain('<bdi>Kaftans</bdi>')
    expect((await read('categoryTree')).categories.at(-1)).toMatchObject({
      nameAr: '',
      short: { ar: 'Kaftans' },
    })

    expect((await ask('POST', 'postCollection', { nameAr: 'العيد' })).status).toBe(200)
    const [eid] = await read('editCollections')
    expect(eid).toMatchObject({ name: 'العيد', nameAr: 'العيد', slug: 'العيد' })
    expect(await bodyOf(`/collection/${encodeURIComponent(eid.slug)}`)).toContain('<bdi>العيد</bdi>')
    expect((await ask('POST', 'postCollection', {})).json.errors).toEqual([needed])
  })

  it('is a page, a zone, a section of home and a slide', async () => {
    const content = { titleAr: 'العناية', textAr: 'مجاني فوق {freeShippingOver}.' }
    const page = { slug: 'care', inFooter: true, publish: true, content }
    expect((await ask('POST', 'editPage', page)).status).toBe(200)
    const written = await bodyOf('/pages/care')
    // Its facts are said in the language of the text.
    expect(written).toMatch(/<h1[^>]*>العناية<\/h1>[\s\S]*<p>مجاني فوق .50\.000.ر\.ع\./)
    expect((await read('editPages')).find((one: { slug: string }) => one.slug === 'care')).toMatchObject({
      title: 'العناية',
      titleAr: 'العناية',
    })
    expect(await bodyOf('/')).toMatch(/href="\/pages\/care"[^>]*>العناية</)
    const untitled = await ask('POST', 'editPage', { ...page, slug: 'none', content: {} })
    expect(untitled.json.errors).toEqual([{ ...needed, path: 'content.title' }])

    const zone = {
      nameAr: 'ظفار',
      places: ['dhofar'],
      homeDeliveryCharge: 4,
      officeDeliveryCharge: null,
      freeShippingOver: null,
      cash: true,
      deliveryDays: 4,
      cutOff: '',
    }
    const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
    expect((await ask('PUT', 'deliveryZones', { ...rules, zones: [zone] })).status).toBe(200)
    expect(await read('deliveryZones')).toMatchObject([{ name: 'ظفار', nameAr: 'ظفار' }])
    const unnamed = await ask('PUT', 'deliveryZones', { ...rules, zones: [{ ...zone, nameAr: '' }] })
    expect(unnamed.json.errors).toEqual([{ ...needed, path: 'zones.0.name' }])

    const section = { id: 'a', kind: 'text', titleAr: 'من نزوى', textAr: '**باليد**' }
    expect((await ask('PUT', 'editHome', { version: 0, sections: [section] })).status).toBe(200)
    expect(await bodyOf('/')).toMatch(/<bdi>من نزوى<\/bdi>[\s\S]*<strong>باليد<\/strong>/)
    const slide = { image: await samplePicture(shop.shop), headingAr: 'عيد سعيد' }
    expect((await ask('POST', 'postSlider', slide)).status).toBe(200)
    await ask('PUT', 'editHome', { version: 1, sections: [] })
    expect(await bodyOf('/')).toContain('<bdi>عيد سعيد</bdi>')
  })
})
