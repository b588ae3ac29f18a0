import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the tracking link of an order in the bin (O13, O21)', (shop) => {
  it('says that the shop has closed it, to whoever has the whole link, until it leaves the bin', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const goods = sampleOrder([{ product: await stockOne(shop.db) }])
    const { insertedId: id, orderId, trackUrl } = (await shop.post('/api/postOrder', goods)).json
    const token = trackUrl.split('/').at(-1)
    const ask = (of: string, language = 'en') =>
      shop.get(`/api/trackOrder/${of}`, { 'accept-language': language })
    expect((await ask(token)).status).toBe(200)
    await putStatus(shop, id, { status: 'Cancelled' }, boss)
    expect((await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, boss.headers)).status).toBe(200)
    for (const [language, detail] of [
      ['en', 'The shop has closed this order.'],
      ['ar', 'أغلق المتجر هذا الطلب.'],
    ] as const) {
      const closed = await ask(token, language)
      expect([closed.status, closed.json]).toMatchObject([404, { code: 'order-closed', orderId, detail }])
      expect((await shop.get(`/api/trackOrder/${token}/tax`)).status).toBe(404)
    }
    const stranger = await ask(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)
    expect([stranger.status, stranger.json.code]).toEqual([404, undefined])
    const byPhone = { orderId, mobileNumber: goods.customerData.mobileNumber }
    expect((await shop.post('/api/trackOrder', byPhone)).status).toBe(404)
    expect((await shop.post(`/api/restoreOrder/${id}`, {}, boss.headers)).status).toBe(200)
    expect((await ask(token)).status).toBe(200)
  })
})
