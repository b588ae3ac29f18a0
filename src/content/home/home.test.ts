import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { usualSections } from './section-kind.ts'

describeShop('home as the owner arranges it (W5)', (shop) => {
  const arrange = (sections: object[], version: number, { headers }: SignedIn) =>
    shop.send('PUT', '/api/editHome', JSON.stringify({ sections, version }), {
      'content-type': 'application/json',
      ...headers,
    })
  const bodyOf = async (path: string) =>
    (await shop.get(path)).text.replace(/^[\s\S]*<body>/, '').replace(/<script id="state"[\s\S]*/, '')

  it('is byte for byte the same where the usual sections are saved in their order, and comes back', async () => {
    const owner = await signIn(shop.shop, 'admin')
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'tote' }),
      sampleProduct({ id: 'new', productType: 'New Arrivals' }),
      sampleProduct({ id: 'pumps', categorySlug: 'shoes', subCategorySlug: '' }),
    )
    const [english, arabic] = [await bodyOf('/'), await bodyOf('/ar')]
    expect(english).toContain('data-testid="category-section"')
    const saved = await arrange([...usualSections], 0, owner)
    expect([saved.status, saved.json.data.version]).toEqual([200, 1])
    expect([await bodyOf('/'), await bodyOf('/ar')]).toEqual([english, arabic])
    const some = [
      { id: 'promises', kind: 'promises' },
      { id: 'shelves', kind: 'shelves', hidden: true },
    ]
    expect((await arrange(some, 1, owner)).status).toBe(200)
    const short = await bodyOf('/')
    expect(short).toMatch(/<h1 class="sr-only">Haqiba<\/h1>/)
    expect(short).not.toContain('category-section')
    expect((await arrange([], 2, owner)).status).toBe(200)
    expect(await bodyOf('/')).toBe(english)
    expect((await arrange([], 2, owner)).status).toBe(409)
    await arrange([], 3, owner)
  })

  it('opens in a process that does not know a kind of section yet, without it', async () => {
    const sections = [{ id: 'later', kind: 'of-a-later-version' }, ...usualSections]
    const { version } = await shop.db.selectFrom('home_layout').select('version').executeTakeFirstOrThrow()
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await trx
        .updateTable('home_layout')
        .set({ sections: JSON.stringify(sections) })
        .execute()
      catalogueChanged()
    })
    expect((await shop.get('/')).status).toBe(200)
    const owner = await signIn(shop.shop, 'admin')
    expect((await shop.get('/api/editHome', owner.headers)).json.data.sections).toHaveLength(
      usualSections.length,
    )
    await arrange([{ id: 'promises', kind: 'promises' }], version, owner)
    const stored = await shop.db.selectFrom('home_layout').select('sections').executeTakeFirstOrThrow()
    expect(
      JSON.parse(stored.sections).map(({ id }: { id: string }) => id),
      'and keeps it for the newer one',
    ).toEqual(['promises', 'later'])
    await inTransaction(shop.db, (trx) => trx.deleteFrom('home_layout').execute())
  })

  it('has shelves and texts of the owner in either language, and no shelf that is empty', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const { version } = (await shop.get('/api/editHome', owner.headers)).json.data
    const own = [
      {
        id: 'a',
        kind: 'text',
        title: 'Eid',
        titleAr: 'العيد',
        text: '**Open** <b>',
        textAr: '**مفتوح**',
        link: '/shop',
        linkText: 'Go',
        linkTextAr: 'تسوّق',
      },
      { id: 'b', kind: 'shelf', shelf: 'bags', title: 'Our bags' },
      { id: 'c', kind: 'shelf', shelf: 'watches' },
      { id: 'd', kind: 'shelf', shelf: 'no-such-shelf' },
      { id: 'intro', kind: 'intro', title: 'Welcome', titleAr: 'أهلًا' },
      { id: 'e', kind: 'text', title: 'Made in Nizwa.', text: 'By hand.' },
    ]
    expect((await arrange(own, version, owner)).status).toBe(200)
    const english = await bodyOf('/')
    expect(english).toContain('<strong>Open</strong> &#60;b&#62;')
    expect(english).toMatch(
      /Our bags[\s\S]*href="\/category\/product-category\/bags"[\s\S]*<h1[^>]*>Welcome</,
    )
    expect(english.match(/data-testid="own-shelf"/g)?.length).toBe(1)
    const arabic = await bodyOf('/ar')
    expect(arabic).toMatch(/العيد[\s\S]*<strong>مفتوح<\/strong>[\s\S]*href="\/ar\/shop"[^>]*>تسوّق/)
    // English that stands in for Arabic keeps its full stop at its own end.
    expect(arabic).toContain('<bdi>Made in Nizwa.</bdi>')
    for (const wrong of [
      { ...own[0], link: 'javascript:alert(1)' },
      { ...own[0], link: '//evil.example' },
      { ...own[0], image: 'https://elsewhere.example/x.png' },
      { ...own[0], kind: 'nothing' },
    ])
      expect((await arrange([wrong], version + 1, owner)).status).toBe(422)
    expect((await arrange([own[4] ?? {}, { ...own[4], id: 'again' }], version + 1, owner)).status).toBe(422)
  })

  it('has no new words with what nothing fills in, each told at its field, and keeps those that stand (W2)', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const { version } = (await shop.get('/api/editHome', owner.headers)).json.data
    const said = { id: 'said', kind: 'text', title: 'Over {freeShippingOver}', text: 'In {deliveryTime}' }
    const broken = { ...said, textAr: 'خلال {time', linkText: '{zoneDays}' }
    const refused = await arrange([{ id: 'intro', kind: 'intro' }, broken], version, owner)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [
        {
          path: 'sections.1.textAr',
          message: expect.stringContaining('{time\u2069 is filled in by nothing'),
        },
        { path: 'sections.1.linkText', message: expect.stringContaining('{zoneDays}') },
      ],
    ])
    expect((await arrange([said], version, owner)).status).toBe(200)
    // A text of one language is filled in that, for readers of the other too.
    expect(await bodyOf('/ar')).toContain('In 1-2 business days')
    // What an earlier version took: shown as it was, and no hindrance to anything else.
    const kept = { ...said, textAr: 'خلال {time' }
    const stored = JSON.stringify([
      { ...(await shop.get('/api/editHome', owner.headers)).json.data.sections[0], ...kept },
    ])
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await trx.updateTable('home_layout').set({ sections: stored }).execute()
      catalogueChanged()
    })
    expect(await bodyOf('/ar')).toContain('خلال {time')
    const moved = [
      { id: 'intro', kind: 'intro' },
      { ...kept, hidden: false, title: 'Now' },
    ]
    expect((await arrange(moved, version + 1, owner)).status).toBe(200)
    expect(await bodyOf('/ar')).toContain('خلال {time')
    expect((await arrange([{ ...kept, textAr: 'في {time' }], version + 2, owner)).status).toBe(422)
  })

  it('tells the activity log what a section said and where it led, before and after', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const { version } = (await shop.get('/api/editHome', owner.headers)).json.data
    const news = {
      id: 'news',
      kind: 'text',
      title: 'News',
      text: 'Open on Friday',
      link: '/shop',
      linkText: 'Go',
    }
    expect((await arrange([news], version, owner)).status).toBe(200)
    const there = { ...news, text: 'Pay here', link: 'https://elsewhere.example/pay' }
    expect((await arrange([there], version + 1, owner)).status).toBe(200)
    expect((await arrange([there], version + 2, owner)).status).toBe(200)
    expect((await arrange([], version + 3, owner)).status).toBe(200)
    const rows = await shop.db.selectFrom('audit_lines').selectAll().orderBy('id').execute()
    const lines = rows.filter(({ kind }) => kind.startsWith('home')).slice(-4)
    expect(lines.map(({ kind, thing_name }) => [kind, thing_name])).toEqual([
      ['home-section-changed', 'News'],
      ['home-section-changed', 'News'],
      ['home-arranged', ''],
      ['home-section-changed', 'News'],
    ])
    expect(JSON.parse(lines[1]?.changes ?? '')).toEqual([
      { field: 'text', from: 'Open on Friday', to: 'Pay here' },
      { field: 'link', from: '/shop', to: 'https://elsewhere.example/pay' },
    ])
    expect(JSON.parse(lines[3]?.changes ?? '')).toContainEqual({
      field: 'link',
      from: 'https://elsewhere.example/pay',
      to: null,
    })
  })
})
