import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#src/core/log.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { addDays, type DayRange, daysOf, firstOfMonth, instantsOf, lastOfMonth } from './days.ts'
import { findFirstDay, keepSums, listKeptFigures, listKeptProducts } from './kept-sums.store.ts'
import { sumFigures, sumProducts } from './sum-stretch.store.ts'
import { addUpFigures, addUpProducts, type Figures, type ProductSum, type Sums } from './sums.ts'
import { type Counted, whatCounts } from './what-counts.store.ts'

/** The longest report, two years, and the two years it is compared with. */
const daysAhead = 2 * 731
/** Summing ahead has a fifth of the time: SQLite's one connection and the one thread are everybody's. */
const restFor = 4
const longestRestMs = 1000

/** The instant of a report, and who is told of sums that cannot be kept: once, however many days they are. */
export type Reading = { now: Date; log: Pick<Log, 'error'> }
type Kept = {
  counted: Counted
  tell: (problem: unknown) => void
  /** After a day that took so long, for what nobody waits for. */
  rest?: (workedMs: number) => Promise<void>
}

/** One of the two that are kept, and how it is had. */
type Part<Part> = {
  listKept: (db: Db, counted: Counted, periods: readonly string[]) => Promise<Map<string, Part>>
  sum: (db: Db, counted: Counted, stretch: ReturnType<typeof instantsOf>) => Promise<Part>
  of: (sums: Sums) => Part
  addUp: (parts: readonly Part[]) => Part
}

const figures: Part<Figures> = {
  listKept: listKeptFigures,
  sum: sumFigures,
  of: (sums) => sums.figures,
  addUp: addUpFigures,
}
const products: Part<ProductSum[]> = {
  listKept: listKeptProducts,
  sum: sumProducts,
  of: (sums) => sums.products,
  addUp: addUpProducts,
}

/** Whatever a report of these days is made of but products, at this instant. */
export function readFigures(db: Db, range: DayRange, reading: Reading): Promise<Figures> {
  return readRange(db, figures, range, reading)
}

/** What was sold of each product in these days. */
export function readProducts(db: Db, range: DayRange, reading: Reading): Promise<ProductSum[]> {
  return readRange(db, products, range, reading)
}

/** The figures of each of these days, in their order. */
export async function readDays(
  db: Db,
  range: DayRange,
  { now, log }: Reading,
): Promise<{ day: string; figures: Figures }[]> {
  const { live, closed } = partsOf(range, muscatDay(now), range.from)
  const counted = await whatCounts(db)
  const kept = await readKept(db, { counted, tell: tellOnce(log) }, figures, daysOf(closed))
  const days = new Map(daysOf(closed).map((day, n) => [day, kept[n]]))
  for (const part of live)
    for (const day of daysOf(part))
      days.set(day, await sumFigures(db, counted, instantsOf({ from: day, to: day })))
  return daysOf(range).map((day) => ({ day, figures: days.get(day) ?? addUpFigures([]) }))
}

async function readRange<P>(db: Db, part: Part<P>, range: DayRange, { now, log }: Reading): Promise<P> {
  const { live, closed } = partsOf(range, muscatDay(now), await findFirstDay(db))
  const counted = await whatCounts(db)
  const parts = await readKept(db, { counted, tell: tellOnce(log) }, part, periodsOf(closed))
  for (const one of live) parts.push(await part.sum(db, counted, instantsOf(one)))
  return part.addUp(parts)
}

/**
 * Keeps the sums of all days that a report can ask for, so that the first who asks does not wait for them. Slowly: nobody
 * waits for these.
 */
export async function keepSumsAhead(db: Db, { now, log }: Reading, stop: AbortSignal): Promise<void> {
  const tell = tellOnce(log)
  const rest = async (workedMs: number) => {
    const ms = Math.min(longestRestMs, restFor * workedMs)
    // Told to stop, the month that is begun is ended without rests.
    await wait(ms, undefined, { signal: stop, ref: false }).catch(() => undefined)
  }
  const yesterday = addDays(muscatDay(now), -1)
  const first = await findFirstDay(db)
  if (first === undefined) return
  for (let from = latest(first, addDays(yesterday, -daysAhead)); from <= yesterday && !stop.aborted; ) {
    const to = earliest(lastOfMonth(from), yesterday)
    await readKept(db, { counted: await whatCounts(db), tell, rest }, figures, periodsOf({ from, to }))
    from = addDays(to, 1)
  }
}

/**
 * The days of a range that are over and that the shop has been open, whose sums are kept, and the others: today's change
 * with every order, and those before the first order hold next to nothing and could be any number.
 */
export function partsOf(
  { from, to }: DayRange,
  today: string,
  first: string | undefined,
): { closed: DayRange; live: DayRange[] } {
  const begin = latest(from, first ?? today)
  const end = earliest(to, addDays(today, -1))
  if (begin > end) return { closed: { from: today, to: addDays(today, -1) }, live: [{ from, to }] }
  const live = [
    { from, to: addDays(begin, -1) },
    { from: addDays(end, 1), to },
  ]
  return { closed: { from: begin, to: end }, live: live.filter((part) => part.from <= part.to) }
}

/** The days of a range as few periods: whole months, and the days beside them. */
export function periodsOf({ from, to }: DayRange): string[] {
  const periods: string[] = []
  for (let day = from; day <= to; ) {
    const last = lastOfMonth(day)
    const isWhole = day === firstOfMonth(day) && last <= to
    periods.push(isWhole ? day.slice(0, 7) : day)
    day = addDays(isWhole ? last : day, 1)
  }
  return periods
}

/** Sums of periods in their order; those that are not kept are summed and kept now, one day at a time. */
async function readKept<P>(db: Db, how: Kept, part: Part<P>, periods: readonly string[]): Promise<P[]> {
  const kept = await part.listKept(db, how.counted, periods)
  const all: P[] = []
  for (const period of periods)
    all.push(kept.get(period) ?? (await (isMonth(period) ? sumMonth : sumDay)(db, how, part, period)))
  return all
}

async function sumDay<P>(db: Db, { counted, tell, rest }: Kept, part: Part<P>, day: string): Promise<P> {
  const stretch = instantsOf({ from: day, to: day })
  const sum = async (trx: Db) => ({
    figures: await sumFigures(trx, counted, stretch),
    products: await sumProducts(trx, counted, stretch),
  })
  // SQLite answers one question at a time: between two days visitors have their turn.
  await nextTurn()
  const began = performance.now()
  // What cannot be kept, on a full disk for one, is summed all the same.
  const sums = await keepSums(db, counted, day, sum).catch((problem: unknown) => {
    tell(problem)
    return sum(db)
  })
  await rest?.(performance.now() - began)
  return part.of(sums)
}

/** From its days, and kept if these are: a day that was changed meanwhile changes the month too. */
async function sumMonth<P>(db: Db, how: Kept, part: Part<P>, month: string): Promise<P> {
  const { counted, tell } = how
  const from = `${month}-01`
  const days = daysOf({ from, to: lastOfMonth(from) })
  const summed = await readKept(db, how, part, days)
  const sums = await keepSums(db, counted, month, async (trx) => {
    const [ofFigures, ofProducts] = [
      await listKeptFigures(trx, counted, days),
      await listKeptProducts(trx, counted, days),
    ]
    if (ofFigures.size < days.length || ofProducts.size < days.length) return undefined
    return {
      figures: addUpFigures([...ofFigures.values()]),
      products: addUpProducts([...ofProducts.values()]),
    }
  }).catch((problem: unknown) => tell(problem))
  return sums ? part.of(sums) : part.addUp(summed)
}

function tellOnce(log: Reading['log']): (problem: unknown) => void {
  let told = false
  return (problem) => {
    if (!told) log.error('sums of a report could not be kept', problem)
    told = true
  }
}

const isMonth = (period: string) => period.length === 7
const latest = (one: string, other: string) => (one > other ? one : other)
const earliest = (one: string, other: string) => (one < other ? one : other)
