import type { ProductColumn } from '#src/catalogue/import/product-csv.ts'
import type { Text } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'

/** What each column of a file of products takes; one without its words does not compile. */
export const importColumnMessages = defineMessages({
  id: {
    en: 'Empty for something new. Leave it as it was exported: it says which product the row is.',
    ar: 'فارغ للمنتج الجديد. يبقى كما صُدّر، فهو يحدد منتج هذا السطر.',
  },
  name: {
    en: 'Name in English. A new product needs this one or the Arabic one, a category and a price.',
    ar: 'الاسم بالإنجليزية. يحتاج المنتج الجديد إلى هذا الاسم أو إلى الاسم بالعربية، وإلى القسم والسعر.',
  },
  nameAr: {
    en: 'Name in Arabic. Where the English one is empty, it stands for it.',
    ar: 'الاسم بالعربية. إن تُرك الاسم بالإنجليزية فارغًا حلّ هذا محله.',
  },
  description: {
    en: 'Text in English, of several lines if you like.',
    ar: 'النص بالإنجليزية، ويمكن أن يكون من عدة أسطر.',
  },
  descriptionAr: { en: 'Text in Arabic.', ar: 'النص بالعربية.' },
  category: {
    en: 'A category of the shop, by its English or Arabic name or the end of its address.',
    ar: 'أحد أقسام المتجر، باسمه العربي أو الإنجليزي أو بنهاية رابطه.',
  },
  subCategory: {
    en: 'One of its sub-categories, in the same ways; may be empty.',
    ar: 'أحد أقسامه الفرعية بالطريقة نفسها، ويمكن تركه فارغًا.',
  },
  productType: {
    en: 'New Arrivals, Most Popular or Offer, in either language. Empty: New Arrivals.',
    ar: '«وصل حديثًا» أو «الأكثر طلبًا» أو «عرض»، بأي من اللغتين. إن تُرك فارغًا: «وصل حديثًا».',
  },
  productVisibility: {
    en: 'Public or Hidden, in either language. Empty: Public.',
    ar: '«ظاهر» أو «مخفي»، بأي من اللغتين. إن تُرك فارغًا: «ظاهر».',
  },
  originalPrice: {
    en: 'Price in OMR, from 1: 24.5 or 24.500, without a comma.',
    ar: 'السعر بالريال، من 1: 24.5 أو 24.500، من دون فاصلة.',
  },
  offerPrice: { en: 'A lower price in OMR, or empty.', ar: 'سعر أقل بالريال، أو فارغ.' },
  offerFrom: {
    en: 'When the offer begins, in Muscat: 2026-11-25T09:00. Empty: at once.',
    ar: 'بداية العرض بتوقيت مسقط: \u20662026-11-25T09:00\u2069. إن تُركت فارغة: فورًا.',
  },
  offerUntil: {
    en: 'When it ends, in the same way. Empty: never.',
    ar: 'نهاية العرض بالطريقة نفسها. إن تُركت فارغة: بلا نهاية.',
  },
  reviews: {
    en: 'How many reviews are shown, a whole number, or empty.',
    ar: 'عدد التقييمات المعروض، رقم صحيح أو فارغ.',
  },
  material: { en: 'Material in English.', ar: 'الخامة بالإنجليزية.' },
  materialAr: { en: 'Material in Arabic.', ar: 'الخامة بالعربية.' },
  care: { en: 'Care in English.', ar: 'العناية بالإنجليزية.' },
  careAr: { en: 'Care in Arabic.', ar: 'العناية بالعربية.' },
  weight: { en: 'Grams, a whole number.', ar: 'الوزن بالغرام، رقم صحيح.' },
  sizeGuide: { en: 'The link of a page that explains the sizes.', ar: 'رابط صفحة تشرح المقاسات.' },
  related: {
    en: 'Ids of up to 10 products that go with it, with commas between them.',
    ar: 'معرّفات منتجات مرتبطة، 10 على الأكثر، تفصل بينها فواصل.',
  },
  searchTitle: {
    en: 'Title for search engines in English, or empty.',
    ar: 'عنوان محركات البحث بالإنجليزية، أو فارغ.',
  },
  searchTitleAr: { en: 'The same in Arabic.', ar: 'العنوان نفسه بالعربية.' },
  searchText: {
    en: 'Text for search engines in English, or empty.',
    ar: 'نص محركات البحث بالإنجليزية، أو فارغ.',
  },
  searchTextAr: { en: 'The same in Arabic.', ar: 'النص نفسه بالعربية.' },
  address: {
    en: 'The end of the address of its page, such as camel-tote. Empty: its id.',
    ar: 'نهاية رابط صفحته، مثل camel-tote. إن تُركت فارغة: المعرّف.',
  },
  tags: {
    en: 'Words for staff, with commas between them: Eid, Gifts.',
    ar: 'كلمات لفريق العمل تفصل بينها فواصل: عيد، هدايا.',
  },
  zeroRated: {
    en: 'yes where its VAT is 0 %, else empty.',
    ar: '«نعم» إذا كان خاضعًا لنسبة الصفر، وإلا فارغ.',
  },
  videoLink: { en: 'The https link of a video.', ar: 'رابط https لفيديو.' },
  sku: {
    en: 'Your own code, where it has no sizes or colours.',
    ar: 'رمزك الخاص، إن لم تكن له مقاسات أو ألوان.',
  },
  barcode: {
    en: 'Barcode, where it has no sizes or colours.',
    ar: 'الباركود، إن لم تكن له مقاسات أو ألوان.',
  },
  sizes: {
    en: 'Sizes with bars between them: S | M | L.',
    ar: 'المقاسات تفصل بينها خطوط عمودية: \u2066S | M | L\u2069.',
  },
  colors: {
    en: 'Colours with bars between them, in either language: black | red.',
    ar: 'الألوان تفصل بينها خطوط عمودية، بأي من اللغتين: أسود | أحمر.',
  },
  stock: {
    en: 'Pieces left of each size and colour: S / black: 3 | M / black: 2. A number alone where it has neither. What is not named is not counted.',
    ar: 'القطع المتبقية من كل مقاس ولون: \u2066S / black: 3 | M / black: 2\u2069. رقم فقط إن لم يكن له مقاس أو لون. ما لم يُذكر لا تُحسب قطعه.',
  },
  variants: {
    en: 'Codes, price and cost of single ones, and what is not made: S / black: sku T-1; price 26.000; cost 8.000 | M / red: not made.',
    ar: 'رموز كل نوع وسعره وتكلفته، وما لا يُصنع منه: \u2066S / black: sku T-1; price 26.000; cost 8.000 | M / red: not made\u2069.',
  },
  images: {
    en: 'Addresses of pictures that are in the shop already, with bars between them. New pictures are added in the product’s form.',
    ar: 'روابط صور موجودة في المتجر تفصل بينها خطوط عمودية. تُضاف الصور الجديدة في صفحة المنتج.',
  },
  imageColors: {
    en: 'Which picture shows which colour, as it was exported.',
    ar: 'أي صورة تعرض أي لون، كما صُدّر.',
  },
} satisfies Record<ProductColumn, Text>)
