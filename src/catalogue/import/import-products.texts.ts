import type { Text } from '#src/core/locale.ts'

/** As much of a list as a note holds. */
const shortened = (list: string) => (list.length > 300 ? `${list.slice(0, 300)}…` : list)

/** What an import says to staff about its file. */
export const importTexts = {
  neither: {
    en: "These are neither this shop's columns nor those of a Shopify product file.",
    ar: 'الأعمدة ليست أعمدة هذا المتجر ولا أعمدة ملف منتجات Shopify.',
  },
  tooMany: (most: number) => ({
    en: `The file has more than ${most} products. Split it, please.`,
    ar: `في الملف أكثر من ${most} منتج. يرجى تقسيمه.`,
  }),
  twice: (line: number) => ({
    en: `This product is on line ${line} already.`,
    ar: `هذا المنتج مذكور في السطر ${line}.`,
  }),
  sameName: {
    en: 'Several products have this name. Add the column id to say which one.',
    ar: 'لأكثر من منتج هذا الاسم. يرجى إضافة العمود id لتحديد المقصود.',
  },
  badId: {
    en: 'An id has Latin letters, digits and hyphens only.',
    ar: 'يتكون المعرّف من أحرف لاتينية وأرقام وشرطات فقط.',
  },
  deleted: {
    en: 'This product was deleted. Take it back in the products list, or remove its id here.',
    ar: 'هذا المنتج محذوف. يمكن استعادته من قائمة المنتجات، أو حذف معرّفه من الملف.',
  },
  deletedName: {
    en: 'A product of this name was imported before and deleted. Take it back in the products list, or give this one an id of its own.',
    ar: 'سبق استيراد منتج بهذا الاسم ثم حُذف. يمكن استعادته من قائمة المنتجات، أو كتابة معرّف جديد لهذا المنتج.',
  },
  changed: {
    en: 'Somebody changed a product of this file a moment ago. Please check the file again.',
    ar: 'عدّل شخص آخر أحد منتجات الملف قبل لحظات. يرجى فحص الملف من جديد.',
  },
  appliedBefore: (at: string) => ({
    en: `Nothing was imported: the pieces of this file were applied already, on ${at}. Please export the products anew.`,
    ar: `لم يُستورد شيء: سبق تطبيق عدد القطع في هذا الملف، في ${at}. يرجى تصدير المنتجات من جديد.`,
  }),
  refused: {
    en: 'Nothing was imported: some lines need another look.',
    ar: 'لم يُستورد شيء: بعض الأسطر تحتاج إلى مراجعة.',
  },
  stockLeftAlone: {
    en: 'The pieces left stay as they are: this file does not say what they were when it was exported.',
    ar: 'يبقى عدد القطع كما هو: لا يذكر الملف العدد وقت التصدير.',
  },
  noPieces: {
    en: 'The file counts pieces and does not say how many are left: what is new begins with none.',
    ar: 'يعدّ الملف القطع ولا يذكر كم بقي منها: كل جديد يبدأ من صفر.',
  },
  badStockWas: {
    en: 'This column is for the import alone. Leave it as it was exported, or remove it.',
    ar: 'هذا العمود مخصص للاستيراد. يُترك كما صُدّر، أو يُحذف.',
  },
  badVariants: {
    en: 'Write variants as they are exported: "M / camel: sku T-1; price 12.000; cost 5.000 | L / red: not made".',
    ar: 'تُكتب الأنواع كما في التصدير: "M / camel: sku T-1; price 12.000; cost 5.000 | L / red: not made".',
  },
  pictures: (count: number) => ({
    en: `Pictures from elsewhere are not fetched (${count}). Upload them in the product's form.`,
    ar: `لا تُجلب الصور من مواقع أخرى (العدد: ${count}). يمكن رفعها من صفحة المنتج.`,
  }),
  noSuchCategory: (type: string) =>
    type === ''
      ? {
          en: 'It does not say where the product belongs. Write a sub-category of the shop here, such as Tote Bags.',
          ar: 'لم يُذكر قسم المنتج. يُكتب هنا أحد الأقسام الفرعية في المتجر، مثل Tote Bags.',
        }
      : {
          en: `The shop has no category "${type}". Write one of its sub-categories here, such as Tote Bags.`,
          ar: `لا يوجد في المتجر قسم باسم «${type}». يُكتب هنا أحد الأقسام الفرعية، مثل Tote Bags.`,
        },
  vagueCategory: (name: string, places: readonly string[]) => ({
    en: `“${name}” alone does not say which goods these are. Write the category before it, such as ${places[0]}${places.length > 1 ? ` (it is in ${places.length} categories)` : ''}, or another sub-category.`,
    ar: `لا يكفي «${name}» وحده لتحديد نوع المنتج. يُكتب القسم قبله، مثل ${places[0]}${places.length > 1 ? ` (عدد الأقسام التي تحتويه: ${places.length})` : ''}، أو قسم فرعي آخر.`,
  }),
  generalCategory: (subCategory: string) => ({
    en: `Its shelf is not said exactly: it goes to ${subCategory}.`,
    ar: `القسم غير محدد بدقة، فوُضع في ${subCategory}.`,
  }),
  otherPrices: (price: string) => ({
    en: `Variants of one size and colour have different prices; the first counts: ${price}.`,
    ar: `لأنواع من مقاس ولون واحد أسعار مختلفة، ويُعتمد أولها: ${price}.`,
  }),
  otherBefore: {
    en: 'Each variant keeps its price; what it cost before is shown by the percentage of the first one.',
    ar: 'يبقى لكل نوع سعره، ويُعرض سعره السابق بنسبة خصم النوع الأول.',
  },
  otherOption: (name: string) => ({
    en: `The option "${name}" is not taken: a product has sizes and colours here.`,
    ar: `لم يُؤخذ الخيار «${name}»: للمنتج هنا مقاسات وألوان فقط.`,
  }),
  shopify: {
    en: 'A Shopify file: prices are read as OMR; the vendor has no place here, and pictures are not fetched.',
    ar: 'ملف Shopify: تُقرأ الأسعار بالريال العُماني، ولا مكان هنا للمورّد، ولا تُجلب الصور.',
  },
  unknownColours: (names: readonly string[]) => ({
    en: `The shop does not know these colours: ${shortened(names.join(', '))}. They are kept as they are written. Their Arabic name and shade are asked for in the form of a product that has them.`,
    ar: `ألوان لا يعرفها المتجر: ${shortened(names.join('، '))}. تبقى كما كُتبت، ويُطلب اسمها العربي ودرجتها في صفحة أي منتج يحملها.`,
  }),
  unknownColumns: (names: string) => ({
    en: `These columns are not known and were left out: ${names}.`,
    ar: `هذه الأعمدة غير معروفة ولم تُقرأ: ${names}.`,
  }),
} satisfies Record<string, Text | ((...values: never[]) => Text)>
