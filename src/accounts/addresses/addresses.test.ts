import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const home = {
  label: 'Home',
  name: 'Huda',
  mobileNumber: '92345678',
  place: { wilayat: 'dhofar/salalah', line: 'Way 4' },
}
const work = { ...home, label: 'Work', place: { line: 'Ministry, gate 3', pin: '23.6,58.4' } }

function send(shop: TestShop, who: SignedIn, method: string, path: string, body?: object) {
  return shop.send(method, `/api/addresses${path}`, body && JSON.stringify(body), {
    ...(body && { 'content-type': 'application/json' }),
    'accept-language': 'en',
    ...who.headers,
  })
}
const labels = (data: { label: string; isDefault: boolean }[]) =>
  data.map((one) => [one.label, one.isDefault])

describeShop('the addresses somebody keeps (O39)', (shop) => {
  it('are added, changed and deleted with one default, and are nobody else’s', async () => {
    const [huda, other] = [await signIn(shop.shop, 'customer'), await signIn(shop.shop, 'customer')]
    const { json: first } = await send(shop, huda, 'POST', '', home)
    expect(first.data).toMatchObject([{ address: 'Way 4\nSalalah, Dhofar', isDefault: true }])
    shop.now = new Date(shop.now.getTime() + 1000)
    const { json: both } = await send(shop, huda, 'POST', '', work)
    expect(labels(both.data)).toEqual([
      ['Home', true],
      ['Work', false],
    ])
    const [{ _id: homeId }, { _id: workId }] = both.data
    expect((await send(shop, other, 'PUT', `/${workId}`, work)).status).toBe(404)
    expect((await send(shop, other, 'DELETE', `/${workId}`)).status).toBe(404)
    const turned = await send(shop, huda, 'PUT', `/${workId}`, { ...work, isDefault: true })
    expect(labels(turned.json.data)).toEqual([
      ['Work', true],
      ['Home', false],
    ])
    expect(labels((await send(shop, huda, 'DELETE', `/${workId}`)).json.data)).toEqual([['Home', true]])
    const wrong = await send(shop, huda, 'PUT', `/${homeId}`, { ...home, name: '', place: { line: '' } })
    expect(wrong.json.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['name', 'place.line'])
    expect((await send(shop, other, 'GET', '')).json.data).toEqual([])
  })

  it('have one default whatever is added at once, and are in my data until the account is deleted (I8)', async () => {
    const huda = await signIn(shop.shop, 'customer')
    const many = [1, 2, 3, 4].map((n) =>
      send(shop, huda, 'POST', '', { ...home, label: String(n), isDefault: true }),
    )
    await Promise.all(many)
    const { data } = (await send(shop, huda, 'GET', '')).json
    expect(data.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([true, false, false, false])
    const mine = (await shop.get('/api/myData', huda.headers)).json.data.addresses
    expect(mine.map((one: { label: string }) => one.label).sort()).toEqual(['1', '2', '3', '4'])
    const boss = await signIn(shop.shop, 'admin')
    await shop.send('DELETE', `/api/deleteUser/${huda.person.id}`, undefined, boss.headers)
    const left = await shop.db
      .selectFrom('saved_addresses')
      .selectAll()
      .where('user_id', '=', huda.person.id)
      .execute()
    expect(left).toEqual([])
  })
})
