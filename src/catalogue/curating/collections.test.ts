import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { headOf } from '#test/head-of.ts'
import { describeShop } from '#test/shop.ts'

const day = 24 * 3600_000

describeShop('collections (P18)', (shop) => {
  let clerk: SignedIn
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...clerk.headers }
    return shop.send(method, `/api${path}`, body && JSON.stringify(body), body ? headers : clerk.headers)
  }
  const one = (changes: object = {}) => ({
    name: 'Eid',
    nameAr: 'العيد',
    products: [],
    rule: null,
    ...changes,
  })
  const edit = async (slug: string) =>
    (await shop.get('/api/editCollections', clerk.headers)).json.data.find(
      (it: { slug: string }) => it.slug === slug,
    )
  const change = async (slug: string, changes: object) => {
    const { fits: _, running: __, products, ...now } = await edit(slug)
    const ids = products.map(({ _id }: { _id: string }) => _id)
    return send('PUT', `/updateCollection/${slug}`, { ...now, products: ids, ...changes })
  }
  const inList = async (slug: string, query = '') =>
    (await shop.get(`/api/products?collection=${slug}&limit=20${query}`)).json.data.map(
      ({ _id }: { _id: string }) => _id,
    )
  const landing = async (path: string) => {
    const { status, headers } = await shop.get(path)
    return status === 301 ? headers.location : status
  }

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    const ago = (days: number) => new Date(shop.now.getTime() - days * day)
    const none = (size: string, color: string) => ({ size, color, quantity: 0 })
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'tote', tags: 'Eid, Gold', originalPrice: 20_000, createdAt: ago(1) }),
      sampleProduct({ id: 'purse', tags: 'Ramadan', originalPrice: 9_000, createdAt: ago(2) }),
      sampleProduct({
        id: 'scarf',
        categorySlug: 'clothes',
        subCategorySlug: 'womens',
        tags: 'eid',
        originalPrice: 30_000,
        offerPrice: 15_000,
        createdAt: ago(40),
        sizes: ['S', 'M'],
        colors: ['red'],
        stock: [none('S', 'red'), none('M', 'red')],
      }),
      sampleProduct({
        id: 'belt',
        originalPrice: 5_000,
        createdAt: ago(3),
        sizes: ['S', 'M'],
        stock: [none('S', 'N/A')],
      }),
      sampleProduct({ id: 'ghost', tags: 'Eid', productVisibility: 'Hidden' }),
    )
  })

  it('hold goods from anywhere in the order staff put them, on a page of their own in both languages', async () => {
    const made = await send('POST', '/postCollection', {
      ...one({ text: 'For the feast.', textAr: 'لأيام العيد.' }),
      products: ['scarf', 'purse', 'ghost', 'tote', 'no-such-thing'],
    })
    expect([made.status, made.json.data[0].slug, made.json.data[0].fits]).toEqual([200, 'eid', 3])
    expect(made.json.data[0].products.map(({ _id }: { _id: string }) => _id)).toEqual([
      'scarf',
      'purse',
      'ghost',
      'tote',
    ])
    expect(await inList('eid')).toEqual(['scarf', 'purse', 'tote'])
    expect(await inList('eid', '&sort=newest')).toEqual(['tote', 'purse', 'scarf'])
    const first = (await shop.get('/api/products?collection=eid&limit=2')).json
    expect([first.total, first.data.length]).toEqual([3, 2])
    const rest = await shop.get(`/api/products?collection=eid&limit=2&cursor=${first.nextCursor}`)
    expect(rest.json.data).toMatchObject([{ _id: 'tote' }])
    const english = (await shop.get('/collection/eid')).text
    expect(english).toMatch(/<h1[^>]*><bdi>Eid<[\s\S]*For the feast\./)
    expect(english.indexOf('/product-details/scarf')).toBeLessThan(english.indexOf('/product-details/tote'))
    expect(english).toContain('"@type":"BreadcrumbList"')
    expect((await shop.get('/ar/collection/eid')).text).toMatch(/<h1[^>]*><bdi>العيد<[\s\S]*لأيام العيد\./)
    expect((await shop.get('/sitemap.xml')).text).toContain('/ar/collection/eid<')
    expect(await landing('/collection/none')).toBe(404)
  })

  it('tell search engines what staff wrote for them, else name and text, in each language (P21)', async () => {
    const told = async (address: string) => headOf((await shop.get(address)).text)
    await change('eid', { searchTitle: 'Eid gifts in Oman', searchTextAr: 'هدايا من مسقط' })
    expect(await edit('eid')).toMatchObject({ searchTitle: 'Eid gifts in Oman', searchTitleAr: '' })
    expect(await told('/collection/eid')).toEqual(['Eid gifts in Oman', 'For the feast.'])
    expect(await told('/ar/collection/eid')).toEqual(['العيد', 'هدايا من مسقط'])
  })

  it('tell nobody by which words of staff their goods are chosen, nor when they end', async () => {
    const rule = { tags: 'bought-cheaply' }
    const asked = one({ name: 'Secret', rule, startsAt: '2020-01-01T00:00', endsAt: '2090-01-01T00:00' })
    expect((await send('POST', '/postCollection', asked)).status).toBe(200)
    expect(Object.keys((await shop.get('/api/collection?slug=secret')).json.data).sort()).toEqual(
      ['byHand', 'name', 'nameAr', 'searchText', 'searchTextAr', 'searchTitle', 'searchTitleAr'].concat([
        'slug',
        'text',
        'textAr',
      ]),
    )
    expect((await shop.get('/collection/secret')).text).not.toMatch(/bought-cheaply|2090-01-01/)
    expect((await send('DELETE', '/deleteCollection/secret')).status).toBe(200)
  })

  it('or whatever fits a rule: tags, price, offer, age, stock, category, type', async () => {
    await send('POST', '/postCollection', one({ name: 'Rule', rule: { tags: 'EID, gold' } }))
    const cases: [Record<string, string>, string[]][] = [
      [{ tags: 'eid' }, ['tote', 'scarf']],
      [{ tags: 'ramadan, gold' }, ['tote', 'purse']],
      [{ tags: 'nothing' }, []],
      [{ maxPrice: '15' }, ['purse', 'belt', 'scarf']],
      [{ minPrice: '6', maxPrice: '16' }, ['purse', 'scarf']],
      [{ offer: '1' }, ['scarf']],
      [{ newDays: '3' }, ['tote', 'purse']],
      [{ inStock: '1' }, ['tote', 'purse', 'belt']],
      [{ category: 'clothes' }, ['scarf']],
      [{ tags: 'eid', inStock: '1' }, ['tote']],
    ]
    for (const [rule, ids] of cases) {
      expect([rule, (await change('rule', { rule })).status]).toEqual([rule, 200])
      expect([rule, await inList('rule')]).toEqual([rule, ids])
      // What the form shows before it is saved is the same question to the list.
      const asked = new URLSearchParams({ ...rule, productVisibility: 'Public', limit: '1' })
      expect((await shop.get(`/api/products?${asked}`, clerk.headers)).json.total).toBe(ids.length)
      expect((await edit('rule')).fits).toBe(ids.length)
    }
    // A shopper can narrow it further, and cannot ask by what only staff know.
    await change('rule', { rule: { inStock: '1' } })
    expect(await inList('rule', '&maxPrice=10')).toEqual(['purse', 'belt'])
    for (const query of ['tags=eid', 'newDays=3', 'inStock=1'])
      expect((await shop.get(`/api/products?${query}&limit=5`)).json.data).toEqual([])
    for (const [rule, path] of [
      [{}, 'rule'],
      [{ maxPrice: 'cheap' }, 'rule.maxPrice'],
      [{ newDays: '0' }, 'rule.newDays'],
      [{ sku: 'X' }, 'rule'],
    ]) {
      const { status, json } = await change('rule', { rule })
      expect([rule, status, json.errors?.[0].path]).toEqual([rule, 422, path])
    }
  })

  it('grow old at midnight in Muscat, and begin and end on the minute, on pages that were kept too', async () => {
    const { now } = shop
    await change('rule', { rule: { newDays: '3' } })
    expect(await inList('rule')).toEqual(['tote', 'purse'])
    expect((await shop.get('/collection/rule')).text).toContain('/product-details/purse')
    shop.now = new Date(now.getTime() + day)
    expect(await inList('rule')).toEqual(['tote'])
    expect((await shop.get('/collection/rule')).text).not.toContain('/product-details/purse')
    shop.now = now
    const wall = (at: Date) => new Date(at.getTime() + 4 * 3600_000).toISOString().slice(0, 16)
    const [start, end] = [new Date(now.getTime() + 3600_000), new Date(now.getTime() + 2 * 3600_000)]
    await change('eid', { startsAt: wall(start), endsAt: wall(end), inMenu: true })
    const look = async () => [
      await landing('/collection/eid'),
      (await inList('eid')).length,
      (await shop.get('/sitemap.xml')).text.includes('/collection/eid<'),
      (await shop.get('/')).text.includes('href="/collection/eid"'),
    ]
    expect(await look()).toEqual([404, 0, false, false])
    shop.now = start
    expect(await look()).toEqual([200, 3, true, true])
    shop.now = end
    expect(await look()).toEqual([404, 0, false, false])
    shop.now = now
    const wrong = await change('eid', { startsAt: wall(end), endsAt: wall(start) })
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, 'endsAt'])
    await change('eid', { startsAt: '', endsAt: '' })
    expect(await look()).toEqual([200, 3, true, true])
  })

  it('have new addresses to which the old ones lead for ever, and one that is deleted leads to the shop', async () => {
    expect((await change('eid', { slug: 'eid-al-fitr' })).status).toBe(200)
    await change('eid-al-fitr', { slug: 'feast' })
    for (const old of ['eid', 'eid-al-fitr'])
      expect(await landing(`/ar/collection/${old}`)).toBe('/ar/collection/feast')
    expect(await inList('feast')).toEqual(['scarf', 'purse', 'tote'])
    const taken = await change('rule', { slug: 'feast' })
    expect([taken.status, taken.json.errors[0].path]).toEqual([422, 'slug'])
    const order = await send('PUT', '/collectionOrder', { slugs: ['rule', 'feast'] })
    expect(order.json.data.map(({ slug }: { slug: string }) => slug)).toEqual(['rule', 'feast'])
    expect((await send('PUT', '/collectionOrder', { slugs: ['rule'] })).status).toBe(409)
    const seen = await edit('rule')
    await change('rule', { hidden: true })
    expect((await change('rule', { version: seen.version })).status).toBe(409)
    expect(await landing('/collection/rule')).toBe(404)
    expect((await send('DELETE', '/deleteCollection/feast')).status).toBe(200)
    for (const old of ['eid', 'eid-al-fitr', 'feast'])
      expect(await landing(`/collection/${old}`)).toBe('/shop')
    expect((await send('DELETE', '/deleteCollection/feast')).status).toBe(404)
    // A new one by an old address stands there itself.
    await send('POST', '/postCollection', one())
    expect(await landing('/collection/eid')).toBe(200)
    const kinds = await shop.db.selectFrom('audit_lines').select('kind').distinct().execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'collection-added',
        'collection-changed',
        'collections-arranged',
        'collection-deleted',
      ]),
    )
  })

  it('choose by a category or sub-category at its new place when it goes into another', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const change = async (method: string, path: string, body: object) => {
      const { version } = (await shop.get('/api/categoryTree', owner.headers)).json.data
      const headers = { 'content-type': 'application/json', ...owner.headers }
      const sent = await shop.send(method, `/api/${path}`, JSON.stringify({ ...body, version }), headers)
      expect([path, sent.status, sent.text.slice(0, 300)]).toEqual([path, 200, expect.anything()])
    }
    await change('POST', 'postCategory', { name: 'Hats & Caps', nameAr: 'قبعات', slug: 'hats' })
    await change('POST', 'postCategory', {
      name: 'Berets',
      nameAr: 'بيريهات',
      slug: 'berets',
      category: 'hats',
    })
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'beret', categorySlug: 'hats', subCategorySlug: 'berets' }),
    )
    await send('POST', '/postCollection', one({ name: 'Hats', rule: { category: 'hats' } }))
    await send(
      'POST',
      '/postCollection',
      one({ name: 'Berets', rule: { category: 'hats', subCategory: 'berets' } }),
    )
    expect([await inList('hats'), await inList('berets')]).toEqual([['beret'], ['beret']])
    const to = { category: 'clothes', subCategory: 'womens' }
    await change('POST', 'removeCategory', { in: { category: 'hats' }, to })
    for (const slug of ['hats', 'berets']) expect((await inList(slug)).toSorted()).toEqual(['beret', 'scarf'])
    await change('POST', 'postCategory', { name: 'Gloves', nameAr: 'قفازات' })
    await send('POST', '/postCollection', one({ name: 'Gloves', rule: { category: 'gloves' } }))
    await change('POST', 'removeCategory', { in: { category: 'gloves' } })
    expect(await inList('gloves'), 'went nowhere, which is not the whole shop').toEqual([])
  })

  it('leave a line in the activity log for the goods that staff put in, take out and arrange', async () => {
    const logged = async () => {
      const rows = await shop.db.selectFrom('audit_lines').select(['kind', 'changes']).orderBy('id').execute()
      const { kind, changes } = rows.at(-1) ?? { kind: '', changes: '[]' }
      return [kind, JSON.parse(changes)]
    }
    const nameOf = async (id: string) => (await shop.get(`/api/product/${id}`)).json.data.name
    const [tote, purse, belt] = [await nameOf('tote'), await nameOf('purse'), await nameOf('belt')]
    await change('eid', { products: ['tote', 'purse'] })
    await change('eid', { products: ['belt', 'purse'] })
    expect(await logged()).toEqual(['collection-changed', [{ field: 'products', from: tote, to: belt }]])
    await change('eid', { products: ['purse', 'belt'] })
    const order = { field: 'order', from: `${belt}, ${purse}`, to: `${purse}, ${belt}` }
    expect(await logged()).toEqual(['collection-changed', [order]])
  })

  it('stand on home where the owner wants them, under their own name', async () => {
    const owner = await signIn(shop.shop, 'admin')
    await change('eid', { products: ['purse'] })
    const sections = ['collection/eid', 'collection/feast', 'collection/rule'].map((shelf, n) => ({
      id: `s${n}`,
      kind: 'shelf',
      shelf,
    }))
    const headers = { 'content-type': 'application/json', ...owner.headers }
    const { version } = (await shop.get('/api/editHome', owner.headers)).json.data
    await shop.send('PUT', '/api/editHome', JSON.stringify({ sections, version }), headers)
    const home = (await shop.get('/ar')).text
    expect(home.match(/data-testid="own-shelf"/g)?.length).toBe(1)
    expect(home).toMatch(/<h2>العيد<\/h2>[\s\S]*href="\/ar\/collection\/eid"[\s\S]*\/product-details\/purse/)
  })
})
