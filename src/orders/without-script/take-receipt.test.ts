import { beforeAll, expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { describeShop } from '#test/shop.ts'
import { add, orderOf, ordersIn, salma, set, visitorOf } from './plain-order.sample.ts'
import { PlainVisitor } from './plain-visitor.sample.ts'

const transfer = { ...salma, paymentMethod: 'Online Payment' }

describeShop(
  'the receipt of an order without a script (O42)',
  (shop) => {
    let picture: Uint8Array
    beforeAll(async () => {
      picture = await plainPicture(64, 64).jpeg().toBuffer()
      const account = { bankName: 'Bank Muscat', accountNumber: '0123', accountHolder: 'Haqiba' }
      await set(shop, { paymentMethods: ['Cash On Delivery', 'Online Payment'], ...account })
    })

    it('that the shop cannot take just now loses nothing that was typed', async () => {
      const address = { 'x-forwarded-for': '10.7.1.1' }
      const visitor = new PlainVisitor(shop, address)
      await add(visitor, (await stockOne(shop.db)).id)
      await visitor.press('check', transfer)
      // A minute's uploads of this address: the next is refused before anything of it is read.
      for (let n = 0; n < 60; n++) await shop.send('POST', '/api/upload', '', address)
      await visitor.upload(picture)
      expect([visitor.page.status, visitor.path]).toEqual([429, '/order-form/receipt'])
      expect(visitor.errors()).toEqual({ 'checkout-paymentProof': expect.any(String) })
      expect(visitor.page.text.includes(salma.name)).toBe(true)
    })

    it('may be replaced by the right one, beside the account it is paid to', async () => {
      const visitor = visitorOf(shop)
      await add(visitor, (await stockOne(shop.db)).id)
      await visitor.press('check', transfer)
      await visitor.upload(new Uint8Array())
      expect(visitor.errors()).toEqual({ 'checkout-paymentProof': expect.any(String) })
      await visitor.upload(picture)
      const first = visitor.valueOf('paymentProof')
      expect(visitor.page.text).toContain('0123')
      // A wrong one says so where it is sent, and the one before stays.
      await visitor.upload(Buffer.from('no picture at all'))
      expect([visitor.page.status, /<details[^>]* open/.test(visitor.page.text)]).toEqual([415, true])
      expect(visitor.valueOf('paymentProof')).toBe(first)
      await visitor.upload(await plainPicture(65, 65).jpeg().toBuffer())
      expect(visitor.page.status).toBe(200)
      expect(visitor.valueOf('paymentProof')).not.toBe(first)
    })

    it('that is sent once more makes no other order, and what is changed after Back does (O2)', async () => {
      const visitor = visitorOf(shop)
      await add(visitor, (await stockOne(shop.db)).id)
      await visitor.press('check', transfer)
      const review = visitor.page
      const orderFrom = async (step: () => Promise<unknown>) => {
        visitor.page = review
        await step()
        await visitor.upload(picture)
        await visitor.press('place')
        return [visitor.page.status, (await ordersIn(shop)).length]
      }
      const same = async () => undefined
      const changed = async () => {
        await visitor.press('edit')
        await visitor.press('check', { comment: 'After six' })
      }
      expect(await orderFrom(same)).toEqual([200, 1])
      expect(await orderFrom(same)).toEqual([422, 1])
      expect(await orderFrom(changed)).toEqual([200, 2])
    })

    it('comes before the order is confirmed, loses nothing to a wrong picture, and counts for one order', async () => {
      const bag = await stockOne(shop.db)
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      await visitor.press('check', transfer)
      expect(visitor.page.text.includes('Bank Muscat')).toBe(true)
      expect(() => visitor.press('place')).toThrow(/No form/)
      await visitor.upload(Buffer.from('no picture at all'))
      expect([visitor.page.status, visitor.path]).toEqual([415, '/order-form/receipt'])
      expect(visitor.errors()).toEqual({ 'checkout-paymentProof': expect.stringMatching(/not a JPEG/) })
      expect(visitor.page.text.includes(salma.name)).toBe(true)
      await visitor.upload(picture)
      expect(visitor.page.status).toBe(200)
      expect(visitor.page.text.includes('The receipt is attached.')).toBe(true)
      const before = (await ordersIn(shop)).length
      await visitor.press('place')
      expect(await ordersIn(shop)).toHaveLength(before + 1)
      const paid = await orderOf(shop, visitor)
      expect(paid).toMatchObject({ payment_method: 'Online Payment', receipt: 'waiting' })
      // A receipt that was used is none for another order.
      await add(visitor, bag.id)
      await visitor.press('check', { ...transfer, paymentProof: paid.payment_proof ?? '' })
      await visitor.press('place')
      expect(visitor.page.status).toBe(422)
      expect(visitor.errors()).toEqual({ 'checkout-paymentProof': expect.any(String) })
      expect(await ordersIn(shop)).toHaveLength(before + 1)
    })
  },
  { TRUST_PROXY: '1' },
)
