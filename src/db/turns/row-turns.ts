import { Problem } from '#src/core/problem.ts'
import type { Db } from '../db.ts'
import { isPostgres } from '../engine.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { primaryOf } from '../replica/replica.ts'

/** Of one row: while one has it the next does what comes before it. */
const atOnce = 2
/** In ms: the longest wait in all, and while nothing moves that is waited for, as where the database is silent (record 053). */
const visitors: TurnPatience = { inAllMs: 5000, standstillMs: 800 }
/** As many names are remembered as those that nobody has to wait for. */
const mostFree = 10_000

export type TurnPatience = { inAllMs: number; standstillMs: number }

/** Says inside its transaction which rows work is about to take. */
export type TakeTurns = (rows: readonly string[]) => void

/** What somebody has turns for, and the line they wait in for the next. */
type Held = { names: Set<string>; waitsIn?: Line | undefined }
/** Who is before one row, in this process. */
type Line = { active: Set<Held>; waiting: (() => void)[]; movedAt: number }
/** The lines of a database, and the names that were no rows when somebody looked. */
type Turns = { lines: Map<string, Line>; free: Set<string>; patience: TurnPatience }

const turnsOf = new WeakMap<Db, Turns>()

/** Says how long the users of this database wait, where that is not as long as visitors do. */
export function setTurnPatience(db: Db, patience: TurnPatience): void {
  turnsOf.set(db, { lines: new Map(), free: new Set(), patience })
}

/**
 * Does work, a transaction, that takes rows which PostgreSQL lets one transaction at a time have. Whoever waits for one there
 * holds a connection; here only two of a row do, and the others wait without one (record 053). Work says which of what is
 * named here are the rows it is about to take; nobody waits for the other names. Where others are before it at a row that
 * it had no turn for, it is rolled back and begins anew when it is its turn. Turns are waited for in one sequence and outside of
 * transactions, so no two wait for each other. Throws `unavailable` for who waited too long. SQLite's writers come one after
 * the other anyway.
 */
export async function inRowTurns<T>(
  db: Db,
  names: readonly string[],
  work: (take: TakeTurns) => Promise<T>,
): Promise<T> {
  if (!isPostgres(db)) return work(() => undefined)
  const turns = turnsFor(primaryOf(db))
  const until = performance.now() + turns.patience.inAllMs
  for (;;) {
    const held: Held = { names: new Set() }
    let answered = true
    try {
      for (const name of new Set(names.filter((name) => !turns.free.has(name)).sort())) {
        await turnAt(turns, name, { held, until })
        held.names.add(name)
      }
      return await work((rows) => takeTurns(turns, { names, rows, held }))
    } catch (error) {
      answered = !isUnavailable(error)
      if (!(error instanceof OthersFirst)) throw error
    } finally {
      for (const name of held.names) leave(turns, name, { held, answered })
    }
  }
}

function turnsFor(db: Db): Turns {
  if (!turnsOf.has(db)) setTurnPatience(db, visitors)
  return turnsOf.get(db) as Turns
}

/** In a transaction nobody waits: it gets all turns that it has not at once, or goes. */
function takeTurns(
  turns: Turns,
  { names, rows, held }: { names: readonly string[]; rows: readonly string[]; held: Held },
): void {
  const { lines, free } = turns
  if (free.size > mostFree) free.clear()
  for (const name of names) {
    if (rows.includes(name)) continue
    free.add(name)
    if (held.names.delete(name)) leave(turns, name, { held, answered: true })
  }
  for (const row of rows) free.delete(row)
  const missing = [...new Set(rows)].filter((row) => !held.names.has(row))
  if (missing.some((row) => isFull(lines.get(row)))) throw new OthersFirst('Others are before it')
  for (const row of missing) {
    lineOf(lines, row).active.add(held)
    held.names.add(row)
  }
}

function lineOf(lines: Turns['lines'], name: string): Line {
  const line = lines.get(name) ?? { active: new Set(), waiting: [], movedAt: 0 }
  lines.set(name, line)
  return line
}

function isFull(line: Line | undefined): boolean {
  return line !== undefined && (line.active.size >= atOnce || line.waiting.length > 0)
}

async function turnAt(
  { lines, patience }: Turns,
  name: string,
  { held, until }: { held: Held; until: number },
): Promise<void> {
  const line = lineOf(lines, name)
  if (!isFull(line)) {
    line.active.add(held)
    return
  }
  held.waitsIn = line
  try {
    await waitIn(line, held, { until, ...patience })
  } finally {
    held.waitsIn = undefined
  }
}

function waitIn(
  line: Line,
  held: Held,
  { until, standstillMs }: { until: number; standstillMs: number },
): Promise<void> {
  const came = performance.now()
  return new Promise((resolve, reject) => {
    let late: NodeJS.Timeout
    const begin = () => {
      clearTimeout(late)
      // Here, and not where it goes on: nobody may come between.
      line.active.add(held)
      resolve()
    }
    const look = () => {
      const left = Math.min(until, Math.max(came, lastMove(line)) + standstillMs) - performance.now()
      if (left > 0) {
        late = setTimeout(look, left)
        return
      }
      line.waiting.splice(line.waiting.indexOf(begin), 1)
      reject(tooLong())
    }
    line.waiting.push(begin)
    look()
  })
}

/** When a turn ended here, or in a line in which those wait whose turn it is: as long as that one moves, so does this. */
function lastMove(line: Line, seen = new Set<Line>()): number {
  seen.add(line)
  let last = line.movedAt
  for (const { waitsIn } of line.active)
    if (waitsIn && !seen.has(waitsIn)) last = Math.max(last, lastMove(waitsIn, seen))
  return last
}

function leave(
  { lines, free }: Turns,
  name: string,
  { held, answered }: { held: Held; answered: boolean },
): void {
  const line = lineOf(lines, name)
  line.active.delete(held)
  if (answered) line.movedAt = performance.now()
  // All who wait for what is no row go on; where many were at it while it was none, nobody until few are left.
  const next = free.has(name) ? line.waiting.length : Math.max(0, atOnce - line.active.size)
  for (const begin of line.waiting.splice(0, next)) begin()
  if (line.active.size === 0 && line.waiting.length === 0) lines.delete(name)
}

/** Others are before this transaction at a row that it takes. */
class OthersFirst extends Error {}

/** Whether the database did not answer, or somebody gave up waiting: neither says that anything moves. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Problem ? error.kind === 'unavailable' : isDatabaseUnavailable(error)
}

function tooLong(): Problem {
  return new Problem('unavailable', {
    en: 'The shop has much to do just now. Please try again in a moment.',
    ar: 'المتجر مشغول جدًا الآن. يرجى المحاولة بعد لحظات.',
  })
}
