import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createShop } from '#src/db/migrations/001-shop.ts'
import { addProductWords } from '#src/db/migrations/002-product-words.ts'
import { createAccounts } from '#src/db/migrations/003-accounts.ts'
import { addOrderLists } from '#src/db/migrations/004-order-lists.ts'
import { addDeletedProducts } from '#src/db/migrations/005-deleted-products.ts'
import { addPictureHashes } from '#src/db/migrations/006-pictures.ts'
import { addPictureAddresses } from '#src/db/migrations/007-picture-addresses.ts'
import { addForgetting } from '#src/db/migrations/008-forgetting.ts'
import { addListIndexes } from '#src/db/migrations/009-lists.ts'
import { indexIdempotencyKeys } from '#src/db/migrations/010-keys.ts'
import { addProductCodes } from '#src/db/migrations/011-product-codes.ts'
import { addMailDays } from '#src/db/migrations/012-mail-days.ts'
import { addSecondFactor } from '#src/db/migrations/013-second-factor.ts'
import { addSessionsSeen } from '#src/db/migrations/014-sessions.ts'
import { createAudit } from '#src/db/migrations/015-audit.ts'
import { addPayments } from '#src/db/migrations/017-payments.ts'
import { addAllOrders } from '#src/db/migrations/018-all-orders.ts'
import { addCorrections } from '#src/db/migrations/019-corrections.ts'
import { addOwnEmails } from '#src/db/migrations/020-own-emails.ts'
import { addReturns } from '#src/db/migrations/021-returns.ts'
import { addStaffOrders } from '#src/db/migrations/022-staff-orders.ts'
import { addCouriers } from '#src/db/migrations/023-couriers.ts'
import { addInbox } from '#src/db/migrations/024-inbox.ts'
import { addCustomers } from '#src/db/migrations/025-customers.ts'
import { addFiledEmails } from '#src/db/migrations/026-filed-emails.ts'
import { addReports } from '#src/db/migrations/027-reports.ts'
import { addVat } from '#src/db/migrations/028-vat.ts'
import { addCash } from '#src/db/migrations/029-cash.ts'
import { addExchanges } from '#src/db/migrations/030-exchanges.ts'
import { addPlaces } from '#src/db/migrations/031-places.ts'
import { addDeliveryZones } from '#src/db/migrations/032-delivery-zones.ts'
import { addCategoryTree } from '#src/db/migrations/033-categories.ts'
import { addTaxDocuments } from '#src/db/migrations/034-tax-documents.ts'
import { createPages } from '#src/db/migrations/037-pages.ts'
import { addVariants } from '#src/db/migrations/038-variants.ts'
import { addBackups } from '#src/db/migrations/039-backups.ts'
import { addVariantCodes } from '#src/db/migrations/040-variant-codes.ts'
import { addInvitations } from '#src/db/migrations/044-invitations.ts'
import { addTags } from '#src/db/migrations/046-tags.ts'
import { createCollections } from '#src/db/migrations/047-collections.ts'
import { addProductFacts } from '#src/db/migrations/048-product-facts.ts'
import { addOfferTimes } from '#src/db/migrations/055-offers.ts'
import { addCoveringIndexes } from '#src/db/migrations/060-covering-indexes.ts'
import { addSlideWords } from '#src/db/migrations/062-slide-words.ts'
import { addReportSums } from '#src/db/migrations/067-report-sums.ts'
import { addDemoCustomers } from '#src/db/migrations/068-demo-customers.ts'
import { addProductSights } from '#src/db/migrations/069-product-sights.ts'
import { addSearchTexts } from '#src/db/migrations/070-search-texts.ts'
import { addPush } from '#src/db/migrations/071-push.ts'
import { addProductAddresses } from '#src/db/migrations/072-product-addresses.ts'
import { addZoneDays } from '#src/db/migrations/074-zone-days.ts'
import { addPriceToLists } from '#src/db/migrations/075-price-ranges.ts'
import { addLowestPrices } from '#src/db/migrations/076-lowest-prices.ts'
import { addRemovedCash } from '#src/db/migrations/077-removed-cash.ts'
import { watchReturnedSums } from '#src/db/migrations/078-returned-sums.ts'
import { addCallCounts } from '#src/db/migrations/079-call-counts.ts'
import { joinSamePhones } from '#src/db/migrations/080-same-phones.ts'
import { addFirstSights } from '#src/db/migrations/081-first-sights.ts'
import { indexSources } from '#src/db/migrations/082-orders-by-source.ts'
import { markCredits } from '#src/db/migrations/083-credits.ts'
import { addExports } from '#src/db/migrations/084-exports.ts'
import { clearExchangeNotes } from '#src/db/migrations/085-exchange-notes.ts'
import { addZoneTimes } from '#src/db/migrations/087-zone-times.ts'
import { keyTextIndexes } from '#src/db/migrations/088-text-rows.ts'
import { indexNameBeginnings } from '#src/db/migrations/089-name-beginnings.ts'
import { addZoneFreeSums } from '#src/db/migrations/090-zone-free-sums.ts'
import { indexSubCategoryLists } from '#src/db/migrations/094-sub-category-lists.ts'
import { addCustomerVatin } from '#src/db/migrations/096-customer-vatin.ts'
import { indexOrderStates } from '#src/db/migrations/102-order-states.ts'
import { addZoneCharges } from '#src/db/migrations/103-zone-charges.ts'
import { lightenOrders } from '#src/db/migrations/104-order-writes.ts'
import { deferOrderTexts } from '#src/db/migrations/105-due-texts.ts'
import { countZonesOfWilayats } from '#src/db/migrations/106-zones-of-wilayats.ts'
import { nameReturns } from '#src/db/migrations/107-money-of-returns.ts'
import { keepSentWords } from '#src/db/migrations/108-sent-words.ts'
import { nameWhatEmailsAreAbout } from '#src/db/migrations/109-emails-about.ts'
import { findWaitingEmailsAbout } from '#src/db/migrations/110-waiting-emails-about.ts'
import { keepReceiptSums } from '#src/db/migrations/111-receipt-sums.ts'
import type { Db } from './db.ts'
import { sumWaitingReceipts } from './migrations/112-waiting-receipt-sums.ts'
import { indexRareOrders } from './migrations/115-rare-orders.ts'

const migrations = {
  '001-shop': { up: createShop },
  '002-product-words': { up: addProductWords },
  '003-accounts': { up: createAccounts },
  '004-order-lists': { up: addOrderLists },
  '005-deleted-products': { up: addDeletedProducts },
  '006-pictures': { up: addPictureHashes },
  '007-picture-addresses': { up: addPictureAddresses },
  '008-forgetting': { up: addForgetting },
  '009-lists': { up: addListIndexes },
  '010-keys': { up: indexIdempotencyKeys },
  '011-product-codes': { up: addProductCodes },
  '012-mail-days': { up: addMailDays },
  '013-second-factor': { up: addSecondFactor },
  '014-sessions': { up: addSessionsSeen },
  '015-audit': { up: createAudit },
  '017-payments': { up: addPayments },
  '018-all-orders': { up: addAllOrders },
  '019-corrections': { up: addCorrections },
  '020-own-emails': { up: addOwnEmails },
  '021-returns': { up: addReturns },
  '022-staff-orders': { up: addStaffOrders },
  '023-couriers': { up: addCouriers },
  '024-inbox': { up: addInbox },
  '025-customers': { up: addCustomers },
  '026-filed-emails': { up: addFiledEmails },
  '027-reports': { up: addReports },
  '028-vat': { up: addVat },
  '029-cash': { up: addCash },
  '030-exchanges': { up: addExchanges },
  '031-places': { up: addPlaces },
  '032-delivery-zones': { up: addDeliveryZones },
  '033-categories': { up: addCategoryTree },
  '034-tax-documents': { up: addTaxDocuments },
  '037-pages': { up: createPages },
  '038-variants': { up: addVariants },
  '039-backups': { up: addBackups },
  '040-variant-codes': { up: addVariantCodes },
  '044-invitations': { up: addInvitations },
  '046-tags': { up: addTags },
  '047-collections': { up: createCollections },
  '048-product-facts': { up: addProductFacts },
  '055-offers': { up: addOfferTimes },
  '060-covering-indexes': { up: addCoveringIndexes },
  '062-slide-words': { up: addSlideWords },
  '067-report-sums': { up: addReportSums },
  '068-demo-customers': { up: addDemoCustomers },
  '069-product-sights': { up: addProductSights },
  '070-search-texts': { up: addSearchTexts },
  '071-push': { up: addPush },
  '072-product-addresses': { up: addProductAddresses },
  '074-zone-days': { up: addZoneDays },
  '075-price-ranges': { up: addPriceToLists },
  '076-lowest-prices': { up: addLowestPrices },
  '077-removed-cash': { up: addRemovedCash },
  '078-returned-sums': { up: watchReturnedSums },
  '079-call-counts': { up: addCallCounts },
  '080-same-phones': { up: joinSamePhones },
  '081-first-sights': { up: addFirstSights },
  '082-orders-by-source': { up: indexSources },
  '083-credits': { up: markCredits },
  '084-exports': { up: addExports },
  '085-exchange-notes': { up: clearExchangeNotes },
  '087-zone-times': { up: addZoneTimes },
  '088-text-rows': { up: keyTextIndexes },
  '089-name-beginnings': { up: indexNameBeginnings },
  '090-zone-free-sums': { up: addZoneFreeSums },
  '094-sub-category-lists': { up: indexSubCategoryLists },
  '096-customer-vatin': { up: addCustomerVatin },
  '102-order-states': { up: indexOrderStates },
  '103-zone-charges': { up: addZoneCharges },
  '104-order-writes': { up: lightenOrders },
  '105-due-texts': { up: deferOrderTexts },
  '106-zones-of-wilayats': { up: countZonesOfWilayats },
  '107-money-of-returns': { up: nameReturns },
  '108-sent-words': { up: keepSentWords },
  '109-emails-about': { up: nameWhatEmailsAreAbout },
  '110-waiting-emails-about': { up: findWaitingEmailsAbout },
  '111-receipt-sums': { up: keepReceiptSums },
  '112-waiting-receipt-sums': { up: sumWaitingReceipts },
  '115-rare-orders': { up: indexRareOrders },
}

/** The steps there are, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Brings the database to the newest shape, or to that of step `to`, in one transaction. Throws when a step fails, none is done then; and where a newer program has been here. */
export async function migrate(db: Db, to?: string): Promise<void> {
  // Two branches number their steps apart from each other: who ran the shop between them lacks one in the middle.
  const allowUnorderedMigrations = true
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations,
  })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw (await newerProgram(db)) ?? error
}

/** The library would speak of corrupted migrations to an owner who went back to an earlier version. */
async function newerProgram(db: Db): Promise<Error | undefined> {
  const stranger = (await listTakenMigrations(db)).find((name) => !migrationNames.includes(name))
  if (stranger === undefined) return undefined
  return new Error(
    `This database was opened by a newer version of the shop: it has the step ${stranger}, which this program does not know. ` +
      'Start that version (after an update: npm run build), or restore a backup from before it.',
  )
}

/** The steps a database has taken, in their order; none where it is new. */
export async function listTakenMigrations(db: Db): Promise<string[]> {
  if (
    !(await db.introspection.getTables({ withInternalKyselyTables: true })).some(
      ({ name }) => name === 'kysely_migration',
    )
  )
    return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
