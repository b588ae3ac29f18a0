import { defineMessages, plural } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** Changing and deleting orders, as staff read it; product.md section 8's texts where it has them. */
export const orderChangeMessages = defineMessages({
  toConfirmed: { en: 'Confirm', ar: 'تأكيد' },
  toShipping: { en: 'Shipping', ar: 'شحن' },
  toDelivered: { en: 'Delivered', ar: 'تسليم' },
  toReady: { en: 'Ready to collect', ar: 'جاهز للاستلام' },
  rowReady: { en: 'Ready', ar: 'جاهز' },
  toCollected: { en: 'Collected', ar: 'تم الاستلام' },
  toCancelled: { en: 'Cancel', ar: 'إلغاء' },
  // On the order's own page, which has room for verbs.
  doConfirmed: { en: 'Confirm', ar: 'تأكيد' },
  doShipping: { en: 'Ship', ar: 'شحن' },
  doDelivered: { en: 'Mark delivered', ar: 'تسليم' },
  doReady: { en: 'Mark ready', ar: 'تجهيز للاستلام' },
  doCollected: { en: 'Mark collected', ar: 'تسجيل الاستلام' },
  doCancelled: { en: 'Cancel', ar: 'إلغاء' },
  delete: { en: 'Delete', ar: 'حذف' },
  askConfirmed: {
    en: (n: string) => `Confirm order #${n}?`,
    ar: (n: string) => `تأكيد الطلب ${numberInArabic(n)}؟`,
  },
  askConfirmedText: {
    en: 'It moves to the Confirmed Orders, ready to be prepared.',
    ar: 'ينتقل إلى الطلبات المؤكدة ليبدأ تجهيزه.',
  },
  askUnpaid: {
    en: 'It is paid by transfer, and no receipt is approved yet. Confirm it anyway?',
    ar: 'الدفع بالتحويل، ولم يُعتمد أي إيصال بعد. تأكيد الطلب رغم ذلك؟',
  },
  // Of goods that leave the shop, and are brought: nobody at the door asks for a transfer.
  owedTransfer: {
    en: (amount: string) => `It is paid by transfer, and ${amount} is still owed.`,
    ar: (amount: string) => `الدفع بالتحويل، والمبلغ المتبقي ${amount}.`,
  },
  owedTransfers: {
    en: (n: number) =>
      plural('en', n, {
        one: '# is paid by transfer and still owes something.',
        other: '# are paid by transfer and still owe something.',
      }),
    ar: (n: number) => `طلبات بالتحويل بقي من ثمنها شيء: ${n}.`,
  },
  yesConfirmed: { en: 'Yes, confirm it!', ar: 'نعم، تأكيد الطلب' },
  askShipping: {
    en: (n: string) => `Is order #${n} on its way?`,
    ar: (n: string) => `هل خرج الطلب ${numberInArabic(n)} للتوصيل؟`,
  },
  askShippingText: {
    en: 'Its status becomes Shipping; the customer sees it.',
    ar: 'تصبح حالته «قيد الشحن» ويرى العميل ذلك.',
  },
  yesShipping: { en: 'Yes, it is on its way!', ar: 'نعم، خرج للتوصيل' },
  askReady: {
    en: (n: string) => `Is order #${n} ready to collect?`,
    ar: (n: string) => `هل الطلب ${numberInArabic(n)} جاهز للاستلام؟`,
  },
  askReadyText: {
    en: 'The customer sees that it can be collected at the shop.',
    ar: 'يرى العميل أن الطلب جاهز للاستلام من المتجر.',
  },
  yesReady: { en: 'Yes, it is ready!', ar: 'نعم، جاهز' },
  askCollectedText: {
    en: (n: string) => `Order #${n} becomes Collected, and the days for a return begin.`,
    ar: (n: string) => `تصبح حالة الطلب ${numberInArabic(n)} «تم الاستلام» وتبدأ مدة الإرجاع.`,
  },
  askDelivered: {
    en: 'Has the customer received the product in good condition?',
    ar: 'هل استلم العميل المنتج بحالة جيدة؟',
  },
  askDeliveredText: {
    en: (n: string) => `Order #${n} becomes Delivered, and the days for a return begin.`,
    ar: (n: string) => `تصبح حالة الطلب ${numberInArabic(n)} «تم التوصيل» وتبدأ مدة الإرجاع.`,
  },
  yesDelivered: { en: 'Yes, received!', ar: 'نعم، استلمه' },
  askCancelled: {
    en: (n: string) => `Cancel order #${n}?`,
    ar: (n: string) => `إلغاء الطلب ${numberInArabic(n)}؟`,
  },
  askCancelledText: {
    en: 'It moves to the Cancelled Orders. It can be confirmed again later.',
    ar: 'ينتقل إلى الطلبات الملغاة، ويمكن تأكيده من جديد لاحقًا.',
  },
  askExchangeCancelled: {
    en: 'It takes the new pieces of a return out: they go back to the stock, the worth of the old ones to that return. It cannot be confirmed again.',
    ar: 'هذا الطلب استبدال لإرجاع: تعود قطعه إلى المخزون وقيمة القطع المرتجعة إلى ذلك الإرجاع، ولا يمكن تأكيده من جديد.',
  },
  paidBack: {
    en: (amount: string) => `The ${amount} that was paid is then owed back to the customer.`,
    ar: (amount: string) => `المبلغ المدفوع ${amount} يصبح مستحقًا للعميل بعد الإلغاء.`,
  },
  yesCancelled: { en: 'Yes, cancel it!', ar: 'نعم، إلغاء الطلب' },
  notYet: { en: 'Not yet', ar: 'ليس الآن' },
  keep: { en: 'No, keep it', ar: 'لا، إبقاؤه' },
  // In Arabic one sentence: its title would say the same.
  updated: { en: 'Updated!', ar: 'تم تحديث حالة الطلب.' },
  updatedText: { en: 'Order status has been updated.', ar: '' },
  orderIsNow: {
    en: (n: string, status: string) => `Order #${n}: ${status}`,
    ar: (n: string, status: string) => `الطلب ${numberInArabic(n)}: ${status}`,
  },
  theOrder: { en: (n: string) => `Order #${n}`, ar: (n: string) => `الطلب ${numberInArabic(n)}` },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  failed: { en: 'Failed to update order status.', ar: 'تعذّر تحديث حالة الطلب.' },
  somebodyFirst: { en: 'Somebody else was first', ar: 'سبقك شخص آخر' },
  nowIs: {
    en: (n: string, status: string) => `Order #${n} is now: ${status}. Nothing was changed.`,
    ar: (n: string, status: string) => `حالة الطلب ${numberInArabic(n)} الآن: ${status}. لم يتغير شيء.`,
  },
  gone: {
    en: (n: string) => `Order #${n} is not there any more.`,
    ar: (n: string) => `لم يعد الطلب ${numberInArabic(n)} موجودًا.`,
  },
  sure: { en: 'Are you sure?', ar: 'هل تتم المتابعة؟' },
  noRevert: { en: "You won't be able to revert this!", ar: 'لا يمكن التراجع عن هذا الإجراء!' },
  stillOwed: {
    en: (amount: string) => `${amount} is still owed to its customer. Once deleted, only the bin shows that.`,
    ar: (amount: string) =>
      `ما زال المبلغ ${amount} مستحقًا للعميل، وبعد الحذف لا يظهر ذلك إلا في الطلبات المحذوفة.`,
  },
  openReturn: {
    en: 'A return of it is open. Once deleted, nobody asks for its pieces any more.',
    ar: 'يوجد إرجاع مفتوح لهذا الطلب، وبعد الحذف لا يُطلب استلام قطعه.',
  },
  yesDelete: { en: 'Yes, delete it!', ar: 'نعم، حذف الطلب' },
  success: { en: 'Success!', ar: 'تم بنجاح!' },
  deleted: { en: 'Order deleted successfully.', ar: 'تم حذف الطلب.' },
  deleteFailed: {
    en: 'Error deleting order. Please try again later.',
    ar: 'تعذّر حذف الطلب. يرجى المحاولة لاحقًا.',
  },
  unexpected: {
    en: 'An unexpected error occurred. Please try again later.',
    ar: 'حدث خطأ غير متوقع. يرجى المحاولة لاحقًا.',
  },
})
