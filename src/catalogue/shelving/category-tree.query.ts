import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Api, ApiProblem, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ManyShelves, NewShelf, ShelfEdit, ShelfMove, ShelfOutcome, ShelfRemoval } from './shelf-body.ts'
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
  const client = clientOf<ShelvingApi>(api)
  await sendSeen(api, queries, (version) => {
    if ('add' in change) return answerOf(client.postCategory.$post({ json: { version, ...change.add } }))
    if ('change' in change)
      return answerOf(client.updateCategory.$patch({ json: { version, ...change.change } }))
    if ('move' in change) return answerOf(client.categoryOrder.$put({ json: { version, ...change.move } }))
    return answerOf(client.removeCategory.$post({ json: { version, ...change.remove } }))
  })
}

/** One change of several categories and sub-categories; answers what became of each. Throws as sendTreeChange does. */
export async function sendManyShelves(
  api: Api,
  queries: QueryClient,
  asked: Omit<ManyShelves, 'version'>,
): Promise<ShelfOutcome[]> {
  const call = clientOf<ShelvingApi>(api).categories.bulk
  const { outcomes } = await sendSeen(api, queries, (version) =>
    answerOf(call.$post({ json: { version, ...asked } })),
  )
  return outcomes
}

async function sendSeen<A extends { data: StaffTree }>(
  api: Api,
  queries: QueryClient,
  send: (version: number) => Promise<A>,
): Promise<A> {
  const { version } = await queries.ensureQueryData(staffTreeQuery(api))
  try {
    const answer = await send(version)
    queries.setQueryData(['categoryTree'], answer.data)
    for (const queryKey of [
      ['categories'],
      ['shelf'],
      ['crumbs'],
      ['products'],
      ['product'],
      ['productTable'],
    ])
      void queries.invalidateQueries({ queryKey })
    return answer
  } catch (problem) {
    void queries.invalidateQueries({ queryKey: ['categoryTree'] })
    throw problem
  }
}

/** Why a change was not made, in the shop's words. */
export function problemText(problem: unknown, offline: string): string {
  return problem instanceof ApiProblem && problem.status !== 0 ? problem.message : offline
}
