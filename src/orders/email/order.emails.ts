import { amountInText } from '#src/i18n/amount.ts'
import type { EmailTemplates } from '#src/mail/email.ts'
import { renderContent } from '#src/mail/email-template.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import { findDifferences } from '#src/orders/history/correction.store.ts'
import { readMoneyOfOne } from '#src/orders/order/order.store.ts'
import { type OrderStatus, statusNames } from '#src/orders/order/order-status.ts'
import { returnStateNames, returnStates } from '#src/orders/return-record/return-state.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { balance, differenceRows } from './difference-rows.ts'
import { isReceiptAsked, moneyText, receiptAsked, returnedMoney, transferDue } from './money-text.ts'
import { orderEmailMessages } from './order-email.messages.ts'
import {
  amount,
  choiceRows,
  fact,
  goods,
  greeting,
  lookUp,
  numberRow,
  parcelRows,
  promise,
  refundRows,
  statusText,
  sumRows,
  taxRows,
  trackLink,
} from './order-email-parts.ts'
import { numberWithReturn, partText, returnedGoods } from './returned-goods.ts'
import { returnAsked, shopEmail } from './shop-email.ts'

type OrderEmails = Pick<
  EmailTemplates,
  | 'order-received'
  | 'order-placed'
  | 'order-cancelled'
  | 'order-status-changed'
  | 'order-corrected'
  | 'proof-needed'
  | 'refund-recorded'
  | 'return-asked'
  | 'return-step'
>

/** The emails about an order: to the shopper with the tracking link (O13), to the shop with all it has to know. */
export const orderEmails: OrderEmails = {
  async 'order-received'({ payload, locale }, context) {
    const { order, settings, head } = await lookUp(payload.orderId, locale, context)
    const [words, success] = [orderEmailMessages[locale], orderSuccessMessages[locale]]
    const done = await promise(order, locale, settings, context)
    const call = order.delivery_area === 'SHOP COLLECTION' ? success.callKept : success.call
    return renderContent({
      locale,
      ...head,
      subject: words.receivedSubject(order.order_id, head.shopName),
      title: success.title,
      parts: [
        ...greeting(order, locale),
        // What was agreed with staff is not called about first (O36).
        { part: 'say', text: order.made_by === null ? `${done}\n${call}` : done },
        { part: 'facts', rows: [numberRow(order, locale), ...choiceRows(order, locale)] },
        ...(await transferDue(order, settings, locale, context)),
        await goods(order, locale, settings, context),
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
    const { order, settings, head } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const status = statusNames.find((one) => one === payload.status)
    if (!status) throw new Error(`An order is never ${payload.status}`)
    const title = statusWords(status, order.delivery_area).words[locale]
    const isRefused = payload.why === 'return refused'
    const isReturn = status === 'Return' || isRefused
    const returned = isReturn
      ? await returnedGoods(order, locale, settings, context, payload.returnId)
      : undefined
    const whole = payload.why ? words[payload.why](title) : statusText(order, status, locale)
    const said = (returned?.isPart && partText(payload.why, locale)) || whole
    const number = returned?.number ?? order.order_id
    return renderContent({
      locale,
      ...head,
      // The order stays delivered, which it long was: told is what became of the return.
      subject: isRefused ? words.returnStepSubject(number) : words.statusSubject(number, title),
      title: isRefused ? words.returnStepTitle : title,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: said },
        ...(payload.words ? [{ part: 'say', text: payload.words } as const] : []),
        ...(await moneyText(order, status, locale, context)),
        {
          part: 'facts',
          rows: [
            numberRow(order, locale),
            ...(status === 'Shipping' ? await parcelRows(order, payload.changeId, locale, context) : []),
            ...(status === 'Confirmed' || (status === 'Delivered' && !isRefused)
              ? await taxRows(order, locale, context)
              : []),
          ],
        },
        returned?.part ?? (await goods(order, locale, settings, context)),
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, context),
        },
      ],
    })
  },

  async 'order-corrected'({ payload, locale }, context) {
    const { order, settings, head } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const differences = await findDifferences(context.db, payload.correctionId)
    const byTransfer = order.payment_method === 'Online Payment'
    const left = byTransfer
      ? balance(await readMoneyOfOne(context.db, order), differences, locale)
      : await moneyText(order, order.status as OrderStatus, locale, context)
    return renderContent({
      locale,
      ...head,
      subject: words.correctedSubject(order.order_id),
      title: words.correctedTitle,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words.correctedText },
        {
          part: 'facts',
          rows: [
            numberRow(order, locale),
            ...differenceRows(differences, locale, settings.colours),
            ...(await taxRows(order, locale, context)),
          ],
        },
        ...left,
        await goods(order, locale, settings, context),
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, context),
        },
      ],
    })
  },

  async 'refund-recorded'({ payload, locale }, context) {
    const { order, head } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const given = amountInText(locale, payload.amount)
    const open = (await readMoneyOfOne(context.db, order)).balance
    return renderContent({
      locale,
      ...head,
      subject: words.refundSubject(await numberWithReturn(order, locale, context, payload.returnId), given),
      title: words.refundTitle,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: words.refundText(given) },
        ...(open < 0 ? [{ part: 'say', text: words.refundOpen(amountInText(locale, -open)) } as const] : []),
        { part: 'facts', rows: refundRows(order, payload, locale, context) },
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, context),
        },
      ],
    })
  },

  'return-asked': returnAsked,

  async 'return-step'({ payload, locale }, context) {
    const { order, settings, head } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    const state = returnStateNames.find((one) => one === payload.state)
    if (!state) throw new Error(`A return is never ${payload.state}`)
    const returned = await returnedGoods(order, locale, settings, context, payload.returnId)
    return renderContent({
      locale,
      ...head,
      subject: words.returnStepSubject(returned?.number ?? order.order_id),
      title: words.returnStepTitle,
      parts: [
        ...greeting(order, locale),
        { part: 'say', text: returnStates[state].words[locale] },
        ...(payload.words ? [{ part: 'say', text: payload.words } as const] : []),
        ...(returned ? await returnedMoney(order, returned.one, state, locale, context) : []),
        {
          part: 'facts',
          rows: [
            numberRow(order, locale),
            ...(payload.exchange ? [fact(words.exchange, { text: payload.exchange, ltr: true })] : []),
            ...(payload.exchangeDue ? [fact(words.exchangeDue, amount(locale, payload.exchangeDue))] : []),
          ],
        },
        ...(returned ? [returned.part] : []),
        {
          part: 'button',
          text: orderSuccessMessages[locale].track,
          href: trackLink(order, locale, context),
        },
      ],
    })
  },

  async 'proof-needed'({ payload, locale }, context) {
    const { order, settings, head } = await lookUp(payload.orderId, locale, context)
    const words = orderEmailMessages[locale]
    // Somebody may have paid, cancelled or sent the receipt while it was being tried, or before staff send it again (O15).
    const isNeedless = !(await isReceiptAsked(order, context.db))
    const letter = renderContent({
      locale,
      ...head,
      subject: words.proofSubject(order.order_id),
      title: words.proofTitle,
      parts: [
        ...greeting(order, locale),
        ...(await receiptAsked(order, payload, settings, locale, context)),
        {
          part: 'facts',
          rows: [numberRow(order, locale), ...(await sumRows(order, locale, context))],
        },
        {
          part: 'button',
          text: words.sendProof,
          href: payload.link ?? `${trackLink(order, locale, context)}#proof`,
        },
      ],
    })
    return { ...letter, isNeedless }
  },
}
