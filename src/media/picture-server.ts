import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import {
  originalName,
  readPictureUrl,
  standInsOf,
  type Variant,
  variantName,
} from '#src/core/picture-name.ts'
import type { Headers } from '#src/http/security-headers.ts'
import { sizeOf } from '#src/media/decoding/sharp.ts'
import type { PictureStore } from '#src/shop.ts'
import { refuse, type Served, sendPicture } from './picture-reply.ts'
import type { Variants } from './variants.ts'

// The covers of the whole demo catalogue at two widths are about 2 MB; bigger pictures stay on disk.
const hotBytes = 16 * 1024 * 1024
const hottestBytes = 256 * 1024

/**
 * Answers GET and HEAD of `/pictures/…` in front of any framework; false (and nothing done) for every other path.
 * `headers` are said with each answer. Whatever lies in `store` is public: payment proofs have another prefix and another store (F2).
 */
export function createPictureServer(
  store: PictureStore,
  variants: Pick<Variants, 'make'>,
  { headers, onError }: { headers: Headers; onError: (what: string, error: unknown) => void },
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const hot = new LRUCache<string, Served>({
    maxSize: hotBytes,
    maxEntrySize: hottestBytes,
    sizeCalculation: (served) => served.bytes.byteLength + 256,
  })

  const said = Object.entries(headers)

  return function servePicture(req, res) {
    const path = pathOf(req.url ?? '')
    if (!path.startsWith('/pictures/')) return false
    for (const [name, value] of said) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuse(req, res, 'readOnly', { Allow: 'GET, HEAD' })
      return true
    }
    const served = hot.get(path)
    if (served) {
      sendPicture(req, res, served)
      return true
    }
    answer(path, req, res).catch((error: unknown) => {
      onError(`picture ${path}`, error)
      refuse(req, res, 'unavailable')
    })
    return true
  }

  async function answer(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const wanted = readPictureUrl(path)
    if (!wanted) return refuse(req, res, 'unknown')
    const served = wanted.variant ? await findVariant(wanted.variant) : await findOriginal(wanted.id)
    if (!served) return refuse(req, res, 'unknown')
    if (served.final) hot.set(path, served)
    sendPicture(req, res, served)
  }

  async function findOriginal(id: string): Promise<Served | undefined> {
    const bytes = await store.find(originalName(id))
    return bytes && { bytes, type: 'image/webp', etag: `"${id}"`, final: true }
  }

  /** The variant; else, while it is being made, the nearest form there is: nobody looks at an empty place meanwhile. */
  async function findVariant(variant: Variant): Promise<Served | undefined> {
    const kept = await store.find(variantName(variant))
    if (kept) return finished(kept, variant)
    const original = await findOriginal(variant.id)
    if (!original) return undefined
    const { width } = await sizeOf(original.bytes)
    // Pages do not know how wide a picture is; one that is narrower is never made wider, but shown as it is.
    if (width < variant.width) return original
    const made = await variants.make(variant)
    if (made) return finished(made, variant)
    for (const other of standInsOf(variant)) {
      const near = await store.find(variantName(other))
      if (near) return { ...finished(near, other), final: false }
    }
    return { ...original, final: false }
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function finished(bytes: Uint8Array, { format }: Variant): Served {
  // From the bytes: a later version of the shop may encode the same variant otherwise.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { bytes, type: `image/${format}`, etag, final: true }
}
