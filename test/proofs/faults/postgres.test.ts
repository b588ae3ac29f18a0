import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { type OwnPostgres, signalAll, startOwnPostgres } from '../../postgres.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { breakDisk, mayTrace } from './broken-disk.ts'
import { accountOf, lettersSent, makePlace, nothingLost, OrderLoad, type Place } from './order-load.ts'
import { processesOf } from './postgres-processes.ts'

let postgres: OwnPostgres
let place: Place
let shop: RunningShop
let load: OrderLoad
afterEach(async () => {
  await shop?.stop()
  await postgres?.remove()
  place?.remove()
})

async function open(settings: string[] = []) {
  postgres = await startOwnPostgres(settings)
  place = await makePlace({ url: postgres.url })
  shop = await startShop(place.env)
  load = new OrderLoad(place, () => shop.origin, { impatient: 0 })
  await load.flows(3)
}

async function client(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: postgres.url })
  one.on('error', () => undefined)
  await one.connect()
  return one
}

/** Orders while PostgreSQL is in trouble: what they were answered, how long after it began, and when they flow again. */
async function during(what: string, trouble: () => Promise<() => Promise<unknown>>): Promise<void> {
  const start = performance.now()
  const end = await trouble()
  const from = load.answers.length
  await wait(5000)
  const answers = load.answers.slice(from)
  await end()
  const back = await load.flows(3)
  const slowest = Math.max(...answers.map(({ began, ms }) => ms - Math.max(0, start - began)))
  say(what, { answers: answers.length, 'slowest ms': slowest, 'back after ms': back })
  expect(answers.length).toBeGreaterThan(5)
  expect([...new Set(answers.map(({ status }) => status))].filter((status) => status !== 200)).toEqual([503])
  expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
  expect(slowest).toBeLessThan(2000)
  expect(back).toBeLessThan(5000)
}

const troubles: [string, () => Promise<() => Promise<unknown>>][] = [
  [
    'stopped and started again',
    async () => {
      await postgres.stop('polite')
      return () => postgres.start()
    },
  ],
  [
    'crashed',
    async () => {
      await postgres.stop('crash')
      return () => postgres.start()
    },
  ],
  [
    'out of connections',
    async () => {
      const all: pg.Client[] = []
      const admin = await client()
      const crowd = async () => {
        // Those of the shop are dropped, and strangers take their places until there are none.
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'stranger'`)
        for (;;) {
          const one = new pg.Client({ connectionString: postgres.url, application_name: 'stranger' })
          one.on('error', () => undefined)
          try {
            await one.connect()
          } catch {
            return
          }
          all.push(one)
        }
      }
      for (let n = 0; n < 3; n++) await crowd()
      return () => Promise.all([admin, ...all].map((one) => one.end()))
    },
  ],
  [
    'a lock that somebody holds',
    async () => {
      const other = await client()
      await other.query('begin; lock table orders in access exclusive mode')
      return () => other.end()
    },
  ],
  [
    'its disk fails to keep what it was given',
    async () => {
      const mend = await breakDisk(processesOf(postgres))
      return async () => {
        // As whoever changes a disk does. Its io workers outlive a start that failed, and keep it from a polite end.
        signalAll(processesOf(postgres), 'SIGKILL')
        await mend()
        await postgres.stop('polite')
        await postgres.start()
      }
    },
  ],
  [
    'it stands still and says nothing',
    async () => {
      const frozen = processesOf(postgres)
      signalAll(frozen, 'SIGSTOP')
      return async () => {
        signalAll(frozen, 'SIGCONT')
      }
    },
  ],
]

const possible = troubles.filter(([what]) => mayTrace || !what.includes('disk'))

describe('PostgreSQL in trouble while orders come in', () => {
  it.each(possible)('%s: 503 in time, back within 5 s, nothing lost', async (what, trouble) => {
    await open(['max_connections=30', 'superuser_reserved_connections=0'])
    await during(what, trouble)
    await load.end()
    await place.endLeases()
    await lettersSent(place)
    expect(await accountOf(load)).toEqual({ ...nothingLost, acknowledged: load.acknowledged.size })
  })
})

it('control: a PostgreSQL told not to wait for its log is found to have lost orders when it crashes', async () => {
  await open(['synchronous_commit=off', 'wal_writer_delay=10s'])
  // What is sold is on the disk; the orders after it are what the crash takes.
  const admin = await client()
  await admin.query('checkpoint')
  await admin.end()
  await load.flows(3)
  await postgres.stop('crash')
  await postgres.start()
  await load.end()
  expect((await accountOf(load)).lost).not.toEqual([])
})
