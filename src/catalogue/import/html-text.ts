const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The words of a piece of HTML, a line for each paragraph, list entry and table row; scripts and styles are dropped.
 * Each step looks at a character once: what has no end is looked for once, not from each of its beginnings.
 */
export function htmlText(html: string): string {
  return withoutTags(
    oneBlank(withoutComments(withoutElements(html)))
      .replace(/<br\s?\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|table)\s?>/gi, '\n')
      .replace(/<\/t[dh]\s?>/gi, ' '),
  )
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,8});/gi, (whole, name: string) => character(name) ?? whole)
    .split('\n')
    .map((line) => oneBlank(line).trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** A blank for each run of them. Not by /\s+/: a process that has compiled much steps back through such a loop on a stack. */
function oneBlank(text: string): string {
  return text.replace(/\s/g, ' ').replace(/(?<= ) /g, '')
}

function withoutElements(html: string): string {
  const ends: Record<string, EndAfter> = {
    script: endOf(html, /<\/script\s*>/gi),
    style: endOf(html, /<\/style\s*>/gi),
  }
  return cut(html, /<(script|style)\b/gi, (from, name = '') => ends[name.toLowerCase()]?.(from))
}

function withoutComments(html: string): string {
  return cut(html, /<!--/g, endOf(html, /-->/g))
}

function withoutTags(html: string): string {
  return cut(html, /<\/?[a-z]/gi, endOf(html, />/g))
}

type EndAfter = (from: number, name?: string) => number | undefined

/** Where the next end stands after a place. Once there is none, there is none further on either. */
function endOf(text: string, end: RegExp): EndAfter {
  let isThere = true
  return (from) => {
    if (!isThere) return undefined
    end.lastIndex = from
    isThere = end.test(text)
    return isThere ? end.lastIndex : undefined
  }
}

/** The text without the pieces between a beginning and its end; a beginning without an end stays. */
function cut(text: string, begins: RegExp, endAfter: EndAfter): string {
  const kept: string[] = []
  let at = 0
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const end = endAfter(begins.lastIndex, found[1])
    if (end === undefined) continue
    kept.push(text.slice(at, found.index))
    at = end
    begins.lastIndex = end
  }
  return kept.join('') + text.slice(at)
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}
