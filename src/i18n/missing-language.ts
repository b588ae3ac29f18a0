import { defineMessages } from './messages.ts'
import { useMessages } from './use-locale.ts'

/**
 * What says which text readers get while a field's other language is empty (L3): asked for a field by its name, with what
 * the form holds.
 */
export function useMissingLanguage(): (field: string, typed: object) => string | undefined {
  const words = useMessages(missingLanguage)
  return (field, typed) => {
    const texts: Record<string, unknown> = { ...typed }
    if (texts[field]) return undefined
    if (field.endsWith('Ar')) return texts[field.slice(0, -2)] ? words.arabic : undefined
    return texts[`${field}Ar`] ? words.english : undefined
  }
}

const missingLanguage = defineMessages({
  arabic: {
    en: 'Missing: readers of Arabic see the English.',
    ar: 'غير مكتوب بعد: يظهر النص الإنجليزي لقراء العربية.',
  },
  english: {
    en: 'Missing: readers of English see the Arabic.',
    ar: 'غير مكتوب بعد: يظهر النص العربي لقراء الإنجليزية.',
  },
})
