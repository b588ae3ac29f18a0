import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockPassword } from '#src/accounts/person/person.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop, TestShop } from '#test/shop.ts'
import { browserOf } from './browser.sample.ts'

const password = 'a good long one'
const fresh = 'a better longer one'

const reset = (shop: TestShop, token: string) =>
  shop.post('/api/auth/reset-password', { token, newPassword: fresh })

type Call = ReturnType<typeof reset>

/** An account with a proved mailbox, a link to a new password of it, and browsers of somebody who knows the former one. */
async function known(shop: TestShop, name: string) {
  const address = `${name}@example.com`
  await shop.post('/api/auth/sign-up/email', { name: 'Noor', email: address, password })
  // Of an unproved one all sessions are ended once more, after its password was replaced.
  await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', address).execute()
  await shop.post('/api/auth/request-password-reset', { email: address })
  const { payload } = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'reset-password')
    .where('recipient', '=', address)
    .executeTakeFirstOrThrow()
  const token = new URL(JSON.parse(payload).link).searchParams.get('token') ?? ''
  const thief = browserOf(shop)
  const thieves = [thief, ...Array.from({ length: 3 }, () => browserOf(shop))]
  return { address, token, thief, thieves }
}

describeShop('a password that is replaced while somebody proves the former one', (shop) => {
  const rounds = 3

  it('leaves no session to who signs in by it at the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { address, token, thieves } = await known(shop, `signs-in-${round}`)
      const [done, ...tries] = await Promise.all([
        reset(shop, token),
        ...thieves.map(async (thief, n) => {
          await wait(n * 8)
          return thief.post('/api/auth/sign-in/email', { email: address, password })
        }),
      ])
      expect(done.status).toBe(200)
      // Some came in and were thrown out, some were refused; nobody reads of a fault.
      for (const { status } of tries) expect([200, 401]).toContain(status)
      const sessions = await Promise.all(thieves.map((thief) => thief.get('/api/auth/get-session')))
      expect(sessions.map(({ json }) => json)).toEqual(thieves.map(() => null))
    }
  }, 60_000)

  it('keeps the account from who has a session and deletes it by the former one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { address, token, thieves } = await known(shop, `deletes-${round}`)
      for (const thief of thieves) await thief.post('/api/auth/sign-in/email', { email: address, password })
      const [done, ...tries] = await Promise.all([
        reset(shop, token),
        ...thieves.map(async (thief, n) => {
          await wait(n * 8)
          return thief.post('/api/auth/delete-user', { password })
        }),
      ])
      // Who was first deleted an account whose password still was the former one.
      const isDeleted = tries.some(({ status }) => status === 200)
      expect([round, done.status]).toEqual([round, isDeleted ? 422 : 200])
      for (const { status } of tries) expect([200, 401, 422]).toContain(status)
      const owner = await shop.post('/api/auth/sign-in/email', { email: address, password: fresh })
      expect([round, owner.status]).toEqual([round, isDeleted ? 401 : 200])
    }
  }, 60_000)

  it('is not replaced once more by who has a session and proves the former one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { address, token, thieves } = await known(shop, `changes-${round}`)
      for (const thief of thieves) await thief.post('/api/auth/sign-in/email', { email: address, password })
      const [done, ...tries] = await Promise.all([
        reset(shop, token),
        ...thieves.map(async (thief, n) => {
          await wait(n * 8)
          const change = { currentPassword: password, newPassword: `the thief's own ${n}` }
          return thief.post('/api/auth/change-password', change)
        }),
      ])
      expect(done.status).toBe(200)
      for (const { status } of tries) expect([200, 401, 422]).toContain(status)
      const owner = await shop.post('/api/auth/sign-in/email', { email: address, password: fresh })
      expect([round, owner.status]).toEqual([round, 200])
      const sessions = await Promise.all(thieves.map((thief) => thief.get('/api/auth/get-session')))
      expect(sessions.map(({ json }) => json)).toEqual(thieves.map(() => null))
      expect((await shop.post('/api/auth/sign-in/email', { email: address, password })).status).toBe(401)
    }
  }, 60_000)
})

describe('what waits for a password that somebody holds', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  /** Two calls that both wait until the password of somebody may be touched; the first is let in first. */
  async function inTurn(address: string, first: () => Call, second: () => Call) {
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow()
    const waiting = async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return Number(rows[0]?.n)
    }
    const asked: Call[] = []
    await inTransaction(shop.db, async (trx) => {
      await lockPassword(trx, id)
      asked.push(first())
      await expect.poll(waiting, { interval: 10 }).toBe(1)
      asked.push(second())
      await expect.poll(waiting, { interval: 10 }).toBe(2)
    })
    return (await Promise.all(asked)).map(({ status }) => status)
  }

  it('is ended where it is a session of the former one, and a reset comes after it', async () => {
    const { address, token, thief } = await known(shop, 'signs-in')
    const signIn = () => thief.post('/api/auth/sign-in/email', { email: address, password })
    expect(await inTurn(address, signIn, () => reset(shop, token))).toEqual([200, 200])
    expect((await thief.get('/api/auth/get-session')).json).toBeNull()
  })

  it('is a reset of an account that is deleted before it, and finds its link gone', async () => {
    const { address, token, thief } = await known(shop, 'deletes')
    await thief.post('/api/auth/sign-in/email', { email: address, password })
    const deletion = () => thief.post('/api/auth/delete-user', { password })
    expect(await inTurn(address, deletion, () => reset(shop, token))).toEqual([200, 422])
  })
})
