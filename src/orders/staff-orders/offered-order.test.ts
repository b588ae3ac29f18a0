import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { staffOrderOf } from './staff-order.sample.ts'

describeShop('an order that is prepared (O19)', (shop) => {
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
