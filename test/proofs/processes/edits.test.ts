import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#src/db/open.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { say } from '../../attacks.ts'
import { accountOf, OrderLoad } from '../faults/order-load.ts'
import { type Processes, startProcesses } from './processes.ts'

/** In ms: when every process shows an edit. */
const promised = 1000
const edits = 10

let processes: Processes | undefined
let editor: OpenDatabase | undefined
afterEach(async () => {
  await editor?.close()
  await processes?.stop()
})

async function open(count: number) {
  processes = await startProcesses(count)
  editor = await openDatabase({ url: processes.place.env.DATABASE_URL, dir: '' })
  return { processes, editor }
}

describe.each([2, 4])('%i processes on one PostgreSQL', (count) => {
  it('show an edit within a second while orders come in and every connection that listens is cut again and again', async () => {
    const { processes, editor } = await open(count)
    const load = new OrderLoad(processes.place, () => processes.origin, { shoppers: 3, impatient: 0 })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(10)
    const cutting = keepCutting(editor)
    const late: number[] = []
    for (let n = 0; n < edits; n++) {
      const name = `Edit ${n} of ten`
      await rename(editor, name)
      late.push(await seenByAll(processes, name))
    }
    const cuts = await cutting.end()
    await load.end()
    const orders = load.acknowledged.size
    say(`${count} processes whose listening is cut`, { cuts, orders, 'latest ms': Math.max(...late) })
    expect(cuts).toBeGreaterThan(edits)
    expect(Math.max(...late)).toBeLessThan(promised)
    const { lost, doubled } = await accountOf(load)
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  })
})

it('control: an edit that raises no version is found not to show', async () => {
  const { processes, editor } = await open(2)
  await rename(editor, 'Called out')
  expect(await seenByAll(processes, 'Called out')).toBeLessThan(promised)
  await rename(editor, 'Kept quiet', { quiet: true })
  expect(await seenByAll(processes, 'Kept quiet', 3000)).toBe(Number.POSITIVE_INFINITY)
})

/** The name of the shop, which stands on every page. */
function rename({ db }: OpenDatabase, name: string, { quiet = false } = {}) {
  return inTransaction(db, async (trx, catalogueChanged) => {
    const value = JSON.stringify(name)
    await trx
      .insertInto('settings')
      .values({ name: 'shopName', value })
      .onConflict((one) => one.column('name').doUpdateSet({ value }))
      .execute()
    if (!quiet) catalogueChanged()
  })
}

/** How long it takes, in ms, until each process shows it. */
async function seenByAll({ shops }: Processes, text: string, longestMs = 20_000): Promise<number> {
  const began = performance.now()
  const seen = async (origin: string) => {
    while (performance.now() - began < longestMs) {
      const asked = performance.now()
      if ((await (await fetch(`${origin}/shop`)).text()).includes(text)) return asked - began
      await wait(20)
    }
    return Number.POSITIVE_INFINITY
  }
  return Math.max(...(await Promise.all(shops.map(({ origin }) => seen(origin)))))
}

/** Ends what listens, three times a second; answers how many connections in all. */
function keepCutting({ db }: OpenDatabase) {
  let [isOver, cuts] = [false, 0]
  const cut = async () => {
    while (!isOver) {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and query in ('listen catalogue_version', 'select version from shop_version where id = 1')`.execute(
        db,
      )
      cuts += rows.length
      await wait(300)
    }
  }
  const cutting = cut()
  return {
    async end() {
      isOver = true
      await cutting
      return cuts
    },
  }
}
