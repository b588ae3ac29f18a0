import { hash } from 'node:crypto'
import { cellKey } from '#src/catalogue/stock/stock-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { importTexts as texts } from './import-products.texts.ts'
import type { ImportRow } from './import-row.ts'
import type { PlannedProduct } from './plan-import.ts'

/** By how much a row changes the pieces of a product: of each of its cells what they were at the export, and shall be. */
type Difference = { id: string; cells: { cell: string; was: number; is: number }[] }

/**
 * Takes what the rows change of pieces left, row by row, so that it is added once (O14); in the transaction of the import and
 * before it is planned, so that of two at once the second sees what the first left. Answers what was taken before.
 */
export async function claimDifferences(
  trx: Db,
  importRows: readonly ImportRow[],
  now: Date,
): Promise<{ id: string; cells: Difference['cells']; at: Date }[]> {
  const taken: { id: string; cells: Difference['cells']; at: Date }[] = []
  // Always in the same order, so that two at once wait for each other instead of locking each other out.
  for (const difference of importRows.flatMap(differencesOf).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = `import ${hash('sha256', JSON.stringify(difference), 'base64url')}`
    const earlier = await claimIdempotencyKey(trx, {
      key,
      request: difference,
      insertedId: now.toISOString(),
      now,
    })
    if (earlier) taken.push({ ...difference, at: new Date(earlier.insertedId) })
  }
  return taken
}

/**
 * Throws `conflict` where a difference that was taken before would be added again. Where there are as many pieces as at the export,
 * they were sold since, and this is the next delivery.
 */
export function refuseTwice(
  taken: Awaited<ReturnType<typeof claimDifferences>>,
  planned: readonly PlannedProduct[],
): void {
  const rows = new Map(planned.map((one) => [one.importRow.id ?? one.importRow.newId, one]))
  for (const { id, cells, at } of taken) {
    const one = rows.get(id)
    const left = new Map((one?.before?.stock ?? []).map((cell) => [cellKey(cell), cell.quantity]))
    if (!one?.before || cells.every(({ cell, was }) => left.get(cell) === was)) continue
    const [date, time] = [muscatDate(at), muscatTime(at)]
    throw new Problem('conflict', {
      en: texts.appliedBefore(`${writtenDate('en', date)} at ${writtenTime('en', time)}`).en,
      ar: texts.appliedBefore(`${writtenDate('ar', date)}، ${writtenTime('ar', time)}`).ar,
    })
  }
}

function differencesOf({ id, newId, stockWas, body }: ImportRow): Difference[] {
  if (!stockWas || !Array.isArray(body.stock)) return []
  const before = new Map(stockWas.map((cell) => [cellKey(cell), numberOf(cell.quantity)]))
  const cells = (body.stock as typeof stockWas).flatMap((one) => {
    const cell = cellKey(one)
    const [was, is] = [before.get(cell), numberOf(one.quantity)]
    return was === undefined || was === is ? [] : [{ cell, was, is }]
  })
  return cells.length > 0 ? [{ id: id ?? newId, cells }] : []
}

function numberOf(typed: string | number): number {
  return Number(latinDigits(String(typed)))
}
