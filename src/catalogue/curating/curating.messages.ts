import { defineMessages, plural } from '#src/i18n/messages.ts'

const goods = (n: number) =>
  plural('ar', n, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  })
const products = (n: number) => plural('en', n, { one: '# product', other: '# products' })

/** The words of the screen of collections. */
export const curatingMessages = defineMessages({
  title: { en: 'Collections', ar: 'المجموعات' },
  lead: {
    en: 'Goods from any category on one page, such as for Eid. Each has an address to share; it can stand in the menu and on home.',
    ar: 'منتجات من أي قسم في صفحة واحدة، مثل مجموعة العيد. لكل مجموعة رابط للمشاركة، ويمكن إظهارها في القائمة والصفحة الرئيسية.',
  },
  add: { en: 'Add collection', ar: 'إضافة مجموعة' },
  addTitle: { en: 'New collection', ar: 'مجموعة جديدة' },
  none: { en: 'There are no collections yet.', ar: 'لا توجد مجموعات بعد.' },
  noneText: {
    en: 'Tag some products, or choose them by hand, and put them together here.',
    ar: 'تُجمع المنتجات هنا بوسومها أو باختيارها واحدًا واحدًا.',
  },
  seeOne: { en: (name: string) => `See ${name} in the shop`, ar: (name: string) => `عرض ${name} في المتجر` },
  byHand: { en: 'By hand', ar: 'باختيار يدوي' },
  byRule: { en: 'By rule', ar: 'بشروط' },
  waiting: { en: 'Not now', ar: 'خارج مدتها' },
  menu: { en: 'In the menu', ar: 'في القائمة' },
  fits: { en: (n: number) => `${products(n)}`, ar: goods },
  goods: { en: 'Products', ar: 'المنتجات' },
  how: { en: 'How are they chosen?', ar: 'طريقة الاختيار' },
  ruleHint: {
    en: 'What fits all of these, now and later.',
    ar: 'ما يطابق كل هذه الشروط، الآن ولاحقًا.',
  },
  tags: { en: 'With one of these tags', ar: 'له أحد هذه الوسوم' },
  tagsHint: { en: 'With commas between them.', ar: 'تفصل بينها فواصل.' },
  anyCategory: { en: 'Every category', ar: 'كل الأقسام' },
  anyType: { en: 'Every type', ar: 'كل الأنواع' },
  type: { en: 'Type', ar: 'النوع' },
  'New Arrivals': { en: 'New Arrivals', ar: 'وصل حديثًا' },
  'Most Popular': { en: 'Most Popular', ar: 'الأكثر طلبًا' },
  Offer: { en: 'Offer', ar: 'عرض' },
  minPrice: { en: 'Price from, OMR', ar: 'السعر من (ر.ع.)' },
  maxPrice: { en: 'Price to, OMR', ar: 'السعر إلى (ر.ع.)' },
  newDays: { en: 'New in the last days', ar: 'جديد خلال أيام' },
  newDaysHint: { en: 'Today is one day.', ar: 'اليوم يُحسب يومًا واحدًا.' },
  offer: { en: 'Only with a special price', ar: 'العروض فقط' },
  inStock: { en: 'Only what can be bought now', ar: 'المتوفر الآن فقط' },
  fit: {
    en: (n: number) => plural('en', n, { one: '# product fits', other: '# products fit' }),
    ar: (n: number) => `المطابق للشروط: ${goods(n)}`,
  },
  fitHint: { en: 'What shoppers would find now.', ar: 'ما يجده المتسوّقون الآن.' },
  noRule: { en: 'Say by what the goods are chosen.', ar: 'يُحدَّد شرط واحد على الأقل.' },
  wrongRule: { en: 'This rule cannot be read yet.', ar: 'تعذّرت قراءة الشروط.' },
  places: { en: 'When and where', ar: 'الوقت والمكان' },
  startsAt: { en: 'Starts', ar: 'البداية' },
  endsAt: { en: 'Ends', ar: 'النهاية' },
  timesHint: {
    en: 'Muscat time. Empty: at once, or for good.',
    ar: 'بتوقيت مسقط. الحقل الفارغ: فورًا، أو دون نهاية.',
  },
  inMenu: { en: 'Show it in the menu', ar: 'إظهارها في القائمة' },
  isHidden: { en: 'Hidden: it has no page', ar: 'مخفية: لا صفحة لها' },
  sure: { en: (name: string) => `Delete ${name}?`, ar: (name: string) => `حذف ${name}؟` },
  sureText: {
    en: 'Its products stay in the shop. Its address leads to the shop from now on.',
    ar: 'تبقى منتجاتها في المتجر، ويقود رابطها إلى المتجر من الآن.',
  },
  failedList: { en: 'The collections could not be loaded.', ar: 'تعذّر تحميل المجموعات.' },
})
