import { defineMessages, plural } from '#src/i18n/messages.ts'

/** Arabic counts take their object form after «تم حذف» and its like. */
const goods = (n: number) =>
  plural('ar', n, { one: 'منتج واحد', two: 'منتجين', few: '# منتجات', many: '# منتجًا', other: '# منتج' })

/** The words of /dashboard/allProducts. */
export const productTableMessages = defineMessages({
  files: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
  title: { en: 'All Products', ar: 'كل المنتجات' },
  add: { en: 'Add Product', ar: 'إضافة منتج' },
  search: { en: 'Search products', ar: 'البحث في المنتجات' },
  searchHint: { en: 'Search for a product', ar: 'البحث عن منتج' },
  visibility: { en: 'Visibility', ar: 'الظهور' },
  everyVisibility: { en: 'All products', ar: 'كل المنتجات' },
  Public: { en: 'Public', ar: 'ظاهر' },
  Hidden: { en: 'Hidden', ar: 'مخفي' },
  category: { en: 'Category', ar: 'القسم' },
  tags: { en: 'With one of these tags', ar: 'بأحد هذه الوسوم' },
  tagsHint: { en: 'Tag, then Enter', ar: 'وسم، ثم Enter' },
  everyCategory: { en: 'All categories', ar: 'كل الأقسام' },
  sort: { en: 'Sort by', ar: 'الترتيب' },
  bestAnswers: { en: 'Best match', ar: 'الأقرب للبحث' },
  newest: { en: 'Newest first', ar: 'الأحدث أولًا' },
  oldest: { en: 'Oldest first', ar: 'الأقدم أولًا' },
  nameUp: { en: 'Name, A to Z', ar: 'الاسم تصاعديًا' },
  nameDown: { en: 'Name, Z to A', ar: 'الاسم تنازليًا' },
  priceUp: { en: 'Price, low to high', ar: 'السعر من الأقل' },
  priceDown: { en: 'Price, high to low', ar: 'السعر من الأعلى' },
  product: { en: 'Product', ar: 'المنتج' },
  price: { en: 'Price', ar: 'السعر' },
  stock: { en: 'Stock', ar: 'المخزون' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  unlimited: { en: 'Unlimited', ar: 'غير محدود' },
  soldOut: { en: 'Sold out', ar: 'نفد' },
  partlySoldOut: { en: 'Partly sold out', ar: 'نفد بعضه' },
  pieces: {
    en: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
    ar: (n: number) =>
      plural('ar', n, { one: 'قطعة واحدة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' }),
  },
  few: {
    en: (n: number) => `Low: ${n} left`,
    ar: (n: number) => `بقي ${n} فقط`,
  },
  fewOfEach: { en: 'Few left of each', ar: 'بقي القليل من كل خيار' },
  partlyFew: { en: 'Partly low', ar: 'قلّ بعضه' },
  total: {
    en: (n: number) => plural('en', n, { one: '# product', other: '# products' }),
    ar: (n: number) =>
      plural('ar', n, {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '# منتجات',
        many: '# منتجًا',
        other: '# منتج',
      }),
  },
  totalOrMore: {
    en: (n: number) => `${n} products or more`,
    ar: (n: number) => `${n} منتج أو أكثر`,
  },
  shownOfMore: {
    en: (n: number, total: number) => `Showing ${n} of ${total} or more`,
    ar: (n: number, total: number) => `المعروض ${n} من ${total} أو أكثر`,
  },
  shown: {
    en: (n: number, total: number) => `Showing ${n} of ${total}`,
    ar: (n: number, total: number) => `المعروض ${n} من ${total}`,
  },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  edit: { en: (name: string) => `Edit ${name}`, ar: (name: string) => `تعديل ${name}` },
  remove: { en: (name: string) => `Delete ${name}`, ar: (name: string) => `حذف ${name}` },
  select: { en: (name: string) => `Select ${name}`, ar: (name: string) => `تحديد ${name}` },
  selectAll: { en: 'Select all on this page', ar: 'تحديد كل المعروض' },
  selected: {
    en: (n: number) => `${n} selected`,
    ar: (n: number) => `المحدد: ${n}`,
  },
  publish: { en: 'Publish', ar: 'إظهار' },
  hide: { en: 'Hide', ar: 'إخفاء' },
  delete: { en: 'Delete', ar: 'حذف' },
  clear: { en: 'Clear selection', ar: 'إلغاء التحديد' },
  sure: { en: 'Are you sure?', ar: 'هل تتم المتابعة؟' },
  sureOne: {
    en: (name: string) => `${name} leaves the shop. Orders that hold it stay as they are.`,
    ar: (name: string) => `سيُحذف «${name}» من المتجر، وتبقى الطلبات التي تضمه كما هي.`,
  },
  sureMany: {
    en: (n: number) => `${n} products leave the shop. Orders that hold them stay as they are.`,
    ar: (n: number) => `سيتم حذف ${goods(n)} من المتجر، وتبقى الطلبات كما هي.`,
  },
  sureYes: { en: 'Yes, delete it!', ar: 'نعم، حذف المنتج' },
  sureYesMany: { en: 'Yes, delete them!', ar: 'نعم، حذف المنتجات' },
  undo: { en: 'Undo', ar: 'تراجُع' },
  undone: { en: 'Undone.', ar: 'تم التراجع.' },
  published: {
    en: (n: number) => plural('en', n, { one: '# product is public.', other: '# products are public.' }),
    ar: (n: number) => `تم إظهار ${goods(n)}.`,
  },
  hidden: {
    en: (n: number) => plural('en', n, { one: '# product is hidden.', other: '# products are hidden.' }),
    ar: (n: number) => `تم إخفاء ${goods(n)}.`,
  },
  deletedMany: {
    en: (n: number) => plural('en', n, { one: '# product deleted.', other: '# products deleted.' }),
    ar: (n: number) => `تم حذف ${goods(n)}.`,
  },
  unchanged: { en: 'Nothing had to change.', ar: 'لا شيء يحتاج إلى تغيير.' },
  failed: { en: 'The products could not be loaded.', ar: 'تعذّر تحميل المنتجات.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  loading: { en: 'Loading products', ar: 'جارٍ تحميل المنتجات' },
  nothingFound: { en: 'No product answers this search.', ar: 'لا يوجد منتج يطابق هذا البحث.' },
  nothingFoundText: {
    en: 'Try fewer words, or look in all categories.',
    ar: 'يمكن تجربة كلمات أقل، أو البحث في كل الأقسام.',
  },
  showAll: { en: 'Show all products', ar: 'عرض كل المنتجات' },
  empty: { en: 'The shelves are still empty.', ar: 'الرفوف ما زالت فارغة.' },
  emptyText: {
    en: 'Every product of the shop will stand here, hidden ones too.',
    ar: 'ستظهر هنا كل منتجات المتجر، والمخفية أيضًا.',
  },
})
