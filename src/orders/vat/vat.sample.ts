import { inTransaction } from '#src/db/transaction.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { VatMode } from '#src/settings/vat.ts'
import type { TestShop } from '#test/shop.ts'

/** Sets when tax invoices are issued, or that there is no VAT. */
export async function chargeVat(
  { db }: Pick<TestShop, 'db'>,
  vat: VatMode,
  more: Partial<Settings> = {},
): Promise<void> {
  const all: Partial<Settings> = {
    vat,
    vatNumber: 'OM1100000000',
    shopName: 'Haqiba',
    address: 'Al Khuwair, Muscat',
    ...more,
  }
  const rows = Object.entries(all).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('settings').where('name', 'in', Object.keys(all)).execute()
    await trx.insertInto('settings').values(rows).execute()
  })
}
