import { productInputTexts } from '#src/catalogue/product/product-input.texts.ts'
import { mostOfShelf } from './shelf-limits.ts'

/** What can be wrong with a change of the categories, said to the owner. */
export const shelvingTexts = {
  changed: {
    en: 'Somebody else has changed the categories meanwhile. Please look again and repeat the change.',
    ar: 'غيّر شخص آخر الأقسام في هذه الأثناء. يرجى المراجعة ثم إعادة التغيير.',
  },
  none: { en: 'There is no such category any more.', ar: 'لم يعد هذا القسم موجودًا.' },
  required: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  nameTaken: { en: 'Another one has this name.', ar: 'هذا الاسم مستخدم.' },
  badAddress: productInputTexts.badAddress,
  addressTaken: { en: 'Another one has this address.', ar: 'هذا العنوان مستخدم.' },
  foreignPicture: {
    en: 'This is not a picture of this shop. Please upload it again.',
    ar: 'هذه ليست صورة من صور المتجر. يرجى رفعها من جديد.',
  },
  tooManyCategories: {
    en: `There can be at most ${mostOfShelf.categories} categories.`,
    ar: `أقصى عدد للأقسام ${mostOfShelf.categories}.`,
  },
  tooManySubCategories: {
    en: `A category can have at most ${mostOfShelf.subCategories} sub-categories.`,
    ar: `أقصى عدد للأقسام الفرعية في القسم ${mostOfShelf.subCategories}.`,
  },
  whereTo: {
    en: 'There are goods in it. Choose where they go.',
    ar: 'فيه منتجات. يرجى اختيار القسم الذي تنتقل إليه.',
  },
  intoItself: { en: 'Choose another category than this one.', ar: 'يرجى اختيار قسم آخر غير هذا.' },
  lastOne: { en: 'A shop needs at least one category.', ar: 'يحتاج المتجر إلى قسم واحد على الأقل.' },
} as const
