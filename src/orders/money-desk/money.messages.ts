import { defineMessages } from '#src/i18n/messages.ts'

/** The words of an order's money, as staff read them (O17). */
export const moneyMessages = defineMessages({
  title: { en: 'Money', ar: 'الحساب' },
  total: { en: 'Order total', ar: 'إجمالي الطلب' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  refunded: { en: 'Given back', ar: 'المسترد' },
  open: { en: 'Still to be paid', ar: 'المتبقي للدفع' },
  owed: { en: 'To be given back', ar: 'المستحق للعميل' },
  refundBy: { en: (day: string) => `by ${day}`, ar: (day: string) => `حتى ${day}` },
  none: { en: 'Nothing was booked yet.', ar: 'لم يُسجَّل أي مبلغ بعد.' },
  ledger: { en: 'Payments and refunds', ar: 'الدفعات والمبالغ المستردة' },
  'cash collected': { en: 'Cash collected', ar: 'تحصيل نقدي' },
  'transfer approved': { en: 'Transfer approved', ar: 'تحويل مقبول' },
  'payment recorded': { en: 'Payment', ar: 'دفعة' },
  'card payment': { en: 'Card payment', ar: 'دفع بالبطاقة' },
  adjustment: { en: 'Adjustment', ar: 'تسوية' },
  refund: { en: 'Refund', ar: 'استرداد' },
  takenBack: {
    en: (kind: string) => `${kind}, taken back`,
    ar: (kind: string) => `${kind} (تم التراجع عنه)`,
  },
  reversal: { en: (kind: string) => `Taken back: ${kind}`, ar: (kind: string) => `تراجع عن: ${kind}` },
  cash: { en: 'Cash', ar: 'نقدًا' },
  transfer: { en: 'Transfer', ar: 'تحويل' },
  card: { en: 'Card', ar: 'بطاقة' },
  other: { en: 'Other', ar: 'أخرى' },
  by: { en: (name: string) => `by ${name}`, ar: (name: string) => `${name}` },
  beforeLedger: { en: 'Booked from earlier records', ar: 'سُجّل من السجلات السابقة' },
  recordPayment: { en: 'Record payment', ar: 'تسجيل دفعة' },
  recordRefund: { en: 'Refund', ar: 'استرداد' },
  takeBack: { en: 'Take back', ar: 'تراجع' },
  askTakeBack: { en: 'Take back this entry?', ar: 'التراجع عن هذا القيد؟' },
  askTakeBackText: {
    en: 'For what was booked by mistake: the entry stays, and one against it is added.',
    ar: 'لما سُجّل بالخطأ: يبقى القيد ويُضاف قيد معاكس له.',
  },
  yesTakeBack: { en: 'Yes, take it back', ar: 'نعم، تراجع' },
  failed: { en: 'It could not be booked.', ar: 'تعذّر التسجيل.' },
})

/** The words of the two dialogs. */
export const moneyDialogMessages = defineMessages({
  payment: { en: 'Record a payment', ar: 'تسجيل دفعة' },
  paymentLead: {
    en: 'Money that has reached the shop. The state of payment follows from it.',
    ar: 'مبلغ وصل إلى المتجر، وحالة الدفع تتبعه.',
  },
  refund: { en: 'Record a refund', ar: 'تسجيل استرداد' },
  refundLead: {
    en: 'Money that went back. The customer gets an e-mail about it.',
    ar: 'مبلغ تمت إعادته، ويصل إلى العميل بريد بذلك.',
  },
  amount: { en: 'Amount in OMR', ar: 'المبلغ بالريال' },
  amountNeeded: { en: 'Please enter an amount above 0.', ar: 'يرجى إدخال مبلغ أكبر من 0.' },
  atMost: { en: (amount: string) => `At most ${amount}`, ar: (amount: string) => `الحد الأقصى ${amount}` },
  openIs: { en: (amount: string) => `Open: ${amount}`, ar: (amount: string) => `المتبقي: ${amount}` },
  method: { en: 'Method', ar: 'الطريقة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  referenceHint: { en: 'Number of the transfer or receipt', ar: 'رقم التحويل أو الإيصال' },
  note: { en: 'Note for staff', ar: 'ملاحظة للموظفين' },
  savePayment: { en: 'Record payment', ar: 'تسجيل الدفعة' },
  saveRefund: { en: 'Record refund', ar: 'تسجيل الاسترداد' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saving: { en: 'Please Wait...', ar: 'يرجى الانتظار...' },
  offline: {
    en: 'No answer came. Send it again: it is booked only once.',
    ar: 'لم يصل رد. يمكن الإرسال من جديد، ولن يُسجَّل المبلغ إلا مرة واحدة.',
  },
  failed: { en: 'It could not be booked. Please try again.', ar: 'تعذّر التسجيل. يرجى المحاولة مرة أخرى.' },
})
