import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { countAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { isStaff, type Person } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { qrCode } from '#src/media/qr-code.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { afterFactorAdded } from './add-factor.ts'
import {
  isThereAlready,
  isWrongCode,
  noSuchFactor,
  proveMailboxFirst,
  tooManyPasskeys,
} from './factor-problems.ts'
import { askNewPasskey, readNewPasskey } from './passkey.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { removeFactors } from './remove-factors.ts'
import { factorRoutes } from './second-factor.routes.ts'
import { listFactors, renameFactor } from './second-factor.store.ts'
import { totpUri } from './totp.ts'
import { beginTotp, takeCode } from './totp-factor.ts'

const mostPasskeys = 10

/** The calls about one's own second factor (I12); giving it is a call of identity (prove-session.ts). */
export function secondFactorApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(factorRoutes.list, async (c) => {
      const { id } = personOf(c)
      const factors = (await listFactors(db, id)).map(({ id: _id, kind, name, created_at, used_at }) => {
        return { _id, kind, name, createdAt: created_at, usedAt: used_at }
      })
      return c.json({ data: { factors, recoveryCodes: await countRecoveryCodes(db, id) } }, 200)
    })
    .openapi(factorRoutes.beginTotp, async (c) => {
      const { id, email } = adderOf(c)
      const secret = await beginTotp(shop, id, c.req.valid('json').name)
      const uri = totpUri(secret, email, dataText(localeOf(c), await readSettings(db), 'shopName'))
      return c.json({ data: { secret, uri, qr: qrCode(uri) } }, 200)
    })
    .openapi(factorRoutes.confirmTotp, async (c) => {
      const { id } = adderOf(c)
      await countAttempt(db, [['factor', id]], clock())
      const recoveryCodes = await inTransaction(db, async (trx) => {
        const factor = await takeCode(trx, shop, { userId: id, code: c.req.valid('json').code, begun: true })
        if (!factor) throw isWrongCode()
        const { name } = await trx
          .updateTable('second_factors')
          .set({ confirmed_at: clock().toISOString() })
          .where('id', '=', factor)
          .returning('name')
          .executeTakeFirstOrThrow()
        return afterFactorAdded(trx, addingOf(c, name))
      })
      return c.json({ data: { ...(recoveryCodes && { recoveryCodes }) } }, 200)
    })
    .openapi(factorRoutes.beginPasskey, async (c) => {
      const { id, name } = adderOf(c)
      // Before the key is touched in vain; confirming asks again.
      await refuseMore(db, id)
      return c.json({ data: await askNewPasskey(shop, { ...passkeyCall(c), name }) }, 200)
    })
    .openapi(factorRoutes.confirmPasskey, async (c) => {
      const { name, credential } = c.req.valid('json')
      const call = passkeyCall(c)
      const passkey = await readNewPasskey(shop, call, credential as unknown as RegistrationResponseJSON)
      const recoveryCodes = await inTransaction(db, async (trx) => {
        await refuseMore(trx, call.userId)
        const at = clock().toISOString()
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('second_factors')
          .values({ ...passkey, user_id: call.userId, name, created_at: at, confirmed_at: at })
          .onConflict((clash) => clash.column('credential_id').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) throw isThereAlready()
        return afterFactorAdded(trx, addingOf(c, name))
      })
      return c.json({ data: { ...(recoveryCodes && { recoveryCodes }) } }, 200)
    })
    .openapi(factorRoutes.newCodes, async (c) => {
      const by = actorOf(c)
      const recoveryCodes = await inTransaction(db, async (trx) => {
        if ((await listFactors(trx, by.id)).length === 0) throw noSuchFactor()
        const entry = { kind: 'recovery-codes-renewed', thing: { id: by.id } } as const
        if (isStaff(by)) await recordAudit(trx, entry, { by, now: clock() })
        return renewRecoveryCodes(trx, by.id)
      })
      return c.json({ data: { recoveryCodes } }, 200)
    })
    .openapi(factorRoutes.rename, async (c) => {
      const named = { userId: personOf(c).id, ...c.req.valid('param'), ...c.req.valid('json') }
      if (!(await inTransaction(db, (trx) => renameFactor(trx, named)))) throw noSuchFactor()
      return c.json({ done: true } as const, 200)
    })
    .openapi(factorRoutes.remove, async (c) => {
      const by = actorOf(c)
      await removeOrThrow(db, { userId: by.id, ...c.req.valid('param'), locale: localeOf(c), by })
      return c.json({ done: true } as const, 200)
    })
    .openapi(factorRoutes.removeOfOther, async (c) => {
      await removeOrThrow(db, { userId: c.req.valid('param').id, by: actorOf(c) })
      return c.json({ done: true } as const, 200)
    })

  async function refuseMore(of: Db, userId: string) {
    const passkeys = (await listFactors(of, userId)).filter(({ kind }) => kind === 'passkey')
    if (passkeys.length >= mostPasskeys) throw tooManyPasskeys(mostPasskeys)
  }
  async function removeOrThrow(of: Db, removal: Omit<Parameters<typeof removeFactors>[1], 'now'>) {
    const removed = await inTransaction(of, (trx) => removeFactors(trx, { ...removal, now: clock() }))
    if (removed === 0) throw noSuchFactor()
  }
  function addingOf(c: Context<ApiEnv>, factor: string) {
    const sessionId = c.get('session') ?? ''
    return { by: actorOf(c), sessionId, factor, locale: localeOf(c), now: clock() }
  }
}
export type SecondFactorApi = ReturnType<typeof secondFactorApi>

/** Who adds a factor: somebody whose mailbox is proved (I11). Throws `conflict` with EMAIL_NOT_VERIFIED. */
function adderOf(c: Context<ApiEnv>): Person {
  const person = personOf(c)
  if (!person.emailVerified) throw proveMailboxFirst()
  return person
}

function passkeyCall(c: Context<ApiEnv>) {
  const { id, email } = adderOf(c)
  return { userId: id, email, sessionId: c.get('session') ?? '', origin: c.req.header('origin') }
}

function localeOf(c: Context) {
  return preferredLocale(c.req.header('accept-language'))
}
