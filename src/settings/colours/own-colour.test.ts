import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import type { Locale } from '#src/core/locale.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { placeOrderOf } from '#src/orders/correcting/edit-order.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { choiceOf } from '#src/orders/papers/line-choice.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'
import { mostOwnColours } from './own-colour.ts'

const foam = { name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' }

describeShop("the shop's own colours (P6)", (shop) => {
  let staff: SignedIn
  let boss: SignedIn
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
    boss = await signIn(shop.shop, 'admin')
  })
  const send = (
    method: string,
    path: string,
    body: object,
    { headers }: { headers: Record<string, string> } = staff,
  ) =>
    shop.send(method, `/api/${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  const put = (colour: object, language = 'en') =>
    send('PUT', 'ownColour', colour, { headers: { ...staff.headers, 'accept-language': language } })
  const colours = async () => (await shop.get('/api/getWebsiteInfo')).json.data.colours

  it('are refused beside the field that is wrong, in the language of who asks', async () => {
    const wrong = async (change: object, language?: string) => {
      const { status, json } = await put({ ...foam, ...change }, language)
      return [status, json.errors?.map(({ path }: { path: string }) => path)]
    }
    for (const name of ['زبد', '12', 'Sea, foam', 'x'.repeat(41), 'camel', 'Light Grey', 'CARAMEL'])
      expect([name, ...(await wrong({ name }))]).toEqual([name, 422, ['name']])
    for (const nameAr of ['', 'Foam', 'زبد، بحر', 'ز'.repeat(41), 'جملي'])
      expect([nameAr, ...(await wrong({ nameAr }))]).toEqual([nameAr, 422, ['nameAr']])
    for (const shade of ['', 'red', '#9fd8c', '#9fd8cb80', 'url(//evil.test)', '#9fd8cb;color:red'])
      expect([shade, ...(await wrong({ shade }))]).toEqual([shade, 422, ['shade']])
    expect((await put({ ...foam, shade: 'red' }, 'ar')).json.errors[0].message).toContain('يرجى إدخال الدرجة')
    const customer = await signIn(shop.shop, 'customer')
    expect((await send('PUT', 'ownColour', foam, customer)).status).toBe(403)
    expect((await send('PUT', 'ownColour', foam, { headers: {} })).status).toBe(401)
    expect(await colours()).toEqual([])
  })

  it('are none called as what has no colour is, which products drop (P5)', async () => {
    for (const name of [notApplicable, 'n/a', ' N.A. ']) {
      const told = async (language: string) => {
        const { status, json } = await put({ ...foam, name }, language)
        return [
          status,
          ...(json.errors ?? []).map((one: { path: string; message: string }) => [one.path, one.message]),
        ]
      }
      expect(await told('en')).toEqual([422, ['name', expect.stringContaining('no colour')]])
      expect(await told('ar')).toEqual([422, ['name', expect.stringMatching(/^«\u2066N\/A\u2069»/)]])
    }
    // Nor is it a size or a colour of a product.
    const { id } = await stockOne(shop.db)
    const body = { sizes: ['n/a', 'M'], colors: ['N/A'] }
    expect((await send('PATCH', `updateProduct/${id}`, body)).status).toBe(200)
    const { sizes, colors } = (await shop.get(`/api/product/${id}`)).json.data
    expect([sizes, colors]).toEqual([['M'], []])
    await shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, staff.headers)
  })

  it('are named and painted on every page at once, in the page’s language, and as each is changed', async () => {
    const product = await stockOne(shop.db, { colors: ['sea foam', 'camel'] })
    const pages = async () => {
      const paths = [`/ar/product-details/${product.id}`, `/product-details/${product.id}`, '/ar/shop']
      return Promise.all(paths.map(async (path) => (await shop.get(path)).text))
    }
    const [before = ''] = await pages()
    expect(before).not.toContain(foam.nameAr)
    expect(before).toContain('background:var(--stripes)')

    const { status, json } = await put({ ...foam, shade: '9FD8CB' })
    expect([status, json.data.colours]).toEqual([200, [foam]])
    const [arabic = '', english = '', list = ''] = await pages()
    for (const page of [arabic, english]) {
      expect(page).toContain('background:#9fd8cb')
      expect(page).not.toContain('background:var(--stripes)')
    }
    expect(arabic).toContain('<bdi>زبد البحر</bdi>')
    expect(english).toContain('<bdi>Sea foam</bdi>')
    expect(list, 'the filter').toContain('<option value="sea foam">زبد البحر</option>')
    const cards = (await shop.get(`/api/products?ids=${product.id}&limit=1&fields=card`)).json.data
    expect(cards[0].colours).toEqual({
      paints: ['#9fd8cb', '#b98a55'],
      more: 0,
      names: { en: 'Sea foam, Camel', ar: 'زبد البحر، جملي' },
    })

    // The same colour, however it is spelt; the log says what it was.
    await put({ name: 'SEA-FOAM', nameAr: 'رغوة البحر', shade: '#88ccbb' })
    expect(await colours()).toEqual([{ name: 'SEA-FOAM', nameAr: 'رغوة البحر', shade: '#88ccbb' }])
    expect((await pages())[0]).toContain('<bdi>رغوة البحر</bdi>')
    const log = (await shop.get('/api/audit?limit=5', boss.headers)).json.data
    expect(log[0]).toMatchObject({
      kind: 'settings-changed',
      actor: { role: 'manager' },
      changes: [
        {
          field: 'colours',
          from: 'Sea foam · زبد البحر · #9fd8cb',
          to: 'SEA-FOAM · رغوة البحر · #88ccbb',
        },
      ],
    })
    await put(foam)
  })

  it('may have an Arabic name alone, which stands for the English one too (L3)', async () => {
    const [pearl, shade] = ['صدفي لامع', '#eee6dd']
    expect((await put({ name: '', nameAr: pearl, shade })).json.data.colours).toContainEqual({
      name: pearl,
      nameAr: pearl,
      shade,
    })
    const product = await stockOne(shop.db, { colors: [pearl, 'camel'] })
    for (const path of ['/ar', ''].map((start) => `${start}/product-details/${product.id}`)) {
      const { text } = await shop.get(path)
      expect(text).toContain(`<bdi>${pearl}</bdi>`)
      expect(text).toContain(`background:${shade}`)
    }
    const found = await shop.get(`/api/products?color=${encodeURIComponent(pearl)}`)
    expect(found.json.data.map(({ _id }: { _id: string }) => _id)).toEqual([product.id])
    // As it is read it is sent, and nothing is another then; another shade of the same; nobody else's Arabic name.
    const read = (await colours()).at(-1)
    const { version } = (await shop.get('/api/getWebsiteInfo')).json.data
    const sentBack = await put(read)
    expect([sentBack.status, sentBack.json.data.version, sentBack.json.data.colours.at(-1)]).toEqual([
      200,
      version,
      read,
    ])
    for (const name of ['لؤلؤي', `${pearl}، زبد`])
      expect((await put({ ...read, name })).json.errors.map((one: { path: string }) => one.path)).toEqual([
        'name',
      ])
    expect((await put({ name: '', nameAr: pearl, shade: '#ddd5cc' })).status).toBe(200)
    expect((await put({ name: 'Pearl', nameAr: pearl, shade })).json.errors[0].path).toBe('nameAr')
    expect((await put({ ...foam, name: '' })).json.errors[0].path).toBe('nameAr')
    expect((await put({ name: '', nameAr: '', shade })).json.errors[0].path).toBe('nameAr')
    const gone = await shop.send('DELETE', `/api/ownColour/${encodeURIComponent(pearl)}`, '', staff.headers)
    expect(gone.json.data.colours).toEqual([foam])
  })

  it('are in letters and on papers in both languages, and in a tax invoice as they were called then', async () => {
    await chargeVat(shop, 'confirmation')
    const product = await stockOne(shop.db, { colors: ['sea foam'] })
    const id = await placeOrderOf(shop, [{ product, color: 'sea foam' }])
    const payload = { orderId: id } as Parameters<(typeof orderEmails)['order-received']>[0]['payload']
    const letter = async (locale: Locale) =>
      (await orderEmails['order-received']({ payload, locale }, shop.shop)).text
    expect(await letter('ar')).toContain('زبد البحر')
    expect(await letter('en')).toContain('Sea foam')
    const line = { color: 'sea foam', size: 'N/A' }
    expect(choiceOf(line, 'ar', await colours())).toContain('زبد البحر')
    expect(choiceOf(line, 'en', await colours())).toContain('Sea foam')

    await putStatus(shop, id, { status: 'Confirmed' }, boss)
    const documents = async () =>
      (await shop.get(`/api/taxDocuments?orders=${id}`, boss.headers)).json.data as { items: object[] }[]
    const issued = await documents()
    expect(issued[0]?.items[0]).toMatchObject({ color: 'Sea foam', colorAr: 'زبد البحر' })
    await put({ name: 'Sea Foam', nameAr: 'رغوة', shade: '#112233' })
    await putStatus(shop, id, { status: 'Shipping' }, boss)
    expect(await documents(), 'what was issued stays, and stands').toEqual(issued)
    await put(foam)
  })

  it('are different ones, at most so many, and go again; products keep the name', async () => {
    const { status, json } = await put({ ...foam, name: 'Lagoon' })
    expect([status, json.errors[0].path], 'one Arabic name for two').toEqual([422, 'nameAr'])
    // At once, and none is lost.
    const letters = [...'abcdefghijklmnopqrstuvwxyzabcdefghijklm'].map((one, n) => one.repeat(n + 2))
    expect(letters).toHaveLength(mostOwnColours - 1)
    const many = letters.map((name, n) => ({ name, nameAr: `لون ${n}`, shade: '#123456' }))
    const answers = await Promise.all(many.map((one) => put(one)))
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
    expect(await colours()).toHaveLength(mostOwnColours)
    expect((await put({ ...foam, name: 'Lagoon', nameAr: 'بحيرة' })).json.errors[0].path).toBe('name')
    expect((await put({ ...foam, shade: '#000000' })).status, 'what is there can be changed').toBe(200)

    expect((await shop.send('DELETE', '/api/ownColour/sea-foam', '', staff.headers)).status).toBe(200)
    const left = await colours()
    expect(left.map(({ name }: { name: string }) => name)).not.toContain('Sea foam')
    expect(left).toHaveLength(mostOwnColours - 1)
    const { sizes, colors } = (await shop.get('/api/productOptions')).json.data
    expect([sizes, colors]).toEqual([[], ['camel', 'sea foam', 'صدفي لامع']])
  })
})
