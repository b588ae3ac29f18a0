import type { QueryClient } from '@tanstack/react-query'

const owner = ['owner']

/** Removes the cached answers of screens that are closed: what only one person may see is among them. */
export function clearPrivateCache(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'Website' })
}

/** Removes what the person who was signed in before has left in the cache. */
export function clearCacheOfOthers(queries: QueryClient, personId: string): void {
  if (queries.getQueryData(owner) === personId) return
  clearPrivateCache(queries)
  queries.setQueryData(owner, personId)
}
