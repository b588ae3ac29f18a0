import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { holdAccount } from '#src/accounts/person/hold-account.store.ts'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Role } from '#src/core/permission.ts'
import { phoneDigits } from '#src/core/phone.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'
import { addToCustomer } from '#src/orders/customer/add-to-customer.store.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import { destinationColumns } from '#src/orders/destination/destination.ts'
import { lastCorrection } from '#src/orders/history/correction.store.ts'
import { type OrderMoney, readMoney } from '#src/orders/ledger/order-money.store.ts'
import type { StaffSource } from '#src/orders/order-source.ts'
import { vatColumns } from '#src/orders/vat/vat-columns.ts'
import type { Settings } from '#src/settings/settings.ts'
import { type Confirmation, takeConfirmation } from './customer-email.store.ts'
import type { StaffOrderLine } from './order-line.ts'
import type { OrderRequest } from './order-request.ts'
import { searchColumns } from './order-search.ts'
import { initialStatus, type OrderStatus, orderStatuses } from './order-status.ts'
import type { OrderTotals } from './order-totals.ts'

type OrderRow = Selectable<Tables['orders']>
type LineRow = Selectable<Tables['order_lines']>
type ChangeRow = Selectable<Tables['order_status_changes']>

/** An order as it stands in the database, with its lines; amounts in baisa. */
export type StoredOrder = OrderRow & { lines: LineRow[] }

/** An order with every change of its status, oldest first, and when staff last corrected it (O18). */
export type TrackableOrder = StoredOrder & { changes: ChangeRow[]; corrected_at: string | null }

/** By whom, when and how an order is placed. */
export type Placement = {
  /** The checkout's key of this attempt; the same key places one order, however often it is sent (O2). */
  key?: string | undefined
  /** The language the shopper reads, for emails and the tracking link. */
  locale: Locale
  userId?: string | undefined
  now: Date
  /** 1 for one that staff make from an order of the demo: it goes with that (B3). */
  demo?: 0 | 1
  /** 1 for one made from an order whose customer deleted her account: it is no guest's (I8). */
  forgetWhenFinished?: 0 | 1
  /** Who of the staff made it, and where it came from (O19); without a role they only prepared it. Undefined for checkout. */
  staff?: { id: string; role?: Role; source: StaffSource | 'exchange' } | undefined
  /** Where the shop's own emails go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
  /** Throws where staff blocked who orders; asked in the order's transaction (O26). */
  refuseBlocked?: RefuseBlocked | undefined
}

/** Told who orders: the account, and what she typed. */
export type RefuseBlocked = (
  trx: Db,
  who: { userId?: string | undefined; mobileNumber: string; email: string },
) => Promise<void>

type NewOrder = {
  id: string
  request: Pick<OrderRequest, 'customerData' | 'paymentProof'>
  lines: readonly StaffOrderLine[]
  reserved: readonly boolean[]
  totals: OrderTotals
  discountReason?: string
  /** The customer's VAT number, of an exchange for an order that has it. */
  vatin?: string
  settings: Settings
  placement: Placement
}

/** Stores an order with its lines, first history entry and emails, in its transaction; of an account that is gone by now it is a guest's (I10). */
export async function insertOrder(trx: Db, order: NewOrder): Promise<StoredOrder> {
  const lines = lineRows(order.id, order.lines, order.reserved)
  const { staff, userId: asked } = order.placement
  // Before whatever else of people is locked: a deletion takes the account first, too.
  const userId = asked && (await holdAccount(trx, asked))
  // What staff only prepared, the customer placed.
  const placer = staff?.role ? staff : { id: userId, role: 'customer' }
  const to = { ...toRow(order), user_id: userId ?? null }
  const { now } = order.placement
  const vat = vatColumns(order.settings, { lines, totals: order.totals, to, now })
  // Of an exchange the letter of its return tells (O16).
  const confirmation = staff?.source === 'exchange' ? undefined : await takeConfirmation(trx, to, now)
  // What other orders may have to wait for is always taken in the same sequence: the mailbox, then the customer.
  const customer = await addToCustomer(trx, { ...to, phone_digits: phoneDigits(to.customer_mobile) })
  const known = { own_emails: confirmation?.own_emails ?? 0, customer_id: customer ?? '' }
  const row = await insertUnderFreeNumber(trx, { ...to, ...vat, ...known }, lines)
  await addLines(trx, lines)
  await addChange(trx, {
    id: randomUUID(),
    order_id: order.id,
    from_status: null,
    to_status: row.status,
    changed_at: row.placed_at,
    changed_by: placer.id ?? null,
    changed_by_role: placer.role ?? 'customer',
  })
  if (confirmation) await queueEmails(trx, emailsOf(row, order, confirmation), now)
  if (customer === undefined) await followCustomers(trx, [order.id])
  return { ...row, lines }
}

const addLines = statement((db, lines: LineRow[]) => db.insertInto('order_lines').values(lines))
const addChange = statement((db, change: Insertable<Tables['order_status_changes']>) =>
  db.insertInto('order_status_changes').values(change),
)

/** The lines of an order as they are stored (O12); `reserved` tells which took pieces of a limited stock (O14). */
export function lineRows(
  orderId: string,
  lines: readonly StaffOrderLine[],
  reserved: readonly boolean[] = [],
): LineRow[] {
  return lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line._id,
    name: line.name,
    name_ar: line.nameAr ?? null,
    image_url: line.imageUrl,
    sku: line.sku ?? null,
    barcode: line.barcode ?? null,
    color: line.color,
    size: line.size,
    original_price: inBaisa(line.originalPrice),
    quantity: line.quantity,
    zero_rated: line.zeroRated ? 1 : 0,
    reserved: reserved[position] ? 1 : 0,
  }))
}

/** Random six digits (O3); seven once eight tries in a row met a number that is taken. */
async function insertUnderFreeNumber(trx: Db, row: Unnumbered, lines: readonly LineRow[]): Promise<OrderRow> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const digits = attempt < 8 ? 100_000 : 1_000_000
    const orderId = String(randomInt(digits, digits * 10))
    const numbered = { ...row, order_id: orderId, ...searchColumns({ ...row, order_id: orderId, lines }) }
    const { numAffectedRows } = await addOrder(trx, numbered)
    if (numAffectedRows === 1n) return numbered
  }
  throw new Error('No free order number was found')
}

const addOrder = statement((db, row: OrderRow) =>
  db
    .insertInto('orders')
    .values(row)
    .onConflict((clash) => clash.column('order_id').doNothing()),
)

/** An order before it has its number, and what is searched with it. */
type Unnumbered = Omit<OrderRow, 'order_id' | 'search_folded' | 'phone_digits'>

function toRow({
  id,
  request,
  totals,
  placement,
  discountReason,
  vatin = '',
}: NewOrder): Omit<Unnumbered, 'user_id' | 'vat_rate' | 'vat' | 'own_emails' | 'customer_id'> {
  const { customerData } = request
  const isTransfer = customerData.paymentMethod === 'Online Payment'
  return {
    id,
    track_token: randomBytes(16).toString('base64url'),
    placed_at: placement.now.toISOString(),
    status: placement.staff?.source === 'exchange' ? ('Confirmed' satisfies OrderStatus) : initialStatus,
    sub_total: totals.subTotal,
    delivery_charge: totals.deliveryCharge,
    cash_fee: totals.cashFee ?? 0,
    total: totals.total,
    customer_name: customerData.name,
    customer_email: customerData.email.toLowerCase(),
    ...destinationColumns(customerData, placement.locale),
    customer_comment: customerData.comment,
    customer_vatin: vatin,
    delivery_area: customerData.deliveryArea,
    payment_method: customerData.paymentMethod,
    payment_proof: isTransfer ? request.paymentProof : '',
    receipt: isTransfer && request.paymentProof !== '' ? 'waiting' : '',
    locale: placement.locale,
    staff_note: '',
    delivered_at: null,
    demo: placement.demo ?? 0,
    version: 1,
    deleted_at: null,
    deleted_by: null,
    forget_when_finished: placement.forgetWhenFinished ?? 0,
    discount: totals.discount ?? 0,
    discount_reason: discountReason ?? '',
    source: placement.staff?.source ?? 'web',
    made_by: placement.staff?.id ?? null,
    return_state: '',
    payment_state: isTransfer && request.paymentProof !== '' ? 'proof waiting' : 'unpaid',
  }
}

function emailsOf(row: OrderRow, { settings, placement }: NewOrder, { isSent }: Confirmation): NewEmail[] {
  const payload = { orderId: row.id }
  const shopMail = placement.shopMail ?? settings.emailAddress
  const { locale } = placement
  return [
    { kind: 'order-placed', recipient: shopMail, locale: settings.shopLocale, payload },
    ...(isSent ? [{ kind: 'order-received' as const, recipient: row.customer_email, locale, payload }] : []),
  ]
}

/** What a stored order comes to. */
export function storedTotals(
  order: Pick<
    OrderRow,
    'sub_total' | 'discount' | 'delivery_charge' | 'cash_fee' | 'total' | 'vat_rate' | 'vat'
  >,
): OrderTotals {
  return {
    subTotal: order.sub_total,
    ...(order.discount > 0 && { discount: order.discount }),
    deliveryCharge: order.delivery_charge,
    ...(order.cash_fee > 0 && { cashFee: order.cash_fee }),
    total: order.total,
    ...(order.vat_rate !== null && { vat: order.vat }),
  }
}

/** A stored order by record id. Throws when there is none: ask only for orders that exist. */
export async function findOrder(db: Db, id: string): Promise<StoredOrder> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, lines: await listLines(db, id) }
}

/** Where the money of these orders stands, by record id (O17). */
export function readMoneyOf(
  db: Db,
  rows: readonly Pick<OrderRow, 'id' | 'total' | 'status' | 'receipt'>[],
): Promise<Map<string, OrderMoney>> {
  return readMoney(
    db,
    rows.map((row) => ({ ...row, isSold: orderStatuses[row.status as OrderStatus].isSold })),
  )
}

/** Where the money of this order stands (O17). */
export async function readMoneyOfOne(
  db: Db,
  row: Pick<OrderRow, 'id' | 'total' | 'status' | 'receipt'>,
): Promise<OrderMoney> {
  const money = (await readMoneyOf(db, [row])).get(row.id)
  if (!money) throw new Error(`The ledger of ${row.id} was not read`)
  return money
}

/** The record id of the order behind a tracking link; undefined for a stranger or a deleted order (O13). */
export async function findIdByToken(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('track_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** What a tracking link shows, with every status change; undefined for a stranger or a deleted order (O13). */
export async function findOrderByToken(db: Db, token: string): Promise<TrackableOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('track_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const changes = await db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('changed_at')
    .execute()
  return {
    ...row,
    lines: await listLines(db, row.id),
    changes,
    corrected_at: await lastCorrection(db, row.id),
  }
}

async function listLines(db: Db, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
