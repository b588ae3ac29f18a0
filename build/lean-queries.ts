import type { Plugin } from 'vite'
import type { Node } from './react-cuts.ts'

const file = '/node_modules/@tanstack/query-core/build/modern/queryClient.js'

/** Methods of the query client that neither the shop nor what it uses of TanStack Query calls (test/lean-react.test.ts). */
export const unusedMethods: readonly string[] = [
  'isFetching',
  'isMutating',
  'setQueriesData',
  'getQueryState',
  'resetQueries',
  'infiniteQuery',
  'prefetchInfiniteQuery',
  'getDefaultOptions',
  'setDefaultOptions',
  'setQueryDefaults',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
]

/** Leaves them out of the browser's files: no bundler takes a method from a class. Throws for one that is no longer there. */
export function leanQueries(): Plugin {
  return {
    name: 'lean-queries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null
      const { body } = this.parse(code) as unknown as { body: ClassHolder[] }
      const methods = body.flatMap(({ declarations = [] }) =>
        declarations.flatMap(({ init }) => init?.body?.body ?? []),
      )
      const cuts = unusedMethods.map((name) => {
        const found = methods.filter(({ key }) => key?.name === name)
        const [method] = found
        if (!method || found.length > 1)
          throw new Error(`The query client has no one ${name} (build/lean-queries.ts)`)
        return method
      })
      // The last one first, so that a cut moves none of those still to come.
      const lean = cuts
        .sort((one, other) => other.start - one.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
      return { code: lean, map: null }
    },
  }
}

type Method = Pick<Node, 'start' | 'end'> & { key?: { name?: string } }
type ClassHolder = { declarations?: { init?: { body?: { body?: Method[] } } }[] }
