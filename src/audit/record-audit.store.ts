import { randomBytes } from 'node:crypto'
import { fold } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'
import { insertMany } from '#src/db/insert-many.ts'
import { lockName } from '#src/db/row-lock.ts'
import type { AuditActor, AuditChange } from './audit.ts'
import { type AuditKind, auditKinds } from './audit-kind.ts'

/** What somebody did to what. */
export type AuditEntry = {
  kind: AuditKind
  thing?: { id: string; name?: string | undefined } | undefined
  /** Nothing personal; that stands in `personal`. */
  changes?: readonly AuditChange[]
  /** Values that are forgotten with the customer of an order (I8). */
  personal?: { order: string; changes: readonly AuditChange[] }
}

/** Lines of one statement. */
const insertedAtOnce = 500
const longestSearch = 400
let counted = 0

/**
 * Writes what somebody does into the activity log (I13), inside the transaction that does it: no change without its
 * line, no line without its change: an entry whose list of changes is empty is left out.
 */
export async function recordAudit(
  trx: Db,
  entries: AuditEntry | readonly AuditEntry[],
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  const all = ('kind' in entries ? [entries] : entries).filter((entry) => !saysNothing(entry))
  if (all.length === 0) return
  const at = now.toISOString()
  const personal: { id: string; owner_kind: 'person' | 'order'; owner_id: string; content: string }[] = []
  const keep = (owner_kind: 'person' | 'order', owner_id: string, content: string) => {
    const id = nextId(now)
    personal.push({ id, owner_kind, owner_id, content })
    return id
  }
  const owner = by.addressOwner ?? by.id
  // One row for all lines of a call: an import has two thousand.
  const address_ref = by.address !== null && owner !== null ? keep('person', owner, by.address) : null
  const lines = all.map(({ kind, thing, changes = [], personal: hidden }) => ({
    id: nextId(now),
    at,
    actor_id: by.id,
    actor_role: by.role,
    kind,
    topic: auditKinds[kind],
    thing_id: thing?.id ?? null,
    thing_name: thing?.name ?? '',
    changes: JSON.stringify(changes),
    address_ref,
    personal_ref: hidden ? keep('order', hidden.order, JSON.stringify(hidden.changes)) : null,
    search_folded: searchable([thing?.name, thing?.id, ...changes.flatMap(({ from, to }) => [from, to])]),
  }))
  for (let n = 0; n < personal.length; n += insertedAtOnce)
    await insertMany(
      trx,
      'audit_personal',
      personal.slice(n, n + insertedAtOnce).map((row) => ({ ...row, at })),
    )
  for (let n = 0; n < lines.length; n += insertedAtOnce)
    await insertMany(trx, 'audit_lines', lines.slice(n, n + insertedAtOnce))
}

/** Saved again as it was: its list of changes is there, and empty. */
function saysNothing({ changes, personal }: AuditEntry): boolean {
  return changes?.length === 0 || personal?.changes.length === 0
}

/** As recordAudit, unless the same was written since this instant: what strangers can repeat must not fill the log. */
export async function recordAuditOnce(
  trx: Db,
  entry: AuditEntry & { thing: { id: string } },
  { by, now, since }: { by: AuditActor; now: Date; since: Date },
): Promise<void> {
  // Two at once would both find nothing.
  await lockName(trx, `audit ${entry.kind} ${entry.thing.id}`)
  const earlier = await trx
    .selectFrom('audit_lines')
    .select('id')
    .where('thing_id', '=', entry.thing.id)
    .where('kind', '=', entry.kind)
    .where('id', '>', firstIdAt(since))
    .$if(by.id !== null, (query) => query.where('actor_id', '=', by.id))
    .executeTakeFirst()
  if (!earlier) await recordAudit(trx, entry, { by, now })
}

/** Where the ids of an instant begin. */
export function firstIdAt(at: Date): string {
  return Math.max(0, at.getTime()).toString(16).padStart(12, '0')
}

/** Time, then the order in this process, then chance for processes side by side; in digits that sort alike everywhere. */
function nextId(now: Date): string {
  counted = (counted + 1) % 0x1000000
  return firstIdAt(now) + counted.toString(16).padStart(6, '0') + randomBytes(4).toString('hex')
}

function searchable(words: readonly (string | number | boolean | null | undefined)[]): string {
  const told = words.filter((word) => typeof word === 'string' || typeof word === 'number')
  return fold(told.join(' ').slice(0, longestSearch))
}
