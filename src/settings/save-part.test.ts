import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { writeSettings } from './settings.store.ts'

const bank = {
  paymentMethods: ['Online Payment', 'Cash On Delivery'],
  bankName: 'Bank of Tests',
  accountHolder: 'Shop of Tests',
  accountNumber: '0011',
  bankMobile: '96891111111',
}

const contact = {
  emailAddress: 'hello@shop.test',
  whatsappNumber: '96890000000',
  contactNumber: '96824000000',
  messenger: 'https://m.me/shop.test',
}

describeShop('a section of the settings', (shop) => {
  let boss: Awaited<ReturnType<typeof signIn>>
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })
  const stands = async () => (await shop.get('/api/getWebsiteInfo')).json.data
  const patch = (body: unknown) =>
    shop.send('PATCH', '/api/updateWebsiteInfo', JSON.stringify(body), {
      'content-type': 'application/json',
      ...boss.headers,
    })

  it('is saved alone: what is left out stays, and nobody is asked for what the part does not need', async () => {
    await patch(bank)
    const before = await stands()
    const saved = await patch({ crNumber: '١٢٣', version: before.version })
    expect([saved.status, saved.json.version]).toEqual([200, before.version + 1])
    expect(await stands()).toEqual({ ...before, crNumber: '123', version: before.version + 1 })
    const late = await patch({ crNumber: '9', version: before.version })
    expect([late.status, late.json.current.crNumber]).toEqual([409, '123'])
    const wrong = async (body: object) => {
      const { status, json } = await patch(body)
      return [status, json.errors?.map(({ path }: { path: string }) => path)]
    }
    expect(await wrong({ messenger: 'no page' })).toEqual([422, ['messenger']])
    expect(await wrong({ contactNumber: '' })).toEqual([422, ['contactNumber']])
    expect(await wrong({ bankName: '' })).toEqual([422, ['bankName']])
    expect(await wrong({ paymentMethods: [] })).toEqual([422, ['paymentMethods']])
    // Where transfer is off, no bank is asked for; switched on, all of it is.
    expect((await patch({ paymentMethods: ['Cash On Delivery'], bankName: '' })).status).toBe(200)
    expect(await wrong({ paymentMethods: ['Online Payment'] })).toEqual([422, ['bankName']])
    expect((await patch({ bankName: 'Bank', paymentMethods: ['Online Payment'] })).status).toBe(200)
  })

  it('keeps bank details from shoppers while transfer is off, and for who may change them (O15)', async () => {
    const [manager, customer] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'customer')]
    const json = { 'content-type': 'application/json' }
    const { paymentMethods, ...details } = bank
    const shown = ({ bankName, accountHolder, accountNumber, bankMobile }: typeof details) => ({
      bankName,
      accountHolder,
      accountNumber,
      bankMobile,
    })
    const read = async (headers = {}) => shown((await shop.get('/api/getWebsiteInfo', headers)).json.data)
    const pages = async () =>
      Promise.all(['/', '/ar/product-checkout', '/policies'].map(async (path) => (await shop.get(path)).text))
    await patch(bank)
    expect([await read(), await read(manager.headers)]).toEqual([details, details])
    for (const page of await pages()) expect(page).toContain(`"${details.bankMobile}"`)

    await patch({ paymentMethods: ['Cash On Delivery'] })
    const none = { bankName: '', accountHolder: '', accountNumber: '', bankMobile: '' }
    for (const headers of [{}, customer.headers, manager.headers]) expect(await read(headers)).toEqual(none)
    for (const page of await pages())
      for (const detail of Object.values(details)) expect(page).not.toContain(`"${detail}"`)
    const colour = JSON.stringify({ name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' })
    const told = await shop.send('PUT', '/api/ownColour', colour, { ...json, ...manager.headers })
    expect([told.status, shown(told.json.data)]).toEqual([200, none])
    // The form has what it had, a late one too, and switching on again asks for nothing anew.
    expect(await read(boss.headers)).toEqual(details)
    expect(shown((await patch({ crNumber: '9', version: 0 })).json.current)).toEqual(details)
    expect(await read()).toEqual(none)
    expect((await patch({ paymentMethods })).status).toBe(200)
    expect(await read()).toEqual(details)
  })

  it('keeps bank details that whoever sends the form was not told, and empties them for who was (O15)', async () => {
    const headers = { 'content-type': 'application/json', ...boss.headers }
    const put = async (body: object) =>
      (await shop.send('PUT', '/api/updateWebsiteInfo', JSON.stringify(body), headers)).status
    const names = ['bankName', 'accountHolder', 'accountNumber', 'bankMobile'] as const
    const stored = async () => {
      const { data } = (await shop.get('/api/getWebsiteInfo', boss.headers)).json
      return names.map((name) => data[name])
    }
    const all = names.map((name) => bank[name])
    await patch({ ...bank, ...contact, address: 'Sur' })
    await patch({ paymentMethods: ['Cash On Delivery'] })
    const { data: read } = (await shop.get('/api/getWebsiteInfo')).json
    expect([read.bankUntold, read.bankName]).toEqual([true, ''])
    // As it was read, without what is empty in it, as a part, and with one that is known.
    expect([await put(read), await stored()]).toEqual([200, all])
    const { version } = await stands()
    const untold = new Set<string>([...names, 'bankUntold'])
    const without = Object.fromEntries(Object.entries(read).filter(([name]) => !untold.has(name)))
    expect([await put({ ...without, version }), await stored()]).toEqual([200, all])
    const part = await patch({ bankUntold: true, bankName: '', accountNumber: '', crNumber: '5' })
    expect([part.status, await stored()]).toEqual([200, all])
    const known = { ...read, version: (await stands()).version, bankName: 'Another Bank' }
    expect([await put(known), await stored()]).toEqual([200, ['Another Bank', ...all.slice(1)]])
    // Switched on again by who was not told, they are there; the admin, who is told, empties them.
    const on = { ...read, version: (await stands()).version, paymentMethods: bank.paymentMethods }
    expect([await put(on), await stored()]).toEqual([200, ['Another Bank', ...all.slice(1)]])
    await patch({ paymentMethods: ['Cash On Delivery'] })
    const { data: told } = (await shop.get('/api/getWebsiteInfo', boss.headers)).json
    expect(told.bankUntold).toBe(undefined)
    const emptied = { ...told, ...Object.fromEntries(names.map((name) => [name, ''])) }
    expect([await put(emptied), await stored()]).toEqual([200, ['', '', '', '']])
  })

  it('tells beside the news what is filled in by nothing, keeps what stood, and goes on showing it (W2)', async () => {
    const { marquee } = await stands()
    const told = async (body: object, language: string) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'accept-language': language, ...boss.headers }
      const { status, json } = await shop.send('PATCH', '/api/updateWebsiteInfo', text, headers)
      return [status, json.errors?.map((one: { path: string; message: string }) => [one.path, one.message])]
    }
    const news = { marquee: 'Here in {time', marqueeAr: 'فوق {freeShipingOver}' }
    expect(await told(news, 'en')).toEqual([
      422,
      [
        ['marquee', expect.stringMatching(/^\u2066\{time\u2069 is filled in by nothing.*\{deliveryTime\}/)],
        ['marqueeAr', expect.stringContaining('{freeShipingOver}')],
      ],
    ])
    expect(await told(news, 'ar')).toEqual([
      422,
      [
        ['marquee', expect.stringMatching(/^لا شيء يحل محل \u2066\{time\u2069/)],
        ['marqueeAr', expect.stringContaining('يحل محل')],
      ],
    ])
    expect((await stands()).marquee).toBe(marquee)
    // What an earlier version took stays as it is until it is written anew, whatever else is saved.
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { marquee: 'Old {time' })
      catalogueChanged()
    })
    const { version } = await stands()
    expect((await shop.get('/')).text).toContain('Old {time')
    expect(await told({ marquee: 'Old {time', marqueeAr: 'جديد {phone}', version }, 'en')).toEqual([
      200,
      undefined,
    ])
    expect((await shop.get('/')).text).toContain('Old {time')
    expect((await told({ marquee: 'Older {time' }, 'en'))[0]).toBe(422)
    expect(await told({ marquee: 'New {phone}', marqueeAr: '' }, 'en')).toEqual([200, undefined])
  })

  it('has the name and the address in one language, which stands in both (L3)', async () => {
    const said = async (body: object) => {
      const { status, json } = await patch(body)
      return [status, json.errors?.map((one: { path: string; message: string }) => [one.path, one.message])]
    }
    const before = await stands()
    const noName = ['shopName', 'Enter a name in English or in Arabic.']
    expect(await said({ shopName: ' ', shopNameAr: '\u200f' })).toEqual([422, [noName]])
    expect(await said({ address: '', addressAr: ' ' })).toEqual([422, [['address', 'Please Enter Address']]])
    expect(await stands()).toEqual(before)
    const arabic = { shopName: '', shopNameAr: 'صفا', address: ' ', addressAr: 'نزوى' }
    expect(await said(arabic)).toEqual([200, undefined])
    expect(await stands()).toMatchObject({ shopName: 'صفا', address: 'نزوى' })
    // Sent alone, the Arabic takes along what stands for the English; a text of its own stays.
    expect(await said({ shopNameAr: 'مروة', addressAr: 'صور' })).toEqual([200, undefined])
    expect(await stands()).toMatchObject({ shopName: 'مروة', address: 'صور' })
    expect((await said({ shopNameAr: '' }))[0]).toBe(422)
    expect(await said({ shopName: 'Marwa', shopNameAr: '' })).toEqual([200, undefined])
    expect(await stands()).toMatchObject({ shopName: 'Marwa', shopNameAr: '', addressAr: 'صور' })
  })

  it('leaves the address of the whole form to the Arabic that was saved before, and is never without one (L3)', async () => {
    const put = async (body: object) => {
      const text = JSON.stringify({ ...bank, ...contact, ...body })
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const { status, json } = await shop.send('PUT', '/api/updateWebsiteInfo', text, headers)
      return [status, json.errors?.map((one: { path: string; message: string }) => [one.path, one.message])]
    }
    expect(await put({ address: 'Sur', addressAr: 'صور' })).toEqual([200, undefined])
    const none = [422, [['address', 'Please Enter Address']]]
    expect(await put({}), 'left out').toEqual(none)
    expect(await put({ address: '' }), 'emptied, the Arabic stays').toEqual([200, undefined])
    expect(await stands()).toMatchObject({ address: 'صور', addressAr: 'صور' })
    // So it is where something else is wrong: nobody is told of what would be taken.
    const wrong = { messenger: 'no page', emailAddress: 'nobody' }
    const others = ['emailAddress', 'messenger']
    const [status, told] = await put({ ...wrong, address: '' })
    expect([status, told.map(([path]: string[]) => path)]).toEqual([422, others])
    for (const body of [{}, { address: '', addressAr: '' }]) {
      const [, errors] = await put({ ...wrong, ...body })
      expect(errors.map(([path]: string[]) => path).sort()).toEqual(['address', ...others])
    }
    for (const nothing of [null, 5, 'Sur']) {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const read = await shop.send('PUT', '/api/updateWebsiteInfo', JSON.stringify(nothing), headers)
      expect([nothing, read.status]).toEqual([nothing, 400])
    }
    expect(await put({ address: '', addressAr: '' })).toEqual(none)
    expect(await put({ address: 'Sur', addressAr: '' })).toEqual([200, undefined])
    expect(await put({ address: '' }), 'no Arabic either').toEqual(none)
    expect((await put({ ...wrong, address: '' }))[1]).toHaveLength(3)
    expect(await stands()).toMatchObject({ address: 'Sur', addressAr: '' })
  })

  it('keeps a Latin name that was typed as the Arabic one in both fields, each changed by itself (L3)', async () => {
    expect((await patch({ shopName: '', shopNameAr: 'Safa' })).status).toBe(200)
    expect(await stands()).toMatchObject({ shopName: 'Safa', shopNameAr: 'Safa' })
    // As the form sends it: what it showed as English is what English pages go on saying.
    expect((await patch({ shopName: 'Safa', shopNameAr: 'صفا' })).status).toBe(200)
    expect(await stands()).toMatchObject({ shopName: 'Safa', shopNameAr: 'صفا' })
  })

  it('saves nothing where nothing of it is sent, and no kept page goes', async () => {
    const { version } = await stands()
    const pages = shop.shop.catalogueVersion()
    for (const body of [{}, { version }, { noSuchSetting: 'x', version }, { version: version + 9 }]) {
      const { status, json } = await patch(body)
      expect([status, json.version]).toEqual([200, version])
    }
    expect([(await stands()).version, shop.shop.catalogueVersion()]).toEqual([version, pages])
  })

  it('takes the same ways to pay in another order for no change, and the log names none (I13)', async () => {
    await patch(bank)
    // As the demo and an earlier version wrote them.
    const stored = JSON.stringify(['Cash On Delivery', 'Online Payment'])
    await shop.db
      .updateTable('settings')
      .set({ value: stored })
      .where('name', '=', 'paymentMethods')
      .execute()
    expect((await patch({ paymentMethods: bank.paymentMethods, crNumber: '77' })).status).toBe(200)
    const [entry] = (await shop.get('/api/audit?limit=1', boss.headers)).json.data
    expect(entry.changes).toEqual([expect.objectContaining({ field: 'crNumber', to: '77' })])
    await patch({ paymentMethods: ['Cash On Delivery'] })
    const [next] = (await shop.get('/api/audit?limit=1', boss.headers)).json.data
    expect(next.changes).toEqual([expect.objectContaining({ field: 'paymentMethods' })])
  })
})
