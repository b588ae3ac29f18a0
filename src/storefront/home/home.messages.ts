import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the home page. */
export const homeMessages = defineMessages({
  title: { en: 'Bags, shoes and gifts in Oman', ar: 'حقائب وأحذية وهدايا في عُمان' },
  description: {
    en: 'Bags, shoes, wallets, luggage, watches, jewellery and perfumes, chosen in Muscat and delivered all over Oman. Pay online or cash on delivery.',
    ar: 'حقائب وأحذية ومحافظ وحقائب سفر وساعات ومجوهرات وعطور، نختارها في مسقط ونوصلها إلى كل عُمان. والدفع بالتحويل أو عند الاستلام.',
  },
  headline: { en: 'Carried with care', ar: 'نحملها معك' },
  intro: {
    en: 'New arrivals for every day in Muscat: leather that softens, colours that stay, gifts that are kept.',
    ar: 'جديدنا لكل يوم في مسقط: جلد يزداد نعومة، وألوان تدوم، وهدايا تبقى في القلب.',
  },
  shopNew: { en: 'Shop new arrivals', ar: 'تسوّق الجديد' },
  news: { en: 'News of the shop', ar: 'أخبار المتجر' },
  pauseNews: { en: 'Pause the moving text', ar: 'إيقاف النص المتحرك' },
  playNews: { en: 'Let the text move', ar: 'تحريك النص' },
  banners: { en: 'Seen in the shop', ar: 'من المتجر' },
  newArrivals: { en: 'New Arrivals', ar: 'وصل حديثًا' },
  popularCategories: { en: 'Popular Categories', ar: 'الأقسام الأكثر طلبًا' },
  mostPopular: { en: 'Most Popular Item', ar: 'الأكثر طلبًا' },
  allCollections: { en: 'ALL COLLECTIONS', ar: 'كل المجموعات' },
  showMore: { en: 'Show Me More', ar: 'عرض المزيد' },
  showLess: { en: 'Show Less', ar: 'عرض أقل' },
  showing: {
    en: (shown: number, total: number, orMore: boolean) =>
      `${shown} of ${plural('en', total, { one: '# product', other: '# products' })}${orMore ? ' or more' : ''}`,
    ar: (shown: number, total: number, orMore: boolean) =>
      `المعروض ${shown} من ${total}${orMore ? ' أو أكثر' : ''}`,
  },
  noProducts: {
    en: (category: string) => `There are no products on ${category}`,
    ar: (category: string) => `لا توجد منتجات في ${category}`,
  },
  listFailed: { en: 'The products could not be loaded.', ar: 'تعذّر تحميل المنتجات.' },
  tryAgain: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  promises: { en: 'What you can count on', ar: 'ما نعدك به' },
  freeDelivery: { en: 'Free delivery', ar: 'توصيل مجاني' },
  freeDeliveryOver: { en: 'for orders over', ar: 'للطلبات فوق' },
  fastDelivery: {
    en: (time: string) => `At your door in ${time}`,
    ar: (time: string) => `عند بابك خلال ${time}`,
  },
  oneOrTwo: { en: '1-2 days', ar: 'يوم أو يومين' },
  oneOrTwoText: { en: 'business days, after a call from us', ar: 'من أيام العمل، بعد أن نتصل بك' },
  afterACall: { en: 'after a call from us', ar: 'بعد أن نتصل بك' },
  cashOnDelivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  cashOnDeliveryText: { en: 'pay when it is in your hands', ar: 'الدفع حين تصل القطعة' },
  easyReturns: { en: '7 days to return', ar: '7 أيام للإرجاع' },
  easyReturnsText: { en: 'if you change your mind', ar: 'عند تغيّر الرأي' },
})
