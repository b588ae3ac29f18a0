import type { Text } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { phoneSpellings, withoutGulfCode } from '#src/core/phone.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { plural } from '#src/i18n/messages.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import { orderStatuses, statusNames } from '#src/orders/order/order-status.ts'
import type { Settings } from '#src/settings/settings.ts'

/** Statuses in which the cash of an order is still to come. */
const open = statusNames.filter((name) => orderStatuses[name].isSold && !orderStatuses[name].isFinal)

type Limits = Pick<Settings, 'cashLimit' | 'cashOpenLimit'>

/** Throws `refused` for an order that cash cannot pay, at its field. */
export async function checkCashLimits(trx: Db, order: StoredOrder, limits: Limits): Promise<void> {
  const message = await cashRefusal(trx, order, limits)
  if (message)
    throw new Problem('refused', message, { errors: [{ path: 'customerData.paymentMethod', message }] })
}

/**
 * Why an order in cash cannot be taken: above what the shop takes at the door, or of a phone that has as many open ones as
 * the settings allow (O34). Asked once the order is stored, and last: the phone is held from here on, also against other
 * accounts that order with it, so of two orders at once the second counts the first. The phone is compared however it is
 * written (M3).
 */
export async function cashRefusal(
  trx: Db,
  order: Pick<StoredOrder, 'payment_method' | 'total' | 'phone_digits'>,
  { cashLimit, cashOpenLimit }: Limits,
): Promise<Text | undefined> {
  if (order.payment_method !== 'Cash On Delivery') return undefined
  if (cashLimit !== null && order.total > inBaisa(cashLimit)) return tooMuch(inBaisa(cashLimit))
  if (cashOpenLimit === null || order.phone_digits === '') return undefined
  await lockName(trx, `cash ${withoutGulfCode(order.phone_digits)}`)
  const { count } = await trx
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('phone_digits', 'in', phoneSpellings(order.phone_digits))
    .where('payment_method', '=', 'Cash On Delivery')
    .where('status', 'in', open)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count > cashOpenLimit ? tooMany(cashOpenLimit) : undefined
}

function tooMuch(limit: number): Text {
  return {
    en: `Cash on delivery is possible up to ${amountInText('en', limit)}. Please choose another way to pay.`,
    ar: `الدفع عند الاستلام متاح حتى ${amountInText('ar', limit)}. يرجى اختيار طريقة دفع أخرى.`,
  }
}

function tooMany(limit: number): Text {
  return {
    en: plural('en', limit, {
      one: 'An order in cash is on its way to this phone number already. Please choose another way to pay, or contact the shop.',
      other:
        '# orders in cash are on their way to this phone number already. Please choose another way to pay, or contact the shop.',
    }),
    ar: plural('ar', limit, {
      one: 'يوجد طلب مفتوح بالدفع عند الاستلام لهذا الرقم. يرجى اختيار طريقة دفع أخرى أو التواصل مع المتجر.',
      two: 'يوجد طلبان مفتوحان بالدفع عند الاستلام لهذا الرقم. يرجى اختيار طريقة دفع أخرى أو التواصل مع المتجر.',
      few: 'توجد # طلبات مفتوحة بالدفع عند الاستلام لهذا الرقم. يرجى اختيار طريقة دفع أخرى أو التواصل مع المتجر.',
      other:
        'يوجد # طلبًا مفتوحًا بالدفع عند الاستلام لهذا الرقم. يرجى اختيار طريقة دفع أخرى أو التواصل مع المتجر.',
    }),
  }
}
