import type { Selectable } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Tables } from '#src/db/db.ts'
import type { Settings } from '#src/settings/settings.ts'
import { standardRateOn } from '#src/settings/vat.ts'
import { type Taxable, vatOfOrder } from '#src/tax/vat.ts'

type Line = Pick<Selectable<Tables['order_lines']>, 'original_price' | 'quantity' | 'zero_rated'>
type Totals = { discount?: Baisa | undefined; deliveryCharge: Baisa; cashFee?: Baisa | undefined }

/** What a stored order is taxed on (T1). */
export function taxable(lines: readonly Line[], totals: Totals): Taxable {
  return {
    lines: lines.map((line) => ({
      gross: line.original_price * line.quantity,
      zeroRated: line.zero_rated === 1,
    })),
    discount: totals.discount ?? 0,
    deliveryCharge: totals.deliveryCharge,
    cashFee: totals.cashFee ?? 0,
  }
}

/** The standard rate of an order placed now, and the VAT in it; nothing where VAT is off (T1). */
export function vatColumns(
  settings: Pick<Settings, 'vat'>,
  { lines, totals, now }: { lines: readonly Line[]; totals: Totals; now: Date },
): { vat_rate: number | null; vat: Baisa } {
  if (settings.vat === 'off') return { vat_rate: null, vat: 0 }
  const rate = standardRateOn(muscatDay(now))
  return { vat_rate: rate, vat: vatOfOrder(taxable(lines, totals), rate) }
}
