import { defineMessages } from '#src/i18n/messages.ts'

/** Opening the shop, in the dashboard (B2). */
export const openingMessages = defineMessages({
  title: { en: 'The shop is not open yet', ar: 'المتجر لم يفتتح بعد' },
  text: {
    en: 'Visitors see that it opens soon and how to reach you. You see it as it will be, and so does whoever has this link:',
    ar: 'يرى الزوار أن الافتتاح قريب وطرق التواصل. أما فريق العمل ومن لديه هذا الرابط فيرون المتجر كما سيكون:',
  },
  link: { en: 'preview link', ar: 'رابط المعاينة' },
  look: { en: 'See the shop', ar: 'معاينة المتجر' },
  replace: { en: 'Replace the link', ar: 'استبدال الرابط' },
  replaceText: {
    en: 'Whoever has the present link sees the shop no more.',
    ar: 'لن يتمكن حاملو الرابط الحالي من رؤية المتجر.',
  },
  replaced: { en: 'There is a new link', ar: 'أصبح هناك رابط جديد' },
  open: { en: 'Open the shop', ar: 'افتتاح المتجر' },
  openTitle: { en: 'Open the shop?', ar: 'افتتاح المتجر؟' },
  openText: {
    en: 'Everybody can see it and order at once.',
    ar: 'سيتمكن الجميع من رؤيته والطلب منه فورًا.',
  },
  missing: {
    en: 'The law in Oman asks an online shop for what is missing here. You can open without it, and should not for long:',
    ar: 'تشترط الأنظمة في عُمان على المتجر الإلكتروني ما ينقص هنا. يمكن الافتتاح بدونه، ولا ينبغي أن يطول ذلك:',
  },
  switchedOff: {
    en: (ways: string) => `Your policies speak of a way to pay that is switched off: ${ways}.`,
    ar: (ways: string) => `تذكر صفحة السياسات طريقة دفع غير مفعّلة: ${ways}.`,
  },
  sources: { en: 'Where that is written:', ar: 'المصادر:' },
  decision: { en: 'Ministerial Decision 499/2023', ar: 'القرار الوزاري 499/2023' },
  consumers: { en: 'Consumer protection: selling online', ar: 'حماية المستهلك: البيع عن بُعد' },
  openAnyway: { en: 'Open anyway', ar: 'الافتتاح مع ذلك' },
  opened: { en: 'The shop is open', ar: 'المتجر مفتوح الآن' },
  close: { en: 'Close the shop for now', ar: 'إغلاق المتجر مؤقتًا' },
  closeTitle: { en: 'Close the shop?', ar: 'إغلاق المتجر؟' },
  closeText: {
    en: 'Visitors see that it opens soon, and nobody can order. Orders placed so far go on. There will be a new preview link; earlier ones show nothing any more.',
    ar: 'سيرى الزوار أن الافتتاح قريب، ولن يتمكن أحد من الطلب. أما الطلبات السابقة فتستمر. وسيكون هناك رابط معاينة جديد، ولن تعرض الروابط السابقة شيئًا.',
  },
  closed: { en: 'The shop is closed', ar: 'المتجر مغلق الآن' },
  demo: {
    en: 'Goods and orders of the demo are here. Once there is a real order, these figures count real ones alone.',
    ar: 'في المتجر منتجات وطلبات تجريبية، ومتى وصل أول طلب حقيقي اقتصرت الأرقام هنا على الطلبات الحقيقية.',
  },
  demoBesideReal: {
    en: 'Goods or orders of the demo are still here. These figures count real orders alone.',
    ar: 'لا تزال في المتجر منتجات أو طلبات تجريبية، والأرقام هنا للطلبات الحقيقية وحدها.',
  },
  clearDemo: { en: 'Remove the demo', ar: 'إزالة المحتوى التجريبي' },
  failed: { en: 'That did not work. Please try again.', ar: 'تعذّر ذلك. يرجى المحاولة مرة أخرى.' },
})

/** What a shop in Oman has to say of itself, and where it is written. */
export const legalTexts = {
  registration: {
    text: { en: 'The number of your commercial registration', ar: 'رقم السجل التجاري' },
    path: '/dashboard/update-settings#more',
  },
  licence: {
    text: { en: 'The number of your e-commerce licence', ar: 'رقم ترخيص التجارة الإلكترونية' },
    path: '/dashboard/update-settings#more',
  },
  address: { text: { en: 'Your address', ar: 'عنوان المتجر' }, path: '/dashboard/update-settings#contact' },
  contact: {
    text: { en: 'A phone number and an email', ar: 'رقم هاتف وبريد إلكتروني' },
    path: '/dashboard/update-settings#contact',
  },
  terms: {
    text: {
      en: 'Your own words on returns and delivery, published as the policies',
      ar: 'شروط الإرجاع والتوصيل منشورة في صفحة السياسات',
    },
    path: '/dashboard/pages/policies',
  },
  complaints: {
    text: {
      en: 'How complaints are handled, in the policies',
      ar: 'طريقة التعامل مع الشكاوى، في صفحة السياسات',
    },
    path: '/dashboard/pages/policies',
  },
} as const

export const legalSources = {
  decision: 'https://blog.decree.om/2023/mociip-issues-e-commerce-regulation/',
  consumers:
    'https://www.thearabianstories.com/2024/10/27/omans-cpa-outlines-e-commerce-compliance-guidelines/',
} as const
