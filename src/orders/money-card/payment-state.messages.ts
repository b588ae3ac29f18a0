import { defineMessages } from '#src/i18n/messages.ts'

/** The states of payment, as staff read them (O17). */
export const paymentStateMessages = defineMessages({
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  'proof waiting': { en: 'Receipt to check', ar: 'إيصال للمراجعة' },
  'balance due': { en: 'Balance due', ar: 'مبلغ متبقٍّ' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  'refund due': { en: 'Refund due', ar: 'مبلغ مستحق للعميل' },
  'partly refunded': { en: 'Partly refunded', ar: 'استُرد جزئيًا' },
  refunded: { en: 'Refunded', ar: 'استُرد بالكامل' },
})
