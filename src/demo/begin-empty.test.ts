import path from 'node:path'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { beginEmpty, loadDemo } from './load-demo.ts'

const statusOf = async (shop: TestShop) => (await shop.get('/')).status

describeShop('a shop that begins empty (B2)', (shop) => {
  it('is closed until somebody opens it; with the demo it is open', async () => {
    await beginEmpty(shop.db, { open: false })
    expect(await statusOf(shop)).toBe(503)
    expect((await shop.get('/api/getWebsiteInfo')).json.data.giftBanner).toBe(false)
    const link = await shop.db.selectFrom('settings').select('value').execute()
    await beginEmpty(shop.db, { open: false })
    expect(await shop.db.selectFrom('settings').select('value').execute()).toEqual(link)
    await loadDemo(shop.shop, path.resolve(import.meta.dirname))
    expect(await statusOf(shop)).toBe(200)
  })

  it('stays as it is at the next start, once somebody opened it', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const put = (open: boolean) =>
      shop.send('PUT', '/api/opening', JSON.stringify({ open }), {
        'content-type': 'application/json',
        ...headers,
      })
    await put(false)
    await put(true)
    await beginEmpty(shop.db, { open: false })
    expect(await statusOf(shop)).toBe(200)
  })
})

describeShop('a shop that begins empty and open', (shop) => {
  it('is seen at once, promises neither a gift nor free delivery, and is not begun a second time', async () => {
    await beginEmpty(shop.db, { open: true })
    expect(await statusOf(shop)).toBe(200)
    const { data } = (await shop.get('/api/getWebsiteInfo')).json
    expect([data.giftBanner, data.freeShippingOver]).toEqual([false, null])
    expect((await shop.get('/')).text).not.toMatch(/free (delivery|shipping)/i)
    await beginEmpty(shop.db, { open: false })
    expect(await statusOf(shop)).toBe(200)
  })
})

describeShop('a shop of an earlier version', (shop) => {
  it('stays open, although nothing is in it but its admin', async () => {
    await signIn(shop.shop, 'admin')
    await beginEmpty(shop.db, { open: false })
    expect(await statusOf(shop)).toBe(200)
    // Nor is anything popular where nothing is sold.
    expect((await shop.get('/')).text.includes('most-popular')).toBe(false)
  })
})

describeShop('a shop with the demo (B3)', (shop) => {
  it('is rid of it by its admin, who proved who they are, and keeps what is its own', async () => {
    await loadDemo(shop.shop, path.resolve(import.meta.dirname))
    const manager = await signIn(shop.shop, 'manager')
    expect((await shop.send('DELETE', '/api/demo', undefined, manager.headers)).status).toBe(403)
    const { headers } = await signIn(shop.shop, 'admin')
    await shop.db
      .updateTable('settings')
      .set({ value: '"99887766"' })
      .where('name', '=', 'contactNumber')
      .execute()
    const { data: before } = (await shop.get('/api/demo', headers)).json
    expect(before.products).toBe(88)
    expect((await shop.get('/api/opening', headers)).json.data.demo).toBe(true)
    expect((await shop.send('DELETE', '/api/demo', undefined, headers)).json.data).toMatchObject(before)
    expect((await shop.get('/api/demo', headers)).json.data).toEqual({ products: 0, sliders: 0, orders: 0 })
    expect((await shop.get('/api/customers', headers)).json.data).toEqual([])
    const { data: settings } = (await shop.get('/api/getWebsiteInfo')).json
    expect([settings.contactNumber, settings.bankName]).toEqual(['99887766', ''])
    expect((await shop.get('/api/audit', headers)).text).toContain('demo-cleared')
    expect((await shop.get('/api/opening', headers)).json.data.demo).toBe(false)
  })
})
