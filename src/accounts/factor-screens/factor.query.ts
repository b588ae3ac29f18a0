import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SecondFactorApi } from '#src/accounts/second-factor/second-factor.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { makePasskey } from './passkey-browser.ts'

const queryKey = ['secondFactor']

/** One's own second factors, and how many recovery codes are left. */
export function factorsQuery(api: Api) {
  return queryOptions({
    queryKey,
    queryFn: async () => (await answerOf(clientOf<SecondFactorApi>(api).secondFactor.$get())).data,
    refetchOnMount: 'always',
  })
}

/** Asks for the list again, after a change. */
export function refreshFactors(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey })
}

/** Begins an app with codes: its secret and QR code. Throws ApiProblem. */
export async function beginApp(api: Api, name: string) {
  return (await answerOf(clientOf<SecondFactorApi>(api).secondFactor.totp.$post({ json: { name } }))).data
}

/** Shows by a code that the app has it; answers recovery codes with the first factor. Throws ApiProblem. */
export async function confirmApp(api: Api, code: string): Promise<string[] | undefined> {
  const client = clientOf<SecondFactorApi>(api)
  return (await answerOf(client.secondFactor.totp.confirm.$post({ json: { code } }))).data.recoveryCodes
}

/** Makes a passkey under this name. Throws ApiProblem, and DOMException when its owner does not want to. */
export async function addPasskey(api: Api, name: string): Promise<string[] | undefined> {
  const client = clientOf<SecondFactorApi>(api)
  const options = (await answerOf(client.secondFactor.passkey.$post())).data
  const credential = (await makePasskey(options)) as never
  return (await answerOf(client.secondFactor.passkey.confirm.$post({ json: { name, credential } }))).data
    .recoveryCodes
}

/** Ten new recovery codes. Throws ApiProblem. */
export async function askRecoveryCodes(api: Api): Promise<string[]> {
  return (await answerOf(clientOf<SecondFactorApi>(api).secondFactor.recoveryCodes.$post())).data
    .recoveryCodes
}

/** Gives one of them another name. Throws ApiProblem. */
export async function renameFactor(api: Api, id: string, name: string): Promise<void> {
  await answerOf(clientOf<SecondFactorApi>(api).secondFactor[':id'].$put({ param: { id }, json: { name } }))
}

/** Takes one of them away. Throws ApiProblem. */
export async function removeFactor(api: Api, id: string): Promise<void> {
  await answerOf(clientOf<SecondFactorApi>(api).secondFactor[':id'].$delete({ param: { id } }))
}
