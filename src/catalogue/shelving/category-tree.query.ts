import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Api, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { NewShelf, ShelfEdit, ShelfMove, ShelfRemoval } from './shelf-body.ts'
import type { ShelvingApi } from './shelving.api.ts'
import type { StaffTree } from './staff-tree.ts'

/** The tree of categories, hidden ones too. For staff. */
export function staffTreeQuery(api: Api) {
  return queryOptions({
    queryKey: ['categoryTree'],
    queryFn: async () => (await answerOf(clientOf<ShelvingApi>(api).categoryTree.$get())).data,
  })
}

/** The same on screen; undefined while it is on its way. */
export function useStaffTree(): StaffTree | undefined {
  return useQuery(staffTreeQuery(useApi())).data
}

/** A change of the tree, by the call that makes it. */
export type TreeChange =
  | { add: Omit<NewShelf, 'version'> }
  | { change: Omit<ShelfEdit, 'version'> }
  | { move: Omit<ShelfMove, 'version'> }
  | { remove: Omit<ShelfRemoval, 'version'> }

/**
 * Sends a change of the tree as this browser knows it, and takes over what it is then. Throws ApiProblem; after a
 * conflict the tree is read anew.
 */
export async function sendTreeChange(api: Api, queries: QueryClient, change: TreeChange): Promise<void> {
  const { version } = await queries.ensureQueryData(staffTreeQuery(api))
  const client = clientOf<ShelvingApi>(api)
  try {
    const { data } = await answerOf(send())
    queries.setQueryData(['categoryTree'], data)
  } catch (problem) {
    void queries.invalidateQueries({ queryKey: ['categoryTree'] })
    throw problem
  }
  for (const queryKey of [['categories'], ['shelf'], ['crumbs'], ['products'], ['product'], ['productTable']])
    void queries.invalidateQueries({ queryKey })

  function send() {
    if ('add' in change) return client.postCategory.$post({ json: { version, ...change.add } })
    if ('change' in change) return client.updateCategory.$patch({ json: { version, ...change.change } })
    if ('move' in change) return client.categoryOrder.$put({ json: { version, ...change.move } })
    return client.removeCategory.$post({ json: { version, ...change.remove } })
  }
}
