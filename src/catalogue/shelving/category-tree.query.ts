import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Api, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
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

/** Takes over the tree that a change has answered; whatever shows categories is out of date. */
export async function keepTree(queries: QueryClient, tree: StaffTree): Promise<void> {
  queries.setQueryData(['categoryTree'], tree)
  for (const queryKey of [['categories'], ['shelf'], ['crumbs'], ['products'], ['product'], ['productTable']])
    await queries.invalidateQueries({ queryKey })
}
