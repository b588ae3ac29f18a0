import { type Api, ApiProblem, readProblem } from './api.ts'

/**
 * Hands the browser a file to keep; fetched, because an address alone carries no token. `language` is what it is asked for in,
 * where it has several. Throws ApiProblem.
 */
export async function saveFile(api: Api, path: string, name: string, language?: string): Promise<void> {
  const reply = await api
    .fetch(`${api.base}${path}`, language ? { headers: { 'accept-language': language } } : undefined)
    .catch(() => undefined)
  if (!reply?.ok) throw new ApiProblem(reply?.status ?? 0, reply ? await readProblem(reply) : {})
  const address = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
