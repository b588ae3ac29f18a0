import { defineMessages } from '#src/i18n/messages.ts'

/** The words of /dashboard/import. */
export const importMessages = defineMessages({
  title: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
  exportTitle: { en: 'Export', ar: 'التصدير' },
  exportText: {
    en: 'CSV files for Excel, Numbers and Google Sheets. Edit the products there and import them again here.',
    ar: 'ملفات CSV تُفتح في Excel وNumbers وGoogle Sheets. يمكن تعديل المنتجات فيها ثم استيرادها هنا من جديد.',
  },
  products: { en: 'Export products', ar: 'تصدير المنتجات' },
  orders: { en: 'Export orders', ar: 'تصدير الطلبات' },
  customers: { en: 'Export customers', ar: 'تصدير العملاء' },
  importTitle: { en: 'Import products', ar: 'استيراد المنتجات' },
  importText: {
    en: "This shop's own export, or Shopify's product CSV, up to 5 MB. You see first what would change.",
    ar: 'ملف صدّره هذا المتجر أو ملف منتجات Shopify، حتى 5 ميغابايت. يظهر أولًا ما سيتغير.',
  },
  template: { en: 'Download a template', ar: 'تنزيل نموذج للتعبئة' },
  columns: { en: 'The columns of the file', ar: 'أعمدة الملف' },
  columnsText: {
    en: 'In any order. A column that is left out changes nothing; an empty cell empties what it stands for.',
    ar: 'بأي ترتيب. العمود الذي لا يوجد في الملف لا يغيّر شيئًا، والخلية الفارغة تُفرغ ما تعنيه.',
  },
  choose: { en: 'Choose a CSV file', ar: 'اختيار ملف CSV' },
  another: { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  checking: { en: 'Reading the file', ar: 'جارٍ قراءة الملف' },
  apply: {
    en: (count: number) => (count === 1 ? 'Import 1 product' : `Import ${count} products`),
    ar: (count: number) => `استيراد (${count})`,
  },
  setsStock: {
    en: 'Also set the pieces left as the file says, whatever was sold since',
    ar: 'ضبط عدد القطع أيضًا كما في الملف، مهما بيع منها منذ ذلك الحين',
  },
  nothing: { en: 'Nothing to import', ar: 'لا شيء للاستيراد' },
  nothingText: {
    en: 'The shop already has it all as the file says.',
    ar: 'كل ما في الملف موجود في المتجر كما هو.',
  },
  mendFirst: {
    en: 'Nothing is imported while a line is wrong. Correct the file and choose it again.',
    ar: 'لا يُستورد شيء ما دام في الملف سطر خاطئ. يرجى تصحيح الملف ثم اختياره من جديد.',
  },
  created: { en: 'New', ar: 'جديدة' },
  updated: { en: 'Changed', ar: 'معدّلة' },
  unchanged: { en: 'As they are', ar: 'بلا تغيير' },
  errors: { en: 'Errors', ar: 'أخطاء' },
  errorsTitle: { en: 'What is wrong', ar: 'الأخطاء' },
  changesTitle: { en: 'What would change', ar: 'ما سيتغير' },
  line: { en: 'Line', ar: 'السطر' },
  column: { en: 'Column', ar: 'العمود' },
  reason: { en: 'Reason', ar: 'السبب' },
  product: { en: 'Product', ar: 'المنتج' },
  change: { en: 'Change', ar: 'التغيير' },
  new: { en: 'New', ar: 'جديد' },
  changed: { en: 'Changed', ar: 'معدّل' },
  same: { en: 'As it is', ar: 'بلا تغيير' },
  details: { en: 'Details', ar: 'التفاصيل' },
  empty: { en: 'empty', ar: 'فارغ' },
  to: { en: 'becomes', ar: 'يصبح' },
  andMore: {
    en: (count: number) => `and ${count} more`,
    ar: (count: number) => `وغيرها (${count})`,
  },
  done: { en: 'Imported!', ar: 'تم الاستيراد!' },
  doneText: {
    en: (created: number, updated: number) =>
      `${created} new and ${updated} changed. The shop shows them now.`,
    ar: (created: number, updated: number) =>
      `الجديدة: ${created}، المعدّلة: ${updated}. تظهر الآن في المتجر.`,
  },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  failed: {
    en: 'The shop did not answer. Please try again.',
    ar: 'لم يستجب المتجر. يرجى المحاولة مرة أخرى.',
  },
})
