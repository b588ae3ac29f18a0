import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { EmailTemplates, RenderedEmail, TemplateContext } from '#src/mail/email.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { orderStatuses, statusNames } from '#src/orders/order/order-status.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { orderEmailMessages } from './order-email.messages.ts'
import {
  amount,
  choiceRows,
  customerRows,
  fact,
  goods,
  greeting,
  lookUp,
  numberRow,
  omr,
  trackLink,
} from './order-email-parts.ts'

type OrderEmails = Pick<
  EmailTemplates,
  'order-received' | 'order-placed' | 'order-cancelled' | 'order-status-changed' | 'proof-needed'
>

/** The emails about an order: to the shopper with the tracking link (O13), to the shop with all it has to know. */
export const orderEmails: OrderEmails = {
  async 'order-received'({ payload, locale }, context) {
    const { order, shopName } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const success = orderSuccessMessages[locale]
    return renderContent({
      locale,
      shopName,
      subject: words.receivedSubject(order.order_id, shopName),
      title: success.title,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: `${success.done}\n${success.call}` },
        { part: 'facts', rows: [numberRow(order, locale), ...choiceRows(order, locale)] },
        goods(order, locale),
        { part: 'button', text: success.track, href: trackLink(order, locale, context) },
        { part: 'note', text: success.trackText },
      ],
    })
  },

  async 'order-placed'(email, context) {
    return shopEmail(email, context, {
      subject: 'placedSubject',
      title: 'placedTitle',
      transfer: 'checkReceipt',
    })
  },

  async 'order-cancelled'(email, context) {
    return shopEmail(email, context, {
      subject: 'cancelledSubject',
      title: 'cancelledTitle',
      say: 'cancelledText',
      transfer: 'mayBeRefunded',
    })
  },

  async 'order-status-changed'({ payload, locale }, context) {
    const { order, shopName } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const status = statusNames.find((one) => one === payload.status)
    if (!status) throw new Error(`An order is never ${payload.status}`)
    const title = orderStatuses[status].words[locale]
    return renderContent({
      locale,
      shopName,
      subject: words.statusSubject(order.order_id, title),
      title,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words[status] },
        { part: 'facts', rows: [numberRow(order, locale)] },
        goods(order, locale),
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, context),
        },
      ],
    })
  },

  async 'proof-needed'({ payload, locale }, context) {
    const { order, shopName } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    return renderContent({
      locale,
      shopName,
      subject: words.proofSubject(order.order_id),
      title: words.proofTitle,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words.proofText },
        {
          part: 'facts',
          rows: [numberRow(order, locale), fact(totalMessages[locale].total, amount(order.total))],
        },
        { part: 'button', text: words.sendProof, href: payload.link },
      ],
    })
  },
}

type ShopWords = {
  subject: 'placedSubject' | 'cancelledSubject'
  title: 'placedTitle' | 'cancelledTitle'
  say?: 'cancelledText'
  /** What has to be done about an order that was paid by transfer. */
  transfer: 'checkReceipt' | 'mayBeRefunded'
}

/** To the shop: who ordered what, how to reach her, and the way to the order in the dashboard. */
async function shopEmail(
  { payload, locale }: { payload: { orderId: string }; locale: Locale },
  context: TemplateContext,
  { subject, title, say, transfer }: ShopWords,
): Promise<RenderedEmail> {
  const { order, shopName } = await lookUp(payload.orderId, locale, context)
  const words = orderEmailMessages[locale]
  const href = `${context.config.PUBLIC_URL}${pathIn(locale, `/dashboard/order-overview/${order.id}`)}`
  const { customer_name: name, customer_email: address } = order
  const says = [
    ...(say ? [words[say]] : []),
    ...(order.payment_method === 'Online Payment' ? [words[transfer]] : []),
  ]
  return renderContent({
    locale,
    shopName,
    subject: words[subject](order.order_id, omr(order.total), name),
    title: words[title](order.order_id),
    // Of somebody who deleted her account no address is left (I8).
    ...(address && { replyTo: { name, address } }),
    parts: [
      { part: 'facts', rows: [...customerRows(order, locale), ...choiceRows(order, locale)] },
      ...says.map((text) => ({ part: 'say', text }) as const),
      goods(order, locale),
      { part: 'button', text: words.openOrder, href },
    ],
  })
}
