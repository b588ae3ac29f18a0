import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { AddressApi } from './address.api.ts'

const client = (api: Api) => clientOf<AddressApi>(api)

/** What is sent of an address. */
export type AddressDraft = Parameters<ReturnType<typeof client>['addresses']['$post']>[0]['json']

/** One's own addresses, the default first. */
export function addressesQuery(api: Api) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: async () => (await answerOf(client(api).addresses.$get())).data,
    staleTime: 0,
  })
}

/** Adds an address, or changes the one with this id; answers all as they are then. Throws ApiProblem. */
export async function sendAddress(api: Api, json: AddressDraft, id?: string) {
  const { addresses } = client(api)
  const answer = id ? addresses[':id'].$put({ param: { id }, json }) : addresses.$post({ json })
  return (await answerOf(answer)).data
}

/** Deletes an address; answers those that stay. Throws ApiProblem. */
export async function removeAddress(api: Api, id: string) {
  return (await answerOf(client(api).addresses[':id'].$delete({ param: { id } }))).data
}
