import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { fold } from '#src/core/fold.ts'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { queueCustomerEmail } from './customer-email.store.ts'
import type { StaffOrderLine } from './order-line.ts'
import type { OrderRequest } from './order-request.ts'
import { initialStatus } from './order-status.ts'
import type { OrderTotals } from './order-totals.ts'

type OrderRow = Selectable<Tables['orders']>
type LineRow = Selectable<Tables['order_lines']>
type ChangeRow = Selectable<Tables['order_status_changes']>

/** An order as it stands in the database, with its lines; amounts in baisa. */
export type StoredOrder = OrderRow & { lines: LineRow[] }

/** An order with every change of its status, oldest first. */
export type TrackableOrder = StoredOrder & { changes: ChangeRow[] }

/** By whom, when and how an order is placed. */
export type Placement = {
  /** The checkout's key of this attempt; the same key places one order, however often it is sent (O2). */
  key?: string | undefined
  /** The language the shopper reads, for emails and the tracking link. */
  locale: Locale
  userId?: string | undefined
  now: Date
  /** Where the shop's own emails go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
}

type NewOrder = {
  id: string
  request: OrderRequest
  lines: readonly StaffOrderLine[]
  reserved: readonly boolean[]
  totals: OrderTotals
  settings: Settings
  placement: Placement
}

/** Stores an order with its lines, first history entry and emails; inside placeOrder's transaction. */
export async function insertOrder(trx: Db, order: NewOrder): Promise<StoredOrder> {
  const row = await insertUnderFreeNumber(trx, toRow(order))
  const lines = lineRows(order.id, order.lines, order.reserved)
  await trx.insertInto('order_lines').values(lines).execute()
  await trx
    .insertInto('order_status_changes')
    .values({
      id: randomUUID(),
      order_id: order.id,
      from_status: null,
      to_status: row.status,
      changed_at: row.placed_at,
      changed_by: order.placement.userId ?? null,
      changed_by_role: 'customer',
    })
    .execute()
  const { toCustomer, toShop } = emailsOf(row, order)
  await queueEmails(trx, [toShop], order.placement.now)
  // Last, because it may wait for another order to the same mailbox.
  await queueCustomerEmail(trx, row, toCustomer, order.placement.now)
  return { ...row, lines }
}

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
    reserved: reserved[position] ? 1 : 0,
  }))
}

/** Random six digits (O3); seven once eight tries in a row met a number that is taken. */
async function insertUnderFreeNumber(trx: Db, row: Omit<OrderRow, 'order_id'>): Promise<OrderRow> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const digits = attempt < 8 ? 100_000 : 1_000_000
    const orderId = String(randomInt(digits, digits * 10))
    const numbered = { ...row, order_id: orderId, search_folded: `${row.search_folded} ${orderId}` }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('orders')
      .values(numbered)
      .onConflict((clash) => clash.column('order_id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return numbered
  }
  throw new Error('No free order number was found')
}

function toRow({ id, request, totals, placement }: NewOrder): Omit<OrderRow, 'order_id'> {
  const { customerData } = request
  return {
    id,
    track_token: randomBytes(16).toString('base64url'),
    user_id: placement.userId ?? null,
    placed_at: placement.now.toISOString(),
    status: initialStatus,
    sub_total: totals.subTotal,
    delivery_charge: totals.deliveryCharge,
    total: totals.total,
    customer_name: customerData.name,
    customer_email: customerData.email.toLowerCase(),
    customer_mobile: customerData.mobileNumber,
    customer_address: customerData.address,
    customer_comment: customerData.comment,
    delivery_area: customerData.deliveryArea,
    payment_method: customerData.paymentMethod,
    payment_proof: customerData.paymentMethod === 'Online Payment' ? request.paymentProof : '',
    locale: placement.locale,
    search_folded: fold(`${id} ${customerData.name} ${customerData.mobileNumber}`),
    staff_note: '',
    delivered_at: null,
    demo: 0,
    version: 1,
    deleted_at: null,
    deleted_by: null,
    forget_when_finished: 0,
  }
}

function emailsOf(
  row: OrderRow,
  { settings, placement }: NewOrder,
): Record<'toCustomer' | 'toShop', NewEmail> {
  const payload = { orderId: row.id }
  const shopMail = placement.shopMail ?? settings.emailAddress
  return {
    toCustomer: { kind: 'order-received', recipient: row.customer_email, locale: placement.locale, payload },
    toShop: { kind: 'order-placed', recipient: shopMail, locale: 'en', payload },
  }
}

/** What a stored order comes to. */
export function storedTotals(order: Pick<OrderRow, 'sub_total' | 'delivery_charge' | 'total'>): OrderTotals {
  return { subTotal: order.sub_total, deliveryCharge: order.delivery_charge, total: order.total }
}

/** A stored order by record id. Throws when there is none: ask only for orders that exist. */
export async function findOrder(db: Db, id: string): Promise<StoredOrder> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, lines: await listLines(db, id) }
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
  return { ...row, lines: await listLines(db, row.id), changes }
}

async function listLines(db: Db, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
