import type { Locale } from '#src/core/locale.ts'
import { writtenAmount } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { RenderedEmail, TemplateContext } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { orderEmailMessages } from './order-email.messages.ts'
import { choiceRows, customerRows, goods, lookUp } from './order-email-parts.ts'
import { returnedGoods } from './returned-goods.ts'

type ShopWords = {
  subject: 'placedSubject' | 'cancelledSubject'
  title: 'placedTitle' | 'cancelledTitle'
  say?: 'cancelledText'
  /** What has to be done about an order that was paid by transfer. */
  transfer: 'checkReceipt' | 'mayBeRefunded'
}
type Email<P = object> = { payload: { orderId: string } & P; locale: Locale }
type Found = Awaited<ReturnType<typeof lookUp>>
type Said = { subject: string; title: string; says: readonly Part[]; goods: Part }

/** To the shop: who ordered what, how to reach her, and the way to the order in the dashboard. */
export async function shopEmail(
  { payload, locale }: Email,
  context: TemplateContext,
  { subject, title, say, transfer }: ShopWords,
): Promise<RenderedEmail> {
  const found = await lookUp(payload.orderId, locale, context)
  const { order, settings } = found
  const words = orderEmailMessages[locale]
  const { order_id: number, customer_name: name } = order
  const texts = [
    ...(say ? [words[say]] : []),
    ...(order.payment_method === 'Online Payment' ? [words[transfer]] : []),
  ]
  return toShop(found, locale, context, {
    subject: words[subject](number, writtenAmount(locale, order.total), name),
    title: words[title](number),
    says: texts.map((text) => ({ part: 'say', text })),
    goods: await goods(order, locale, settings),
  })
}

/**
 * To the shop: what somebody wants to return and what that is worth; who wants other pieces instead is quoted with which, and
 * no sum is said (O37).
 */
export async function returnAsked(
  { payload, locale }: Email<{ returnId?: string | undefined }>,
  context: TemplateContext,
): Promise<RenderedEmail> {
  const found = await lookUp(payload.orderId, locale, context)
  const { order, settings } = found
  const words = orderEmailMessages[locale]
  const returned = await returnedGoods(order, locale, settings, { db: context.db }, payload.returnId)
  const { number = order.order_id, one } = returned ?? {}
  const part = returned?.part ?? (await goods(order, locale, settings))
  const name = order.customer_name
  if (one?.wants === 'exchange')
    return toShop(found, locale, context, {
      subject: words.exchangeSubject(number, name),
      title: words.exchangeTitle(number),
      says: [
        { part: 'say', text: words.exchangeText },
        // Of a customer who was forgotten none of it is left (I8).
        ...(one.comment ? [{ part: 'quote', text: one.comment } as const] : []),
      ],
      goods: part,
    })
  return toShop(found, locale, context, {
    subject: words.returnSubject(number, writtenAmount(locale, one?.value ?? order.total), name),
    title: words.returnTitle(number),
    says: [{ part: 'say', text: words.returnText }],
    goods: part,
  })
}

function toShop(
  { order, head }: Found,
  locale: Locale,
  { config }: TemplateContext,
  { subject, title, says, goods }: Said,
): RenderedEmail {
  const href = `${config.PUBLIC_URL}${pathIn(locale, `/dashboard/order-overview/${order.id}`)}`
  const { customer_name: name, customer_email: address } = order
  return renderContent({
    locale,
    ...head,
    subject,
    title,
    // Of somebody who deleted her account no address is left (I8).
    ...(address && { replyTo: { name, address } }),
    parts: [
      { part: 'facts', rows: [...customerRows(order, locale), ...choiceRows(order, locale)] },
      ...says,
      goods,
      { part: 'button', text: orderEmailMessages[locale].openOrder, href },
    ],
  })
}
