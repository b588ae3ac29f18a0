import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import type { Locale } from '#src/core/locale.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { writtenAmount } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sizeIn } from '#src/i18n/size-in.ts'
import type { EmailPayloads, TemplateContext } from '#src/mail/email.ts'
import type { Part, Piece } from '#src/mail/email-parts.ts'
import { mailLink } from '#src/mail/email-template.ts'
import { greetableName } from '#src/mail/greeting.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { findOrder, readMoneyOfOne, type StoredOrder, storedTotals } from '#src/orders/order/order.store.ts'
import { findChangedAt } from '#src/orders/order/order-change.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { totalRows } from '#src/orders/order/order-totals.ts'
import { readParcel } from '#src/orders/shipments/read-parcel.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { arrivalDay } from '#src/orders/tracking/read-arrival.ts'
import { letterHead } from '#src/settings/branding/letter-head.ts'
import { callLink, readablePhone, whatsappLink } from '#src/settings/contact-links.ts'
import { type DeliveryArea, type PaymentMethod, promisedTime } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { standingInvoice } from '#src/tax/credit.ts'
import { taxMessages } from '#src/tax/tax.messages.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'
import { colourOf, type OwnColour } from '#src/ui/colours.ts'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { orderEmailMessages } from './order-email.messages.ts'

/** The order a letter is about, and the letter's head in its language. Throws when the order is gone. */
export async function lookUp(orderId: string, locale: Locale, context: TemplateContext) {
  const [order, settings] = [await findOrder(context.db, orderId), await readSettings(context.db)]
  return { order, settings, head: await letterHead(settings, locale, context) }
}

/** Hello by name, or nothing where the name is none. */
export function greeting(order: StoredOrder, locale: Locale): Part[] {
  const name = greetableName(order.customer_name)
  return name ? [{ part: 'say', text: orderEmailMessages[locale].hello(name) }] : []
}

/** Where the shopper follows her order (O13). */
export function trackLink(order: StoredOrder, locale: Locale, { config }: TemplateContext): string {
  return `${config.PUBLIC_URL}${pathIn(locale, `/track/${order.track_token}`)}`
}

/** The 6-digit number (O3). */
export function numberRow(order: StoredOrder, locale: Locale) {
  return fact(orderSuccessMessages[locale].number, { text: order.order_id, ltr: true })
}

/** What the order costs and, where a part of it is paid, what is still owed (O17). */
export async function sumRows(order: StoredOrder, locale: Locale, { db }: TemplateContext) {
  const money = await readMoneyOfOne(db, order)
  const isInPart = money.balance > 0 && money.balance < order.total
  return [
    fact(totalMessages[locale].total, amount(locale, order.total)),
    ...(isInPart ? [fact(orderEmailMessages[locale].stillDue, amount(locale, money.balance))] : []),
  ]
}

/** When it comes: the usual time, else the day by the terms of where it goes, as its tracking page says it (M5). */
export async function promise(
  order: StoredOrder,
  locale: Locale,
  settings: Settings,
  { db }: TemplateContext,
): Promise<string> {
  const words = orderSuccessMessages[locale]
  if (order.delivery_area === 'SHOP COLLECTION') return words.kept
  const time = promisedTime(locale, settings, words.oneOrTwo)
  const day = time !== words.oneOrTwo && (await arrivalDay(db, order))
  return day ? words.doneBy(formatDeliveryDay(locale, new Date(`${day}T12:00:00+04:00`))) : words.done(time)
}

/** What became of an order; of one that is fetched nothing is said of bringing it. */
export function statusText(order: StoredOrder, status: OrderStatus, locale: Locale): string {
  const words = orderEmailMessages[locale]
  if (order.delivery_area === 'SHOP COLLECTION') {
    if (status === 'Confirmed') return words.keptAtShop
    if (status === 'Shipping') return words.readyAtShop
    if (status === 'Delivered') return words.collected
  }
  return words[status]
}

/** Delivery area and way to pay. */
export function choiceRows(order: StoredOrder, locale: Locale) {
  const words = trackMessages[locale]
  const choices: Record<string, string> = choiceMessages[locale]
  const paid = paidHow(order.payment_method as PaymentMethod, order.delivery_area as DeliveryArea)
  return [
    fact(words.deliveryArea, { text: inSentenceCase(choices[order.delivery_area] ?? order.delivery_area) }),
    fact(words.payment, { text: inSentenceCase(paidHowMessages[locale][paid]) }),
  ]
}

/**
 * Who brings the order and where it is followed (O31), also where it was at the door before this letter about a change of
 * its status was written; nothing where no courier has it.
 */
export async function parcelRows(
  order: StoredOrder,
  changeId: string | undefined,
  locale: Locale,
  { db }: TemplateContext,
) {
  const parcel = await readParcel(db, order.id, await findChangedAt(db, changeId))
  if (!parcel) return []
  const words = trackMessages[locale]
  const { courier, trackingNumber, link } = parcel
  return [
    fact(words.courier, { text: courier }),
    ...(trackingNumber ? [fact(words.follow, { text: trackingNumber, href: link, ltr: true })] : []),
  ]
}

/** What went back, in baisa, and its own credit note with where that is read (T3). */
export function refundRows(
  order: StoredOrder,
  { amount: given, note }: EmailPayloads['refund-recorded'],
  locale: Locale,
  context: TemplateContext,
) {
  const href = `${trackLink(order, locale, context)}/tax`
  return [
    numberRow(order, locale),
    fact(orderEmailMessages[locale].refunded, amount(locale, given)),
    ...(note ? [fact(taxMessages[locale]['credit-note'], { text: note, href, ltr: true })] : []),
  ]
}

/** The tax invoice and where it is read (T3); nothing where the order has none that stands. */
export async function taxRows(order: StoredOrder, locale: Locale, context: TemplateContext) {
  const invoice = standingInvoice(await listDocumentsOf(context.db, [order.id]))?.invoice
  if (!invoice) return []
  const href = `${trackLink(order, locale, context)}/tax`
  return [fact(trackMessages[locale].taxPapers, { text: invoice.number, href, ltr: true })]
}

/** Who ordered and how to reach her; for the shop only. */
export function customerRows(order: StoredOrder, locale: Locale) {
  const words = orderEmailMessages[locale]
  const { customer_mobile: phone, customer_email: email, customer_address: address } = order
  const { customer_comment: comment } = order
  return [
    fact(words.customer, { text: order.customer_name }),
    fact(
      words.phone,
      { text: readablePhone(phone), href: callLink(phone), ltr: true },
      { text: words.whatsapp, href: whatsappLink(phone) },
    ),
    ...(email ? [fact(words.email, { text: email, href: mailLink(email), ltr: true })] : []),
    ...(address ? [fact(words.address, { text: address })] : []),
    ...(comment ? [fact(words.comment, { text: comment })] : []),
  ]
}

/** A label with what belongs to it. */
export function fact(label: string, ...value: Piece[]) {
  return { label, value }
}

/** At 8 kB each a letter grows by 130 kB as it is sent; the goods after them have none. */
const mostPictures = 12

/** The lines of an order with its totals, in OMR. */
export async function goods(
  order: StoredOrder,
  locale: Locale,
  settings: Settings,
  context: Pictures = {},
): Promise<Part> {
  const words = totalMessages[locale]
  const totals = totalRows(storedTotals(order)).map(({ key, amount, isTotal }) => ({
    isTotal,
    label: words[key],
    // As on the pages: what nothing is asked for is free.
    amount:
      amount === 0 && (isTotal || key === 'deliveryCharge') ? words.free : writtenAmount(locale, amount),
  }))
  return goodsOf(order.lines, totals, locale, settings, context)
}

type Goods = Extract<Part, { part: 'goods' }>
type Pictures = { readPictures?: TemplateContext['readPictures'] | undefined }

/** Lines and what stands under them; where pictures can be read, each with that of the colour that was ordered (P20). */
export async function goodsOf(
  lines: StoredOrder['lines'],
  totals: Goods['totals'],
  locale: Locale,
  { colours }: Settings,
  { readPictures }: Pictures,
): Promise<Goods> {
  const shown = [...new Set(lines.map((line) => line.image_url))].slice(0, mostPictures)
  const pictures = await readPictures?.(shown)
  return {
    part: 'goods',
    goods: lines.map((line) => ({
      name: nameIn(locale, { name: line.name, nameAr: line.name_ar ?? undefined }),
      choice: choiceOf(line, locale, colours),
      count: `${line.quantity} × ${writtenAmount(locale, line.original_price)}`,
      amount: writtenAmount(locale, line.original_price * line.quantity),
      picture: pictures?.get(line.image_url),
    })),
    totals,
  }
}

/** Colour, of the shop's own too, and size as words, or nothing where the product has neither. */
export function choiceOf(
  { color, size }: { color: string; size: string },
  locale: Locale,
  own: readonly OwnColour[] = [],
): string {
  const words = orderEmailMessages[locale]
  const colour = color === notApplicable ? [] : [colourOf(color, own).name[locale]]
  return [...colour, ...(size === notApplicable ? [] : [`${words.size} ${sizeIn(locale, size)}`])].join(
    words.between,
  )
}

/** An amount that reads from left to right in Arabic too (M1). */
export function amount(locale: Locale, baisa: number): Piece {
  return { text: writtenAmount(locale, baisa), ltr: true }
}
