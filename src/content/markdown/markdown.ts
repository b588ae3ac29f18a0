import type { Token } from 'markdown-it'
import { longestText } from './limits.ts'
import { headingRank, newParser, safeAddress, withNarrowTables } from './parser.ts'

const parser = newParser()

/** What is written for a token, and for its end: whatever is not here is written as text or not at all. */
const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  strong: 'strong',
  em: 'em',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
}

/**
 * Markdown as HTML of a dozen tags without attributes, but for the address of a link: https, http, mailto, tel or a path
 * of this site. HTML in the text is text. A heading is one of the second or third rank: the first is the page's title.
 */
export function htmlOf(markdown: string): string {
  const tokens = parser.parse(withNarrowTables(markdown.slice(0, longestText)), {})
  return tokens
    .map((token) => (token.type === 'inline' ? inline(token.children ?? []) : written(token)))
    .join('')
}

function inline(tokens: readonly Token[]): string {
  const links: boolean[] = []
  return tokens
    .map((token) => {
      if (token.type === 'link_open') {
        const href = safeAddress(String(token.attrGet('href') ?? ''))
        links.push(href !== undefined)
        return href === undefined ? '' : `<a href="${escaped(href)}">`
      }
      if (token.type === 'link_close') return links.pop() ? '</a>' : ''
      return written(token)
    })
    .join('')
}

function written(token: Token): string {
  if (token.type === 'text' || token.type === 'text_special') return escaped(token.content)
  if (token.type === 'hardbreak') return '<br>'
  if (token.type === 'softbreak') return '\n'
  if (token.type === 'hr') return '<hr>'
  // A paragraph of a short list is not marked as one.
  if (token.hidden) return ''
  const [, kind = '', end] = /^(\w+)_(open|close)$/.exec(token.type) ?? []
  const tag = kind === 'heading' ? `h${headingRank(token.tag)}` : tags[kind]
  return tag === undefined ? '' : `<${end === 'close' ? '/' : ''}${tag}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
