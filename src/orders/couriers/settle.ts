import { randomUUID } from 'node:crypto'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { type Baisa, toOmr } from '#src/core/money.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { type CourierAccount, findCourier, holdCourier } from './courier.store.ts'
import type { SettlementRequest } from './courier.ts'
import { noSuchCourier } from './save-courier.ts'

type Settling = { by: Actor; now: Date; key?: string | undefined }

/**
 * Books cash that a courier brought, in whole or in part, once for each key (O32). Throws `conflict` when somebody
 * settled meanwhile, `refused` for more than is due.
 */
export async function settle(
  db: Db,
  courierId: string,
  { amount, reference = '', seen }: SettlementRequest,
  { key, ...settling }: Settling,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const id = randomUUID()
    if (key !== undefined) {
      const request = { what: 'settlement', courierId, amount, reference, seen }
      const earlier = await claimIdempotencyKey(trx, { key, request, insertedId: id, now: settling.now })
      if (earlier?.isSame) return
      if (earlier) throw new Problem('refused', texts.otherRequest)
    }
    const courier = await holdAccount(trx, courierId)
    if (courier.settlements !== seen)
      throw new Problem('conflict', texts.stale, { extra: { due: toOmr(courier.due) } })
    if (amount > courier.due) throw tooMuch(Math.max(0, courier.due))
    await book(trx, courier, { id, amount, reference }, settling)
  })
}

/** Takes back an entry that was booked by mistake, by one against it. Throws `not-found` and `conflict`. */
export async function takeBackSettlement(
  db: Db,
  courierId: string,
  settlement: string,
  settling: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const courier = await holdAccount(trx, courierId)
    const entries = await trx
      .selectFrom('courier_settlements')
      .select(['id', 'amount', 'reference', 'reverses'])
      .where('courier_id', '=', courierId)
      .where(({ or, eb }) => or([eb('id', '=', settlement), eb('reverses', '=', settlement)]))
      .execute()
    const entry = entries.find(({ id }) => id === settlement)
    if (!entry || entry.reverses !== null) throw new Problem('not-found', texts.noEntry)
    if (entries.length > 1) throw new Problem('conflict', texts.stale, { extra: { due: toOmr(courier.due) } })
    const { amount, reference } = entry
    await book(trx, courier, { id: randomUUID(), amount: -amount, reference, reverses: settlement }, settling)
  })
}

async function holdAccount(trx: Db, id: string): Promise<CourierAccount> {
  const courier = (await holdCourier(trx, id)) && (await findCourier(trx, id))
  if (!courier) throw noSuchCourier()
  return courier
}

async function book(
  trx: Db,
  courier: CourierAccount,
  entry: { id: string; amount: Baisa; reference: string; reverses?: string },
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  await trx
    .insertInto('courier_settlements')
    .values({
      ...entry,
      courier_id: courier.id,
      number: courier.settlements + 1,
      settled_at: now.toISOString(),
      settled_by: by.id,
    })
    .execute()
  const thing = { id: courier.id, name: courier.name }
  const changes = [{ field: 'amount', from: null, to: toOmr(entry.amount) }]
  await recordAudit(trx, { kind: 'courier-settled', thing, changes }, { by, now })
}

function tooMuch(due: Baisa): Problem {
  const message = {
    en: `At most ${amountInText('en', due)} can be settled: that is what is due.`,
    ar: `أقصى مبلغ يمكن توريده ${amountInText('ar', due)}، وهو المستحق.`,
  }
  return new Problem('refused', message, { errors: [{ path: 'amount', message }] })
}

const texts = {
  stale: {
    en: 'Somebody settled with this courier a moment ago. Nothing was booked: please look at what is due again.',
    ar: 'تم تسجيل مبلغ من هذا المندوب قبل لحظات، ولم يُسجَّل شيء الآن. يرجى مراجعة المستحق من جديد.',
  },
  noEntry: { en: 'There is no such entry.', ar: 'هذا القيد غير موجود.' },
  otherRequest: {
    en: 'This key was already used for another request.',
    ar: 'تم استخدام هذا المفتاح لطلب آخر.',
  },
}
