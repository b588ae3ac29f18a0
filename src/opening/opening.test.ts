import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { addPage } from '#src/content/page/change-pages.ts'
import { type PageContent, PageSave } from '#src/content/page/page.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { missingPoints } from './legal.ts'

const bag = 'Bag behind closed doors'

async function set(shop: TestShop, open: boolean) {
  const { headers } = await signIn(shop.shop, 'admin')
  const body = JSON.stringify({ open })
  const json = { 'content-type': 'application/json', ...headers }
  const { json: state } = await shop.send('PUT', '/api/opening', body, json)
  return { headers, state: state.data }
}

it.each([
  ['Complaints: call us.', '', true],
  ['', 'الإرجاع خلال 7 أيام. مشكورين على ثقتكم، شكرًا. المبلغ المشكوك فيه يُراجع.', false],
  ['', 'للشكاوى: اتصلوا بنا', true],
  ['', 'تُستقبل الشكوى خلال أيام العمل', true],
  ['', 'وللشكاوى يرجى الاتصال بنا.', true],
  ['', 'فللشكوى رقمنا', true],
  ['', 'شكواي وصلت', true],
  ['', 'نرد على شكواكم وشكاويكم.', true],
])('policies speak of complaints: %s %s', (text, textAr, isSaid) => {
  const policies = { text, textAr } as PageContent
  expect(!missingPoints({ settings: defaultSettings, policies }).includes('complaints')).toBe(isSaid)
})

describeShop('a shop that is not open (B2)', (shop) => {
  it('shows nobody what it sells, takes no order, and says how to reach it in both languages', async () => {
    const product = sampleProduct({ name: bag })
    await stockCatalogue(shop.db, product)
    const open = await shop.get('/')
    expect(open.text).toContain(bag)
    await set(shop, false)
    for (const path of [
      '/',
      '/ar',
      '/shop',
      '/ar/shop',
      '/cart',
      '/category/offer-category',
      '/no-such-page',
    ]) {
      const { status, text, headers } = await shop.get(path, { 'if-none-match': open.headers.etag ?? '' })
      expect([path, status, text.includes(bag)]).toEqual([path, 503, false])
      expect(text).toContain('Opening soon')
      expect(text).toContain('نفتتح قريبًا')
      for (const login of ['/authentication/login', '/ar/authentication/login'])
        expect(text).toContain(`href="${login}"`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['retry-after']).toBeDefined()
      expect(headers['content-security-policy']).toBe(open.headers['content-security-policy'])
    }
    for (const call of ['/products', '/getSliders', '/categories', '/homeSections', '/productOptions'])
      for (const path of [call, `/api${call}`]) {
        const { status, json } = await shop.get(path)
        expect([path, status, json.code]).toEqual([path, 503, 'not-open'])
      }
    const order = await shop.post('/api/postOrder', sampleOrder([{ product }]))
    expect([order.status, order.json.code]).toEqual([503, 'not-open'])
    expect((await shop.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await shop.get('/sitemap.xml')).status).toBe(503)
    for (const path of ['/authentication/login', '/dashboard', '/track', '/healthz', '/api/getWebsiteInfo'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    // Neither their menu nor what they know of it says what is sold, or planned.
    const menu = /product-category|Perfumes/
    expect(open.text).toMatch(menu)
    for (const path of ['/authentication/login', '/ar/track', '/track/none', '/dashboard']) {
      const { text, headers } = await shop.get(path)
      expect([path, menu.exec(text)?.[0], headers['cache-control']]).toEqual([
        path,
        undefined,
        'private, no-store',
      ])
    }
    await set(shop, true)
    const again = await shop.get('/')
    expect([again.status, again.text]).toEqual([200, open.text])
    expect((await shop.get('/robots.txt')).text).toContain('Sitemap:')
  })

  it('is seen by who has the link, until that is replaced, and what they see is kept for nobody', async () => {
    const { state, headers } = await set(shop, false)
    const link = new URL(state.previewLink).pathname
    const friend = browserOf(shop)
    expect((await friend.get(`${link.slice(0, -1)}x`)).status).toBe(303)
    expect((await friend.get('/')).status).toBe(503)
    const taken = await friend.get(link)
    expect([taken.status, taken.headers.location]).toEqual([303, '/'])
    expect(String(taken.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax/)
    for (const path of ['/', '/ar/shop', '/api/products']) {
      const seen = await friend.get(path)
      expect([path, seen.status, seen.text.includes(bag)]).toEqual([path, 200, true])
      expect([path, seen.headers['cache-control']]).toEqual([path, 'private, no-store'])
      // Whoever comes next gets nothing of it.
      expect((await shop.get(path)).status).toBe(503)
    }
    const { json } = await shop.send('POST', '/api/previewLink', undefined, headers)
    expect(json.data.previewLink).not.toBe(state.previewLink)
    expect((await friend.get('/')).status).toBe(503)
    await set(shop, true)
  })

  it('has another link each time it closes: who was to see it before it opened sees it no more', async () => {
    const linkOf = (state: { previewLink: string }) => new URL(state.previewLink).pathname
    const before = linkOf((await set(shop, false)).state)
    const friend = browserOf(shop)
    await friend.get(before)
    expect((await friend.get('/')).status).toBe(200)
    // Closed already: nothing changes, and nobody is put out.
    expect(linkOf((await set(shop, false)).state)).toBe(before)
    expect((await friend.get('/')).status).toBe(200)
    await set(shop, true)
    const again = linkOf((await set(shop, false)).state)
    expect(again).not.toBe(before)
    expect((await friend.get('/')).status).toBe(503)
    await friend.get(before)
    expect((await friend.get('/')).status).toBe(503)
    await friend.get(again)
    expect((await friend.get('/')).status).toBe(200)
    await set(shop, true)
  })

  it('is seen by staff who are signed in, by token and by session, and by no customer', async () => {
    await set(shop, false)
    const manager = await signIn(shop.shop, 'manager')
    expect((await shop.get('/api/products', manager.headers)).status).toBe(200)
    const customer = await signIn(shop.shop, 'customer')
    expect((await shop.get('/api/products', customer.headers)).status).toBe(503)
    const browser = browserOf(shop)
    const email = `${crypto.randomUUID()}@example.com`
    await browser.post('/api/auth/sign-up/email', { name: 'Amal', email, password: 'Jabal-Akhdar-2400' })
    expect((await browser.get('/')).status).toBe(503)
    await shop.db
      .updateTable('users')
      .set({ role: 'manager', email_verified: 1 })
      .where('email', '=', email)
      .execute()
    const page = await browser.get('/')
    expect([page.status, page.text.includes(bag)]).toEqual([200, true])
    await set(shop, true)
  })

  it('can be opened with things missing, and says which an Omani shop has to have', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const missing = async () => (await shop.get('/api/opening', headers)).json.data.missing
    expect(await missing()).toEqual(['registration', 'licence', 'address', 'contact', 'terms', 'complaints'])
    const page = { slug: 'policies', content: { title: 'Policies', text: 'Returns: 7 days.' }, publish: true }
    const who = { by: { id: null, role: 'shell', address: null } as const, now: shop.now }
    await addPage(shop.db, PageSave.parse(page), who)
    await shop.db.insertInto('settings').values({ name: 'crNumber', value: '"1234567"' }).execute()
    expect(await missing()).toEqual(['licence', 'address', 'contact', 'complaints'])
    // The guide says so too: its step waits for both, and was begun.
    const setup = (await shop.get('/api/setup', headers)).json.data
    expect(setup).toMatchObject({ missing: await missing() })
    expect(setup.done).not.toContain('policies')
    const { state } = await set(shop, true)
    expect([state.open, state.previewLink]).toEqual([true, null])
  })

  it('says whose orders its figures count, from the first real one on the real ones alone (B3)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const counts = async () => (await shop.get('/api/opening', headers)).json.data.counts
    await fileOrder(shop.db, { demo: 1 })
    expect(await counts()).toBe('demo')
    await fileOrder(shop.db, { placed_at: '2020-01-01T08:00:00.000Z' })
    expect(await counts()).toBe('real')
  })

  it('takes payment and delivery for decided once they were saved, and not when anything else was (B4)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const doneAfter = async (saved: object) => {
      const body = JSON.stringify(saved)
      const patch = await shop.send('PATCH', '/api/updateWebsiteInfo', body, {
        'content-type': 'application/json',
        ...headers,
      })
      expect(patch.status).toBe(200)
      const { done }: { done: string[] } = (await shop.get('/api/setup', headers)).json.data
      return done.filter((step) => step === 'payment' || step === 'delivery')
    }
    expect(await doneAfter({ marquee: 'Welcome' })).toEqual([])
    expect(await doneAfter({ homeDeliveryCharge: 2 })).toEqual(['delivery'])
    expect(await doneAfter({ paymentMethods: ['Cash On Delivery'], cashFee: 0 })).toEqual([
      'payment',
      'delivery',
    ])
  })

  it('leads its owner through what is left, finds itself what is done, and forgets what is skipped (B4)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const setup = async () => (await shop.get('/api/setup', headers)).json.data
    const before = await setup()
    expect([before.done.includes('name'), before.done.includes('mail'), before.skipped]).toEqual([
      false,
      false,
      [],
    ])
    await shop.db.insertInto('settings').values({ name: 'shopName', value: '"Safa"' }).execute()
    const body = JSON.stringify({ skipped: ['domain', 'domain'] })
    const put = await shop.send('PUT', '/api/setup', body, { 'content-type': 'application/json', ...headers })
    expect(put.status).toBe(200)
    const after = await setup()
    expect([after.done.includes('name'), after.skipped]).toEqual([true, ['domain']])
    const letter = await shop.send('POST', '/api/testLetter', undefined, {
      'accept-language': 'ar',
      ...headers,
    })
    // Without a mail server nothing leaves, and nobody is told that it does.
    expect([letter.status, letter.json.data.goTo]).toEqual([200, 'folder'])
    const waiting = await shop.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('kind', '=', 'test-letter')
      .execute()
    const shown = await shop.get(`/api/letter/${waiting[0]?.id}`, headers)
    expect([shown.status, shown.text.includes('رسائل البريد تصل')]).toEqual([200, true])
    expect(waiting.map(({ recipient, locale }) => [recipient, locale])).toEqual([[letter.json.data.to, 'ar']])
  })

  it('shows the thanks of an order that was placed before, and keeps what it says of itself from everybody', async () => {
    const product = sampleProduct({ name: bag })
    await stockCatalogue(shop.db, product)
    await set(shop, true)
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product }]))
    expect(placed.status).toBe(200)
    await set(shop, false)
    const token = placed.json.trackUrl.split('/').at(-1)
    for (const path of [`/order-form/thanks/${token}`, `/ar/order-form/thanks/${token}`]) {
      const { status, text } = await shop.get(path)
      expect([path, status, text.includes(placed.json.orderId)]).toEqual([path, 200, true])
    }
    expect((await shop.get('/order-form')).status).toBe(503)
    expect((await shop.get('/api/getWebsiteInfo')).headers['cache-control']).toBe('private, no-store')
    await set(shop, true)
  })
})
