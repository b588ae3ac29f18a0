import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { startOfMuscatMinute } from '#src/core/muscat.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function storePicture({ db, now }: TestShop, purpose: 'staff' | 'proof' = 'staff'): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await inTransaction(db, (trx) =>
    insertPictures(trx, [{ id, width: 900, height: 450, contentHash: id }], { purpose, now }),
  )
  return pictureUrl(id)
}

function send(shop: TestShop, call: string, body?: unknown, who?: SignedIn) {
  const [method = '', path = ''] = call.split(' ')
  return shop.send(method, `/api${path}`, body === undefined ? undefined : JSON.stringify(body), {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...who?.headers,
  })
}

async function banner(
  shop: TestShop,
): Promise<{ _id: string; image: string; title: string; time: string }[]> {
  return (await shop.get('/api/getSliders')).json
}

describeShop('the banner’s slides (product.md sections 3, 7)', (shop) => {
  it('are added by a manager, in the order they came, and the home page shows them at once', async () => {
    const manager = await signIn(shop.shop, 'manager')
    const [first, second] = [await storePicture(shop), await storePicture(shop)]
    expect((await shop.get('/')).text).not.toContain(first)
    const added = await send(
      shop,
      'POST /postSlider',
      { image: first, time: '1999-01-01T00:00:00Z', title: 'Autumn' },
      manager,
    )
    expect([added.status, added.json.message]).toEqual([200, 'Slider data add successfully'])
    const unnamed = await send(shop, 'POST /postSlider', { image: second }, manager)
    const time = shop.now.toISOString()
    expect(await banner(shop)).toEqual([
      { _id: added.json.insertedId, image: first, title: 'Autumn', time },
      { _id: unnamed.json.insertedId, image: second, title: 'Haqiba', time },
    ])
    const home = (await shop.get('/')).text
    expect([home.includes(first), home.includes(second)]).toEqual([true, true])
  })

  it('are changed: the picture stays when none is given, and the time is the server’s', async () => {
    const manager = await signIn(shop.shop, 'manager')
    const [slide] = await banner(shop)
    if (!slide) throw new Error('There is no slide')
    await shop.get('/')
    shop.now = new Date(shop.now.getTime() + 60_000)
    const call = `PUT /updateSlider/${slide._id}`
    const renamed = await send(shop, call, { title: 'Winter', time: '1999-01-01' }, manager)
    expect([renamed.status, renamed.json.message]).toEqual([200, 'Slider data update successfully'])
    const changed = { ...slide, title: 'Winter', time: shop.now.toISOString() }
    expect((await shop.get(`/api/getSlider/${slide._id}`)).json).toEqual(changed)
    expect((await shop.get('/')).text).toContain('alt="Winter"')
    const image = await storePicture(shop)
    await send(shop, call, { image }, manager)
    expect((await banner(shop))[0]).toEqual({ ...changed, image })
    await send(shop, call, { image: '', title: '' }, manager)
    expect((await banner(shop))[0]).toEqual({ ...changed, image, title: 'Haqiba' })
  })

  it('without a title are read aloud by the shop’s name in the reader’s language', async () => {
    await inTransaction(shop.db, (trx) => writeSettings(trx, { shopName: 'Lamsa', shopNameAr: 'لمسة' }))
    const manager = await signIn(shop.shop, 'manager')
    const [slide] = await banner(shop)
    const call = `PUT /updateSlider/${slide?._id}`
    expect((await send(shop, call, { title: '' }, manager)).status).toBe(200)
    expect((await banner(shop))[0]?.title).toBe('Lamsa')
    expect((await shop.get('/')).text).toContain('alt="Lamsa"')
    const arabic = (await shop.get('/ar')).text
    expect([arabic.includes('alt="لمسة"'), arabic.includes('alt="Lamsa"')]).toEqual([true, false])
    await send(shop, call, { title: 'Spring' }, manager)
    expect((await shop.get('/ar')).text, 'what was typed is read as it is').toContain('alt="Spring"')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { shopName: 'Haqiba', shopNameAr: 'حقيبة' }))
  })

  it('show only public pictures of this shop (F2)', async () => {
    const manager = await signIn(shop.shop, 'manager')
    const before = await banner(shop)
    const own = await storePicture(shop)
    const wrong = [
      undefined,
      await storePicture(shop, 'proof'),
      pictureUrl('0'.repeat(32)),
      own.replace('.webp', '-960.webp'),
      `https://elsewhere.test${own}`,
      '/proofs/x',
      'javascript:alert(1)',
    ]
    for (const image of wrong) {
      const { status, json } = await send(shop, 'POST /postSlider', { image }, manager)
      expect([image, status, json.errors]).toEqual([
        image,
        422,
        [{ path: 'image', message: expect.any(String) }],
      ])
    }
    const change = await send(shop, `PUT /updateSlider/${before[0]?._id}`, { image: wrong[1] }, manager)
    expect(change.status).toBe(422)
    expect(await banner(shop)).toEqual(before)
  })

  it('are put in another order; who did not see every slide is told', async () => {
    const manager = await signIn(shop.shop, 'manager')
    await send(shop, 'POST /postSlider', { image: await storePicture(shop) }, manager)
    const [one, two, three] = (await banner(shop)).map(({ _id }) => _id) as [string, string, string]
    const arranged = await send(shop, 'PUT /sliderOrder', { ids: [three, one, two] }, manager)
    expect([arranged.status, arranged.json]).toEqual([200, await banner(shop)])
    const order = async () => (await banner(shop)).map(({ _id }) => _id)
    expect(await order()).toEqual([three, one, two])
    for (const ids of [[one, two], [one, two, three, 'gone'], [one, two, two], []]) {
      const { status, json } = await send(shop, 'PUT /sliderOrder', { ids }, manager)
      expect([status, json.current]).toEqual([409, await banner(shop)])
    }
    expect(await order()).toEqual([three, one, two])
    const home = (await shop.get('/')).text
    const places = (await banner(shop)).map(({ image }) => home.indexOf(image))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    await Promise.all(
      [
        [one, two, three],
        [three, two, one],
      ].map((ids) => send(shop, 'PUT /sliderOrder', { ids }, manager)),
    )
    expect([`${one},${two},${three}`, `${three},${two},${one}`]).toContain(String(await order()))
  })

  it('say something and lead somewhere, in each language; what is empty is left out', async () => {
    const manager = await signIn(shop.shop, 'manager')
    const [slide] = await banner(shop)
    if (!slide) throw new Error('There is no slide')
    const call = `PUT /updateSlider/${slide._id}`
    const said = {
      heading: 'Carried with care',
      headingAr: 'نحملها معك',
      text: 'For every day in Muscat.',
      link: '/shop',
      linkText: 'Shop now',
      linkTextAr: 'تسوّق الآن',
      focusX: 80,
      focusY: 0,
      mirror: true,
    }
    expect((await send(shop, call, { ...said, textAr: '' }, manager)).status).toBe(200)
    const { time: _, ...now } = (await banner(shop)).find(({ _id }) => _id === slide._id) ?? { time: '' }
    const { time: __, ...before } = slide
    expect(now).toEqual({ ...before, ...said })
    const [english, arabic] = [(await shop.get('/')).text, (await shop.get('/ar')).text]
    expect(english).toMatch(/Carried with care[\s\S]*For every day[\s\S]*href="\/shop"[^>]*>Shop now/)
    expect(arabic).toMatch(/نحملها معك[\s\S]*For every day[\s\S]*href="\/ar\/shop"[^>]*>تسوّق الآن/)
    for (const link of ['javascript:alert(1)', 'http://elsewhere.test', '//elsewhere.test', '/\\x', 'shop']) {
      const { status, json } = await send(shop, call, { link }, manager)
      expect([link, status, json.errors[0].path]).toEqual([link, 422, 'link'])
    }
    expect((await send(shop, call, { focusX: 101 }, manager)).status).toBe(422)
    const nothing = Object.fromEntries(Object.keys(said).map((field) => [field, '']))
    const gone = { ...nothing, focusX: 50, focusY: 50, mirror: false }
    expect((await send(shop, call, gone, manager)).status).toBe(200)
    expect((await shop.get('/')).text).not.toContain('Carried with care</h2>')
  })

  it('come and go on the minute, on pages that were kept; staff see and arrange them all the while', async () => {
    const at = (minute: string, ms = 0) => {
      shop.now = new Date(startOfMuscatMinute(minute).getTime() + ms)
    }
    // Sessions end while the test moves through the hours.
    const staff = () => signIn(shop.shop, 'manager')
    at('2026-11-25T08:00')
    const before = await banner(shop)
    const image = await storePicture(shop)
    const times = { startsAt: '2026-11-25 09:00', endsAt: '٢٠٢٦-١١-٢٥T١٠:٠٠' }
    const wrong = { ...times, endsAt: times.startsAt }
    const ended = await send(shop, 'POST /postSlider', { image, ...wrong }, await staff())
    expect([ended.status, ended.json.errors[0].path]).toEqual([422, 'endsAt'])
    for (const startsAt of ['soon', '2026-02-31T09:00'])
      expect((await send(shop, 'POST /postSlider', { image, startsAt }, await staff())).status).toBe(422)
    const added = await send(shop, 'POST /postSlider', { image, ...times }, await staff())
    const one = `/api/getSlider/${added.json.insertedId}`
    const shows = async () => [
      (await banner(shop)).length > before.length,
      (await shop.get('/')).text.includes(image),
      (await shop.get(one)).status === 200,
    ]
    for (const [minute, first] of [
      ['2026-11-25T09:00', false],
      ['2026-11-25T10:00', true],
    ] as const) {
      at(minute, -1)
      expect(await shows()).toEqual([first, first, first])
      // The same again, now from what is kept.
      expect(await shows()).toEqual([first, first, first])
      at(minute)
      expect(await shows()).toEqual([!first, !first, !first])
    }
    const { headers } = await staff()
    expect((await shop.get(one, headers)).json).not.toHaveProperty('endsAt')
    const all = (await shop.get('/api/editSliders', headers)).json
    expect(all.at(-1)).toMatchObject({
      startsAt: '2026-11-25T09:00',
      endsAt: '2026-11-25T10:00',
      shown: false,
    })
    const ids = all.map(({ _id }: { _id: string }) => _id)
    expect((await send(shop, 'PUT /sliderOrder', { ids }, await staff())).json).toEqual(all)
    const later = `PUT /updateSlider/${added.json.insertedId}`
    expect((await send(shop, later, { endsAt: '2026-11-25T09:00' }, await staff())).status).toBe(422)
    expect((await send(shop, later, { endsAt: '' }, await staff())).status).toBe(200)
    expect(await shows()).toEqual([true, true, true])
    await send(shop, `DELETE /deleteSlider/${added.json.insertedId}`, undefined, await staff())
  })

  it('are deleted once', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const [slide] = await banner(shop)
    if (!slide) throw new Error('There is no slide')
    const gone = await send(shop, `DELETE /deleteSlider/${slide._id}`, undefined, boss)
    expect([gone.status, gone.json.message]).toEqual([200, 'Slide deleted successfully'])
    expect((await shop.get('/')).text).not.toContain(slide.image)
    const calls = [`DELETE /deleteSlider/${slide._id}`, `PUT /updateSlider/${slide._id}`]
    const again = [
      await send(shop, calls[0] ?? '', undefined, boss),
      await send(shop, calls[1] ?? '', {}, boss),
    ]
    expect(again.map(({ status }) => status)).toEqual([404, 404])
  })

  it('are staff’s alone to change (I9)', async () => {
    const before = await banner(shop)
    const customer = await signIn(shop.shop, 'customer')
    const image = await storePicture(shop)
    const id = before[0]?._id
    for (const [who, status] of [
      [undefined, 401],
      [customer, 403],
    ] as const) {
      const answers = [
        await send(shop, 'POST /postSlider', { image }, who),
        await send(shop, `PUT /updateSlider/${id}`, { title: 'Mine' }, who),
        await send(shop, 'PUT /sliderOrder', { ids: before.map(({ _id }) => _id).reverse() }, who),
        await send(shop, `DELETE /deleteSlider/${id}`, undefined, who),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
    expect(await banner(shop)).toEqual(before)
  })
})

describeShop('a slide that says something in English alone', (shop) => {
  it('says it on Arabic pages with the full stop at its own end', async () => {
    const manager = await signIn(shop.shop, 'manager')
    const slide = { image: await storePicture(shop), heading: 'For every day.', text: 'Made in Muscat.' }
    expect((await send(shop, 'POST /postSlider', slide, manager)).status).toBe(200)
    const home = (await shop.get('/ar')).text
    for (const words of [slide.heading, slide.text]) expect(home).toContain(`<bdi>${words}</bdi>`)
  })
})
