import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiWithToken } from '#src/accounts/session/api-with-token.ts'
import { sessionEmail } from '#src/accounts/session/auth.query.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { InvitationApi } from './invitation.api.ts'

export function invitationsQuery(api: Api) {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: async () => (await answerOf(clientOf<InvitationApi>(api).invitations.$get())).data,
    refetchOnMount: 'always',
  })
}

/** Sends an invitation, and answers whether it leaves the shop. Throws ApiProblem. */
export async function sendInvitation(
  api: Api,
  queries: QueryClient,
  json: { email: string; role: 'manager' | 'admin' },
): Promise<'server' | 'folder'> {
  const { goTo } = await answerOf(clientOf<InvitationApi>(api).invitations.$post({ json }))
  await queries.invalidateQueries({ queryKey: ['invitations'] })
  return goTo
}

/** Takes an invitation back. Throws ApiProblem. */
export async function revokeInvitation(api: Api, queries: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(clientOf<InvitationApi>(api).invitations[':id'].$delete({ param: { id } }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['invitations'] })
  }
}

/** What the invitation of a link says, and whether this browser is signed in to its account. Throws ApiProblem. */
export async function readInvitation(api: Api, token: string) {
  const { data } = await answerOf(clientOf<InvitationApi>(api).invitation.$post({ json: { token } }))
  return { ...data, isMine: data.hasAccount && (await sessionEmail(api)) === data.email }
}

/** Accepts it, as who is signed in or with a new account. Throws ApiProblem. */
export async function acceptInvitation(
  api: Api,
  json: { token: string; name?: string; password?: string },
): Promise<void> {
  await answerOf(clientOf<InvitationApi>(apiWithToken(api)).invitation.accept.$post({ json }))
}
