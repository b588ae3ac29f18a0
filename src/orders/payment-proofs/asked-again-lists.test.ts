import { expect, it } from 'vitest'
import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop } from '#test/shop.ts'
import { placeTransfer as placeTransferIn } from './placed-transfer.sample.ts'

describeShop('the lists of receipts that were asked for again (O15)', (shop) => {
  const placeTransfer = () => placeTransferIn(shop)

  it('have none once the rest was paid in cash', async () => {
    const { read, decide, costs, send, listed, filtered, pay } = await placeTransfer()
    await decide('approve', 'waiting')
    await costs(2)
    expect(await send(790)).toBe(200)
    expect((await decide('ask-again', 'waiting', { reason: 'proof unreadable' })).status).toBe(200)
    expect([await listed('asked-again'), await filtered('asked-again')]).toEqual([true, true])
    await pay(9)
    expect(await read()).toMatchObject({ paymentState: 'paid', balance: 0 })
    expect([await listed('asked-again'), await filtered('asked-again')]).toEqual([false, false])
  })

  it('have none once its order is off, nor once all of it came back', async () => {
    const move = async ({ id, clerk }: { id: string; clerk: SignedIn }, ...statuses: string[]) => {
      for (const status of statuses) expect((await putStatus(shop, id, { status }, clerk)).status).toBe(200)
    }
    const isListed = async ({ listed, filtered }: Awaited<ReturnType<typeof placeTransfer>>) => [
      await listed('asked-again'),
      await filtered('asked-again'),
    ]
    const [asked, off, back] = [await placeTransfer(), await placeTransfer(), await placeTransfer()]
    await asked.decide('ask-again', 'waiting', { reason: 'proof unreadable' })
    expect(await isListed(asked)).toEqual([true, true])
    await move(asked, 'Cancelled')
    expect(await isListed(asked), 'cancelled once it was asked for').toEqual([false, false])
    await move(asked, 'Confirmed')
    expect(await isListed(asked), 'it owes again').toEqual([true, true])

    await move(off, 'Cancelled')
    await off.decide('ask-again', 'waiting', { reason: 'proof unreadable' })
    expect(await off.read()).toMatchObject({ receipt: 'asked-again', paymentState: 'unpaid', balance: 0 })
    expect(await isListed(off), 'refused of a cancelled one').toEqual([false, false])

    await back.decide('ask-again', 'waiting', { reason: 'transfer not arrived' })
    await back.costs(2)
    await move(back, 'Confirmed', 'Delivered')
    const piece = { line: 0, quantity: 1 }
    const comesBack = async () => {
      const how = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
      expect((await putReturn(shop, back.id, how, back.clerk)).status).toBe(200)
      return (await returnsOf(shop, back.id, back.clerk)).returns.at(-1)
    }
    const first = await comesBack()
    expect((await back.read()).balance, 'of a piece and its delivery').toBe(11)
    expect(await isListed(back)).toEqual([true, true])
    const body = {
      from: 'requested',
      to: 'closed',
      finish: true,
      restocked: [piece],
      amount: 0,
      method: 'cash',
    }
    const { status, text } = await takeStep(shop, first._id, body, back.clerk)
    expect(status, text).toBe(200)
    expect(await isListed(back), 'the other piece stays with her').toEqual([true, true])
    await comesBack()
    expect(await back.read()).toMatchObject({ orderStatus: 'Return', balance: 0 })
    expect(await isListed(back)).toEqual([false, false])
  })
})
