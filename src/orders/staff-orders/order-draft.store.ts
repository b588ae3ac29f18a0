import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'
import type { DraftContent } from './draft-content.ts'
import { draftLifeMs, type StaffOrderRequest } from './staff-order.ts'

export type DraftRow = Selectable<Tables['order_drafts']>

/** How long the link of a confirmed one leads on to its order, in ms. */
const confirmedMs = 30 * 24 * 3600 * 1000

/** A token nobody guesses. */
export function newDraftToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Stores what staff prepared, under its token; answers when its link ends, in UTC. */
export async function insertDraft(
  trx: Db,
  token: string,
  draft: {
    content: DraftContent
    by: { id: string }
    now: Date
  } & Pick<StaffOrderRequest, 'locale' | 'source'>,
): Promise<string> {
  const expiresAt = new Date(draft.now.getTime() + draftLifeMs).toISOString()
  await trx
    .insertInto('order_drafts')
    .values({
      token,
      made_at: draft.now.toISOString(),
      made_by: draft.by.id,
      expires_at: expiresAt,
      locale: draft.locale,
      source: draft.source,
      content: JSON.stringify(draft.content),
      order_id: null,
    })
    .execute()
  return expiresAt
}

/** What is behind a link: waiting for its customer, or confirmed. Undefined for a stranger and once it expired. */
export async function findDraft(db: Db, token: string, now: Date): Promise<DraftRow | undefined> {
  return db
    .selectFrom('order_drafts')
    .selectAll()
    .where('token', '=', token)
    .where((row) => row.or([row('order_id', 'is not', null), row('expires_at', '>', now.toISOString())]))
    .executeTakeFirst()
}

/**
 * Makes a waiting draft the order of this id, or answers undefined: it expired, or somebody confirmed it first, also in
 * this very moment.
 */
export async function claimDraft(
  trx: Db,
  token: string,
  { orderId, now }: { orderId: string; now: Date },
): Promise<DraftRow | undefined> {
  return trx
    .updateTable('order_drafts')
    .set({ order_id: orderId })
    .where('token', '=', token)
    .where('order_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
}

/** Forgets what a confirmed draft said of its customer: the order has it. */
export async function emptyDraft(trx: Db, token: string): Promise<void> {
  await trx.updateTable('order_drafts').set({ content: '' }).where('token', '=', token).execute()
}

/** Deletes what is prepared for this email, given in lower case, and not confirmed: its link opens nothing any more (I8). */
export async function forgetDraftsFor(trx: Db, email: string): Promise<void> {
  const waiting = await trx
    .selectFrom('order_drafts')
    .select(['token', 'content'])
    .where('order_id', 'is', null)
    .execute()
  const theirs = waiting.filter(({ content }) => emailOf(content) === email).map(({ token }) => token)
  if (theirs.length === 0) return
  await trx.deleteFrom('order_drafts').where('token', 'in', theirs).where('order_id', 'is', null).execute()
}

function emailOf(content: string): string {
  const { customerData }: DraftContent = JSON.parse(content)
  return customerData.email.toLowerCase()
}

/** Deletes what nobody confirmed in time, and confirmed ones after 30 days more; answers how many. */
export function deleteOldDrafts(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  const expired = now.toISOString()
  const forgotten = new Date(now.getTime() - confirmedMs).toISOString()
  return deleteInBatches(
    db,
    async (trx, limit) => {
      const { numDeletedRows } = await trx
        .deleteFrom('order_drafts')
        .where('token', 'in', (old) =>
          old
            .selectFrom('order_drafts')
            .select('token')
            .where('expires_at', '<=', expired)
            .where((row) => row.or([row('order_id', 'is', null), row('expires_at', '<=', forgotten)]))
            .limit(limit),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    stop,
  )
}
