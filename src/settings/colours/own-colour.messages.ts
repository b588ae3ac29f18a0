import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the form of an own colour (P6). */
export const ownColourMessages = defineMessages({
  newTitle: { en: 'A colour of your own', ar: 'لون خاص بالمتجر' },
  lead: {
    en: 'Shoppers read its name in their language and see its shade. It is kept for all products of the shop.',
    ar: 'يُقرأ اسمه بلغة المتسوّق وتظهر درجته، ويُحفظ لجميع منتجات المتجر.',
  },
  name: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  shade: { en: 'Shade', ar: 'الدرجة' },
  shadeHint: { en: '# and six digits, or pick it.', ar: '# ثم ستة رموز، أو تُختار من اللوحة.' },
  pick: { en: 'Pick the shade', ar: 'اختيار الدرجة' },
  save: { en: 'Save the colour', ar: 'حفظ اللون' },
  drop: { en: 'Remove from the shop’s colours', ar: 'إزالة من ألوان المتجر' },
  failed: { en: 'The colour could not be saved.', ar: 'تعذّر حفظ اللون.' },
})
