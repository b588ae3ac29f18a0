import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key: { name?: string }; value: Node; shorthand: boolean }

/**
 * Leaves one language in the scripts of a build: every `{ en: …, ar: … }` keeps the text of its language only, so a
 * page does not ship the words nobody on it reads. The language switch loads a new page, with the other build.
 */
export function oneLanguage(kept: string): Plugin {
  return {
    name: 'one-language',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/') || !/\bar:/.test(code)) return null
      const cuts: Node[] = []
      visit(this.parse(code) as unknown as Node, (node) => {
        if (node.type === 'ObjectExpression') cuts.push(...otherTexts(node, kept))
      })
      if (cuts.length === 0) return null
      let text = code
      for (const { start, end } of cuts.sort((a, b) => b.start - a.start))
        text = `${text.slice(0, start)}0${text.slice(end)}`
      return { code: text, map: null }
    },
  }
}

/** The texts of the other language in an object of exactly two languages. */
function otherTexts(object: Node, kept: string): Node[] {
  const properties = object.properties as Property[]
  const names = properties.map(({ key }) => key?.name)
  if (properties.length !== 2 || !names.includes('en') || !names.includes('ar')) return []
  return properties.filter(({ key, shorthand }) => key.name !== kept && !shorthand).map(({ value }) => value)
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look)
    }
  }
}
