import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { Db } from '#src/db/db.ts'
import { type OpenDatabase, openDatabase } from '#src/db/open.ts'
import { replicaOf } from '#src/db/replica/replica.ts'
import { ReplicatedPostgres } from './replicated-postgres.ts'

const behind = 'is more than a second behind'
const asleep = "select pid from pg_stat_activity where wait_event = 'PgSleep'"

let postgres: ReplicatedPostgres
let database: OpenDatabase | undefined
afterEach(async () => {
  await database?.close()
  database = undefined
  await postgres?.remove()
})

async function open(more: { patienceMs?: number } = {}): Promise<Db> {
  postgres = await ReplicatedPostgres.start({ synchronous: false })
  database = await openDatabase({ url: postgres.url, readUrl: postgres.readUrl, dir: '', ...more })
  const { db } = database
  await expect.poll(() => replicaOf(db)?.trouble()).toBeUndefined()
  return db
}

it('a replica that shows nothing new is left alone within seconds while visitors wait for every connection', async () => {
  const db = await open({ patienceMs: 60_000 })
  const visitors = Array.from({ length: 20 }, () => sql`select pg_sleep(10)`.execute(db))
  await expect.poll(() => postgres.askPrimary(asleep)).toHaveLength(visitors.length)
  await postgres.pauseReplay()
  await postgres.askPrimary('create table unseen ()')
  await expect.poll(() => replicaOf(db)?.trouble(), { timeout: 5000 }).toBe(behind)
  await postgres.resumeReplay()
  await expect.poll(() => replicaOf(db)?.trouble(), { timeout: 3000 }).toBeUndefined()
  expect(await postgres.askPrimary(asleep)).toHaveLength(visitors.length)
  await Promise.all(visitors)
})

it('a replica counts as behind while no primary says what it lacks', async () => {
  const db = await open()
  await postgres.killPrimary()
  await expect.poll(() => replicaOf(db)?.trouble(), { timeout: 5000 }).toBe(behind)
})
