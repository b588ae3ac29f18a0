import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop("what tells the shop's own colours apart (P6)", (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })
  const put = (name: string, nameAr: string, shade = '#9fd8cb') =>
    shop.send('PUT', '/api/ownColour', JSON.stringify({ name, nameAr, shade }), {
      'content-type': 'application/json',
      ...boss.headers,
    })
  const remove = (name: string) =>
    shop.send('DELETE', `/api/ownColour/${encodeURIComponent(name)}`, '', boss.headers)
  const settings = async () => (await shop.get('/api/getWebsiteInfo')).json.data
  const names = async () => (await settings()).colours.map(({ name }: { name: string }) => name)

  it('are numbers, signs and letters of every kind, not case, spaces and hyphens', async () => {
    const all = [
      ['Sky 1', 'سماوي ١'],
      ['Sky 2', 'سماوي ٢'],
      ['Cru', 'خام'],
      ['Écru', 'خام فاتح'],
      ['Black/Gold?', 'أسود وذهبي'],
      ['50% Mocha', 'موكا'],
      ['constructor', 'إنشائي'],
    ] as const
    for (const [name, nameAr] of all) expect([name, (await put(name, nameAr)).status]).toEqual([name, 200])
    expect(await names()).toEqual(all.map(([name]) => name))
    const { id } = await stockOne(shop.db, { colors: all.map(([name]) => name) })
    const { text } = await shop.get(`/ar/product-details/${id}`)
    for (const [, nameAr] of all) expect(text).toContain(`<bdi>${nameAr}</bdi>`)
    expect((await put('SKY-2', 'سماوي ٢')).status).toBe(200)
    expect(await names()).toEqual([
      'Sky 1',
      'SKY-2',
      'Cru',
      'Écru',
      'Black/Gold?',
      '50% Mocha',
      'constructor',
    ])
    for (const name of ['Black/Gold?', '50% Mocha', 'Écru', 'sky 2'])
      expect([name, (await remove(name)).status]).toEqual([name, 200])
    expect(await names()).toEqual(['Sky 1', 'Cru', 'constructor'])
  })

  it('are in Arabic the letters that a search compares: no vowel signs, one alef', async () => {
    expect((await put('Dawn', 'سماء أولى')).status).toBe(200)
    for (const nameAr of ['سماء اولى', 'سَماء أُولى'])
      expect([nameAr, (await put('Dusk', nameAr)).status]).toEqual([nameAr, 422])
    expect((await put('Dusk', 'جَملي')).json.errors[0].path, "the table's").toBe('nameAr')
  })

  it('is told by a tax invoice too: another colour by a number is another supply', async () => {
    await chargeVat(shop, 'confirmation')
    const product = await stockOne(shop.db, { colors: ['Tone 1', 'Tone 2'] })
    const id = await placeOrderOf(shop, [{ product, color: 'Tone 1' }])
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    const edit = editOf(await readOrder(shop, id, boss), [{ product, color: 'Tone 2', line: 0 }])
    expect((await putEdit(shop, id, edit, boss)).status).toBe(200)
    const issued = (await shop.get(`/api/taxDocuments?orders=${id}`, boss.headers)).json.data
    const colours = issued.map(({ items }: { items: { color?: string }[] }) => items[0]?.color)
    expect(colours.sort()).toEqual(['Tone 1', 'Tone 1', 'Tone 2'])
  })

  it('says to search engines what a page calls a colour', async () => {
    await put('Sea foam', 'زبد البحر')
    const { id } = await stockOne(shop.db, {
      nameAr: 'حقيبة',
      colors: ['sea foam', 'peru'],
      variants: [{ size: 'N/A', color: 'peru', notMade: false, price: 21_000 }] as never,
    })
    const { text } = await shop.get(`/ar/product-details/${id}`)
    const facts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1]
    expect(facts).toContain('"color":"زبد البحر"')
    expect(facts).toContain('"name":"حقيبة، زبد البحر"')
    expect(facts).toContain('"category":"مجموعة الحقائب"')
  })

  it('is no save where nothing is another', async () => {
    await put('Sea foam', 'زبد البحر')
    const { version } = await settings()
    await put('Sea foam', 'زبد البحر')
    await remove('Nothing')
    const body = JSON.stringify({ version, instagram: 'https://instagram.com/haqiba' })
    const json = { 'content-type': 'application/json', ...boss.headers }
    const saved = await shop.send('PATCH', '/api/updateWebsiteInfo', body, json)
    expect(saved.status, 'who has the settings open is told of no other save').toBe(200)
  })
})
