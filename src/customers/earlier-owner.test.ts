import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { byHand, stored } from './customers.sample.ts'

describeShop('the guests of a phone (O26)', (shop) => {
  it('leave an account for another whose earlier order is corrected to that phone, and are counted once', async () => {
    const tote = await stockOne(shop.db)
    const boss = await signIn(shop.shop, 'admin')
    const [early, late] = [await signIn(shop.shop, 'customer'), await signIn(shop.shop, 'customer')]
    const place = async (mobileNumber: string, headers = {}) => {
      shop.now = new Date(shop.now.getTime() + 60_000)
      const sent = await shop.post(
        '/api/postOrder',
        sampleOrder([{ product: tote }], { mobileNumber }),
        headers,
      )
      expect(sent.status).toBe(200)
      return sent.json.insertedId as string
    }
    const mistyped = await place('92220001', early.headers)
    await place('92220000')
    await place('92220000')
    await place('92220000', late.headers)
    expect((await stored(shop)).get(`a:${late.person.id}`)).toMatchObject({ orders: 3 })
    const order = await readOrder(shop, mistyped, boss)
    const edit = editOf(order, [{ product: tote, line: 0 }], { customerData: { mobileNumber: '92220000' } })
    expect((await putEdit(shop, mistyped, edit, boss)).status).toBe(200)
    expect((await stored(shop)).get(`a:${early.person.id}`)).toMatchObject({ orders: 3 })
    expect((await stored(shop)).get(`a:${late.person.id}`)).toMatchObject({ orders: 1 })
    expect(await stored(shop)).toEqual(await byHand(shop))
  })
})
