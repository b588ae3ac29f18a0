import { formatOmrCell } from '#src/core/csv.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { documentSums, type StoredTaxDocument } from './tax-document.ts'
import { listDocumentsIn } from './tax-list.store.ts'

const columns = [
  'number',
  'kind',
  'issued',
  'supplied',
  'order',
  'corrects',
  'reason',
  'customer',
  'customerVatin',
  'standardNet',
  'standardVat',
  'zeroRated',
  'exported',
  'net',
  'vat',
  'total',
] as const
const chunk = 500

/** The documents of a month as a table, the newest first; amounts in OMR, below 0 on credit notes, so that columns add up. */
export function taxCsv(db: Db, month: string): Sheet {
  return { columns, chunks: rows() }

  async function* rows(): AsyncGenerator<string[][]> {
    let cursor: string | undefined
    do {
      const page = await listDocumentsIn(db, month, { limit: chunk, cursor })
      yield page.items.map(rowOf)
      cursor = page.next
    } while (cursor !== undefined)
  }
}

function rowOf({ number, kind, at, content }: StoredTaxDocument): string[] {
  const sign = kind === 'credit-note' ? -1 : 1
  const amount = (baisa: number) => formatOmrCell(baisa === 0 ? 0 : sign * baisa)
  const standard = content.rates.find(({ rate }) => rate !== 0)
  const zero = content.rates.find(({ rate }) => rate === 0)
  const isExport = content.exportedTo !== undefined
  const { gross, net, vat } = documentSums(content)
  return [
    number,
    kind,
    muscatDay(new Date(at)),
    content.suppliedOn,
    content.orderNumber,
    content.corrects?.number ?? '',
    content.reason ?? '',
    content.customer?.name ?? '',
    content.customer?.vatin ?? '',
    amount(standard?.net ?? 0),
    amount(standard?.vat ?? 0),
    amount(isExport ? 0 : (zero?.net ?? 0)),
    amount(isExport ? (zero?.net ?? 0) : 0),
    amount(net),
    amount(vat),
    amount(gross),
  ]
}
