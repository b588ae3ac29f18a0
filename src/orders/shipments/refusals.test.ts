import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { countRefusals, endShipment, insertShipment } from './shipment.store.ts'

describeShop('what was refused at the door (O34)', (shop) => {
  it('is counted for a phone of the Gulf with the code of its country and without', async () => {
    const { person } = await signIn(shop.shop, 'manager')
    const courier = await fileCourier(shop.db)
    const abroad = await fileOrder(shop.db, { status: 'Shipping', customer_mobile: '971501234567' })
    const given = {
      orderId: abroad.id,
      courierId: courier.id,
      trackingNumber: '',
      by: person.id,
      now: shop.now,
    }
    await insertShipment(shop.db, given)
    await endShipment(shop.db, abroad.id, { outcome: 'refused', by: person.id, now: shop.now })
    const counts = await countRefusals(shop.db, ['501234567', '971501234567', '92345678'])
    expect([...counts]).toEqual([
      ['501234567', 1],
      ['971501234567', 1],
    ])
  })
})
