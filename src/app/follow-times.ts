import { muscatYear, startOfMuscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'

/** What shows, or costs, something else from a minute on. */
type Timed = {
  /** Whether its rows are not what this instant asks. */
  isDue(db: Db, at: Date): Promise<boolean>
  /** Makes them so; true when one was not. */
  turn(trx: Db, at: Date): Promise<boolean>
  /** The next minute in Muscat at which one changes; undefined when none does. */
  nextTurn(db: Db, at: Date): Promise<string | undefined>
}

/** After a failure what is there is served so long before the database is asked again. */
const restMs = 1000

/**
 * Lets offers and slides start and end on the minute (P16, P8): a request that comes when one is due waits until rows and
 * the version of the catalogue have turned, so no kept page and no order has what was before. Otherwise it answers
 * undefined at once.
 */
export function followTimes(
  { db, clock, catalogueVersion, log }: Shop,
  things: readonly Timed[],
): () => Promise<void> | undefined {
  let seen: number | undefined
  let next = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look() {
    const at = clock()
    try {
      for (const thing of things) {
        if (!(await thing.isDue(db, at))) continue
        await inTransaction(db, async (trx, catalogueChanged) => {
          if (await thing.turn(trx, at)) catalogueChanged()
        })
      }
      const version = catalogueVersion()
      const turns = await Promise.all(things.map((thing) => thing.nextTurn(db, at)))
      next = Math.min(
        ...turns.map((turn) =>
          turn === undefined ? Number.POSITIVE_INFINITY : startOfMuscatMinute(turn).getTime(),
        ),
      )
      seen = version
    } catch (error) {
      // Without its database the shop still answers what it has kept.
      log.error('what has a time could not be looked at', error)
      seen = catalogueVersion()
      next = at.getTime() + restMs
    }
  }

  return () => {
    if (seen === catalogueVersion() && clock().getTime() < next) return undefined
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/**
 * The year, for those who watch the clock: every page has it in its footer, so at New Year in Muscat all that this process keeps is of
 * an older version. `began` is when it began to keep something.
 */
export function timedYear(began: Date) {
  let kept = muscatYear(began)
  return {
    isDue: async (_: unknown, at: Date) => muscatYear(at) !== kept,
    turn: async () => true,
    // Asked once the new version is committed.
    nextTurn: async (_: unknown, at: Date) => {
      kept = muscatYear(at)
      return `${kept + 1}-01-01T00:00`
    },
  }
}
