import { defineMessages } from '#src/i18n/messages.ts'

const states = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  'proof waiting': { en: 'Receipt to check', ar: 'إيصال للمراجعة' },
  'balance due': { en: 'Balance due', ar: 'مبلغ متبقٍّ' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  'refund due': { en: 'Refund due', ar: 'مبلغ مستحق للعميل' },
  'partly refunded': { en: 'Partly refunded', ar: 'استُرد جزئيًا' },
  refunded: { en: 'Refunded', ar: 'استُرد بالكامل' },
}

/** The states of payment, as staff read them (O17). */
export const paymentStateMessages = defineMessages(states)

/** The same of what its customer keeps as a credit, all of what went back or a part of it (O16). */
export const creditStateMessages = defineMessages({
  ...states,
  'partly refunded': { en: 'Partly a credit', ar: 'رصيد بجزء من المبلغ' },
  refunded: { en: 'Credit', ar: 'رصيد للعميل' },
  both: { en: 'Refund and credit', ar: 'استرداد ورصيد' },
})

/** The same of an order whose pieces were exchanged, all or some (O16). */
export const exchangedStateMessages = defineMessages({
  state: { en: 'Exchanged', ar: 'استُبدل' },
  partly: { en: 'Partly exchanged', ar: 'استُبدل جزئيًا' },
})

/** Of what somebody asked for who wants to return goods, until staff have decided (O16). */
export const askedRefundMessages = defineMessages({
  state: { en: 'Refund asked for', ar: 'طُلب استرداد' },
  owed: { en: 'To be refunded once approved', ar: 'للعميل عند الموافقة' },
  exchange: { en: 'Exchange asked for', ar: 'طُلب استبدال' },
  either: { en: 'Return asked for', ar: 'طُلب إرجاع' },
  forNewPieces: { en: 'For the new pieces once approved', ar: 'للقطع البديلة عند الموافقة' },
})

/** What a list is narrowed to: credits and exchanges are among what went back. */
export const paymentFilterMessages = defineMessages({
  ...states,
  'partly refunded': { en: 'Partly refunded or credit', ar: 'استرداد أو رصيد بجزء' },
  refunded: { en: 'Refunded, credit or exchanged', ar: 'استرداد أو رصيد أو استبدال بالكامل' },
})
