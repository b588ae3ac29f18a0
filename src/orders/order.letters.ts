import { notApplicable } from '#src/catalogue/buying.ts'
import { nameIn } from '#src/catalogue/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import { formatBaisa } from '#src/core/money.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { greetableName } from '#src/mail/greeting.ts'
import type { LetterDesk, Letters } from '#src/mail/letter.ts'
import { mailLink, mailOn, type Part, type Piece } from '#src/mail/paper.ts'
import { callLink, readablePhone, whatsappLink } from '#src/settings/contact-links.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { colourOf } from '#src/ui/colours.ts'
import { choiceMessages } from './choice.messages.ts'
import { findOrder, type StoredOrder } from './order.store.ts'
import { orderLetterMessages } from './order-letters.messages.ts'
import { orderStatuses } from './order-status.ts'
import { orderSuccessMessages } from './order-success.messages.ts'
import { statusMessages } from './status.messages.ts'
import { trackMessages } from './track.messages.ts'

type OrderLetters = Pick<Letters, 'order-received' | 'order-placed' | 'order-status-changed' | 'proof-needed'>

/** The letters about an order: to the shopper with the tracking link (O13), to the shop with all it has to know. */
export const orderLetters: OrderLetters = {
  async 'order-received'({ payload, locale }, desk) {
    const { order, shopName } = await lookUp(payload.orderId, locale, desk)
    const words = orderLetterMessages[locale]
    const success = orderSuccessMessages[locale]
    return mailOn({
      locale,
      shopName,
      subject: words.receivedSubject(order.order_id, shopName),
      title: success.title,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: `${success.done}\n${success.call}` },
        { part: 'facts', rows: [numberRow(order, locale), ...choiceRows(order, locale)] },
        goods(order, locale),
        { part: 'button', text: success.track, href: trackLink(order, locale, desk) },
        { part: 'note', text: success.trackText },
      ],
    })
  },

  async 'order-placed'({ payload, locale }, desk) {
    const { order, shopName } = await lookUp(payload.orderId, locale, desk)
    const words = orderLetterMessages[locale]
    const href = `${desk.config.PUBLIC_URL}${pathIn(locale, `/dashboard/order-overview/${order.id}`)}`
    const receipt = order.payment_method === 'Online Payment'
    return mailOn({
      locale,
      shopName,
      subject: words.placedSubject(order.order_id, omr(order.total), order.customer_name),
      title: words.placedTitle(order.order_id),
      replyTo: { name: order.customer_name, address: order.customer_email },
      parts: [
        { part: 'facts', rows: [...customerRows(order, locale), ...choiceRows(order, locale)] },
        ...(receipt ? [{ part: 'say', text: words.checkReceipt } as const] : []),
        goods(order, locale),
        { part: 'button', text: words.openOrder, href },
      ],
    })
  },

  async 'order-status-changed'({ payload, locale }, desk) {
    const { order, shopName } = await lookUp(payload.orderId, locale, desk)
    const words = orderLetterMessages[locale]
    const status = orderStatuses.find((one) => one === payload.status)
    if (!status) throw new Error(`An order is never ${payload.status}`)
    return mailOn({
      locale,
      shopName,
      subject: words.statusSubject(order.order_id, statusMessages[locale][status]),
      title: statusMessages[locale][status],
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words[status] },
        { part: 'facts', rows: [numberRow(order, locale)] },
        goods(order, locale),
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, desk),
        },
      ],
    })
  },

  async 'proof-needed'({ payload, locale }, desk) {
    const { order, shopName } = await lookUp(payload.orderId, locale, desk)
    const words = orderLetterMessages[locale]
    return mailOn({
      locale,
      shopName,
      subject: words.proofSubject(order.order_id),
      title: words.proofTitle,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words.proofText },
        {
          part: 'facts',
          rows: [numberRow(order, locale), fact(trackMessages[locale].total, amount(order.total))],
        },
        { part: 'button', text: words.sendProof, href: payload.link },
      ],
    })
  },
}

async function lookUp(orderId: string, locale: Locale, { db }: LetterDesk) {
  const [order, { shopName, shopNameAr }] = [await findOrder(db, orderId), await readSettings(db)]
  return { order, shopName: (locale === 'ar' && shopNameAr) || shopName }
}

function greeting(order: StoredOrder, locale: Locale): Part[] {
  const name = greetableName(order.customer_name)
  return name ? [{ part: 'say', text: orderLetterMessages[locale].hello(name) }] : []
}

function trackLink(order: StoredOrder, locale: Locale, { config }: LetterDesk): string {
  return `${config.PUBLIC_URL}${pathIn(locale, `/track/${order.track_token}`)}`
}

function numberRow(order: StoredOrder, locale: Locale) {
  return fact(orderSuccessMessages[locale].number, { text: order.order_id, ltr: true })
}

function choiceRows(order: StoredOrder, locale: Locale) {
  const words = trackMessages[locale]
  const choices: Record<string, string> = choiceMessages[locale]
  const called = (value: string) => ({ text: choices[value] ?? value })
  return [
    fact(words.deliveryArea, called(order.delivery_area)),
    fact(words.payment, called(order.payment_method)),
  ]
}

function customerRows(order: StoredOrder, locale: Locale) {
  const words = orderLetterMessages[locale]
  const { customer_mobile: phone, customer_email: email, customer_comment: comment } = order
  return [
    fact(words.customer, { text: order.customer_name }),
    fact(
      words.phone,
      { text: readablePhone(phone), href: callLink(phone), ltr: true },
      { text: words.whatsapp, href: whatsappLink(phone) },
    ),
    fact(words.email, { text: email, href: mailLink(email), ltr: true }),
    fact(words.address, { text: order.customer_address }),
    ...(comment ? [fact(words.comment, { text: comment })] : []),
  ]
}

function fact(label: string, ...value: Piece[]) {
  return { label, value }
}

function goods(order: StoredOrder, locale: Locale): Part {
  const words = trackMessages[locale]
  return {
    part: 'goods',
    goods: order.lines.map((line) => ({
      name: nameIn(locale, { name: line.name, nameAr: line.name_ar ?? undefined }),
      choice: choiceOf(line, locale),
      count: `${line.quantity} × ${omr(line.original_price)}`,
      amount: omr(line.original_price * line.quantity),
    })),
    sums: [
      { label: words.subTotal, amount: omr(order.sub_total) },
      { label: words.delivery, amount: omr(order.delivery_charge) },
      { label: words.total, amount: omr(order.total) },
    ],
  }
}

function choiceOf({ color, size }: { color: string; size: string }, locale: Locale): string {
  const words = orderLetterMessages[locale]
  const colour = color === notApplicable ? [] : [colourOf(color).name[locale]]
  return [...colour, ...(size === notApplicable ? [] : [`${words.size} ${size}`])].join(words.between)
}

function amount(baisa: number): Piece {
  return { text: omr(baisa), ltr: true }
}

function omr(baisa: number): string {
  return `OMR ${formatBaisa(baisa)}`
}
