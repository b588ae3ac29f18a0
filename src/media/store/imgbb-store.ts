import * as z from 'zod'
import { readPictureName } from '#src/core/picture-name.ts'
import type { PictureStore } from '#src/shop.ts'
import { bytesOf, storeUnavailable } from './store-unavailable.ts'

/** Where ImgBB keeps what; the shop's own names stay the ones its pages use. */
export type Addresses = {
  remember(name: string, url: string): Promise<void>
  find(name: string): Promise<string | undefined>
}

const patienceMs = 20_000
/** product.md section 7: five years. */
const expirationSeconds = 157_680_000

const Answer = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

type Options = { key: string; endpoint?: string; disk: PictureStore; addresses: Addresses }

/**
 * Originals at ImgBB (api.imgbb.com/1/upload), their smaller variants and a copy of what is shown on this machine's
 * disk. Throws Problem `unavailable` when ImgBB refuses or does not answer; a picture is named only once it is there.
 */
export function createImgbbStore({
  key,
  endpoint = 'https://api.imgbb.com/1/upload',
  disk,
  addresses,
}: Options): PictureStore {
  return {
    async put(name, bytes) {
      const isOriginal = readPictureName(name)?.variant === undefined
      if (isOriginal && !(await addresses.find(name)))
        await addresses.remember(name, await send(endpoint, key, name, bytes))
      await disk.put(name, bytes)
    },
    async find(name) {
      const kept = await disk.find(name)
      if (kept) return kept
      const url = await addresses.find(name)
      if (!url) return undefined
      const bytes = await fetchFrom(url)
      await disk.put(name, bytes)
      return bytes
    },
    remove: (name) => disk.remove(name),
  }
}

async function send(endpoint: string, key: string, name: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), name)
  form.append('name', name)
  form.append('expiration', String(expirationSeconds))
  const query = new URLSearchParams({ key })
  const answer = await ask(`${endpoint}?${query}`, { method: 'POST', body: form })
  const body = Answer.safeParse(await answer.json().catch(() => undefined))
  // The key is in the address, so the address is never told.
  if (!answer.ok || !body.success) throw storeUnavailable(`ImgBB answered ${answer.status}`)
  return body.data.data.url
}

async function fetchFrom(url: string): Promise<Uint8Array> {
  const answer = await ask(url, {})
  if (!answer.ok) throw storeUnavailable(`ImgBB answered ${answer.status} for a picture`)
  return bytesOf(answer)
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
    throw storeUnavailable(error instanceof Error ? error.name : 'no answer')
  })
}
