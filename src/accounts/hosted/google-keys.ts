import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'

const minuteMs = 60_000
const patienceMs = 10_000

/**
 * The keys an issuer publishes at an address, kept for as long as its Cache-Control says, and read again for a key that
 * is not among them, once a minute at most. Throws when they cannot be read.
 */
export function publishedKeys(url: string, clock: () => Date): JWTVerifyGetKey {
  let kept: { keys: ReturnType<typeof createLocalJWKSet>; until: number; readAt: number } | undefined
  let reading: Promise<NonNullable<typeof kept>> | undefined

  async function read() {
    const reply = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    if (!reply.ok) throw new Error(`the issuer's keys: ${reply.status}`)
    const [, seconds = '300'] = /max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '') ?? []
    const keys = createLocalJWKSet(await reply.json())
    const now = clock().getTime()
    return { keys, until: now + Number(seconds) * 1000, readAt: now }
  }
  /** Of many who ask at once one reads. */
  async function refreshed() {
    reading ??= read().finally(() => {
      reading = undefined
    })
    kept = await reading
    return kept
  }

  return async (header, token) => {
    const now = clock().getTime()
    const known = kept && now < kept.until ? kept : await refreshed()
    try {
      return await known.keys(header, token)
    } catch (error) {
      const isOld = now - known.readAt >= minuteMs
      if (!(error instanceof errors.JWKSNoMatchingKey) || !isOld) throw error
      return (await refreshed()).keys(header, token)
    }
  }
}
