import { defineMessages } from '#src/i18n/messages.ts'

/** Removing the demo, in the dashboard (B3). */
export const demoMessages = defineMessages({
  title: { en: 'Demo', ar: 'المحتوى التجريبي' },
  text: {
    en: 'What the shop began with, so that there is something to look at. Nothing of it is real.',
    ar: 'محتوى بدأ به المتجر ليكون فيه ما يُعرض، ولا شيء منه حقيقي.',
  },
  products: { en: 'Products', ar: 'المنتجات' },
  sliders: { en: 'Slides', ar: 'الشرائح' },
  orders: { en: 'Invented orders', ar: 'الطلبات التجريبية' },
  stays: {
    en: 'Your settings, your staff, your own goods and orders stay, and so does what you have changed of the demo. Pictures and texts of categories, contact and bank details that the demo invented go.',
    ar: 'تبقى إعدادات المتجر وفريق العمل والمنتجات والطلبات الحقيقية، وكذلك كل ما جرى تعديله من المحتوى التجريبي. وتُحذف صور الأقسام ونصوصها وبيانات التواصل والبنك الوهمية.',
  },
  clear: { en: 'Remove the demo', ar: 'إزالة المحتوى التجريبي' },
  sure: { en: 'Remove the demo?', ar: 'إزالة المحتوى التجريبي؟' },
  sureText: {
    en: 'This cannot be undone here. Visitors see the empty shelves at once: close the shop first if you like.',
    ar: 'لا يمكن التراجع عن ذلك هنا. وسيرى الزوار الرفوف فارغة فورًا، ويمكن إغلاق المتجر قبل ذلك.',
  },
  cleared: { en: 'The demo is gone', ar: 'أُزيل المحتوى التجريبي' },
  none: { en: 'Nothing of the demo is here.', ar: 'لا يوجد أي محتوى تجريبي.' },
  back: { en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
  failed: { en: 'That did not work. Please try again.', ar: 'تعذّر ذلك. يرجى المحاولة مرة أخرى.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
