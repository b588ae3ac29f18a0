import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the page behind a tracking link. */
export const trackMessages = defineMessages({
  title: { en: 'Your order', ar: 'طلبك' },
  number: { en: 'Order number', ar: 'رقم الطلب' },
  loading: { en: 'Looking for your order', ar: 'نبحث عن طلبك' },
  placed: { en: 'Placed', ar: 'تاريخ الطلب' },
  corrected: { en: 'Changed by the shop', ar: 'عدّله المتجر' },
  arrives: { en: 'Estimated delivery', ar: 'موعد التوصيل المتوقع' },
  progress: { en: 'Where your order is', ar: 'أين وصل طلبك' },
  reached: { en: 'done', ar: 'تم' },
  now: { en: 'now', ar: 'الآن' },
  Cancelled: { en: 'This order was cancelled.', ar: 'أُلغي هذا الطلب.' },
  returned: { en: 'Returned', ar: 'تم الإرجاع' },
  returnedText: { en: 'The return is finished.', ar: 'انتهى الإرجاع.' },
  Return: { en: 'This order is being returned.', ar: 'هذا الطلب قيد الإرجاع.' },
  agreed: { en: 'Order received', ar: 'تم استلام الطلب' },
  products: { en: 'Products', ar: 'القطع' },
  deliveryArea: { en: 'Delivery area', ar: 'مكان التوصيل' },
  payment: { en: 'Payment method', ar: 'طريقة الدفع' },
  courier: { en: 'Delivered by', ar: 'التوصيل مع' },
  follow: { en: 'Follow the parcel', ar: 'تتبع الشحنة' },
  taxPapers: { en: 'Tax invoice', ar: 'الفاتورة الضريبية' },
  help: { en: 'A question about it?', ar: 'عندك سؤال عنه؟' },
  whatsapp: { en: 'Write to us on WhatsApp', ar: 'مراسلتنا على واتساب' },
  whatsappText: {
    en: (number: string) => `Hello, I have a question about my order ${number}.`,
    ar: (number: string) => `السلام عليكم، عندي سؤال عن طلبي رقم ${number}.`,
  },
  unknownTitle: { en: 'There is no order behind this link', ar: 'لا يوجد طلب على هذا الرابط' },
  unknownText: {
    en: 'Perhaps a part of the link was lost. Open it once more from our email, or find your order with its number and your phone.',
    ar: 'ربما ضاع جزء من الرابط. يمكن فتحه مرة أخرى من رسالتنا، أو البحث عن الطلب برقمه ورقم الهاتف.',
  },
  failedTitle: { en: 'Your order could not be loaded', ar: 'تعذّر عرض طلبك' },
  failedText: { en: 'Please check your connection.', ar: 'يرجى التحقق من الاتصال.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  proofTitle: { en: 'Please send the receipt again', ar: 'يرجى إرسال الإيصال مرة أخرى' },
  proofText: {
    en: 'We could not match a transfer with the receipt we have. Please send a picture of the receipt once more.',
    ar: 'لم نجد تحويلًا يطابق الإيصال الذي وصلنا. يرجى إرسال صورة الإيصال مرة أخرى.',
  },
  proofAgain: {
    en: 'Please send a picture of the receipt once more.',
    ar: 'يرجى إرسال صورة الإيصال مرة أخرى.',
  },
  proofSent: {
    en: 'The receipt has been sent. We check it now.',
    ar: 'تم إرسال الإيصال، وسنراجعه.',
  },
  proofSend: { en: 'Send', ar: 'إرسال' },
  byPhone: { en: 'Find it by number and phone', ar: 'البحث برقم الطلب' },
})
