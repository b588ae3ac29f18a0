import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the page that finds an order by its number and phone. */
export const trackByPhoneMessages = defineMessages({
  title: { en: 'Track your order', ar: 'تتبّع الطلب' },
  lead: {
    en: 'Enter your order number and the phone you gave with it. We show you where your order is.',
    ar: 'برقم الطلب ورقم الهاتف المكتوب عند الطلب يظهر أين وصل.',
  },
  shows: { en: 'What you will find there', ar: 'ما تعرضه صفحة الطلب' },
  where: { en: 'Where your order is, step by step', ar: 'أين وصل الطلب، خطوة بخطوة' },
  when: { en: 'The day it should reach you', ar: 'اليوم المتوقع لوصوله' },
  paid: { en: 'What is paid and what is still to be paid', ar: 'المدفوع والمتبقي' },
  back: { en: 'Cancelling it, sending it back, and help', ar: 'الإلغاء والإرجاع والمساعدة' },
  orderId: { en: 'Order number', ar: 'رقم الطلب' },
  orderIdHint: {
    en: 'You find it in our email and on the page after ordering.',
    ar: 'الرقم في رسالتنا وفي الصفحة التي ظهرت بعد الطلب.',
  },
  mobileNumber: { en: 'Mobile Number', ar: 'رقم الهاتف' },
  find: { en: 'Find my order', ar: 'البحث عن الطلب' },
  finding: { en: 'Looking...', ar: 'جارٍ البحث...' },
  fillIn: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  unknown: {
    en: 'We found no order with this number and this phone. Please check both.',
    ar: 'لا يوجد طلب بهذا الرقم وهذا الهاتف. يرجى التحقق من الاثنين.',
  },
  often: {
    en: 'That was a little too often. Please try again in a quarter of an hour.',
    ar: 'محاولات كثيرة في وقت قصير. يرجى المحاولة مرة أخرى بعد ربع ساعة.',
  },
  offline: {
    en: 'The shop could not be reached. Please check your connection and try again.',
    ar: 'تعذّر الوصول إلى المتجر. يرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  },
})
