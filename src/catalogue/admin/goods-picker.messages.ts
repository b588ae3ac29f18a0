import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of choosing products one by one. */
export const goodsPickerMessages = defineMessages({
  find: { en: 'Find a product', ar: 'البحث عن منتج' },
  findHint: {
    en: 'By name or code; press one to add it.',
    ar: 'بالاسم أو الرمز، ثم بالضغط على المنتج لإضافته.',
  },
  add: { en: 'Add', ar: 'إضافة' },
  added: { en: (name: string) => `${name} is chosen.`, ar: (name: string) => `تمت إضافة ${name}.` },
  noneFound: { en: 'Nothing else is found.', ar: 'لا توجد نتائج أخرى.' },
  chosen: {
    en: (n: number) => plural('en', n, { one: '# product chosen', other: '# products chosen' }),
    ar: (n: number) => `عدد المنتجات المختارة: ${n}`,
  },
  earlier: { en: (name: string) => `Move ${name} up`, ar: (name: string) => `رفع ${name}` },
  later: { en: (name: string) => `Move ${name} down`, ar: (name: string) => `إنزال ${name}` },
  leaveOut: { en: (name: string) => `Leave ${name} out`, ar: (name: string) => `استبعاد ${name}` },
})
