import { defineMessages } from '#src/i18n/messages.ts'

/** product.md section 2's texts in English, exactly. */
export const orderSuccessMessages = defineMessages({
  title: { en: 'Thank You!!', ar: 'شكرًا لك!' },
  done: {
    en: (time: string) => `Your Order Successfully Done. You will get your order within ${time}.`,
    ar: (time: string) => `وصلنا طلبك بنجاح، وسيكون عندك خلال ${time}.`,
  },
  doneBy: {
    en: (day: string) => `Your Order Successfully Done. You should get your order by ${day}.`,
    ar: (day: string) => `وصلنا طلبك بنجاح، ومن المتوقع أن يكون عندك يوم ${day}.`,
  },
  oneOrTwo: { en: '1-2 Business Days', ar: 'يوم عمل أو يومين' },
  call: {
    en: 'We will call to confirm before preparing for delivery.',
    ar: 'سنتصل بك للتأكيد قبل تجهيز الطلب للتوصيل.',
  },
  kept: {
    en: 'Your Order Successfully Done. It will wait for you at the shop.',
    ar: 'وصلنا طلبك بنجاح، وسينتظرك في المتجر.',
  },
  callKept: {
    en: 'We will call to confirm, and say when you can collect it.',
    ar: 'سنتصل بك للتأكيد ولتحديد وقت الاستلام.',
  },
  receipt: {
    en: 'Your receipt is with us. We check the transfer before we prepare your order.',
    ar: 'وصلنا الإيصال، وسنتحقق من التحويل قبل تجهيز الطلب.',
  },
  signedOut: {
    en: 'Your session had ended before you confirmed: the order is with us, but not in your account. The link below always leads to it.',
    ar: 'انتهت الجلسة قبل التأكيد: وصلنا الطلب، لكنه لا يظهر في الحساب. الرابط أدناه يوصل إليه دائمًا.',
  },
  number: { en: 'Order number', ar: 'رقم الطلب' },
  arrives: { en: 'Estimated delivery', ar: 'موعد التوصيل المتوقع' },
  to: { en: 'For', ar: 'إلى' },
  giftNote: { en: 'Print as a gift note', ar: 'طباعة كبطاقة إهداء' },
  bought: { en: 'What you ordered', ar: 'القطع المطلوبة' },
  track: { en: 'Follow your order', ar: 'متابعة الطلب' },
  trackText: {
    en: 'Keep this link: it shows where your order is.',
    ar: 'يرجى الاحتفاظ بهذا الرابط، فهو يريك أين وصل طلبك.',
  },
  link: { en: 'order link', ar: 'رابط الطلب' },
  home: { en: 'Go To Home', ar: 'العودة إلى الرئيسية' },
  noneTitle: { en: 'There is no order to show here', ar: 'لا يوجد طلب لعرضه هنا' },
  noneText: {
    en: 'If you have just ordered, the link in your email shows it. Its number and your phone find it, too.',
    ar: 'رابط الطلب الأخير في رسالة البريد، ويمكن أيضًا البحث عنه برقمه ورقم الهاتف.',
  },
  find: { en: 'Find your order', ar: 'البحث عن الطلب' },
  loading: { en: 'Opening your order', ar: 'جارٍ فتح الطلب' },
})
