import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'

const sizes = {
  slug: 'size-guide',
  content: { title: 'Sizes', titleAr: 'المقاسات', text: 'S to L.', textAr: 'من S إلى L.' },
}

describeShop('what a product is made of, and what goes with it', (shop) => {
  it('is typed by staff in both languages and told on its page', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'pouch' }),
      sampleProduct({ id: 'strap', categorySlug: 'clothes', subCategorySlug: 'womens' }),
      sampleProduct({ id: 'secret', productVisibility: 'Hidden' }),
    )
    const typed = typedProduct({
      material: 'Calf leather',
      materialAr: 'جلد عجل',
      care: 'Wipe with a dry cloth',
      weight: ' ٨٥٠ ',
      sizeGuide: '/pages/size-guide',
      related: 'strap, secret, strap gone',
    })
    const { json } = await shop.post('/api/postProduct', typed, headers)
    const id = json.insertedId
    expect((await shop.get(`/api/product/${id}`)).json.data).toMatchObject({
      material: 'Calf leather',
      weight: '850',
      related: 'strap',
    })
    // What is hidden is nobody's business but staff's, not even its id (P2).
    expect((await shop.get('/api/products')).text).not.toMatch(/secret|"related"/)
    expect((await shop.get(`/product-details/${id}`)).text).not.toContain('secret')
    expect((await shop.get(`/api/product/${id}`, headers)).json.data.related).toBe('strap,secret,gone')
    // A size guide that is no page, or none that anybody reads, is linked for nobody.
    const owner = await signIn(shop.shop, 'admin')
    const call = async (method: string, path: string, body: object) =>
      (
        await shop.send(method, path, JSON.stringify(body), {
          'content-type': 'application/json',
          ...owner.headers,
        })
      ).json.data
    const linked = async () =>
      (await shop.get(`/product-details/${id}`)).text.includes('href="/pages/size-guide"')
    expect(await linked(), 'never written').toBe(false)
    const forStaff = async () => (await shop.get(`/api/product/${id}`, headers)).json.data
    expect(await forStaff()).toMatchObject({ sizeGuide: '/pages/size-guide', guideMissing: true })
    let page = await call('POST', '/api/editPage', { ...sizes, publish: false })
    expect(await linked(), 'a draft').toBe(false)
    const publish = async (more: object) => {
      page = await call('PUT', `/api/editPage/${page._id}`, { ...sizes, version: page.version, ...more })
    }
    await publish({ publish: true })
    expect(await linked()).toBe(true)
    expect(await forStaff()).not.toHaveProperty('guideMissing')
    await publish({ publish: true, slug: 'our-sizes' })
    expect(await linked(), 'moved: its former address leads there').toBe(true)
    await publish({ publish: true, slug: 'our-sizes', hidden: true })
    expect(await linked(), 'taken out').toBe(false)
    await publish({ publish: true, slug: 'our-sizes', hidden: false })
    const english = (await shop.get(`/product-details/${id}`)).text
    expect(english).toMatch(/Calf leather[\s\S]*Wipe with a dry cloth[\s\S]*850 g/)
    expect(english).toContain('href="/pages/size-guide"')
    const arabic = (await shop.get(`/ar/product-details/${id}`)).text
    expect(arabic).toMatch(/جلد عجل[\s\S]*Wipe with a dry cloth[\s\S]*850 غرام/)
    expect(arabic).toContain('href="/ar/pages/size-guide"')
    // What was chosen comes first, then the category; nobody sees what is hidden.
    const beside = english.slice(english.indexOf('data-testid="related"'))
    expect(beside.indexOf('/product-details/strap')).toBeGreaterThan(0)
    expect(beside.indexOf('/product-details/strap')).toBeLessThan(beside.indexOf('/product-details/pouch'))
    expect(beside).not.toContain('/product-details/secret')
    const change = (body: object) =>
      shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      })
    for (const [field, wrong] of [
      ['weight', 'heavy'],
      ['sizeGuide', 'javascript:alert(1)'],
      ['sizeGuide', '//elsewhere.example'],
      ['related', 'a,b,c,d,e,f,g,h,i,j,k'],
      ['related', '<b>'],
    ] as const)
      expect([field, (await change({ [field]: wrong })).json.errors?.[0].path]).toEqual([field, field])
    expect((await change({ related: '', weight: '' })).status).toBe(200)
    expect((await shop.get(`/product-details/${id}`)).text).not.toContain('850 g')
  })

  it('says from which price once where there is room: the bar of a phone is hidden whole', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const variants = [{ size: 'M', color: 'camel', price: '30' }]
    const { json } = await shop.post('/api/postProduct', typedProduct({ variants }), headers)
    const page = (await shop.get(`/product-details/${json.insertedId}`)).text
    expect(page).toMatch(
      /data-testid="buy-bar"><div class="[^"]*md:hidden[^"]*"><span[^>]*><span class="[^"]*font-light">From/,
    )
  })
})
