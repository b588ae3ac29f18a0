import { mostOfCollection } from './collection-limits.ts'

/** What can be wrong with a change of the collections, said to staff. */
export const curatingTexts = {
  none: { en: 'There is no such collection any more.', ar: 'لم تعد هذه المجموعة موجودة.' },
  changed: {
    en: 'Somebody else has changed this collection meanwhile. Please look again and repeat the change.',
    ar: 'غيّر شخص آخر هذه المجموعة في هذه الأثناء. يرجى المراجعة ثم إعادة التغيير.',
  },
  otherCollections: {
    en: 'The collections have changed meanwhile.',
    ar: 'تغيّرت المجموعات في هذه الأثناء.',
  },
  tooMany: {
    en: `There can be at most ${mostOfCollection.collections} collections.`,
    ar: `أقصى عدد للمجموعات ${mostOfCollection.collections}.`,
  },
  noRule: {
    en: 'Say by what the goods are chosen.',
    ar: 'يرجى تحديد شرط واحد على الأقل لاختيار المنتجات.',
  },
} as const
