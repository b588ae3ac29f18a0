import { setTimeout as wait } from 'node:timers/promises'
import { deleteOldAttempts } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { endClosedStaff } from '#src/accounts/hosted/end-closed-staff.ts'
import { deleteExpired } from '#src/accounts/person/delete-expired.store.ts'
import { firstAccountAt } from '#src/accounts/person/first-account.store.ts'
import { sealAnew } from '#src/accounts/second-factor/totp-factor.ts'
import { deleteOldAuditLines } from '#src/audit/forget-audit.store.ts'
import { deleteOldMissed } from '#src/catalogue/search/missed-search.store.ts'
import { deleteOldMessages } from '#src/contact/delete-old-messages.store.ts'
import { deleteOldCallCounts } from '#src/db/call-counts.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'
import { deleteOldIdempotencyKeys } from '#src/db/idempotency-keys.ts'
import { deleteOldMailDays } from '#src/mail/daily-quota.store.ts'
import { deleteEmailFiles, deleteOldEmails } from '#src/mail/delete-old-emails.ts'
import { letterFolder } from '#src/mail/file-transport.ts'
import { deleteUnusedProofs } from '#src/media/delete-unused-proofs.ts'
import { deleteOldNotices } from '#src/notices/notice-list.store.ts'
import { forgetEndedDevices } from '#src/notices/push-sender.ts'
import { cancelUnpaidOrders } from '#src/orders/changes/cancel-unpaid-orders.ts'
import { forgetFinishedOrders } from '#src/orders/changes/forget-finished-orders.ts'
import { deleteOldDrafts } from '#src/orders/staff-orders/order-draft.store.ts'
import { keepSumsAhead } from '#src/orders/sums/read-sums.ts'
import type { Shop } from '#src/shop.ts'
import { mayHearBy } from './may-hear.ts'

const hourMs = 3600 * 1000
/** How long a deletion may still take when the shop closes. */
const shutdownGraceMs = 1000

type CleanupShop = Pick<Shop, 'db' | 'config' | 'proofs' | 'clock' | 'log' | 'secret' | 'secrets'>

/** What nobody will ask for again or pay for, by the name the log has for it. One that fails does not stop the others. */
const cleanups: [what: string, cleanup: (shop: CleanupShop, stop: AbortSignal) => Promise<unknown>][] = [
  ['unused receipts', deleteUnusedProofs],
  ['unpaid orders', cancelUnpaidOrders],
  ['orders that are finished and to be forgotten', forgetFinishedOrders],
  ['old letters', ({ db, clock }, stop) => deleteOldEmails(db, clock(), stop)],
  ['files of letters', deleteFilesOfLetters],
  ['expired sessions and links', ({ db, clock }, stop) => deleteExpired(db, clock(), stop)],
  ['old tries', ({ db, clock }) => deleteOldAttempts(db, clock())],
  ['old contact messages', ({ db, clock }, stop) => deleteOldMessages(db, clock(), stop)],
  [
    'old days of letters',
    ({ db, clock }, stop) =>
      deleteInBatches(db, (trx, limit) => deleteOldMailDays(trx, clock(), limit), stop),
  ],
  [
    'old lines of the activity log',
    ({ db, clock }, stop) =>
      deleteInBatches(db, (trx, limit) => deleteOldAuditLines(trx, clock(), limit), stop),
  ],
  ['what an older secret sealed', sealAnew],
  ['old order drafts', ({ db, clock }, stop) => deleteOldDrafts(db, clock(), stop)],
  [
    'old notices',
    ({ db, clock }, stop) => deleteInBatches(db, (trx, limit) => deleteOldNotices(trx, clock(), limit), stop),
  ],
  // Before devices: those of whoever is ended here go too.
  ['staff closed at the provider of IDENTITY', (shop, stop) => endClosedStaff(shop, stop)],
  ['devices of ended sessions', (shop) => forgetEndedDevices(shop, mayHearBy(shop))],
  ['old searches', ({ db, clock }) => deleteOldMissed(db, clock())],
  ['old counts of calls', ({ db, clock }, stop) => deleteOldCallCounts(db, clock(), stop)],
  ['old idempotency keys', ({ db, clock }, stop) => deleteOldIdempotencyKeys(db, clock(), stop)],
  // Nothing to clean, but once an hour too: last, because a shop of many years takes seconds for it.
  ['sums of reports', ({ db, clock, log }, stop) => keepSumsAhead(db, { now: clock(), log }, stop)],
]

/** Cleans up now and once an hour until stopped. */
export function startHourlyCleanup(shop: CleanupShop): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= cleanUp(shop, stopped.signal).finally(() => {
      running = undefined
    })
  }
  run()
  const timer = setInterval(run, hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopped.abort()
      await Promise.race([running, wait(shutdownGraceMs, undefined, { ref: false })])
    },
  }
}

async function cleanUp(shop: CleanupShop, stop: AbortSignal): Promise<void> {
  for (const [what, cleanup] of cleanups)
    if (!stop.aborted) await cleanup(shop, stop).catch((error) => shop.log.error(what, error))
}

/** What stands in the folder from before this database's first account is of a shop that had it before, and stays. */
async function deleteFilesOfLetters({ db, config }: CleanupShop, stop: AbortSignal): Promise<void> {
  const since = await firstAccountAt(db)
  if (since) await deleteEmailFiles(db, { dir: letterFolder(config), since }, stop)
}
