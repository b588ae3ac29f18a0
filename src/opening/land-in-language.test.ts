import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { landInLanguage } from './land-in-language.ts'

const arrives = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
const [arabic, english] = ['ar-OM,ar;q=0.9,en;q=0.5', 'en-GB,en;q=0.9,ar;q=0.3']

describeShop('whoever comes to the bare address of a shop (B5)', (shop) => {
  const land = async (headers: Record<string, string>, path = '/') => {
    const reply = await shop.get(path, headers)
    return [reply.status, reply.headers.location]
  }
  const speak = async (shopLocale: string) => {
    const { headers } = await signIn(shop.shop, 'admin')
    const json = { 'content-type': 'application/json', ...headers }
    const { json: now } = await shop.get('/api/getWebsiteInfo', json)
    const body = JSON.stringify({ shopLocale, version: now.version })
    expect((await shop.send('PATCH', '/api/updateWebsiteInfo', body, json)).status).toBe(200)
  }

  it('reads the shop in the language of its address, where the shop speaks English', async () => {
    expect(await land({ ...arrives, 'accept-language': arabic })).toEqual([200, undefined])
    expect(await land({ ...arrives, cookie: 'language=ar' })).toEqual([302, '/ar'])
  })

  it('is led to Arabic where the shop speaks it, by whatever link, unless the browser prefers English', async () => {
    await speak('ar')
    for (const site of ['none', 'cross-site', 'same-site'])
      expect(await land({ ...arrives, 'sec-fetch-site': site, 'accept-language': arabic })).toEqual([
        302,
        '/ar',
      ])
    expect(await land({ ...arrives, 'accept-language': 'fr' })).toEqual([302, '/ar'])
    expect(await land(arrives, '/?from=instagram')).toEqual([302, '/ar?from=instagram'])
    expect(await land({ ...arrives, 'accept-language': english })).toEqual([200, undefined])
    const { headers } = await shop.get('/', arrives)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toBeDefined()
    await speak('en')
    expect(await land({ ...arrives, 'accept-language': arabic }), 'once it speaks English').toEqual([
      200,
      undefined,
    ])
  })

  it('stays where a link of the shop led, where a language was chosen, and where no browser asks', async () => {
    await speak('ar')
    const asks = { ...arrives, 'accept-language': arabic }
    expect(await land({ ...asks, 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined])
    expect(await land({ ...asks, cookie: 'a=b; language=en' })).toEqual([200, undefined])
    expect(await land({ ...asks, cookie: 'language=//evil.example' })).toEqual([302, '/ar'])
    expect(await land({ 'accept-language': arabic })).toEqual([200, undefined])
    expect(await land({ ...asks, 'sec-fetch-mode': 'cors' })).toEqual([200, undefined])
    expect(await land(asks, '/shop')).toEqual([200, undefined])
  })

  it('leads to the first screens of staff too, where no language was chosen and the browser asks for Arabic', async () => {
    await speak('ar')
    const asks = { ...arrives, 'accept-language': arabic }
    for (const door of ['/dashboard', '/authentication/login']) {
      expect(await land(asks, door)).toEqual([302, `/ar${door}`])
      expect(await land(asks, `${door}?next=%2Fx`)).toEqual([302, `/ar${door}?next=%2Fx`])
      for (const [why, headers] of [
        ['chosen', { ...asks, cookie: 'language=ar' }],
        ['chosen', { ...asks, cookie: 'language=en' }],
        ['asks for nothing', arrives],
        ['asks for another', { ...arrives, 'accept-language': 'fr' }],
        ['prefers English', { ...arrives, 'accept-language': english }],
        ['a link of the shop', { ...asks, 'sec-fetch-site': 'same-origin' }],
        ['a script', { 'accept-language': arabic }],
      ] as const)
        expect([door, why, await land(headers, door)]).toEqual([door, why, [200, undefined]])
      expect((await shop.send('POST', door, '', asks)).headers.location).toBeUndefined()
    }
    for (const other of ['/dashboard/orders', '/dashboards', '/authentication/register'])
      expect([other, (await land(asks, other))[1]]).toEqual([other, undefined])
    await speak('en')
    expect(await land(asks, '/dashboard')).toEqual([200, undefined])
  })

  it('leads nobody, and answers, while the database does not', async () => {
    await speak('ar')
    const broken = new Proxy(shop.db, {
      get: (db, name) => {
        if (name === 'selectFrom') throw new Error('no database')
        return Reflect.get(db, name)
      },
    })
    const land = landInLanguage({ db: broken, catalogueVersion: () => -1 }, {})
    const headers = { ...arrives, 'accept-language': arabic }
    const [req, res] = [{ method: 'GET', url: '/', headers }, { writeHead: () => expect.unreachable() }]
    expect(await land(req as never, res as never)).toBe(false)
  })
})
