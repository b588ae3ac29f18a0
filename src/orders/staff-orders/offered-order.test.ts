import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { staffOrderOf } from './staff-order.sample.ts'

describeShop('an order that is prepared (O19)', (shop) => {
  it('is read with its wilayat in the language of who reads it, and without one in its own', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const place = { country: 'OM', wilayat: 'ad-dakhiliyah/nizwa', area: '', pin: '', line: 'House 7' }
    const body = staffOrderOf([{ product: bag }], {
      customerData: { place, address: '' },
      total: 12,
      locale: 'ar',
    })
    const { json: kept } = await shop.post('/api/orderDraft', body, boss.headers)
    const address = `/api/orderDraft/${kept.draftUrl.split('/').at(-1)}`
    const read = async (language?: string) =>
      (await shop.get(address, language ? { 'accept-language': language } : {})).json.data.customerData
        .address
    expect([await read('ar'), await read('en'), await read(), await read('fr')]).toEqual([
      expect.stringMatching(/نزوى/),
      expect.stringMatching(/Nizwa/),
      expect.stringMatching(/نزوى/),
      expect.stringMatching(/نزوى/),
    ])
  })

  it('of nothing, all of it given, asks for no receipt, and one of something does', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db, { originalPrice: 60_000 })
    const transfer = { customerData: { paymentMethod: 'Online Payment' } }
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
    const confirm = async (more: object) => {
      const body = staffOrderOf([{ product: bag }], { ...transfer, ...more })
      const { json: kept } = await shop.post('/api/orderDraft', body, boss.headers)
      const path = `/api/orderDraft/${kept.draftUrl.split('/').at(-1)}/confirm`
      return shop.post(path, { paymentMethod: 'Online Payment', paymentProof: '' })
    }
    const gift = await confirm({ discount: { omr: 60, reason: 'A gift' }, total: 0 })
    expect([gift.status, gift.json.total], gift.text).toEqual([200, 0])
    expect((await confirm({ total: 60 })).status).toBe(422)
  })

  it('says of its prices that they include VAT where the shop asks it, and of an export that they do not (T1)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const rules = {
      deliveryDays: 2,
      cutOff: '',
      collection: true,
      countries: ['AE'],
      holidays: [],
      zones: [],
    }
    const json = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), json)).status).toBe(200)
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const dubai = { country: 'AE', wilayat: '', area: 'Dubai, Deira', line: 'House 7' }
    const offered = async (customerData: object, total: number) => {
      const body = staffOrderOf([{ product: bag }], { customerData, total })
      const { json: kept } = await shop.post('/api/orderDraft', body, boss.headers)
      const token = kept.draftUrl.split('/').at(-1)
      return (await shop.get(`/api/orderDraft/${token}`)).json.data.vatIncluded
    }
    const abroad = { place: dubai, address: '', mobileNumber: '+971501234567' }
    const all = async () => [
      await offered({}, 12),
      await offered(abroad, 12),
      await offered({ ...abroad, deliveryArea: 'SHOP COLLECTION' }, 10),
    ]
    expect(await all()).toEqual([false, false, false])
    await inTransaction(shop.db, (trx) => writeSettings(trx, { vat: 'confirmation' }))
    expect(await all()).toEqual([true, false, true])
    await inTransaction(shop.db, (trx) => writeSettings(trx, { vat: 'off' }))
  })

  it('says so of zero-rated goods alone only where what it asks beside them is taxed (T1)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const book = await stockOne(shop.db, { originalPrice: 4000, zeroRated: 'yes' })
    const dear = await stockOne(shop.db, { originalPrice: 60_000, zeroRated: 'yes' })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const offered = async (...[pieces, more]: Parameters<typeof staffOrderOf>) => {
      const { json: kept } = await shop.post('/api/orderDraft', staffOrderOf(pieces, more), boss.headers)
      const { data } = (await shop.get(`/api/orderDraft/${kept.draftUrl.split('/').at(-1)}`)).json
      return [data.vatIncluded, data.vatInCash]
    }
    const vat = (cashFee: number) =>
      inTransaction(shop.db, (trx) => writeSettings(trx, { vat: 'confirmation', collection: true, cashFee }))
    const collected = { customerData: { deliveryArea: 'SHOP COLLECTION' }, total: 4 }
    await vat(0)
    expect(await offered([{ product: book }]), 'brought for OMR 2').toEqual([true, true])
    expect(await offered([{ product: book }], collected)).toEqual([false, false])
    expect(await offered([{ product: dear }]), 'brought for nothing').toEqual([false, false])
    expect(await offered([{ product: dear }, { product: bag }])).toEqual([true, true])
    await vat(1)
    expect(await offered([{ product: dear }], { total: 61 }), 'paid at the door for OMR 1').toEqual([
      false,
      true,
    ])
    await inTransaction(shop.db, (trx) => writeSettings(trx, { vat: 'off', collection: false, cashFee: 0 }))
  })

  const stock = (size: string, quantity: number) => ({ size, color: 'N/A', quantity })
  const sold = { productVisibility: 'Public', sizes: ['S', 'M'], stock: [stock('S', 5), stock('M', 2)] }
  it.each([
    ['is hidden', { productVisibility: 'Hidden' }],
    ['is no longer made in this size', { sizes: ['S'], stock: [stock('S', 5)] }],
    ['has fewer pieces left', { stock: [stock('S', 5), stock('M', 1)] }],
    ['is deleted', undefined],
  ])('says before anybody pays that a product of it %s, while that is so (O19)', async (_, change) => {
    const boss = await signIn(shop.shop, 'admin')
    const json = { 'content-type': 'application/json', ...boss.headers }
    const bag = await stockOne(shop.db, { originalPrice: 10_000, sizes: ['S', 'M'] })
    const edit = async (fields: object) => {
      const answer = await shop.send('PATCH', `/api/updateProduct/${bag.id}`, JSON.stringify(fields), json)
      expect([answer.status, answer.json.detail]).toEqual([200, undefined])
    }
    await edit(sold)
    const body = staffOrderOf([{ product: bag, size: 'M', quantity: 2 }])
    const { json: kept } = await shop.post('/api/orderDraft', body, boss.headers)
    const link = `/api/orderDraft/${kept.draftUrl.split('/').at(-1)}`
    const refused = async () => (await shop.get(link)).json.data.refused
    const confirm = async () =>
      (await shop.post(`${link}/confirm`, { paymentMethod: 'Cash On Delivery' })).status
    expect(await refused()).toBeUndefined()
    if (change) await edit({ ...sold, ...change })
    else expect((await shop.send('DELETE', `/api/deleteProduct/${bag.id}`, undefined, json)).status).toBe(200)
    expect(await refused()).toBe('goods')
    expect(await confirm()).toBe(change && 'stock' in change && !('sizes' in change) ? 409 : 422)
    if (!change) return
    await edit(sold)
    expect([await refused(), await confirm()]).toEqual([undefined, 200])
  })

  it('says before anybody pays that it is no longer brought as it was prepared, while that is so (O40)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const now = { deliveryDays: 2, cutOff: '', collection: true, countries: ['AE'], holidays: [], zones: [] }
    const put = async (rules: object) => {
      const json = { 'content-type': 'application/json', ...boss.headers }
      const body = JSON.stringify({ ...now, ...rules })
      expect((await shop.send('PUT', '/api/deliveryZones', body, json)).status).toBe(200)
    }
    await put({})
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const dubai = { country: 'AE', wilayat: '', area: 'Dubai, Deira', line: 'House 7' }
    const abroad = { place: dubai, address: '', mobileNumber: '+971501234567' }
    const links: string[] = []
    for (const [customerData, total] of [
      [{}, 12],
      [{ deliveryArea: 'SHOP COLLECTION' }, 10],
      [abroad, 12],
      [{ ...abroad, deliveryArea: 'SHOP COLLECTION' }, 10],
    ] as const) {
      const body = staffOrderOf([{ product: bag }], { customerData, total })
      const { json } = await shop.post('/api/orderDraft', body, boss.headers)
      links.push(`/api/orderDraft/${json.draftUrl.split('/').at(-1)}`)
    }
    const refused = async () => {
      const offered = await Promise.all(links.map((link) => shop.get(link)))
      return offered.map(({ json }) => json.data.refused)
    }
    expect(await refused()).toEqual([undefined, undefined, undefined, undefined])
    await put({ collection: false })
    expect(await refused()).toEqual([undefined, 'way', undefined, 'way'])
    await put({ countries: [] })
    expect(await refused()).toEqual([undefined, undefined, 'country', undefined])
    await put({})
    expect(await refused()).toEqual([undefined, undefined, undefined, undefined])
  })
})
