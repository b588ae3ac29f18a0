import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('orders and customers as files', (shop) => {
  const file = async (name: string, role: 'admin' | 'manager') =>
    shop.get(`/api/export/${name}.csv`, (await signIn(shop.shop, role)).headers)

  it('every order once, the newest first, with amounts to calculate with and nothing a spreadsheet would run', async () => {
    const product = await stockOne(shop.db, { name: '=Evil', originalPrice: 1_234_500, colors: ['camel'] })
    const customer = {
      name: '@Sara, "the buyer"',
      mobileNumber: '+96891234567',
      address: '-12 Street\nMuscat',
    }
    for (let n = 0; n < 3; n++)
      await shop.post('/api/postOrder', sampleOrder([{ product, quantity: 2, color: 'camel' }], customer))
    const { text, headers } = await file('orders', 'manager')
    expect(headers['content-type']).toMatch(/^text\/csv; charset=utf-8/)
    expect(text.startsWith('\ufefforderId,day,time,orderStatus,')).toBe(true)
    expect(text.match(/2026-03-01,12:00 pm,Pending/g)).toHaveLength(3)
    expect(text).toContain(`"'@Sara, ""the buyer""",maryam@example.com,'+96891234567,"'-12 Street\nMuscat"`)
    expect(text).toContain(
      '2 × =Evil (camel) at 1234.500,2,2469.000,HOME DELIVERY,0.000,2469.000,Cash On Delivery',
    )
    expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m)
  })

  it('customers: accounts and guests once each, sums without what was cancelled or invented; for the admin alone', async () => {
    const ali = await signIn(shop.shop, 'customer', { email: 'ali@people.test', name: 'Ali' })
    const { headers } = await signIn(shop.shop, 'admin')
    const orders = (await shop.get('/api/orders', headers)).json
    await shop.send('PUT', `/api/orderStatus/${orders[0]._id}`, '{"status":"Cancelled"}', {
      'content-type': 'application/json',
      ...headers,
    })
    await shop.db.updateTable('orders').set({ demo: 1 }).where('id', '=', orders[1]._id).execute()
    const { text } = await file('customers', 'admin')
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      'ali@people.test,Ali,,2026-03-01,0,0.000,',
      `maryam@example.com,"'@Sara, ""the buyer""",'+96891234567,guest,2,2469.000,2026-03-01`,
    ])
    expect((await file('customers', 'manager')).status).toBe(403)
    expect((await shop.get('/export/customers.csv', ali.headers)).status).toBe(403)
    expect((await shop.get('/export/customers.csv')).status).toBe(401)
  })
})
