import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { accountRows } from './account-rows.ts'

describeShop('an account that is deleted while somebody signs in to it', (shop) => {
  it('gets no session and no further way in, and says to log in', async () => {
    const rows = accountRows(
      { read: (work) => work(shop.db), write: (work) => inTransaction(shop.db, work) },
      ({ field }) => field,
    )
    const at = shop.now.toISOString()
    const gone = { id: randomUUID(), user_id: randomUUID(), created_at: at, updated_at: at }
    const session = { ...gone, token: 'a token', expires_at: at }
    const way = { ...gone, provider_id: 'google', account_id: 'somebody there' }
    const told = { extra: { code: 'UNAUTHORIZED' } }
    await expect(rows.create({ model: 'sessions', data: session })).rejects.toMatchObject(told)
    await expect(rows.create({ model: 'sign_in_methods', data: way })).rejects.toMatchObject(told)
  })
})
