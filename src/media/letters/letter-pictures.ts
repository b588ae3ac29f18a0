import { LRUCache } from 'lru-cache'
import { originalName, readPictureUrl, variantName } from '#src/core/picture-name.ts'
import { makeLetterPicture } from '#src/media/ingest.ts'
import type { PictureStore } from '#src/shop.ts'

/** What a picture is in a letter: one of the goods, square, or the logo at its head. */
export type LetterForm = 'goods' | 'logo'

/** A picture of the shop small enough for a letter: a JPEG of at most 8 kB, a logo of 16; `id` tells it from the others of its letter. */
export type LetterPicture = { id: string; bytes: Uint8Array }

/**
 * The pictures behind addresses of the shop, by address, at most for `waitMs` and until `cut`: what could not be read until then, or is
 * none of the shop's, is not among them. Never rejects.
 */
export type LetterPictures = (
  urls: readonly string[],
  cut: AbortSignal,
  form?: LetterForm,
) => Promise<ReadonlyMap<string, LetterPicture>>

/** In ms: how long a letter waits for its pictures, and for how long none is asked for after that was too short or the store failed. */
const usual = { waitMs: 5000, restMs: 60_000 }
/** About 400: the pictures of many letters are those of few goods. */
const keptBytes = 2 * 1024 * 1024

/** Reads pictures for letters from the store of public pictures, and keeps those of the last letters. */
export function createLetterPictures(
  store: Pick<PictureStore, 'find'>,
  onError: (what: string, error: unknown) => void,
  { waitMs, restMs } = usual,
): LetterPictures {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.byteLength + 256,
  })
  let restsUntil = 0

  return async function read(urls, cut, form = 'goods') {
    const found = new Map<string, LetterPicture>()
    if (cut.aborted) return found
    let isOver = false
    const late = Promise.withResolvers<void>()
    const end = () => late.resolve()
    const timer = setTimeout(() => late.reject(new Error(`none within ${waitMs} ms`)), waitMs)
    cut.addEventListener('abort', end)
    try {
      await Promise.race([readAll(), late.promise])
    } catch (error) {
      restsUntil = performance.now() + restMs
      onError('a letter goes without its pictures', error)
    } finally {
      isOver = true
      clearTimeout(timer)
      cut.removeEventListener('abort', end)
    }
    return found

    async function readAll(): Promise<void> {
      for (const url of urls) {
        const picture = readPictureUrl(url)
        if (!picture || picture.variant) continue
        const id = form === 'goods' ? picture.id : `${picture.id}-${form}`
        const bytes = kept.get(id) ?? (await made(picture.id, form))
        if (bytes) kept.set(id, bytes)
        if (isOver) return
        if (bytes) found.set(url, { id, bytes })
      }
    }
  }

  async function made(id: string, form: LetterForm): Promise<Uint8Array | undefined> {
    if (performance.now() < restsUntil) return undefined
    const small =
      form === 'goods' ? await store.find(variantName({ id, width: 320, format: 'webp' })) : undefined
    const original = small ?? (await store.find(originalName(id)))
    return original && (await makeLetterPicture(original, form))
  }
}
