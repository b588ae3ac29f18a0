import type { SectionKind } from '#src/content/home/section-kind.ts'
import type { Text } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'

/** What the kinds of sections are called where they are arranged. */
export const kindNames: Record<SectionKind, Text> = {
  banner: { en: 'Banner', ar: 'شرائح العرض' },
  intro: { en: 'Heading', ar: 'العبارة الرئيسية' },
  categories: { en: 'Categories (phones)', ar: 'الأقسام (للهاتف)' },
  new: { en: 'New arrivals', ar: 'وصل حديثًا' },
  types: { en: 'Popular categories', ar: 'الأقسام الأكثر طلبًا' },
  promises: { en: 'Promises', ar: 'ما نلتزم به' },
  popular: { en: 'Most popular', ar: 'الأكثر طلبًا' },
  shelves: { en: 'A row of each category', ar: 'صف لكل قسم' },
  shelf: { en: 'Shelf', ar: 'رف منتجات' },
  text: { en: 'Text', ar: 'نص' },
}

/** The words of the dashboard's page that arranges home. */
export const arrangeMessages = defineMessages({
  title: { en: 'Home', ar: 'الصفحة الرئيسية' },
  lead: {
    en: 'What home shows, from the top. Move a section by dragging it or with its arrows.',
    ar: 'ما تعرضه الصفحة الرئيسية من الأعلى. يتحرك القسم بالسحب أو بالأسهم.',
  },
  earlier: { en: (name: string) => `Move ${name} up`, ar: (name: string) => `تحريك ${name} إلى الأعلى` },
  later: { en: (name: string) => `Move ${name} down`, ar: (name: string) => `تحريك ${name} إلى الأسفل` },
  moved: { en: (place: number) => `Now number ${place}`, ar: (place: number) => `المكان الآن ${place}` },
  shown: { en: 'Shown', ar: 'ظاهر' },
  showSection: { en: (name: string) => `Show ${name}`, ar: (name: string) => `إظهار ${name}` },
  leftOut: {
    en: 'Not on home just now: it would show the same products again.',
    ar: 'غير ظاهر حاليًا: سيعرض المنتجات نفسها مرة أخرى.',
  },
  fewCategories: {
    en: 'Not on home just now: it stands there from three categories on.',
    ar: 'غير ظاهر حاليًا: يظهر عند وجود ثلاثة أقسام أو أكثر.',
  },
  edit: { en: 'Words', ar: 'النص' },
  editOf: { en: (name: string) => `Words: ${name}`, ar: (name: string) => `النص: ${name}` },
  remove: { en: (name: string) => `Remove ${name}`, ar: (name: string) => `إزالة ${name}` },
  addShelf: { en: 'Add a shelf', ar: 'إضافة رف' },
  addText: { en: 'Add a text', ar: 'إضافة نص' },
  titleEnglish: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleArabic: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  titleHint: { en: 'Empty: the shop’s own word.', ar: 'إن تُرك فارغًا: كلمة المتجر.' },
  textEnglish: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  textArabic: { en: 'Text in Arabic', ar: 'النص بالعربية' },
  shelf: { en: 'What stands on it', ar: 'محتوى الرف' },
  offers: { en: 'Offers', ar: 'العروض' },
  wholeShop: { en: 'Shop', ar: 'المتجر' },
  collections: { en: 'Collections', ar: 'المجموعات' },
  newGoods: { en: 'New arrivals', ar: 'وصل حديثًا' },
  link: { en: 'Where its button leads', ar: 'وجهة الزر' },
  linkHint: { en: 'A path such as /shop, or https://…', ar: 'مسار مثل /shop أو https://…' },
  pictureHint: { en: 'Stands beside the text.', ar: 'تظهر بجانب النص.' },
  linkEnglish: { en: 'Button in English', ar: 'الزر بالإنجليزية' },
  linkArabic: { en: 'Button in Arabic', ar: 'الزر بالعربية' },
  usual: { en: 'Back to the usual home', ar: 'العودة إلى الترتيب المعتاد' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Home is arranged.', ar: 'تم ترتيب الصفحة الرئيسية.' },
  see: { en: 'See home', ar: 'عرض الصفحة الرئيسية' },
  failed: { en: 'Home could not be loaded.', ar: 'تعذّر تحميل الصفحة الرئيسية.' },
  saveFailed: {
    en: 'Home could not be saved. What you changed is still here.',
    ar: 'تعذّر الحفظ. التغييرات باقية هنا.',
  },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
})
