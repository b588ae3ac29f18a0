import { htmlOf } from '#src/content/markdown/markdown.ts'
import { type Locale, languages, locales } from '#src/core/locale.ts'
import { fillPage, type ShopFacts } from './fill-page.ts'
import type { PageContent, WrittenPage } from './page.ts'
import { pagePath } from './page-address.ts'
import { plain, questionsIn } from './questions.ts'

const longestDescription = 200

/**
 * A page's words in one language as HTML, with the shop's own facts in them (W2); a text that stands in one language
 * alone stands in both with its facts in its own (L3), so that no published page is empty.
 */
export function readPage(
  { slug, content }: { slug: string; content: PageContent },
  facts: ShopFacts,
  language: Locale,
): WrittenPage {
  function text(field: 'title' | 'text' | 'searchTitle' | 'description'): string {
    const typed = (one: Locale) => content[`${field}${languages[one].suffix}`]
    const written = [language, ...locales].find(typed) ?? language
    return fillPage(typed(written), facts, written)
  }
  const html = htmlOf(text('text'))
  return {
    path: pagePath(slug),
    language,
    title: text('title'),
    html,
    asks: questionsIn(html) !== false,
    searchTitle: text('searchTitle') || text('title'),
    description: text('description') || plain(html).slice(0, longestDescription),
    image: content.image,
  }
}
