import type { Authorized, Person } from '#src/core/permission.ts'
import { isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { findListedOrder, type ListedOrder } from './order-list.store.ts'
import type { Actor } from './order-status.ts'
import type { OrdersOf } from './own-orders.ts'

type Owned = Pick<ListedOrder, 'user_id' | 'customer_email' | 'forget_when_finished'>

/** Whose order it is: of the account it was placed in, or a guest's of whoever proved to own its e-mail (I2, I10). */
export function ownsOrder(person: Person, order: Owned): boolean {
  if (order.user_id === person.id) return true
  const isGuestOrder = order.user_id === null && order.forget_when_finished === 0
  return isGuestOrder && person.emailVerified && order.customer_email === person.email
}

/** The same as a filter of lists. */
export function ownOrders(person: Person): OrdersOf {
  return { userId: person.id, email: person.emailVerified ? person.email : undefined }
}

/** As whom a person acts on this order. */
export function actorOn(order: Owned, person: Person): Actor {
  return { staff: isStaff(person), owner: ownsOrder(person, order) }
}

/**
 * The order of this record id, for staff and its owner. Throws `not-found` for a stranger's, a deleted one and one
 * that never was, so that nobody can tell which it is.
 */
export async function findOrderFor(db: Db, id: string, person: Person): Promise<Authorized<ListedOrder>> {
  const order = await findListedOrder(db, id)
  if (order) {
    const { staff, owner } = actorOn(order, person)
    if (staff || owner) return order as Authorized<ListedOrder>
  }
  throw new Problem('not-found', noSuchOrder)
}

/** Whether an order is a record without a person: nothing is left by which it could be delivered, and it has no link (I8). */
export function isForgotten(order: { customer_mobile: string; customer_address: string }): boolean {
  return order.customer_mobile === '' && order.customer_address === ''
}

/** Said where a record without a person would go on. */
export const forgottenOrder = {
  en: 'The customer of this order deleted her data, so it cannot go on.',
  ar: 'حُذفت بيانات صاحب هذا الطلب، لذلك لا يمكن متابعته.',
}

export const noSuchOrder = {
  en: 'There is no such order, or not any more.',
  ar: 'هذا الطلب غير موجود، أو لم يعد موجودًا.',
}
