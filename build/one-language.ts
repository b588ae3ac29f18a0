import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key: { name?: string } }
type Cut = { start: number; end: number }

/** What a table is wrapped in that is to stay whole (src/core/locale.ts). */
const keeper = 'inEveryLanguage'

/** How a file is imported that a page of one language needs in all of them: a copy for that page alone. */
const whole = '?every-language'

/**
 * Leaves one language in the scripts of a build: every object whose keys are exactly the shop's languages, or all of them
 * but the first (which stands beside it), keeps the build's language only, so that a page does not ship the
 * words nobody on it reads. The language switch loads a new page, with the other build.
 */
export function oneLanguage(kept: string, languages: readonly string[]): Plugin {
  const tables = [languages, languages.slice(1)].map((names) => [...names].sort().join())
  return {
    name: 'one-language',
    enforce: 'post',
    transform(code, id) {
      if (
        !id.includes('/src/') ||
        id.endsWith(whole) ||
        !languages.slice(1).some((name) => code.includes(`${name}:`))
      )
        return null
      const cuts: Cut[] = []
      visit(this.parse(code) as unknown as Node, (node) => {
        if (isKept(node)) return false
        if (node.type === 'ObjectExpression') cuts.push(...otherTexts(node, kept, tables))
        return true
      })
      if (cuts.length === 0) return null
      let text = code
      for (const { start, end } of outermost(cuts)) text = text.slice(0, start) + text.slice(end)
      return { code: text, map: null }
    },
  }
}

/** What stands before and after the build's language in an object of languages. */
function otherTexts({ properties, start, end }: Node, kept: string, tables: readonly string[]): Cut[] {
  const all = properties as Property[]
  if (!tables.includes(namesOf(all))) return []
  const own = all.find(({ key }) => key.name === kept)
  if (!own) return [{ start: start + 1, end: end - 1 }]
  return [
    { start: start + 1, end: own.start },
    { start: own.end, end: end - 1 },
  ]
}

function namesOf(properties: readonly Property[]): string {
  return properties
    .map(({ key }) => key?.name)
    .sort()
    .join()
}

function isKept(node: Node): boolean {
  return node.type === 'CallExpression' && (node.callee as { name?: string }).name === keeper
}

/** The last first, so that a cut moves none of those still to come; what is inside another goes with it. */
function outermost(cuts: readonly Cut[]): Cut[] {
  return cuts
    .filter((one) => !cuts.some((other) => other !== one && other.start <= one.start && one.end <= other.end))
    .sort((a, b) => b.start - a.start)
}

/** Looks at a node and, where that answers true, at all inside it. */
function visit(node: Node, look: (node: Node) => boolean): void {
  if (!look(node)) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look)
    }
  }
}
