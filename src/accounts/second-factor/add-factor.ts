import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Locale } from '#src/core/locale.ts'
import { isStaff } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import type { Actor } from '#src/http/authorize.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { listFactors, markFactorProved } from './second-factor.store.ts'

type Adding = { by: Actor; sessionId: string; factor: string; locale: Locale; now: Date }

/**
 * What follows when somebody has shown a factor to be theirs: this session has proved it, every other one of theirs is half from
 * now on, a letter goes to them. Answers their recovery codes with the first factor.
 */
export async function afterFactorAdded(
  trx: Db,
  { by, sessionId, factor, locale, now }: Adding,
): Promise<string[] | undefined> {
  const isFirst = (await listFactors(trx, by.id)).length === 1
  if (isFirst)
    await trx.updateTable('sessions').set({ factor_proved_at: null }).where('user_id', '=', by.id).execute()
  await markFactorProved(trx, sessionId, now)
  const { email, name } = by
  const changes = [{ field: 'factor', from: null, to: factor }]
  if (isStaff(by))
    await recordAudit(trx, { kind: 'factor-added', thing: { id: by.id }, changes }, { by, now })
  await queueEmails(trx, [{ kind: 'factor-added', recipient: email, locale, payload: { factor, name } }], now)
  return isFirst ? renewRecoveryCodes(trx, by.id) : undefined
}
