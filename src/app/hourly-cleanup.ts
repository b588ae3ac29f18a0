import { setTimeout as wait } from 'node:timers/promises'
import { deleteOldIdempotencyKeys } from '#src/db/idempotency-keys.ts'
import { deleteOldEmails } from '#src/mail/delete-old-emails.ts'
import { deleteUnusedProofs } from '#src/media/delete-unused-proofs.ts'
import type { Shop } from '#src/shop.ts'

const hourMs = 3600 * 1000
/** A file on its way out has so long when the shop closes. */
const shutdownGraceMs = 1000

type Swept = Pick<Shop, 'db' | 'proofs' | 'clock' | 'log'>

/** What nobody will ask for again, by the name the log has for it. One that cannot be swept keeps no other. */
const sweeps: [what: string, sweep: (shop: Swept, stop: AbortSignal) => Promise<unknown>][] = [
  ['unused receipts', deleteUnusedProofs],
  ['old letters', ({ db, clock }, stop) => deleteOldEmails(db, clock(), stop)],
  ['old idempotency keys', ({ db, clock }, stop) => deleteOldIdempotencyKeys(db, clock(), stop)],
]

/** Sweeps now and once an hour until stopped. */
export function startHourlyCleanup(shop: Swept): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let sweeping: Promise<void> | undefined
  const sweep = () => {
    sweeping ??= cleanUp(shop, stopped.signal).finally(() => {
      sweeping = undefined
    })
  }
  sweep()
  const timer = setInterval(sweep, hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopped.abort()
      await Promise.race([sweeping, wait(shutdownGraceMs, undefined, { ref: false })])
    },
  }
}

async function cleanUp(shop: Swept, stop: AbortSignal): Promise<void> {
  for (const [what, sweep] of sweeps)
    if (!stop.aborted) await sweep(shop, stop).catch((error) => shop.log.error(what, error))
}
