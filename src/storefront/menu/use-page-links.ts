import { pageLinksQuery } from '#src/content/page/page.query.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useAnswer } from '#src/ui/data/use-answer.ts'
import { menuPages, servicePages } from './menu-pages.ts'
import { storefrontMessages } from './storefront.messages.ts'

/** A page of a menu, its address and name in the page's language. */
export type PageLink = { to: string; name: string }

/** The pages of the menu and those below it in the footer: the shop's own, and what the owner put there (W1). */
export function usePageLinks(): { menu: PageLink[]; footer: PageLink[] } {
  const words = useMessages(storefrontMessages)
  const [locale, href] = [useLocale(), useHref()]
  const data = useAnswer(pageLinksQuery(useApi())) ?? []
  const listed = (own: readonly { path: string; word: keyof typeof words }[], place: 'menu' | 'footer') => [
    ...own
      .filter(({ path }) => !data.some((page) => page.path === path))
      .map(({ path, word }) => ({ to: href(path), name: words[word] as string })),
    ...data
      .filter((page) => page[place])
      .map((page) => ({ to: href(page.path), name: dataText(locale, page, 'title') })),
  ]
  return { menu: listed(menuPages, 'menu'), footer: listed(servicePages, 'footer') }
}
