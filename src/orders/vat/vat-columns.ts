import type { Selectable } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Tables } from '#src/db/db.ts'
import { homeCountry } from '#src/places/country.ts'
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

type Destined = { place_country: string; delivery_area: string }

/** Whether the goods of an order leave Oman (T1): what is collected is handed over here. */
export function isExported({ place_country: country, delivery_area: area }: Destined): boolean {
  return country !== '' && country !== homeCountry && area !== 'SHOP COLLECTION'
}

/** The rate of an order of that day, in hundredths of a percent: 0 of what is exported, else the standard one. */
function rateOf(to: Destined, day: Date): number {
  return isExported(to) ? 0 : standardRateOn(muscatDay(day))
}

type Placed = { lines: readonly Line[]; totals: Totals; to: Destined; now: Date }

/** The rate of an order placed now, and the VAT in it; nothing where VAT is off (T1). */
export function vatColumns(
  settings: Pick<Settings, 'vat'>,
  { lines, totals, to, now }: Placed,
): { vat_rate: number | null; vat: Baisa } {
  if (settings.vat === 'off') return { vat_rate: null, vat: 0 }
  const rate = rateOf(to, now)
  return { vat_rate: rate, vat: vatOfOrder(taxable(lines, totals), rate) }
}

type Before = Destined & { vat_rate: number | null; placed_at: string }

/** The same of an order that is edited: it keeps its rate, unless its goods leave Oman now or no longer do. */
export function editedVatColumns(
  before: Before,
  { lines, totals, to }: Omit<Placed, 'now'>,
): { vat_rate?: number; vat?: Baisa } {
  if (before.vat_rate === null) return {}
  const rate =
    isExported(before) === isExported(to) ? before.vat_rate : rateOf(to, new Date(before.placed_at))
  return { vat_rate: rate, vat: vatOfOrder(taxable(lines, totals), rate) }
}
