import { Problem } from '#src/core/problem.ts'
import type { Db } from '../db.ts'
import { isPostgres } from '../engine.ts'
import { isDatabaseSilent } from '../errors.ts'
import { primaryOf } from '../replica/replica.ts'

/** At one row, in this process: one has it, the other does what comes before it. */
const mostAtRow = 2
/** In ms: the longest that a visitor waits for a turn (record 053). */
const visitorsMs = 5000
/** In ms: who waits is told so, too, where work is not answered, and none was for so long. */
const silenceMs = 1000

type Waiting = { rows: ReadonlySet<string>; begin: () => void; giveUp: () => void }

/** Of a database: how many have a turn, how many are at each row, who waits, in the order they came, and when work was last answered or nothing was asked. */
type Turns = {
  atWork: number
  atRow: Map<string, number>
  queue: Set<Waiting>
  answeredAt: number
  patienceMs: number
}

const turnsOf = new WeakMap<Db, Turns>()

/** Says how long the users of this database wait, where that is not as long as visitors do. */
export function setTurnPatience(db: Db, patienceMs: number): void {
  turnsOf.set(db, {
    atWork: 0,
    atRow: new Map(),
    queue: new Set(),
    answeredAt: performance.now(),
    patienceMs,
  })
}

/**
 * Does work, a transaction that takes rows which PostgreSQL lets one transaction at a time have. Whoever waits for one there
 * holds a connection; here only two of a process are at a row, and the others wait without one (record 053). Who gets a turn
 * gets it at all rows at once, so nobody has one while waiting. Where others are before it `rowsOf` says which names are rows that
 * it would take: for the others nobody waits, and the database decides either way. Throws `unavailable` for who waited too
 * long, or where the database fell silent.
 * SQLite's writers come one after the other anyway.
 */
export async function inRowTurns<T>(
  db: Db,
  names: Iterable<string>,
  { rowsOf, work }: { rowsOf?: () => Promise<Iterable<string>>; work: () => Promise<T> },
): Promise<T> {
  if (!isPostgres(db)) return work()
  const turns = turnsFor(primaryOf(db))
  let rows = new Set(names)
  if (rowsOf && !hasRoom(turns, rows)) rows = new Set(await rowsOf())
  await turnAt(turns, rows)
  let answered = true
  try {
    return await work()
  } catch (error) {
    answered = !isDatabaseSilent(error)
    throw error
  } finally {
    noteAnswer(turns, answered)
    turns.atWork -= 1
    for (const row of rows) count(turns, row, -1)
    beginNext(turns)
  }
}

/** Of a machine that is busy one connection may be cut (postgres.ts); as long as others are answered the database is not silent. */
function noteAnswer(turns: Turns, answered: boolean): void {
  if (answered) turns.answeredAt = performance.now()
  else if (performance.now() - turns.answeredAt > silenceMs)
    for (const waiting of turns.queue) waiting.giveUp()
}

function turnsFor(db: Db): Turns {
  if (!turnsOf.has(db)) setTurnPatience(db, visitorsMs)
  return turnsOf.get(db) as Turns
}

function turnAt(turns: Turns, rows: ReadonlySet<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      rows,
      begin: () => leaveQueue(resolve),
      giveUp: () => leaveQueue(() => reject(tooLong())),
    }
    const late = setTimeout(waiting.giveUp, turns.patienceMs)
    function leaveQueue(then: () => void) {
      clearTimeout(late)
      turns.queue.delete(waiting)
      then()
    }
    turns.queue.add(waiting)
    beginNext(turns)
  })
}

/**
 * At each row who came first begins first, but for who waits for another row besides: others pass, and one of the two places
 * is kept at each row for the first who wants any of them, or they would pass for ever.
 */
function beginNext(turns: Turns): void {
  const [wanted, kept] = [new Set<string>(), new Set<string>()]
  for (const waiting of turns.queue) {
    const rows = [...waiting.rows]
    if (!hasRoom(turns, rows, kept)) {
      if (!rows.some((row) => wanted.has(row))) for (const row of rows) kept.add(row)
      for (const row of rows) wanted.add(row)
      continue
    }
    if (turns.atWork === 0) turns.answeredAt = performance.now()
    // Here, and not where it goes on: nobody may come between.
    turns.atWork += 1
    for (const row of rows) count(turns, row, 1)
    waiting.begin()
  }
}

function hasRoom({ atRow }: Turns, rows: Iterable<string>, kept: ReadonlySet<string> = new Set()): boolean {
  return [...rows].every((row) => (atRow.get(row) ?? 0) + (kept.has(row) ? 1 : 0) < mostAtRow)
}

function count({ atRow }: Turns, row: string, by: 1 | -1): void {
  const now = (atRow.get(row) ?? 0) + by
  if (now === 0) atRow.delete(row)
  else atRow.set(row, now)
}

function tooLong(): Problem {
  return new Problem('unavailable', {
    en: 'The shop has much to do just now. Please try again in a moment.',
    ar: 'المتجر مشغول جدًا الآن. يرجى المحاولة بعد لحظات.',
  })
}
