import type { Db } from '#src/db/db.ts'
import { lineRows, type StoredOrder } from '#src/orders/order/order.store.ts'
import { searchColumns } from '#src/orders/order/order-search.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'
import { editedVatColumns } from '#src/orders/vat/vat-columns.ts'
import type { OrderEdit } from './order-edit.ts'
import type { EditPlan } from './plan-edit.ts'

/** Raises the version its editor saw, which locks the order; false when it is another, or not to be edited (O18). */
export async function claimForEdit(trx: Db, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', statusesWith('isEditable', true))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Writes the lines and fields of an edit; inside editOrder's transaction, the order claimed. */
export async function saveEdit(
  trx: Db,
  order: StoredOrder,
  { customerData, discount }: OrderEdit,
  { lines, reserved, totals, to }: EditPlan,
): Promise<void> {
  await trx.deleteFrom('order_lines').where('order_id', '=', order.id).execute()
  const rows = lineRows(order.id, lines, reserved)
  await trx.insertInto('order_lines').values(rows).execute()
  const { name, deliveryArea, vatin = order.customer_vatin } = customerData
  await trx
    .updateTable('orders')
    .set({
      sub_total: totals.subTotal,
      discount: totals.discount ?? 0,
      discount_reason: totals.discount ? (discount?.reason ?? '') : '',
      delivery_charge: totals.deliveryCharge,
      cash_fee: totals.cashFee ?? 0,
      total: totals.total,
      ...editedVatColumns(order, { lines: rows, totals, to: { ...to, delivery_area: deliveryArea } }),
      customer_name: name,
      customer_vatin: vatin,
      ...to,
      delivery_area: deliveryArea,
      ...searchColumns({
        id: order.id,
        order_id: order.order_id,
        customer_name: name,
        customer_mobile: to.customer_mobile,
        lines: rows,
      }),
    })
    .where('id', '=', order.id)
    .execute()
}
