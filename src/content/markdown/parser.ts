import MarkdownIt from 'markdown-it'

/** Rows of tables cost their length times that of their longest line. */
const mostBars = 20

/** The part of CommonMark, and tables, that texts of this shop are written in: server and editor read the same. */
export function newParser() {
  return new MarkdownIt('zero', { maxNesting: 24 }).enable([
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
}

/** The rank a heading has on a page, where the first is the page's title: `#` and `##` are 2, all others 3. */
export function headingRank(tag: string): 2 | 3 {
  return tag === 'h1' || tag === 'h2' ? 2 : 3
}

/** The address of a link that may be followed; undefined for every other. */
export function safeAddress(href: string): string | undefined {
  // Browsers drop these before they read the scheme.
  const bare = href.replace(/[\p{Cc}\s]/gu, '')
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(bare)) return bare
  // A path of this site, or a place on the page; `//` and `/\` are other sites.
  return /^(?:\/(?![/\\])|#)/.test(bare) && !bare.includes('\\') ? bare : undefined
}

/** A text as it is given to the parser: a line with more than 20 bars is no row of a table. */
export function withNarrowTables(text: string): string {
  return text
    .split('\n')
    .map((line) => ((line.match(/\|/g)?.length ?? 0) > mostBars ? line.replaceAll('|', ' ') : line))
    .join('\n')
}
