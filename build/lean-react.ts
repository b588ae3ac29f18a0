import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { unusedOfReact } from './unused-of-react.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Cut = { start: number; end: number; code: string }

/**
 * Leaves out of the browser's React what the shop uses none of (unused-of-react.ts): React comes as files that no bundler can shake,
 * because everything in them is called from somewhere. A function keeps its name and gets another body; an
 * export goes; of a list of names those stay that stand somewhere in src. Throws for a name that React no longer has, and for a file that the build did not meet, so that an update of React is looked at.
 */
export function leanReact(): Plugin {
  const met = new Set<string>()
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(unusedOfReact).find((name) =>
        id.split('?')[0]?.endsWith(`/node_modules/${name}`),
      )
      if (!file) return null
      met.add(file)
      const { body } = this.parse(code) as unknown as { body: Node[] }
      return { code: leaner(code, body, file), map: null }
    },
    generateBundle() {
      const missed = Object.keys(unusedOfReact).filter((file) => !met.has(file))
      if (missed.length > 0)
        this.error(`React no longer comes as ${missed.join(' and ')} (build/lean-react.ts)`)
    },
  }
}

function leaner(code: string, body: readonly Node[], file: string): string {
  const { bodies = {}, exports = [], names = [] } = unusedOfReact[file] ?? {}
  const cuts = [
    ...Object.entries(bodies).map(([name, text]) => {
      const found = body.filter((node) => node.type === 'FunctionDeclaration' && nameOf(node.id) === name)
      const { start, end } = theOnly(found, name, file).body as Node
      return { start, end, code: `{${text}}` }
    }),
    ...exports.map((name) => {
      const { start, end } = theOnly(
        body.filter((node) => exportOf(node) === name),
        name,
        file,
      )
      return { start, end, code: '' }
    }),
    ...names.map((name) => {
      const lists = body.flatMap((node) => (node.declarations ?? []) as Node[])
      const { start, end } = theOnly(
        lists.filter(({ id }) => nameOf(id) === name),
        name,
        file,
      )
      return { start, end, code: onlyWritten(code.slice(start, end), name) }
    }),
  ]
  let text = code
  for (const cut of cuts.sort(lastFirst)) text = text.slice(0, cut.start) + cut.code + text.slice(cut.end)
  return text
}

/** Of pairs `["name", "…"]` and of one string of names those that the shop's own files write. Throws where there are none. */
function onlyWritten(list: string, name: string): string {
  const words = new Set(
    globSync('src/**/*.{ts,tsx}').flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
  )
  const less = list
    .replace(/\["(\w+)", "[^"]+"\](?:,\s*)?/g, (pair, word) => (words.has(word) ? pair : ''))
    .replace(/"\w+(?: \w+)+"/g, (text) => {
      const kept = text.slice(1, -1).split(' ')
      return `"${kept.filter((word) => words.has(word)).join(' ')}"`
    })
  if (less === list) throw new Error(`React's ${name} is another list (build/lean-react.ts)`)
  return less
}

function theOnly(found: readonly Node[], name: string, file: string): Node {
  const [only, another] = found
  if (!only || another) throw new Error(`${file} has ${found.length} of ${name} (build/unused-of-react.ts)`)
  return only
}

/** The name that `exports.name = …` gives. */
function exportOf(node: Node): string | undefined {
  const { left } = (node.expression ?? {}) as { left?: { object?: Node; property?: Node } }
  return nameOf(left?.object) === 'exports' ? nameOf(left?.property) : undefined
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name
const lastFirst = (a: Cut, b: Cut) => b.start - a.start
