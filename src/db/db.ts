import type { Kysely } from 'kysely'
import type { AccountTables } from './tables/accounts.ts'
import type { AuditTables } from './tables/audit.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { ContactTables } from './tables/contact.ts'
import type { ContentTables } from './tables/content.ts'
import type { CustomerTables } from './tables/customers.ts'
import type { OwnTables } from './tables/db.ts'
import type { DeliveryTables } from './tables/delivery.ts'
import type { MailTables } from './tables/mail.ts'
import type { MediaTables } from './tables/media.ts'
import type { NoticeTables } from './tables/notices.ts'
import type { OperateTables } from './tables/operate.ts'
import type { CourierTables } from './tables/orders.couriers.ts'
import type { OrderingCustomerTables } from './tables/orders.customers.ts'
import type { ReturnTables } from './tables/orders.returns.ts'
import type { OrderTables } from './tables/orders.ts'
import type { SettingTables } from './tables/settings.ts'
import type { SliderTables } from './tables/sliders.ts'
import type { TaxTables } from './tables/tax.ts'

/** A database handle; a transaction is just another one. */
export type Db = Kysely<Tables>

/**
 * Every table, for both engines. Portable columns only: TEXT and BIGINT. Money is baisa (M1), instants are
 * ISO 8601 in UTC, flags are 0 or 1, lists and objects are JSON text that is always read whole.
 *
 * Each file in tables/ is named after the slice that owns its tables, `orders.ts` or `orders.returns.ts`: no other slice writes
 * them (tools/table-rules.ts).
 */
export type Tables = CatalogueTables &
  SliderTables &
  SettingTables &
  AccountTables &
  OrderTables &
  ReturnTables &
  CourierTables &
  OrderingCustomerTables &
  CustomerTables &
  AuditTables &
  DeliveryTables &
  MailTables &
  NoticeTables &
  TaxTables &
  OperateTables &
  MediaTables &
  ContactTables &
  ContentTables &
  OwnTables
