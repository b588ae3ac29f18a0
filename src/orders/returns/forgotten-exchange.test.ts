import { beforeAll, expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { migrate } from '#src/db/migrate.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, returnsOf, takeStep } from './returns.sample.ts'

const password = 'a good long one'

describeShop('an exchange whose customer is forgotten (I8, O16)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** A bag that was delivered for OMR 22 to somebody with an account, and an exchange for another one that was approved. */
  async function exchanged(email: string) {
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-up/email', { name: 'Salma', email, password })
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    const bag = await limited(shop, 3)
    const { id, token } = await deliver(shop, clerk, [{ product: bag }], { email })
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange', comment: 'In M' }
    await changeAsGuest(shop, token, ask)
    const [one] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    await takeStep(shop, one._id, { from: 'requested', to: 'approved', exchange }, clerk)
    const fresh: string = (await returnsOf(shop, id, clerk)).returns[0].exchange._id
    const forget = async () =>
      expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    return { id, fresh, forget }
  }

  it('gives its money back to the order it came from when it is cancelled, as of anybody else', async () => {
    const { id, fresh, forget } = await exchanged('salma@example.com')
    await forget()
    expect(await readOrder(shop, id, clerk), 'its return is not finished').toMatchObject({
      customerData: { name: 'Maryam Al Balushi' },
      balance: 0,
    })
    expect((await putStatus(shop, fresh, { status: 'Cancelled' }, clerk)).status).toBe(200)
    expect(await readOrder(shop, fresh, clerk)).toMatchObject({
      orderStatus: 'Cancelled',
      paid: 0,
      balance: 0,
      exchangeOf: { _id: id },
    })
    expect(await readOrder(shop, id, clerk)).toMatchObject({
      paid: 22,
      balance: -22,
      paymentState: 'refund due',
    })
  })

  it('was marked by a note before, which is no note of the staff any more (migration 085)', async () => {
    const { id, fresh, forget } = await exchanged('noor@example.com')
    const entries = shop.db.updateTable('payments').where('kind', '=', 'adjustment')
    await entries.where('order_id', 'in', [id, fresh]).set({ note: 'exchange' }).execute()
    await shop.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '085-exchange-notes' as never)
      .execute()
    await migrate(shop.db)
    for (const order of [id, fresh])
      expect((await readOrder(shop, order, clerk)).payments?.at(-1)?.note).toBeUndefined()
    await forget()
    expect((await putStatus(shop, fresh, { status: 'Cancelled' }, clerk)).status).toBe(200)
    expect(await readOrder(shop, id, clerk)).toMatchObject({ balance: -22 })
  })
})
