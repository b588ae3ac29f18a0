import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Db, Tables } from './db.ts'
import { indexDueTexts } from './text-search.ts'

type Member = {
  /** Does the work and answers how to tell its caller, once all is committed. Throws what ends the whole group. */
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}
type Group = { waiting: Member[]; running: boolean }

const largestGroup = 64
/** A group that has worked so long is committed, and everybody else has a turn: 64 orders take less, 64 heavy changes 10 s. */
const longestGroupMs = 50
const groups = new WeakMap<Db, Group>()

/**
 * How SQLite runs it: work that waits at the same time shares one COMMIT, since the disk takes as long for eight orders
 * as for one. Each has a savepoint of its own, so one that throws leaves the others whole; every caller, also one
 * that is refused, is told only after COMMIT returned. A commit that fails fails all of its group.
 */
export function inGroup<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const group = groups.get(db) ?? { waiting: [], running: false }
  groups.set(db, group)
  return new Promise((resolve, reject) => {
    group.waiting.push({ run: (trx) => attempt(trx, work, resolve, reject), fail: reject })
    if (!group.running) void runGroups(db, group)
  })
}

async function runGroups(db: Db, group: Group): Promise<void> {
  group.running = true
  await untilNobodyJoins(group)
  while (group.waiting.length > 0) {
    const members: Member[] = []
    try {
      const tell = await db.transaction().execute(async (trx) => {
        const told: (() => void)[] = []
        const began = performance.now()
        for (let next = group.waiting.shift(); next; next = group.waiting.shift()) {
          members.push(next)
          told.push(await next.run(trx))
          if (members.length === largestGroup || performance.now() - began > longestGroupMs) break
        }
        await indexDueTexts(trx)
        return told
      })
      for (const one of tell) one()
    } catch (error) {
      // BEGIN itself failed: nobody was taken from the line, and asking again at once would spin for ever.
      const failed = members.length > 0 ? members : group.waiting.splice(0)
      for (const member of failed) member.fail(error)
    }
    await untilNobodyJoins(group)
  }
  group.running = false
}

/** Requests that have arrived already are read turn by turn of the event loop, and join, as long as each turn brings one. */
async function untilNobodyJoins({ waiting }: Group): Promise<void> {
  let before: number
  do {
    before = waiting.length
    await nextTurn()
  } while (waiting.length > before && waiting.length < largestGroup)
}

async function attempt<T>(
  trx: Transaction<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  await savepoint(trx, 'savepoint one')
  try {
    const result = await work(trx)
    await savepoint(trx, 'release one')
    return () => resolve(result)
  } catch (error) {
    try {
      await savepoint(trx, 'rollback to one')
      await savepoint(trx, 'release one')
    } catch {
      // A full or failing disk has ended the whole transaction already.
      throw error
    }
    return () => reject(error)
  }
}

async function savepoint(trx: Transaction<Tables>, statement: string): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(statement))
}
