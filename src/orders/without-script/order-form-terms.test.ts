import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { add, orderOf, salma, set, visitorOf } from './plain-order.sample.ts'

describeShop(
  'the terms of an order without a script (O42)',
  (shop) => {
    const deliverTo = async (zones: object[]) => {
      const boss = await signIn(shop.shop, 'admin')
      const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [], zones }
      const type = { 'content-type': 'application/json', ...boss.headers }
      expect((await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), type)).status).toBe(200)
    }

    it('are those of zones, fees, countries and collection, as of every order', async () => {
      const boss = await signIn(shop.shop, 'admin')
      const dhofar = {
        name: 'Dhofar',
        places: ['dhofar'],
        homeDeliveryCharge: 4.5,
        officeDeliveryCharge: null,
        freeShippingOver: null,
        cash: false,
        deliveryDays: 5,
        cutOff: '',
      }
      const rules = {
        deliveryDays: 2,
        cutOff: '',
        collection: true,
        countries: ['AE'],
        holidays: [],
        zones: [dhofar],
      }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), {
        'content-type': 'application/json',
        ...boss.headers,
      })
      expect(put.status).toBe(200)
      await set(shop, {
        cashFee: 0.5,
        cashLimit: 30,
        paymentMethods: ['Cash On Delivery', 'Online Payment'],
        accountNumber: '0123',
      })
      const bag = await stockOne(shop.db, { originalPrice: 15_000 })
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      await visitor.press('check', { ...salma, wilayat: '' })
      expect(visitor.errors()).toEqual({ 'checkout-place': 'Choose a wilayat of the list.' })
      await visitor.press('check', { wilayat: 'dhofar/salalah' })
      expect([visitor.page.status, Object.values(visitor.errors())]).toEqual([
        422,
        ['Orders to this place cannot be paid at the door. Please choose another way to pay.'],
      ])
      await visitor.press('check', { paymentMethod: 'Online Payment' })
      expect(/19\.500/.test(visitor.page.text)).toBe(true)
      await visitor.press('edit')
      await visitor.press('check', { deliveryArea: 'OFFICE DELIVERY' })
      expect(Object.values(visitor.errors())).toEqual([
        'This way of delivery is not offered there. Please choose another.',
      ])

      await visitor.press('check', {
        wilayat: salma.wilayat,
        deliveryArea: 'HOME DELIVERY',
        paymentMethod: 'Cash On Delivery',
      })
      expect(/17\.500/.test(visitor.page.text)).toBe(true)
      const orders = () => shop.db.selectFrom('orders').select('order_id').execute()
      const before = await orders()
      await visitor.press('place', { wilayat: '' })
      expect([visitor.page.status, visitor.errors()]).toEqual([
        422,
        { 'checkout-place': 'Choose a wilayat of the list.' },
      ])
      expect(await orders()).toEqual(before)
      await visitor.press('check', { wilayat: salma.wilayat, quantity: '3' })
      expect([visitor.page.status, Object.values(visitor.errors())]).toEqual([
        422,
        [expect.stringMatching(/possible up to OMR 30\.000/)],
      ])

      // Abroad the city is needed; what is collected goes nowhere, and costs nothing.
      await visitor.press('check', { quantity: '1', country: 'AE', area: '', mobileNumber: '+971501234567' })
      expect(visitor.errors()).toEqual({ 'checkout-place': 'Enter the city.' })
      await visitor.press('check', { area: 'Dubai, Al Barsha', paymentMethod: 'Cash On Delivery' })
      expect(visitor.page.status).toBe(200)
      expect(visitor.page.text.includes('United Arab Emirates')).toBe(true)
      await visitor.press('place')
      expect(await orderOf(shop, visitor)).toMatchObject({
        place_country: 'AE',
        place_area: 'Dubai, Al Barsha',
        place_wilayat: '',
      })

      await add(visitor, bag.id)
      await visitor.press('check', {
        name: 'Ali',
        mobileNumber: '91234567',
        email: 'ali@example.com',
        deliveryArea: 'SHOP COLLECTION',
        paymentMethod: 'Cash On Delivery',
      })
      expect(visitor.page.status).toBe(200)
      expect(visitor.page.text.includes('Estimated delivery')).toBe(false)
      expect(visitor.page.text.includes('Cash at the shop')).toBe(true)
      await visitor.press('place')
      expect(visitor.page.text.includes('It will wait for you at the shop.')).toBe(true)
      expect(await orderOf(shop, visitor)).toMatchObject({
        delivery_area: 'SHOP COLLECTION',
        total: 15_000,
        customer_address: '',
      })
    })

    it('are asked the wilayat in a shop without zones as well, but for one that the address names (T2)', async () => {
      await deliverTo([])
      const bag = await stockOne(shop.db, { originalPrice: 15_000 })
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      await visitor.press('check', { ...salma, wilayat: '' })
      expect([visitor.page.status, visitor.errors()]).toEqual([
        422,
        { 'checkout-place': 'Choose a wilayat of the list.' },
      ])
      await visitor.press('check', { address: 'House 7, Seeb' })
      expect(visitor.page.status).toBe(200)
    })

    it('pressed again after zones came is answered with the order that was placed (O2)', async () => {
      await deliverTo([])
      const bag = await stockOne(shop.db, { originalPrice: 15_000 })
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      await visitor.press('check', { ...salma, address: 'Way 3312, Bawshar', wilayat: '' })
      const review = { page: visitor.page, path: visitor.path }
      await visitor.press('place')
      const { order_id: placed } = await orderOf(shop, visitor)
      await deliverTo([
        {
          ...{ name: 'Dhofar', places: ['dhofar'], homeDeliveryCharge: 4.5, officeDeliveryCharge: null },
          ...{ freeShippingOver: null, cash: true, deliveryDays: 5, cutOff: '' },
        },
      ])
      Object.assign(visitor, review)
      await visitor.press('place')
      expect((await orderOf(shop, visitor)).order_id).toBe(placed)
    })
  },
  { TRUST_PROXY: '1' },
)
