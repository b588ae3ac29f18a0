import { defineMessages, plural } from '#src/i18n/messages.ts'

const goods = (n: number) =>
  plural('ar', n, { one: 'منتج واحد', two: 'منتجين', few: '# منتجات', many: '# منتجًا', other: '# منتج' })

/** The words of changing several products alike. */
export const changeManyMessages = defineMessages({
  open: { en: 'Change', ar: 'تعديل' },
  title: {
    en: (n: number) => plural('en', n, { one: 'Change # product', other: 'Change # products' }),
    ar: (n: number) => `تعديل ${goods(n)}`,
  },
  what: { en: 'What changes?', ar: 'ما الذي يتغير؟' },
  price: { en: 'Price', ar: 'السعر' },
  offer: { en: 'Offer', ar: 'عرض' },
  'no offer': { en: 'End offers', ar: 'إنهاء العروض' },
  category: { en: 'Category', ar: 'القسم' },
  type: { en: 'Type', ar: 'النوع' },
  stock: { en: 'Stock', ar: 'المخزون' },
  way: { en: 'Up or down', ar: 'رفع أو خفض' },
  raise: { en: 'Raise', ar: 'رفع' },
  lower: { en: 'Lower', ar: 'خفض' },
  by: { en: 'By', ar: 'المقدار' },
  percent: { en: 'Percent', ar: 'نسبة مئوية' },
  amount: { en: 'Amount (OMR)', ar: 'مبلغ (ر.ع.)' },
  percentOff: { en: 'Percent off the price', ar: 'نسبة الخصم من السعر' },
  amountOff: { en: 'OMR off the price', ar: 'مبلغ الخصم من السعر (ر.ع.)' },
  round: { en: 'Round to', ar: 'التقريب إلى' },
  notRounded: { en: 'Not rounded', ar: 'دون تقريب' },
  roundWay: { en: 'Rounding', ar: 'طريقة التقريب' },
  nearest: { en: 'Nearest', ar: 'الأقرب' },
  up: { en: 'Up', ar: 'للأعلى' },
  down: { en: 'Down', ar: 'للأدنى' },
  set: { en: 'Set to', ar: 'تحديد العدد' },
  add: { en: 'Add', ar: 'إضافة' },
  unlimited: { en: 'Do not count', ar: 'كمية غير محدودة' },
  stockDo: { en: 'Pieces', ar: 'القطع' },
  pieces: { en: 'Pieces of each size and colour', ar: 'عدد القطع لكل مقاس ولون' },
  addHint: { en: 'Only where pieces are counted.', ar: 'للقطع المعدودة فقط.' },
  preview: { en: 'What becomes of them', ar: 'النتيجة قبل الحفظ' },
  becomes: { en: 'becomes', ar: 'إلى' },
  missing: { en: 'Fill in the fields above to see it.', ar: 'تظهر النتيجة بعد تعبئة الحقول أعلاه.' },
  same: { en: 'Stays as it is', ar: 'يبقى كما هو' },
  'below offer': { en: 'Left out: its offer would not be lower', ar: 'مستبعد: سعر العرض لن يكون أقل' },
  'too little': { en: 'Left out: less than OMR 1', ar: 'مستبعد: أقل من ريال واحد' },
  'not lower': { en: 'Left out: not lower than the price', ar: 'مستبعد: ليس أقل من السعر' },
  noOffer: { en: 'no offer', ar: 'بلا عرض' },
  count: {
    en: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
    ar: (n: number) => `القطع: ${n}`,
  },
  apply: {
    en: (n: number) => plural('en', n, { one: 'Change # product', other: 'Change # products' }),
    ar: (n: number) => `حفظ التعديل (${n})`,
  },
  nothing: { en: 'Nothing would change.', ar: 'لن يتغير شيء.' },
  back: { en: 'Back', ar: 'رجوع' },
  done: {
    en: (n: number) => plural('en', n, { one: '# product changed.', other: '# products changed.' }),
    ar: (n: number) => `تم تعديل ${goods(n)}.`,
  },
  tooMany: {
    en: (n: number) => `At most ${n} products at once.`,
    ar: (n: number) => `الحد الأقصى ${n} منتج في المرة الواحدة.`,
  },
  failed: { en: 'Nothing was changed.', ar: 'لم يتغير شيء.' },
  offline: { en: 'No connection. Nothing was changed.', ar: 'لا يوجد اتصال، ولم يتغير شيء.' },
})
