import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words around every page of the shop. */
export const storefrontMessages = defineMessages({
  skipToContent: { en: 'Skip to the content', ar: 'انتقلي إلى المحتوى' },
  homeOf: { en: (shop: string) => `${shop}, home page`, ar: (shop: string) => `${shop}، الصفحة الرئيسية` },
  home: { en: 'Home', ar: 'الرئيسية' },
  shop: { en: 'Shop', ar: 'المتجر' },
  offers: { en: 'Offers', ar: 'العروض' },
  aboutUs: { en: 'About us', ar: 'من نحن' },
  mainMenu: { en: 'Main menu', ar: 'القائمة الرئيسية' },
  quickLinks: { en: 'Quick links', ar: 'روابط سريعة' },
  openMenu: { en: 'Open the menu', ar: 'افتحي القائمة' },
  menu: { en: 'Menu', ar: 'القائمة' },
  categories: { en: 'Categories', ar: 'الأقسام' },
  shopByCategory: { en: 'Shop by category', ar: 'تسوّقي حسب القسم' },
  viewAll: { en: 'View All', ar: 'عرض الكل' },
  shelvesOf: {
    en: (category: string) => `More of ${category}`,
    ar: (category: string) => `أقسام ${category}`,
  },
  cart: { en: 'Cart', ar: 'السلة' },
  cartLines: {
    en: (lines: number) => plural('en', lines, { one: '# product', other: '# products' }),
    ar: (lines: number) =>
      plural('ar', lines, {
        zero: 'فارغة',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '# منتجات',
        many: '# منتجًا',
        other: '# منتج',
      }),
  },
  lightMode: { en: 'Light Mode', ar: 'الوضع الفاتح' },
  darkMode: { en: 'Dark Mode', ar: 'الوضع الداكن' },
  followUs: { en: 'Follow Us', ar: 'تابعينا' },
  newTab: { en: 'opens in a new tab', ar: 'يفتح في نافذة جديدة' },
  brandLine: {
    en: 'Bags, shoes and gifts, chosen in Muscat and brought to your door all over Oman.',
    ar: 'حقائب وأحذية وهدايا نختارها لكِ في مسقط، ونوصلها إلى بابكِ في كل عُمان.',
  },
  rights: { en: 'All rights reserved.', ar: 'جميع الحقوق محفوظة.' },
  crNumber: { en: 'CR No.', ar: 'السجل التجاري' },
  vatNumber: { en: 'VAT No.', ar: 'الرقم الضريبي' },
  contactUs: { en: 'Contact us', ar: 'تواصلي معنا' },
  policies: { en: 'Policies', ar: 'سياسات المتجر' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  callUs: { en: 'Call us', ar: 'اتصلي بنا' },
  messenger: { en: 'Messenger', ar: 'ماسنجر' },
  notFoundTitle: { en: 'We could not find this page', ar: 'لم نجد هذه الصفحة' },
  notFoundText: {
    en: 'It may have moved, or the product is no longer in the shop. Search for it, or start from a category.',
    ar: 'ربما تغيّر عنوانها، أو لم يعد المنتج في المتجر. ابحثي عنه، أو ابدئي من أحد الأقسام.',
  },
  goHome: { en: 'Go Home', ar: 'العودة إلى الرئيسية' },
  errorTitle: { en: 'This page did not load', ar: 'لم تُفتح هذه الصفحة' },
  errorText: {
    en: 'The shop did not answer as it should. Your cart is safe; please try again in a moment.',
    ar: 'لم يصلنا رد المتجر كما يجب. سلتكِ محفوظة، حاولي مرة أخرى بعد لحظات.',
  },
  tryAgain: { en: 'Try again', ar: 'حاولي مرة أخرى' },
  pageLoading: { en: 'The page is loading', ar: 'الصفحة في الطريق' },
})
