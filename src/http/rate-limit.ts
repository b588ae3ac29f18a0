import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#src/core/problem.ts'
import { countCall } from '#src/db/call-counts.ts'
import type { Db } from '#src/db/db.ts'
import { writtenWait } from '#src/i18n/written-wait.ts'
import { addressOf, widerNetwork } from './address.ts'
import type { ApiEnv } from './api-router.ts'

type Limit = {
  /** Whose calls are counted together, by all processes on one PostgreSQL. */
  name: string
  /** How many calls an address has. */
  points: number
  /** In how many seconds. */
  seconds: number
  /** How many addresses are remembered; the longest silent is forgotten first. */
  maxAddresses?: number
}

/** How many times a /64 of IPv6 may come from one /48, which is what a whole firm gets, and a renter of one machine. */
const networksInSite = 8

/**
 * Lets each address make so many calls in so many seconds, then answers 429 with Retry-After (api.md).
 * Every name counts for itself. Calls in process have no address and are not counted. Without `db` each process counts
 * for itself.
 */
export function limitPerAddress(
  db: Db | undefined,
  {
    trustProxy,
    ...limit
  }: Limit & {
    /** How many proxies in front are believed (README, TRUST_PROXY). */
    trustProxy: number
  },
): MiddlewareHandler<ApiEnv> {
  const count = countPerAddress(db, limit)
  return async (c, next) => {
    const incoming = c.env?.incoming
    if (incoming) await count(addressOf(incoming, trustProxy))
    return next()
  }
}

/** Counts calls of an address, as addressOf says it. Throws `too-often` for one too many. */
export function countPerAddress(db: Db | undefined, limit: Limit): (address: string) => Promise<void> {
  const count = createCounter(db, limit)
  const countSite = createCounter(db, { ...limit, points: limit.points * networksInSite })
  return async (address) => {
    await count(address)
    const site = widerNetwork(address)
    if (site !== undefined) await countSite(site)
  }
}

/** This process's memory refuses first: whoever asks far too often costs the database nothing. */
function createCounter(
  db: Db | undefined,
  { name, points, seconds, maxAddresses = 50_000 }: Limit,
): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const addresses = new LRUCache<string, true>({
    // Not `max`, which makes all places at once: 5 ms and 1 MB for each of 28 counters at every start.
    maxSize: maxAddresses,
    sizeCalculation: () => 1,
    dispose: (_, address, reason) => {
      if (reason === 'evict') void limiter.delete(address)
    },
  })
  return async (address) => {
    addresses.set(address, true)
    try {
      await limiter.consume(address)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw tooOften(refusal.msBeforeNext)
    }
    const all = db && (await countCall(db, [name, address], seconds))
    if (!all || all.calls <= points) return
    const waitMs = Math.max(1000, all.msLeft)
    await limiter.block(address, waitMs / 1000)
    throw tooOften(waitMs)
  }
}

function tooOften(waitMs: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = writtenWait(retryAfter)
  return new Problem(
    'too-often',
    {
      en: `That was a little too often. Please try again in ${wait.en}`,
      ar: `محاولات كثيرة في وقت قصير. يرجى المحاولة بعد ${wait.ar}.`,
    },
    { extra: { retryAfter } },
  )
}
