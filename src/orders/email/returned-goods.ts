import type { Locale } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import { writtenAmount } from '#src/i18n/amount.ts'
import type { TemplateContext } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import { readMoneyOfOne, type StoredOrder } from '#src/orders/order/order.store.ts'
import { listOrdersById } from '#src/orders/order/order-list.store.ts'
import { listReturns, type StoredReturn } from '#src/orders/return-record/return.store.ts'
import { currentReturn, returnStates } from '#src/orders/return-record/return-state.ts'
import type { Settings } from '#src/settings/settings.ts'
import { orderEmailMessages } from './order-email.messages.ts'
import { goodsOf } from './order-email-parts.ts'

/**
 * The pieces an order's return is of (the one that is named, else the current one), by how much the order costs less for them, and that with what goes back for them
 * (O16). Undefined for an order that went to Return before returns had pieces.
 */
export async function returnedGoods(
  order: StoredOrder,
  locale: Locale,
  settings: Settings,
  { db, readPictures }: Pick<TemplateContext, 'db' | 'readPictures'>,
  returnId?: string,
): Promise<{ one: StoredReturn; number: string; isPart: boolean; part: Part } | undefined> {
  const all = await listReturns(db, order.id)
  const one = all.find(({ id }) => id === returnId) ?? currentReturn(all)
  if (!one) return undefined
  const number = numberOf(order, all, one.id, locale)
  const words = orderEmailMessages[locale]
  const isOpen = one.state === 'requested' || one.state === 'approved' || one.state === 'received'
  // Asked for other pieces, no money goes back before staff have said otherwise, and how much it comes to is not known (O37).
  const isWished = one.state === 'requested' && one.wants === 'exchange' && one.exchange_order_id === null
  const isExchange = one.exchange_order_id !== null || isWished
  const isForMoney = isOpen && !isExchange
  const owed = isForMoney ? await readOwed(db, one, await readMoneyOfOne(db, order)) : 0
  const row = (label: string, baisa: Baisa, isTotal: boolean) => ({
    label,
    amount: writtenAmount(locale, baisa),
    isTotal,
  })
  const lines = one.lines.flatMap(({ position, quantity }) =>
    order.lines.filter((line) => line.position === position).map((line) => ({ ...line, quantity })),
  )
  // A return that was refused, or taken back, changes nothing of what the order costs.
  // Nor is a sum said of pieces that others of the same worth have taken the place of.
  const [fresh] = one.exchange_order_id === null ? [] : await listOrdersById(db, [one.exchange_order_id])
  const isLess = returnStates[one.state].counts && !isWished && one.value > 0 && fresh?.total !== one.value
  const totals = isLess
    ? [
        row(words.worth, one.value, owed === 0),
        ...(owed > 0
          ? [row(one.state === 'received' ? words.toPayBack : words.toPayBackLater, owed, true)]
          : []),
      ]
    : []
  const pieces = (all: readonly { quantity: number }[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0)
  const isPart = pieces(one.lines) < pieces(order.lines)
  return { one, number, isPart, part: await goodsOf(lines, totals, locale, settings, { readPictures }) }
}

/** The number of an order with that of a return of it, once it has several, as the dashboard counts them. */
export async function numberWithReturn(
  order: StoredOrder,
  locale: Locale,
  { db }: Pick<TemplateContext, 'db'>,
  returnId: string | undefined,
): Promise<string> {
  return returnId === undefined
    ? order.order_id
    : numberOf(order, await listReturns(db, order.id), returnId, locale)
}

function numberOf(
  order: StoredOrder,
  all: readonly StoredReturn[],
  returnId: string,
  locale: Locale,
): string {
  const which = all.findIndex(({ id }) => id === returnId) + 1
  return all.length > 1 && which > 0
    ? orderEmailMessages[locale].ofReturn(order.order_id, which)
    : order.order_id
}

/** Said of a return of a part of an order: the order itself does not come back. Undefined where something else is to be said. */
export function partText(
  why: 'taken back' | 'return refused' | undefined,
  locale: Locale,
): string | undefined {
  const words = orderEmailMessages[locale]
  return why === undefined ? words.returnPart : why === 'return refused' ? words.refusedPart : undefined
}
