import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus, storedOrder } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { editOf, piecesHeld, piecesLeft, placeOrderOf, putEdit, readOrder } from './edit-order.sample.ts'

const rounds = 20
const stock = { stock: [{ size: 'N/A', color: 'N/A', quantity: 1000 }] }

describeShop(
  'an edit and something else at the same moment (O18)',
  (shop) => {
    it('another edit: exactly one is saved, and the stock is that one’s', async () => {
      const [one, two] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
      const bag = await stockOne(shop.db, stock)
      for (let round = 0; round < rounds; round++) {
        const id = await placeOrderOf(shop, [{ product: bag }])
        const order = await readOrder(shop, id, one)
        const answers = await Promise.all([
          putEdit(shop, id, editOf(order, [{ product: bag, quantity: 3 }]), one),
          putEdit(shop, id, editOf(order, [{ product: bag, quantity: 5 }]), two),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const { products, corrections } = await readOrder(shop, id, one)
        expect([products[0]?.quantity, corrections.length]).toEqual([answers[0]?.status === 200 ? 3 : 5, 1])
        expect((await piecesLeft(shop, bag)) + (await piecesHeld(shop, bag))).toBe(1000)
      }
    })

    it.each(['Shipping', 'Cancelled'])(
      'a change to %s: both are whole, and no piece is lost',
      async (status) => {
        const [one, two] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
        const bag = await stockOne(shop.db, stock)
        for (let round = 0; round < rounds; round++) {
          const id = await placeOrderOf(shop, [{ product: bag, quantity: 2 }])
          await putStatus(shop, id, { status: 'Confirmed' }, one)
          const order = await readOrder(shop, id, one)
          const [edited, moved] = await Promise.all([
            putEdit(shop, id, editOf(order, [{ product: bag, quantity: 7 }]), one),
            putStatus(shop, id, { status, from: 'Confirmed' }, two),
          ])
          expect([moved.status, [200, 409].includes(edited.status)]).toEqual([200, true])
          expect((await storedOrder(shop, id)).status).toBe(status)
          const { products } = await readOrder(shop, id, one)
          expect(products[0]?.quantity).toBe(edited.status === 200 ? 7 : 2)
          expect((await piecesLeft(shop, bag)) + (await piecesHeld(shop, bag))).toBe(1000)
        }
      },
    )

    it('an edit the other way round: two orders that swap their goods never wait for each other', async () => {
      const one = await signIn(shop.shop, 'manager')
      const [bag, hat] = [await stockOne(shop.db, stock), await stockOne(shop.db, stock)]
      const [first, second] = [
        await placeOrderOf(shop, [{ product: bag }]),
        await placeOrderOf(shop, [{ product: hat }]),
      ]
      for (let round = 0; round < rounds; round++) {
        const [a, b] = round % 2 === 0 ? [hat, bag] : [bag, hat]
        const answers = await Promise.all([
          putEdit(shop, first, editOf(await readOrder(shop, first, one), [{ product: a, quantity: 3 }]), one),
          putEdit(
            shop,
            second,
            editOf(await readOrder(shop, second, one), [{ product: b, quantity: 4 }]),
            one,
          ),
        ])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
      }
      for (const product of [bag, hat])
        expect((await piecesLeft(shop, product)) + (await piecesHeld(shop, product))).toBe(1000)
    })
  },
  { TRUST_PROXY: '1' },
)
