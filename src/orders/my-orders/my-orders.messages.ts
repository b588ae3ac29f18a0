import { defineMessages, plural } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of a customer's own orders; product.md sections 2, 4 and 8 where they have them. */
export const myOrdersMessages = defineMessages({
  active: { en: 'Active Order', ar: 'طلباتي الحالية' },
  shopping: { en: 'My Shopping', ar: 'مشترياتي' },
  cancellations: { en: 'My Cancellations', ar: 'طلباتي الملغاة' },
  returns: { en: 'My Return', ar: 'مرتجعاتي' },
  noActive: { en: 'No order is on its way', ar: 'لا توجد طلبات في الطريق' },
  noActiveText: {
    en: 'What you order appears here, and you see where it is.',
    ar: 'تظهر هنا كل الطلبات، وأين وصل كل منها.',
  },
  noShopping: { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
  noShoppingText: {
    en: 'Orders that have reached you are kept here.',
    ar: 'نحتفظ هنا بالطلبات التي وصلت إليك.',
  },
  noCancellations: { en: 'You have cancelled nothing', ar: 'لا طلبات ملغاة' },
  noCancellationsText: {
    en: 'A cancelled order waits here in case you change your mind.',
    ar: 'الطلب الملغى ينتظر هنا لمن غيّر رأيه.',
  },
  noReturns: { en: 'You have returned nothing', ar: 'لا طلبات مرتجعة' },
  noReturnsText: {
    en: 'A return is asked for at a delivered order, under My Shopping.',
    ar: 'يُطلب الإرجاع من الطلب الذي وصل، في «مشترياتي».',
  },
  toShop: { en: 'Go to the shop', ar: 'إلى المتجر' },
  count: {
    en: (n: number) => plural('en', n, { one: '# order', other: '# orders' }),
    ar: (n: number) =>
      plural('ar', n, { one: 'طلب واحد', two: 'طلبان', few: '# طلبات', many: '# طلبًا', other: '# طلب' }),
  },
  order: { en: 'Order', ar: 'الطلب' },
  track: { en: 'Follow this order', ar: 'تتبّع الطلب' },
  receiptNeeded: {
    en: 'We need the receipt of your transfer.',
    ar: 'نحتاج إلى إيصال التحويل.',
  },
  sendReceipt: { en: 'See why, and send it', ar: 'معرفة السبب وإرساله' },
  more: { en: 'Show more orders', ar: 'عرض المزيد' },
  loading: { en: 'Looking for your orders', ar: 'جارٍ البحث عن الطلبات' },
  failedTitle: { en: 'Your orders could not be loaded', ar: 'تعذّر عرض طلباتك' },
  failedText: { en: 'Please check your connection.', ar: 'يرجى التحقق من الاتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  verify: {
    en: 'Orders placed without this account appear here once your email is verified.',
    ar: 'الطلبات المرسلة من دون هذا الحساب تظهر هنا بعد تأكيد البريد.',
  },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  askCancel: {
    en: (n: string) => `Cancel order #${n}?`,
    ar: (n: string) => `إلغاء الطلب ${numberInArabic(n)}؟`,
  },
  askCancelText: {
    en: 'You can confirm it again within 24 hours, while the pieces are in stock.',
    ar: 'يمكن تأكيده من جديد خلال 24 ساعة ما دامت القطع متوفرة.',
  },
  yesCancel: { en: 'Yes, cancel it!', ar: 'نعم، إلغاء الطلب' },
  keep: { en: 'No, keep it', ar: 'لا، إبقاؤه' },
  reconfirm: { en: 'Confirm again', ar: 'تأكيد من جديد' },
  askReconfirm: {
    en: (n: string) => `Confirm order #${n} again?`,
    ar: (n: string) => `تأكيد الطلب ${numberInArabic(n)} من جديد؟`,
  },
  askReconfirmText: {
    en: 'We prepare it as it was, at the same prices.',
    ar: 'سنجهّزه كما كان وبالأسعار نفسها.',
  },
  yesReconfirm: { en: 'Yes, confirm it!', ar: 'نعم، تأكيد الطلب' },
  'cancelled by the shop': {
    en: 'The shop cancelled this order; only the shop can confirm it again.',
    ar: 'ألغى المتجر هذا الطلب، والمتجر وحده يمكنه تأكيده من جديد.',
  },
  'too late': {
    en: 'An order can be confirmed again within 24 hours of its cancellation.',
    ar: 'يمكن تأكيد الطلب من جديد خلال 24 ساعة من إلغائه فقط.',
  },
  toCart: { en: 'Put the goods in my cart', ar: 'إضافة المنتجات إلى السلة' },
  inCart: { en: 'The goods are in your cart', ar: 'تمت إضافة المنتجات إلى السلة' },
  inCartText: {
    en: (n: number) =>
      plural('en', n, { one: '# product, at today’s price.', other: '# products, at today’s prices.' }),
    ar: (n: number) =>
      plural('ar', n, {
        one: 'منتج واحد بسعر اليوم.',
        two: 'منتجان بسعر اليوم.',
        few: '# منتجات بأسعار اليوم.',
        other: '# منتجًا بأسعار اليوم.',
      }),
  },
  noneLeft: { en: 'None of these goods is sold any more.', ar: 'لم يعد أي من هذه المنتجات متوفرًا.' },
  openCart: { en: 'Open the cart', ar: 'فتح السلة' },
  updated: { en: 'Updated!', ar: 'تم التحديث!' },
  updatedText: { en: 'Order status has been updated.', ar: 'تم تحديث حالة طلبك.' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  failed: { en: 'Failed to update order status.', ar: 'تعذّر تحديث حالة الطلب.' },
})

/** The words of a return request (O8). */
export const returnMessages = defineMessages({
  request: { en: 'Request return', ar: 'طلب إرجاع' },
  title: { en: (n: string) => `Return order #${n}`, ar: (n: string) => `إرجاع الطلب ${numberInArabic(n)}` },
  lead: {
    en: 'Tell us why; we call you to arrange the pick-up.',
    ar: 'نحتاج إلى معرفة السبب، وسنتصل بك لترتيب الاستلام.',
  },
  why: { en: 'Why are you returning it?', ar: 'ما سبب الإرجاع؟' },
  'change of mind': { en: 'I changed my mind', ar: 'غيّرت رأيي' },
  defect: { en: 'It has a defect', ar: 'فيه عيب' },
  days: {
    en: (n: number) => `Within ${n} days of delivery`,
    ar: (n: number) =>
      plural('ar', n, {
        few: 'خلال # أيام من الاستلام',
        other: 'خلال # يومًا من الاستلام',
      }),
  },
  until: { en: ', until', ar: '، حتى' },
  over: { en: ', ended', ar: '، انتهت في' },
  comment: { en: 'What should we know?', ar: 'ما الذي ينبغي أن نعرفه؟' },
  choose: { en: 'Please choose why you are returning the order.', ar: 'يرجى اختيار سبب الإرجاع.' },
  notLoaded: {
    en: 'The pieces of this order could not be loaded.',
    ar: 'تعذّر تحميل قطع هذا الطلب.',
  },
  send: { en: 'Request return', ar: 'إرسال طلب الإرجاع' },
  sending: { en: 'Please Wait...', ar: 'يرجى الانتظار لحظة...' },
  back: { en: 'Back', ar: 'تراجُع' },
  lawful: {
    en: 'The days to return this order are over.',
    ar: 'انتهت مدة إرجاع هذا الطلب.',
  },
})
