import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const guide = {
  slug: 'size-guide',
  content: {
    title: 'Size guide',
    titleAr: 'دليل المقاسات',
    text: 'Free over {freeShippingOver}.',
    textAr: '**مرحبًا**',
  },
  inFooter: true,
  publish: true,
}

describeShop('pages of the owner (W1)', (shop) => {
  const put = async (id: string, body: object, { headers }: SignedIn) =>
    shop.send('PUT', `/api/editPage/${id}`, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  const add = async (owner: SignedIn, more: object = {}) =>
    (await shop.post('/api/editPage', { ...guide, ...more }, owner.headers)).json.data
  const bodyOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

  it('are read in both languages at once, stand where they were put, and are found by searching', async () => {
    const owner = await signIn(shop.shop, 'admin')
    expect((await shop.get('/pages/size-guide')).status).toBe(404)
    await add(owner)
    const english = await shop.get('/pages/size-guide')
    expect([english.status, bodyOf(english.text)]).toEqual([
      200,
      expect.stringContaining('<p>Free over OMR 50.000.</p>'),
    ])
    const arabic = bodyOf((await shop.get('/ar/pages/size-guide')).text)
    expect(arabic).toMatch(/<h1[^>]*>دليل المقاسات<\/h1>[\s\S]*<strong>مرحبًا<\/strong>/)
    const home = bodyOf((await shop.get('/ar')).text)
    expect(home.match(/href="\/ar\/pages\/size-guide"/g)?.length).toBe(1)
    expect((await shop.get('/sitemap.xml')).text).toContain('<loc>https://shop.test/pages/size-guide</loc>')
    await writeSettings(shop.db, { freeShippingOver: 30 })
    await put((await add(owner, { slug: 'other' }))._id, { ...guide, slug: 'other', version: 1 }, owner)
    expect(bodyOf((await shop.get('/pages/size-guide')).text)).toContain('Free over OMR 30.000.')
    await add(owner, { slug: 'both', inMenu: true })
    const [, footer = ''] = bodyOf((await shop.get('/')).text).split('<footer')
    expect(footer.match(/href="\/pages\/both"/g)?.length).toBe(1)
  })

  it('are not published with what nothing fills in, a draft is kept with it, and what visitors read stays (W2)', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const broken = { ...guide.content, textAr: 'خلال {time', description: 'Over {freeShipingOver}' }
    const page = { ...guide, slug: 'braces', content: broken }
    const { headers } = owner
    const refused = await shop.post('/api/editPage', page, { ...headers, 'accept-language': 'ar' })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [
        { path: 'content.textAr', message: expect.stringContaining('لا شيء يحل محل \u2066{time\u2069') },
        { path: 'content.description', message: expect.stringContaining('{freeShipingOver}') },
      ],
    ])
    expect((await shop.get('/pages/braces')).status).toBe(404)
    const draft = await add(owner, { ...page, publish: false })
    expect([draft.published, draft.content.textAr]).toEqual([null, broken.textAr])
    const published = await put(draft._id, { ...page, version: 1 }, owner)
    expect([published.status, published.json.errors.length]).toEqual([422, 2])
    const kept = await shop.get(`/api/editPage/${draft._id}`, headers)
    expect(kept.json.data.content).toMatchObject(broken)
    // Names of pages are known here; those of an earlier version's page are read as they were.
    const known = { ...guide.content, text: '{timeEverywhere} {phone}' }
    expect((await put(draft._id, { ...page, content: known, version: 1 }, owner)).status).toBe(200)
    const content = JSON.stringify({ ...known, ...broken, text: known.text })
    await shop.db
      .updateTable('page_versions')
      .set({ content })
      .where('page_id', '=', draft._id)
      .where('number', '=', 2)
      .execute()
    const again = { ...page, content: { ...JSON.parse(content), titleAr: 'المقاسات' }, version: 2 }
    expect((await put(draft._id, again, owner)).status).toBe(200)
    expect(bodyOf((await shop.get('/ar/pages/braces')).text)).toContain('خلال {time')
    const more = { ...again, content: { ...again.content, textAr: 'خلال {times' }, version: 3 }
    const errors = (await put(draft._id, more, owner)).json.errors
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['content.textAr'])
  })

  it('stand in the language they are written in where the other has no text', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const textAr = '## متى يصل الطلب؟\n\nخلال يومين.'
    const content = { ...guide.content, title: 'FAQ', titleAr: 'الأسئلة الشائعة', text: '', textAr }
    await add(owner, { slug: 'one-language', content })
    for (const path of ['/pages/one-language', '/ar/pages/one-language'])
      expect(bodyOf((await shop.get(path)).text)).toContain('<p>خلال يومين.</p>')
    expect(bodyOf((await shop.get('/pages/one-language')).text)).toMatch(/<h1[^>]*>FAQ<\/h1>/)
  })

  it('have an address made of the title where none is given, and keep the one they have (L3)', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const named = (content: object) => add(owner, { slug: '', content })
    expect((await named({ title: 'Care & Repair' })).path).toBe('/pages/care-and-repair')
    const arabic = await named({ titleAr: 'العناية بالحقائب' })
    expect(arabic.path).toBe(`/pages/${encodeURIComponent('العناية-بالحقائب')}`)
    const content = { titleAr: 'العناية' }
    const kept = await put(arabic._id, { content, publish: true, version: 1 }, owner)
    expect([kept.status, kept.json.data.path]).toEqual([200, arabic.path])
    // A title such as this never writes over a page of the shop's own.
    expect((await named({ title: 'About us' })).path).toMatch(/^\/pages\/[0-9a-f]{8}$/)
    expect((await shop.post('/api/editPage', { ...guide, slug: 'Care' }, owner.headers)).status).toBe(422)
  })

  it('lead from every address they ever had to the present one, in either language, and nobody takes one', async () => {
    const moved = { ...guide, slug: 'first-size' }
    const owner = await signIn(shop.shop, 'admin')
    const { _id } = await add(owner, moved)
    await put(_id, { ...moved, slug: 'sizes', version: 1 }, owner)
    expect((await put(_id, { ...moved, slug: 'which-size', version: 2 }, owner)).status).toBe(200)
    for (const [from, to] of [
      ['/pages/first-size', '/pages/which-size'],
      ['/ar/pages/first-size?utm_source=x', '/ar/pages/which-size'],
      ['/ar/pages/sizes', '/ar/pages/which-size'],
    ] as const) {
      const { status, headers } = await shop.get(from)
      expect([from, status, headers.location]).toEqual([from, 301, to])
    }
    const taken = await shop.post('/api/editPage', moved, owner.headers)
    expect([taken.status, taken.json.errors[0].path]).toEqual([422, 'slug'])
    expect((await put(_id, { ...moved, version: 3 }, owner)).status).toBe(200)
    expect((await shop.get('/pages/which-size')).headers.location).toBe('/pages/first-size')
    expect((await shop.get('/pages/first-size')).status).toBe(200)
  })

  it('stay as they are while a draft is written, and every version can be read again', async () => {
    const drafted = { ...guide, slug: 'drafted', inMenu: true }
    const owner = await signIn(shop.shop, 'admin', { name: 'Salma' })
    const { _id } = await add(owner, drafted)
    const draft = { ...drafted, content: { ...guide.content, text: 'Unfinished' }, publish: false }
    const saved = await put(_id, { ...draft, version: 1 }, owner)
    expect(saved.json.data).toMatchObject({ published: 1, latest: 2, content: { text: 'Unfinished' } })
    expect(saved.json.data.versions).toEqual([
      { number: 2, savedAt: shop.now.toISOString(), savedBy: 'Salma' },
      { number: 1, savedAt: shop.now.toISOString(), savedBy: 'Salma' },
    ])
    expect(bodyOf((await shop.get('/pages/drafted')).text)).not.toContain('Unfinished')
    const first = await shop.get(`/api/editPage/${_id}/version/1`, owner.headers)
    expect(first.json.data.text).toBe(guide.content.text)
    const late = await put(_id, { ...draft, version: 1 }, owner)
    expect([late.status, late.json.current.version]).toEqual([409, 2])
    await put(_id, { ...draft, publish: true, hidden: true, version: 2 }, owner)
    expect((await shop.get('/pages/drafted')).status).toBe(404)
    expect((await shop.get('/sitemap.xml')).text).not.toContain('drafted')
  })

  it('are written by one of two who begin at once, and the other is told what there is now', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const page = { slug: 'about-us', content: { title: 'About us', text: 'Bags.' }, publish: true }
    const post = (more: object) => shop.post('/api/editPage', { ...page, ...more }, owner.headers)
    const both = await Promise.all([post({}), post({})])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.json.current).toMatchObject({ slug: 'about-us', latest: 1, version: 1 })
    const taken = await Promise.all([post({ slug: 'care' }), post({ slug: 'care' })])
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('take the place of the shop’s own text at its own address, and give it back', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const before = bodyOf((await shop.get('/ar/policies')).text)
    const page = {
      slug: 'policies',
      content: { title: 'Our terms', text: '## Why?\n\nSo.\n\n## When?\n\nNow.' },
      publish: true,
    }
    expect(
      (await shop.post('/api/editPage', { ...page, inFooter: true }, owner.headers)).json.data.path,
    ).toBe('/policies')
    const { text } = await shop.get('/policies')
    expect(bodyOf(text)).toContain('<h2>Why?</h2><p>So.</p>')
    const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '')
    expect(facts).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } }, { name: 'When?' }],
    })
    expect(bodyOf((await shop.get('/')).text).match(/>Our terms</g)?.length).toBe(1)
    expect((await put('policies', { ...page, slug: 'terms', version: 1 }, owner)).status).toBe(422)
    await shop.send('DELETE', '/api/editPage/policies', undefined, owner.headers)
    expect(bodyOf((await shop.get('/ar/policies')).text)).toBe(before)
    // The editor begins with what follows this shop, which takes cash alone.
    const { content } = (await shop.get('/api/editPage/policies', owner.headers)).json.data
    expect(content.text).toContain('**{cash}:**')
    const headers = { 'content-type': 'application/json', ...owner.headers }
    const asked = JSON.stringify({ text: content.text, language: 'en' })
    const { html } = (await shop.send('POST', '/api/previewPage', asked, headers)).json
    expect(html).toContain('<strong>Cash On Delivery:</strong>')
    expect(html).not.toContain('Online Payment')
  })
})
