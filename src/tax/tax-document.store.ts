import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { type StoredTaxDocument, type TaxContent, type TaxKind, taxKinds } from './tax-document.ts'

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<TaxKind, string>

type NewDocument = {
  kind: TaxKind
  orderId: string
  content: TaxContent
  corrects?: string | undefined
  now: Date
}

/**
 * Issues a document under the next number of its series (T3). The series' row is held until the transaction ends: whoever
 * comes meanwhile waits for it, and a number that was not committed is the next one's. Last in a transaction, so that
 * nobody waits for more than a commit; but for a refund, whose letter names it.
 */
export async function issueDocument(
  trx: Db,
  { kind, orderId, content, corrects, now }: NewDocument,
): Promise<StoredTaxDocument> {
  const before = await trx
    .selectFrom('tax_documents')
    .select((row) => row.fn.max('step').as('step'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const { last } = await trx
    .updateTable('tax_series')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('series', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow()
  const row = {
    id: randomUUID(),
    series: kind,
    number: last,
    at: now.toISOString(),
    order_id: orderId,
    step: Number(before?.step ?? 0) + 1,
    corrects: corrects ?? null,
    content: JSON.stringify(content),
    ...sumColumns(content),
  }
  await trx.insertInto('tax_documents').values(row).execute()
  return storedDocument(row)
}

/** The documents of these orders, order by order, the oldest first. */
export async function listDocumentsOf(db: Db, orderIds: readonly string[]): Promise<StoredTaxDocument[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('step')
    .execute()
  return rows.map(storedDocument)
}

function sumColumns({ rates, exportedTo }: TaxContent) {
  const zero = rates.find(({ rate }) => rate === 0)
  const standard = rates.find(({ rate }) => rate !== 0)
  return {
    standard_net: standard?.net ?? 0,
    standard_vat: standard?.vat ?? 0,
    zero_net: exportedTo === undefined ? (zero?.net ?? 0) : 0,
    export_net: exportedTo === undefined ? 0 : (zero?.net ?? 0),
  }
}

/** A document by its id; undefined where there is none. */
export async function findDocument(db: Db, id: string): Promise<StoredTaxDocument | undefined> {
  const row = await db.selectFrom('tax_documents').selectAll().where('id', '=', id).executeTakeFirst()
  return row && storedDocument(row)
}

/** A row as the document it is. */
export function storedDocument(row: Selectable<Tables['tax_documents']>): StoredTaxDocument {
  const kind = taxKinds.find((one) => one === row.series) ?? 'invoice'
  return {
    id: row.id,
    kind,
    number: `${prefixes[kind]}-${String(row.number).padStart(6, '0')}`,
    at: row.at,
    orderId: row.order_id,
    corrects: row.corrects,
    content: JSON.parse(row.content),
  }
}
