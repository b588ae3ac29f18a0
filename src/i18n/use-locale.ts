import { createContext, useContext } from 'react'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import { pathIn } from './locale.ts'

/** The language of the page being shown; set once by the storefront's root. */
export const LocaleContext = createContext<Locale>(mainLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The words of a slice in the page's language. */
export function useMessages<T>(messages: Record<Locale, T>): T {
  return messages[useLocale()]
}

/** Turns a product.md path into one of the page's language, for links. */
export function useHref(): (path: string) => string {
  const locale = useLocale()
  return (path) => pathIn(locale, path)
}
