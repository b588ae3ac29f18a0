import { expect, it } from 'vitest'
import { putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { placeTransfer } from './placed-transfer.sample.ts'

describeShop(
  'a receipt that is asked for beside an approved one, of an order that costs more (O15)',
  (shop) => {
    /** An order whose receipt was approved, that came to cost more, and whose next receipt is asked for. */
    async function askedBeside() {
      const transfer = await placeTransfer(shop)
      expect((await transfer.decide('approve', 'waiting')).status).toBe(200)
      await transfer.costs(2)
      expect((await transfer.decide('ask-again', 'approved', { reason: 'order costs more' })).status).toBe(
        200,
      )
      expect(await transfer.letters()).toBe(1)
      return transfer
    }
    const isAsked = { receipt: 'asked-again', balance: 9 }

    it('is asked for again, by a letter, where the payment is taken back that settled it', async () => {
      const { read, tracked, pay, takeBackLast, letters } = await askedBeside()
      await pay(9)
      expect(await read()).toMatchObject({ receipt: 'approved', balance: 0 })
      expect(await letters(), 'nobody is asked for what is paid').toBe(0)
      await takeBackLast()
      expect(await read()).toMatchObject(isAsked)
      expect(await tracked()).toMatchObject({
        proofNeeded: true,
        proofWhy: 'order costs more',
        transferDue: 9,
      })
      expect(await letters()).toBe(1)
    })

    it('is asked for again where its cancellation is taken back', async () => {
      const { id, clerk, read, letters } = await askedBeside()
      expect((await putStatus(shop, id, { status: 'Cancelled' }, clerk)).status).toBe(200)
      expect(await letters()).toBe(0)
      const mistake = { from: 'Cancelled', reason: 'A mistake' }
      expect((await undo(shop, id, mistake, clerk)).status).toBe(200)
      expect(await read()).toMatchObject(isAsked)
      expect(await letters()).toBe(1)
    })

    it('is not asked for where another was sent and approved since', async () => {
      const { read, send, decide, costs, pay, takeBackLast, letters } = await askedBeside()
      expect(await send(640)).toBe(200)
      expect((await decide('approve', 'waiting')).status).toBe(200)
      await costs(3)
      await pay(9)
      await takeBackLast()
      expect(await read()).toMatchObject({ receipt: 'approved', balance: 9 })
      expect(await letters()).toBe(0)
    })
  },
)
