import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the page that finds an order by its number and phone. */
export const trackByPhoneMessages = defineMessages({
  title: { en: 'Track your order', ar: 'تتبّعي طلبكِ' },
  lead: {
    en: 'Enter your order number and the phone you gave with it. We show you where your order is.',
    ar: 'أدخلي رقم الطلب ورقم الهاتف الذي كتبتِه عند الطلب، لتعرفي أين وصل.',
  },
  orderId: { en: 'Order number', ar: 'رقم الطلب' },
  orderIdHint: {
    en: 'You find it in our e-mail and on the page after ordering.',
    ar: 'تجدينه في رسالتنا إليكِ وفي الصفحة التي ظهرت بعد الطلب.',
  },
  mobileNumber: { en: 'Mobile Number', ar: 'رقم الهاتف' },
  find: { en: 'Find my order', ar: 'ابحثي عن طلبكِ' },
  finding: { en: 'Looking...', ar: 'نبحث عنه...' },
  fillIn: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  unknown: {
    en: 'We found no order with this number and this phone. Please check both.',
    ar: 'لم نجد طلبًا بهذا الرقم وهذا الهاتف. تحققي من الاثنين من فضلكِ.',
  },
  often: {
    en: 'That was a little too often. Please try again in a quarter of an hour.',
    ar: 'محاولات كثيرة في وقت قصير. حاولي مرة أخرى بعد ربع ساعة.',
  },
  offline: {
    en: 'The shop could not be reached. Please check your connection and try again.',
    ar: 'تعذّر الوصول إلى المتجر. تحققي من اتصالكِ وحاولي مرة أخرى.',
  },
})
