import type { Baisa } from '#src/core/money.ts'
import { startOfMuscatMonth } from '#src/core/muscat.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db } from '#src/db/db.ts'
import { storedDocument } from './tax-document.store.ts'
import { type StoredTaxDocument, type TaxKind, taxKinds } from './tax-document.ts'

/** The sums of one kind of documents in a month, in baisa. */
export type KindSums = {
  count: number
  standardNet: Baisa
  standardVat: Baisa
  zeroNet: Baisa
  exportNet: Baisa
}

/** The documents issued in a month of Muscat, the newest first. Throws a `malformed` Problem for a foreign cursor. */
export async function listDocumentsIn(
  db: Db,
  month: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<StoredTaxDocument>> {
  const { from, to } = boundsOf(month)
  let query = db.selectFrom('tax_documents').selectAll().where('at', '>=', from).where('at', '<', to)
  if (cursor) {
    const [at, id] = decodeCursor(cursor, ['string', 'string']).map(String) as [string, string]
    query = query.where((row) =>
      row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])]),
    )
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const more = rows.length > limit && last
  return { items: items.map(storedDocument), ...(more && { next: encodeCursor([last.at, last.id]) }) }
}

/** What was issued in a month of Muscat, for the return of VAT. */
export async function sumMonth(db: Db, month: string): Promise<Record<TaxKind, KindSums>> {
  const { from, to } = boundsOf(month)
  const rows = await db
    .selectFrom('tax_documents')
    .select((row) => [
      'series',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('standard_net').as('standardNet'),
      row.fn.sum<number>('standard_vat').as('standardVat'),
      row.fn.sum<number>('zero_net').as('zeroNet'),
      row.fn.sum<number>('export_net').as('exportNet'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('series')
    .execute()
  const sumsOf = (kind: TaxKind): KindSums => {
    const row = rows.find(({ series }) => series === kind)
    return {
      count: Number(row?.count ?? 0),
      standardNet: Number(row?.standardNet ?? 0),
      standardVat: Number(row?.standardVat ?? 0),
      zeroNet: Number(row?.zeroNet ?? 0),
      exportNet: Number(row?.exportNet ?? 0),
    }
  }
  return Object.fromEntries(taxKinds.map((kind) => [kind, sumsOf(kind)])) as Record<TaxKind, KindSums>
}

/** A month of Muscat such as `2026-11` as instants; `to` is not in it. */
function boundsOf(month: string): { from: string; to: string } {
  const from = startOfMuscatMonth(new Date(`${month}-15T00:00:00Z`))
  const to = startOfMuscatMonth(new Date(from.getTime() + 40 * 24 * 3600 * 1000))
  return { from: from.toISOString(), to: to.toISOString() }
}
