import type { QueryClient } from '@tanstack/react-query'

const owner = ['owner']

/** Throws away the answers kept for screens that are gone: what only one person may see is among them. */
export function clearPrivateCache(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'Website' })
}

/** Makes sure that what is kept was asked by this person and not by one who was signed in before. */
export function clearCacheOfOthers(queries: QueryClient, personId: string): void {
  if (queries.getQueryData(owner) === personId) return
  clearPrivateCache(queries)
  queries.setQueryData(owner, personId)
}
