import type { Text } from '#src/core/locale.ts'

/** What can be wrong with a product, said to staff; server and form use the same words. */
export const productInputTexts = {
  badAddress: {
    en: 'Use small Latin or Arabic letters, digits and hyphens, such as “abayas”.',
    ar: 'يرجى استخدام حروف عربية أو لاتينية صغيرة وأرقام وشرطات، مثل «عبايات».',
  },
  addressTaken: {
    en: 'Another product has this address, or had it.',
    ar: 'هذا العنوان لمنتج آخر، أو كان له من قبل.',
  },
  alikeColours: (one: string, other: string) => ({
    en: `Shoppers would read “${one}” and “${other}” alike. Call one of them something else, or remove it.`,
    ar: `يُقرأ اللونان «${one}» و«${other}» بالاسم نفسه. يرجى تغيير اسم أحدهما أو حذفه.`,
  }),
  required: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  noCategory: {
    en: 'There is no such category. Choose one from the list.',
    ar: 'لا يوجد قسم بهذا الاسم. يرجى اختيار قسم من القائمة.',
  },
  otherCategory: {
    en: 'This sub-category does not belong to the category. Choose one from its list.',
    ar: 'هذا القسم الفرعي لا يتبع القسم المختار. يرجى اختيار واحد من قائمته.',
  },
  noAmount: {
    en: 'Enter an amount in OMR with at most 3 decimals, such as 12.500.',
    ar: 'يرجى إدخال مبلغ بالريال بثلاث خانات عشرية على الأكثر، مثل 12.500.',
  },
  atLeastOne: { en: 'The price must be at least OMR 1.000.', ar: 'أقل سعر هو ريال واحد (1.000).' },
  tooDear: {
    en: 'The price may be at most OMR 100,000.000.',
    ar: 'أعلى سعر هو 100,000.000 ريال.',
  },
  noYes: {
    en: 'Enter yes or no.',
    ar: 'يرجى كتابة نعم أو لا.',
  },
  noMoment: {
    en: 'Choose a day and a time.',
    ar: 'يرجى اختيار يوم ووقت.',
  },
  endsFirst: {
    en: 'The end must be later than the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  notLess: {
    en: 'The offer price must be lower than the original price.',
    ar: 'يجب أن يكون سعر العرض أقل من السعر الأصلي.',
  },
  noCount: {
    en: 'Enter a whole number from 1 up, or leave it empty.',
    ar: 'يرجى إدخال عدد صحيح من 1 فأكثر، أو ترك الحقل فارغًا.',
  },
  noQuantity: {
    en: 'Enter how many pieces are left: a whole number from 0 up. If they are not counted, choose Unlimited.',
    ar: 'يرجى إدخال عدد القطع المتبقية: عدد صحيح من 0 فأكثر. وإذا لم تكن معدودة فالخيار «غير محدود».',
  },
  noLink: {
    en: 'Enter a link that begins with https://.',
    ar: 'يرجى إدخال رابط يبدأ بـ https://.',
  },
  wrongRelated: {
    en: 'At most 10 products, by the last part of their address, with commas between them.',
    ar: '10 منتجات على الأكثر، بالجزء الأخير من رابط كل منتج، وتفصل بينها فواصل.',
  },
  tooManyTags: {
    en: 'At most 20 tags of 40 characters, with commas between them.',
    ar: '20 وسمًا على الأكثر، لكل منها 40 حرفًا، وتفصل بينها فواصل.',
  },
  noBarcode: {
    en: 'A barcode has Latin letters and digits only.',
    ar: 'يتكوّن الباركود من أحرف لاتينية وأرقام فقط.',
  },
  foreignPicture: {
    en: 'This is not a picture of this shop. Upload it here first.',
    ar: 'هذه الصورة ليست من صور المتجر. يرجى رفعها هنا أولًا.',
  },
  tooManyPictures: {
    en: 'A product has at most 5 pictures, 5 more for each colour, and 30 in all.',
    ar: 'للمنتج 5 صور على الأكثر، و5 أخرى لكل لون، و30 صورة إجمالًا.',
  },
  noImageColors: {
    en: 'Leave this as it was exported, or empty.',
    ar: 'يُترك هذا كما صُدّر، أو فارغًا.',
  },
  tooManyOptions: {
    en: 'These are too many: 30 is the most.',
    ar: 'العدد كبير، والحد الأقصى 30.',
  },
  noSuchCell: {
    en: 'The product does not come in this size and colour.',
    ar: 'لا يتوفر المنتج بهذا المقاس وهذا اللون.',
  },
  noneMade: {
    en: 'At least one size and colour must be made.',
    ar: 'يجب أن يتوفر مقاس ولون واحد على الأقل.',
  },
} satisfies Record<string, Text | ((...values: never[]) => Text)>
