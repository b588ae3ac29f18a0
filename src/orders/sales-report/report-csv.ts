import { formatOmrCell } from '#src/core/csv.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { type Breakdown, breakdowns, type ReportRow } from './report.ts'

/** A breakdown as a table: what its rows are about, then their numbers; amounts in OMR. */
export function reportCsv(by: Breakdown, rows: readonly ReportRow[]): Sheet {
  const numbers = breakdowns[by]
  const named = by === 'product' || by === 'staff' || by === 'courier'
  return {
    columns: [by, ...(named ? ['name'] : []), ...numbers],
    chunks: (async function* () {
      yield rows.map((row) => [
        row.key,
        ...(named ? [row.name ?? ''] : []),
        ...numbers.map((name) =>
          name === 'sales' ? formatOmrCell(inBaisa(row.sales ?? 0)) : (row[name] ?? 0),
        ),
      ])
    })(),
  }
}
