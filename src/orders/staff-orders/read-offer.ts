import type { Selectable } from 'kysely'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { destinationColumns } from '#src/orders/destination/destination.ts'
import { when } from '#src/orders/order/order.present.ts'
import { totalsInOmr } from '#src/orders/order/order-totals.ts'
import { methodsThere, whyNotBrought } from '#src/orders/placing/delivery-terms.ts'
import { vatColumns } from '#src/orders/vat/vat-columns.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { type DraftContent, OfferedOrder } from './draft-content.ts'
import { lacksAddress, lacksWilayat } from './staff-order.ts'
import { isStillSold } from './still-sold.ts'

type Draft = Pick<Selectable<Tables['order_drafts']>, 'content' | 'expires_at'>

/** What a prepared order is now, for whoever has its link, in the language they read (O19). */
export async function readOffer(
  db: Db,
  draft: Draft,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OfferedOrder> {
  const { lines, totals, customerData, feeForCash = 0 } = JSON.parse(draft.content) as DraftContent
  const settings = await readSettings(db)
  const to = destinationColumns(customerData, locale)
  const { cashFee: _, ...withoutFee } = totals
  const hasVat = (cashFee: number) =>
    vatColumns(settings, {
      lines: lines.map((line) => ({
        original_price: inBaisa(line.originalPrice),
        quantity: line.quantity,
        zero_rated: line.zeroRated ? 1 : 0,
      })),
      totals: { ...withoutFee, cashFee },
      to: { ...to, delivery_area: customerData.deliveryArea },
      now,
    }).vat > 0
  const why = await whyNotBrought(db, customerData, settings)
  return OfferedOrder.parse({
    products: lines,
    ...totalsInOmr(totals),
    customerData: { ...customerData, address: to.customer_address },
    ...(lacksAddress(customerData) && { needsAddress: true }),
    ...(lacksWilayat(customerData) && { needsWilayat: true }),
    paymentMethod: customerData.paymentMethod,
    paymentMethods: await methodsThere(db, customerData, settings),
    refused: why ?? ((await isStillSold(db, lines)) ? undefined : 'goods'),
    vatIncluded: hasVat(0),
    vatInCash: hasVat(inBaisa(feeForCash)),
    feeForCash,
    until: when(draft.expires_at),
  })
}
