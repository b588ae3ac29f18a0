import { defineMessages } from '#src/i18n/messages.ts'
import { numberInArabic } from '#src/orders/order/order-number.ts'

/** The words of an order that the shop prepared and its customer confirms (O19). */
export const offeredMessages = defineMessages({
  title: { en: 'Your order is ready to confirm', ar: 'الطلب جاهز للتأكيد' },
  loading: { en: 'Opening the order', ar: 'جارٍ فتح الطلب' },
  until: { en: 'These prices hold until', ar: 'الأسعار ثابتة حتى' },
  check: {
    en: 'Please check it. Nothing is ordered before it is confirmed; if something is wrong, please tell the shop.',
    ar: 'يرجى المراجعة. لا يُسجل الطلب قبل تأكيده، وإن كان هناك خطأ فيرجى إبلاغ المتجر.',
  },
  refusedTitle: { en: 'This order can no longer be confirmed', ar: 'لم يعد تأكيد هذا الطلب ممكنًا' },
  way: {
    en: 'It can no longer be ordered so: the shop does not offer this way of delivery any more.',
    ar: 'لم يعد طلبه هكذا ممكنًا: لا يوفر المتجر طريقة التوصيل هذه الآن.',
  },
  country: {
    en: 'It can no longer be ordered so: the shop does not ship to this country any more.',
    ar: 'لم يعد طلبه هكذا ممكنًا: لا يوصل المتجر إلى هذه الدولة الآن.',
  },
  goods: {
    en: 'It can no longer be ordered so: the shop does not have all of these products any more.',
    ar: 'لم يعد طلبه هكذا ممكنًا: لم تعد كل هذه المنتجات متوفرة لدى المتجر.',
  },
  askShop: {
    en: 'Nothing is to be paid. The shop gladly prepares it anew.',
    ar: 'لا يُطلب دفع أي مبلغ، ويمكن للمتجر تجهيز الطلب من جديد.',
  },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  call: { en: 'Call the shop', ar: 'الاتصال بالمتجر' },
  contact: { en: 'Contact', ar: 'التواصل' },
  products: { en: 'Products', ar: 'المنتجات' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  address: { en: 'Address', ar: 'العنوان' },
  addressHint: { en: 'Way and house, or a landmark', ar: 'السكة ورقم المنزل أو معلم قريب' },
  addressMissing: { en: 'Please write the address.', ar: 'يرجى كتابة العنوان.' },
  wilayatMissing: { en: 'Please choose the wilayat.', ar: 'يرجى اختيار الولاية.' },
  confirm: { en: 'Confirm Order', ar: 'تأكيد الطلب' },
  wait: { en: 'Please Wait...', ar: 'يرجى الانتظار...' },
  goneTitle: { en: 'This link is no longer open', ar: 'لم يعد هذا الرابط متاحًا' },
  goneText: {
    en: 'It has expired, or there never was an order behind it. The shop gladly sends a new one.',
    ar: 'انتهت صلاحيته أو لا يوجد طلب عليه. يمكن للمتجر إرسال رابط جديد.',
  },
  failedTitle: { en: 'The order could not be opened', ar: 'تعذّر فتح الطلب' },
  failedText: { en: 'There may be no connection.', ar: 'ربما لا يوجد اتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  doneTitle: { en: 'The order has been placed', ar: 'تم تسجيل الطلب' },
  doneText: {
    en: (n: string) => `Its number is #${n}. Here it can be followed until it arrives.`,
    ar: (n: string) => `رقمه ${numberInArabic(n)}. يمكن متابعته من هنا حتى وصوله.`,
  },
  track: { en: 'Follow the order', ar: 'متابعة الطلب' },
  home: { en: 'To the shop', ar: 'إلى المتجر' },
  failed: {
    en: 'No answer came. Confirming again makes no second order.',
    ar: 'لم يصل رد. التأكيد مرة أخرى لا يكرر الطلب.',
  },
  proofMissing: { en: 'Please add the picture of the receipt.', ar: 'يرجى إرفاق صورة الإيصال.' },
})
