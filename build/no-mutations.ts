import type { Plugin } from 'vite'

/** Placed where what pages share is looked for (vite.config.ts), or it would land beside the entry and close a circle. */
const standIn = '\0/node_modules/no-mutations.js'

/** All that the query client asks of its cache of mutations as long as nobody makes one. */
const code = `export class MutationCache {
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
  clear() {}
}`

/**
 * Leaves TanStack Query's mutations out of the browser's files: the shop writes by the client of the API alone, and the
 * query client brings 2 kB for them all the same. `useMutation` fails with this at once.
 */
export function noMutations(): Plugin {
  return {
    name: 'no-mutations',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './mutationCache.js' && importer?.includes('query-core') ? standIn : null,
    load: (id) => (id === standIn ? code : null),
  }
}
