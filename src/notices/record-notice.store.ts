import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import type { NoticeKind } from './notice.ts'
import { queuePush } from './push-outbox.store.ts'

/** What it is about; `name` is the number of an order or the name of a product, and nothing personal. */
type NewNotice = { kind: NoticeKind; thing: { id: string; name?: string } }

let counted = 0

/** Tells staff of something, inside the transaction that does it (N1). */
export async function recordNotice(trx: Db, { kind, thing }: NewNotice, now: Date): Promise<void> {
  const id = nextId(now)
  const about = { thing_id: thing.id, thing_name: thing.name ?? '' }
  await addNotice(trx, { id, at: now.toISOString(), kind, ...about })
  await queuePush(trx, { id, kind }, now)
}

const addNotice = statement((db, row: Insertable<Tables['notices']>) => db.insertInto('notices').values(row))

/** Where the ids of an instant begin. */
export function firstNoticeIdAt(ms: number): string {
  return Math.max(0, Math.trunc(ms)).toString(16).padStart(12, '0')
}

/** The time that a notice's id begins with, in ms. */
export function timeOfNotice(id: string): number {
  return Number.parseInt(id.slice(0, 12), 16)
}

/** Time, then the order in this process, then chance for processes side by side; in digits that sort alike everywhere. */
function nextId(now: Date): string {
  counted = (counted + 1) % 0x1000000
  // Chance that Node has in store: randomBytes asks for it each time.
  const chance = randomUUID().slice(0, 8)
  return `${firstNoticeIdAt(now.getTime())}${counted.toString(16).padStart(6, '0')}${chance}`
}
