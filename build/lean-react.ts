import type { Plugin } from 'vite'
import { type Cut, cutsOf, type Node } from './react-cuts.ts'
import { unusedOfReact } from './unused-of-react.ts'
import { isWritten } from './written-words.ts'

/**
 * Leaves out of the browser's React what the shop uses none of (unused-of-react.ts): React comes as files that no bundler can shake,
 * because everything in them is called from somewhere. `isUsed` answers for names of attributes, elements and events. Throws for a name that React no longer has, and for a file that the build did not meet, so that an update of React is looked at.
 */
export function leanReact(isUsed: (name: string) => boolean = isWritten): Plugin {
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
      return { code: without(code, cutsOf(body, code, file, unusedOfReact[file] ?? {}, isUsed)), map: null }
    },
    generateBundle() {
      const missed = Object.keys(unusedOfReact).filter((file) => !met.has(file))
      if (missed.length > 0)
        this.error(`React no longer comes as ${missed.join(' and ')} (build/lean-react.ts)`)
    },
  }
}

/** The last first, so that a cut moves none of those still to come; what is inside another goes with it. */
function without(code: string, cuts: readonly Cut[]): string {
  const outermost = cuts.filter(
    (one) => !cuts.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  )
  let text = code
  for (const cut of outermost.sort((a, b) => b.start - a.start))
    text = text.slice(0, cut.start) + cut.code + text.slice(cut.end)
  return text
}
