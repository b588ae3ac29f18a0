import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { unhurriedDb } from '#src/db/unhurried.ts'
import type { Shop } from '#src/shop.ts'
import { addMissed } from './missed-search.store.ts'
import { wordsOf } from './search-words.ts'

/** How long they are gathered: a search never waits for the database, and one that ends with the process is lost. */
const gatheredMs = 20_000
/** Different words that are gathered at a time. */
const mostGathered = 200
const longestTerm = 60
/** So many digits are a phone or an order's number. */
const digitsOfNumbers = 5

/** By the handle that reports read through, which is another than the one that searches. */
const gathered = new WeakMap<Db, Map<string, number>>()

/** Remembers that a visitor's search found nothing; it is written with others a little later. */
export function noteMissed({ db, clock, log }: Pick<Shop, 'db' | 'clock' | 'log'>, typed: string): void {
  const term = missedTerm(typed)
  if (term === undefined) return
  let batch = gathered.get(unhurriedDb(db))
  if (!batch) {
    batch = new Map()
    gathered.set(unhurriedDb(db), batch)
    const write = () =>
      writeMissed(db, clock()).catch((error) => log.error('searches could not be counted', error))
    setTimeout(write, gatheredMs).unref()
  }
  if (batch.has(term) || batch.size < mostGathered) batch.set(term, (batch.get(term) ?? 0) + 1)
}

/** Writes what was gathered; who reads the counts calls it first. */
export async function writeMissed(db: Db, now: Date): Promise<void> {
  const batch = gathered.get(unhurriedDb(db))
  if (!batch) return
  gathered.delete(unhurriedDb(db))
  // Sorted: two processes take the rows they share in one order, and a word stands before those it begins.
  const terms = [...batch].sort(([one], [other]) => (one < other ? -1 : 1))
  const whole = terms.filter(([term], n) => !terms[n + 1]?.[0].startsWith(term))
  await inTransaction(db, (trx) => addMissed(trx, muscatDay(now), whole))
}

/**
 * The words of a search as they are counted: folded, as search compares them; `Gucci bag` and `GUCCI  Bag` are one. Undefined for
 * what could be somebody's: an e-mail, a phone, an order's number.
 */
export function missedTerm(typed: string): string | undefined {
  if (typed.includes('@')) return undefined
  const term = wordsOf(typed).join(' ')
  if (term.length < 2 || term.length > longestTerm) return undefined
  return term.replace(/\D/g, '').length < digitsOfNumbers ? term : undefined
}
