import MarkdownIt, { type Token } from 'markdown-it'
import { longestText } from './limits.ts'

/** Rows of tables cost their length times that of their longest line. */
const mostColumns = 20

const parser = new MarkdownIt('zero', { maxNesting: 24 }).enable([
  'heading',
  'list',
  'emphasis',
  'link',
  'table',
  'hr',
  'blockquote',
  'newline',
  'escape',
  'entity',
])

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
  const tag = kind === 'heading' ? (token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3') : tags[kind]
  return tag === undefined ? '' : `<${end === 'close' ? '/' : ''}${tag}>`
}

/** The address of a link that may be followed; undefined for every other. */
function safeAddress(href: string): string | undefined {
  // Browsers drop these before they read the scheme.
  const bare = href.replace(/[\p{Cc}\s]/gu, '')
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(bare)) return bare
  // A path of this site, or a place on the page; `//` and `/\` are other sites.
  return /^(?:\/(?![/\\])|#)/.test(bare) && !bare.includes('\\') ? bare : undefined
}

function withNarrowTables(text: string): string {
  return text
    .split('\n')
    .map((line) => ((line.match(/\|/g)?.length ?? 0) > mostColumns ? line.replaceAll('|', ' ') : line))
    .join('\n')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
