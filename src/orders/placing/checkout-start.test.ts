import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('what checkout knows of who is signed in (O39)', (shop) => {
  it('is name, e-mail, saved addresses and where the last order of the account went, and nothing of others', async () => {
    const huda = await signIn(shop.shop, 'customer', { name: 'Huda' })
    const start = async () => (await shop.get('/api/checkoutStart', huda.headers)).json.data
    expect(await start()).toEqual({ name: 'Huda', email: huda.person.email, addresses: [] })
    const bag = await stockOne(shop.db)
    // A guest's order under her e-mail is not the account's.
    await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email: huda.person.email }))
    expect(await start()).not.toHaveProperty('last')
    const place = { wilayat: 'dhofar/salalah', area: 'Al Saada' }
    const order = sampleOrder([{ product: bag }], { address: 'Way 4', place, mobileNumber: '99887766' })
    await shop.post('/api/postOrder', order, { ...huda.headers, 'accept-language': 'en' })
    expect((await start()).last).toMatchObject({
      mobileNumber: '99887766',
      address: 'Way 4\nAl Saada, Salalah, Dhofar',
      place: { ...place, line: 'Way 4' },
    })
    expect((await shop.get('/api/checkoutStart')).status).toBe(401)
  })
})
