import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { SecondFactorApi } from '#src/accounts/second-factor/second-factor.api.ts'
import type { Role } from '#src/core/permission.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { listPageOf } from '#src/ui/data/list-page.ts'
import type { UserApi } from './user.api.ts'

const pageSize = 25

/** Everybody with an account whose name or e-mail contains `q`, the newest first, page by page. */
export function usersQuery(api: Api, q: string) {
  return infiniteQueryOptions({
    queryKey: ['users', q],
    queryFn: ({ pageParam }) =>
      listPageOf(
        clientOf<UserApi>(api).users.$get({
          query: { limit: String(pageSize), ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
        }) as Promise<UserReply>,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  })
}

/** Somebody with an account, as GET /users has them. */
export type ListedUser = {
  _id: string
  name: string
  email: string
  role: Role
  emailVerified: boolean
  hasSecondFactor: boolean
  createdAt: string
}

type UserReply = { ok: boolean; status: number; headers: Headers; json(): Promise<ListedUser[]> }

/** Gives somebody another role and answers the shop's message (product.md section 8). Throws ApiProblem. */
export async function changeRole(api: Api, queries: QueryClient, id: string, role: Role): Promise<string> {
  const client = clientOf<UserApi>(api)
  try {
    return (await answerOf(client.updateUserRole[':id'].$put({ param: { id }, json: { role } }))).message
  } finally {
    await queries.invalidateQueries({ queryKey: ['users'] })
  }
}

/** Deletes an account. Throws ApiProblem. */
export async function deleteUser(api: Api, queries: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(clientOf<UserApi>(api).deleteUser[':id'].$delete({ param: { id } }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['users'] })
  }
}

/** Takes the second factors from somebody who lost them. Throws ApiProblem. */
export async function removeSecondFactor(api: Api, queries: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(clientOf<SecondFactorApi>(api).userSecondFactor[':id'].$delete({ param: { id } }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['users'] })
  }
}
