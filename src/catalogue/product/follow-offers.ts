import { startOfMuscatMinute } from '#src/core/muscat.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { isOfferDue, nextTurn, turnOffers } from './turn-offers.store.ts'

/** After a failure what is there is served so long before the database is asked again. */
const restMs = 1000

/**
 * Lets offers start and end on the minute (P16): a request that comes when one is due waits until prices and the version
 * of the catalogue have turned, so no kept page and no order has a price of before. Otherwise it answers undefined at once.
 */
export function followOffers({ db, clock, catalogueVersion, log }: Shop): () => Promise<void> | undefined {
  let seen: number | undefined
  let next = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look() {
    const at = clock()
    try {
      if (await isOfferDue(db, at))
        await inTransaction(db, async (trx, catalogueChanged) => {
          if (await turnOffers(trx, at)) catalogueChanged()
        })
      const version = catalogueVersion()
      const turn = await nextTurn(db, at)
      next = turn === undefined ? Number.POSITIVE_INFINITY : startOfMuscatMinute(turn).getTime()
      seen = version
    } catch (error) {
      // Without its database the shop still answers what it has kept.
      log.error('offers could not be looked at', error)
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
