import { queryOptions, useQuery } from '@tanstack/react-query'
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
