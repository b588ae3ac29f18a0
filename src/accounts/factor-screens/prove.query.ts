import { type Api, answerOf } from '#src/ui/data/api.ts'
import { askPasskey } from './passkey-browser.ts'

export type ProofMethod = 'totp' | 'passkey' | 'recovery' | 'password' | 'sign-in'

/** How the person of this browser's session proves who they are. None without a session. Throws ApiProblem. */
export async function readProofMethods(api: Api): Promise<ProofMethod[]> {
  const reply = await answerOf(api.fetch(`${api.base}/api/auth/second-factor`))
  return (reply as { methods: ProofMethod[] }).methods
}

/** Gives a code, or the password. Throws ApiProblem. */
export async function giveProof(
  api: Api,
  proof: { method: 'totp' | 'recovery'; code: string } | { method: 'password'; password: string },
): Promise<void> {
  await post(api, 'prove', proof)
}

/** Asks a passkey. Throws ApiProblem, and DOMException when its owner does not want to. */
export async function givePasskey(api: Api): Promise<void> {
  const options = (await post(api, 'passkey', {})) as Record<string, unknown>
  await post(api, 'prove', { method: 'passkey', credential: await askPasskey(options) })
}

function post(api: Api, call: 'prove' | 'passkey', body: unknown): Promise<unknown> {
  return answerOf(
    api.fetch(`${api.base}/api/auth/second-factor/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(body),
    }),
  )
}
