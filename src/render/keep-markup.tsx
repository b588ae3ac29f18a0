import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#src/core/locale.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { PictureSights, type SightOf } from '#src/ui/picture-sights.ts'
import type { InsideOf } from './kept-markup.ts'

/**
 * Keeps the HTML of parts that many pages show, such as cards of products. Its key is all that a part may depend on, so what is
 * kept is never old: a part that changed has another key. It is rendered by itself, where it finds nothing else of its page.
 */
export function keepMarkup(maxBytes: number): (locale: Locale, sights: SightOf) => InsideOf {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => (html.length + key.length) * 2,
  })
  const numbers = new Map<unknown, number>()
  const numberOf = (type: unknown) => {
    const number = numbers.get(type) ?? numbers.size
    numbers.set(type, number)
    return number
  }

  return (locale, sights) => (part, picture) => {
    const { type, props } = part
    const sight = sights(picture)
    const key = `${locale} ${numberOf(type)} ${sight} ${JSON.stringify(props)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = renderToString(
      <LocaleContext value={locale}>
        <PictureSights value={(src) => (src === picture ? sight : undefined)}>{part}</PictureSights>
      </LocaleContext>,
    )
    // A text that React has put together holds all its pieces: this one is in one piece.
    const inside = Buffer.from(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))).toString()
    kept.set(key, inside)
    return inside
  }
}
