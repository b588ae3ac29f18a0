import type { Text } from './locale.ts'

type Names = { name: string; nameAr?: string | undefined }

/** The English name as it is stored: where nobody typed one, the Arabic stands for it (L3); empty where there is neither. */
export function storedName({ name, nameAr = '' }: Names): string {
  return name.trim() || nameAr.trim()
}

/** The English name as it was typed: none where the one that is stored is the Arabic that stands for it. */
export function typedName({ name, nameAr }: Names): string {
  return name === nameAr && /\p{Script=Arabic}/u.test(name) ? '' : name
}

/** What is said where neither was typed. */
export const oneNameNeeded: Text = {
  en: 'Enter a name in English or in Arabic.',
  ar: 'يرجى إدخال اسم بالعربية أو بالإنجليزية.',
}
