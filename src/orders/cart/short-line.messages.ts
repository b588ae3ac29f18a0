import { defineMessages, plural } from '#src/i18n/messages.ts'

/** What is said of a line of which the shop has less than was chosen. */
export const shortLineMessages = /* @__PURE__ */ defineMessages({
  soldOut: {
    en: 'Sold out in the meantime. Delete it to go on.',
    ar: 'نفدت الكمية في هذه الأثناء. يكفي حذفها لمتابعة الطلب.',
  },
  left: {
    en: (count: number) => `Only ${count} left.`,
    ar: (count: number) =>
      plural('ar', count, {
        one: 'بقيت قطعة واحدة.',
        two: 'بقيت قطعتان.',
        few: 'بقيت # قطع.',
        many: 'بقيت # قطعة.',
        other: 'بقيت # قطعة.',
      }),
  },
  take: { en: (count: number) => `Take ${count}`, ar: (count: number) => `تعديل إلى ${count}` },
  remove: { en: 'Delete', ar: 'حذف' },
  ask: { en: 'Ask when it comes back', ar: 'السؤال عن موعد توفره' },
  askText: {
    en: (name: string) => `Hello, will this be back in the shop? ${name}`,
    ar: (name: string) => `مرحبًا، هل سيتوفر هذا المنتج مجددًا؟ ${name}`,
  },
})
