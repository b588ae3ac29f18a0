import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ContactApi } from './contact.api.ts'
import type { ContactRequest } from './contact.ts'

/** Sends a message to the shop; answers its word of thanks. Throws ApiProblem. */
export async function sendMessage(api: Api, message: ContactRequest): Promise<string> {
  return (await answerOf(clientOf<ContactApi>(api).contact.$post({ json: message }))).message
}
