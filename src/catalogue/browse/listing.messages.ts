import { defineMessages, plural } from '#src/i18n/messages.ts'

export const listingMessages = defineMessages({
  home: { en: 'Homepage', ar: 'الرئيسية' },
  shop: { en: 'Shop', ar: 'المتجر' },
  allProducts: { en: 'All products', ar: 'كل المنتجات' },
  shopDescription: {
    en: 'Every bag, shoe, scent and gift in our shop, delivered all over Oman.',
    ar: 'كل ما في متجرنا من حقائب وأحذية وعطور وهدايا، يصل إلى أي مكان في عُمان.',
  },
  resultsFor: {
    en: (text: string) => `Results for “${text}”`,
    ar: (text: string) => `نتائج البحث عن «${text}»`,
  },
  products: {
    en: (count: number) => plural('en', count, { one: '# product', other: '# products' }),
    ar: (count: number) =>
      plural('ar', count, {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '# منتجات',
        many: '# منتجًا',
        other: '# منتج',
      }),
  },
  productsOrMore: {
    en: (count: number) => `${count} products or more`,
    ar: (count: number) => `${count} منتج أو أكثر`,
  },
  shownOfMore: {
    en: (shown: number, total: number) => `Showing ${shown} of ${total} or more`,
    ar: (shown: number, total: number) => `المعروض ${shown} من ${total} أو أكثر`,
  },
  shown: {
    en: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    ar: (shown: number, total: number) => `المعروض ${shown} من ${total}`,
  },
  sort: { en: 'Sort by', ar: 'الترتيب' },
  bestAnswers: { en: 'Best match', ar: 'الأقرب لبحثك' },
  featured: { en: 'Featured', ar: 'اختياراتنا' },
  newest: { en: 'Newest', ar: 'الأحدث' },
  popular: { en: 'Most popular', ar: 'الأكثر طلبًا' },
  priceUp: { en: 'Price: low to high', ar: 'السعر: من الأقل' },
  priceDown: { en: 'Price: high to low', ar: 'السعر: من الأعلى' },
  apply: { en: 'Show', ar: 'عرض' },
  applyTo: { en: (count: number) => `Show ${count}`, ar: (count: number) => `عرض ${count}` },
  filter: { en: 'Filter', ar: 'تصفية' },
  more: { en: 'More', ar: 'المزيد' },
  category: { en: 'Category', ar: 'القسم' },
  colour: { en: 'Colour', ar: 'اللون' },
  size: { en: 'Size', ar: 'المقاس' },
  any: { en: 'All', ar: 'الكل' },
  priceFrom: { en: 'Price from (OMR)', ar: 'السعر من (ر.ع.)' },
  priceTo: { en: 'Price to (OMR)', ar: 'السعر إلى (ر.ع.)' },
  onOffer: { en: 'Only with a special price', ar: 'العروض فقط' },
  from: { en: 'From', ar: 'من' },
  upTo: { en: 'Up to', ar: 'حتى' },
  activeFilters: { en: 'Filters in use', ar: 'التصفية الحالية' },
  removeFilter: { en: 'Remove filter:', ar: 'إزالة:' },
  clearAll: { en: 'Clear all', ar: 'مسح الكل' },
  showMore: { en: 'Show More', ar: 'عرض المزيد' },
  fromTheStart: { en: 'Back to the first products', ar: 'العودة إلى الأول' },
  moreFailed: {
    en: 'The next products could not be loaded. Please try again.',
    ar: 'تعذّر عرض بقية المنتجات. يرجى المحاولة مرة أخرى.',
  },
  nothingFound: { en: 'Nothing fits these filters.', ar: 'لا يوجد ما يطابق اختيارك.' },
  nothingFoundFor: {
    en: (text: string) => `We found nothing for “${text}”.`,
    ar: (text: string) => `لا نتائج عن «${text}».`,
  },
  nothingFoundHint: {
    en: 'Try another word, or take one filter away.',
    ar: 'قد تنفع كلمة أخرى، أو إزالة أحد الخيارات.',
  },
  nothingYet: { en: 'Our shelves are still empty.', ar: 'رفوفنا ما زالت فارغة.' },
  nothingYetHint: {
    en: 'The first products are on their way. Please look in again soon.',
    ar: 'أول المنتجات في الطريق. نسعد بزيارتك مرة أخرى قريبًا.',
  },
  seeAll: { en: 'See all products', ar: 'تصفّح كل المنتجات' },
})

export const categoryMessages = defineMessages({
  noProducts: {
    en: (category: string) => `There are no products on ${category}`,
    ar: (category: string) => `لا توجد منتجات في ${category}`,
  },
  noProductsHint: {
    en: 'Have a look around the shop meanwhile.',
    ar: 'المتجر مفتوح للتجوّل إلى ذلك الحين.',
  },
  subCategories: { en: 'Within this category', ar: 'أقسام فرعية' },
  all: { en: 'All', ar: 'الكل' },
  description: {
    en: (category: string) => `${category} at a glance: genuine pieces, cash on delivery, 7 day returns.`,
    ar: (category: string) => `${category}: قطع أصلية، والدفع عند الاستلام، والإرجاع خلال 7 أيام.`,
  },
  foundIn: { en: 'Found in', ar: 'موجودة في' },
  offersTitle: { en: 'Special Offers Just for You!', ar: 'عروض خاصة اخترناها لك!' },
  offers: { en: 'Offers', ar: 'العروض' },
  offersDescription: {
    en: 'Bags, shoes, scents and gifts at special prices for a short time.',
    ar: 'حقائب وأحذية وعطور وهدايا بأسعار خاصة لفترة قصيرة.',
  },
  noOffers: {
    en: 'No offer products available at the moment.',
    ar: 'لا توجد عروض متاحة في الوقت الحالي.',
  },
  noOffersHint: {
    en: 'Please check back later for amazing deals!',
    ar: 'عروض رائعة قادمة قريبًا!',
  },
})
