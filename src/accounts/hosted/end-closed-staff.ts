import { unseal } from '#src/accounts/person/sealed.ts'
import { shell } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { sealOf } from './hosted.ts'
import { endSessionsOf, listBoundStaff } from './hosted-staff.store.ts'
import { createToolkit, googleToolkit, type ToolkitPlace } from './toolkit.ts'

type AskingShop = Pick<Shop, 'db' | 'config' | 'clock' | 'log' | 'secrets'>

/** What the provider says of who was disabled or deleted there, or got another password past the shop. */
const refusals: readonly unknown[] = ['SESSION_EXPIRED', 'INVALID_EMAIL_OR_PASSWORD']

/**
 * Asks the provider about everybody of the staff who is signed in and whose password it keeps, and ends the sessions of
 * those whose proof it no longer renews (I16): whoever closes an account there believes it closed here. A provider that
 * is silent, busy or broken ends nobody's.
 */
export async function endClosedStaff(
  shop: AskingShop,
  stop: AbortSignal,
  place: ToolkitPlace = googleToolkit,
): Promise<void> {
  const { db, clock, log, config } = shop
  if (config.IDENTITY.kind === 'embedded') return
  const toolkit = createToolkit(place, { key: config.IDENTITY.key, log })
  for (const { id, refreshToken } of await listBoundStaff(db, clock())) {
    if (stop.aborted) return
    const kept = unseal(shop.secrets, refreshToken, sealOf(id))
    if (!kept) continue
    const said = await refusalOf(toolkit.renew(kept.text, { headers: new Headers() }))
    // Each of the staff would be waited for as long.
    if (said === 'NETWORK_REQUEST_FAILED') return
    if (!refusals.includes(said)) continue
    await inTransaction(db, async (trx) => {
      const ended = await endSessionsOf(trx, { id, refreshToken })
      if (ended === 0) return
      const changes = [{ field: 'sessions', from: ended, to: 0 }]
      await recordAudit(trx, { kind: 'sessions-ended', thing: { id }, changes }, { by: shell, now: clock() })
    })
  }
}

/** The code of what the provider answers; undefined where it renews, or its answer says nothing. */
function refusalOf(renewing: Promise<unknown>): Promise<unknown> {
  return renewing.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.extra.code : undefined),
  )
}
