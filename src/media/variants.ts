import type { Sharp } from 'sharp'
import { createJobQueue } from '#src/core/job-queue.ts'
import {
  originalName,
  type PictureFormat,
  type PictureWidth,
  type Variant,
  variantName,
  widthsOf,
} from '#src/core/picture-name.ts'
import { sharp, sizeOf } from '#src/media/decoding/sharp.ts'
import type { PictureStore } from '#src/shop.ts'

/** Makes smaller pictures, one at a time beside the requests, and keeps them in the store of their originals. */
export type Variants = {
  /**
   * The variant, if it can be had within the patience of a visitor (0.1 s); else undefined, and it is made later
   * if the queue has room. The width must be one the original has.
   */
  make(variant: Variant): Promise<Uint8Array | undefined>
  /** Makes what is missing, in the order given, only while no visitor waits. Resolves when done or closed. */
  warm(ids: readonly string[], widths: readonly PictureWidth[]): Promise<void>
  /** Resolves as soon as no picture waits or is made. */
  quiet(): Promise<void>
  /** Ends warming and drops what waits; resolves when the picture in hand is done (at most about 0.3 s). */
  close(): Promise<void>
}

type Limits = { concurrency: number; capacity: number; patienceMs: number; shortQueue: number }

// A card takes about 30 ms, so three in front are 0.1 s; two hundred waiting names weigh nothing, their bytes are read in turn.
const usual: Limits = { concurrency: 1, capacity: 200, patienceMs: 100, shortQueue: 3 }
const formats: PictureFormat[] = ['avif', 'webp']

export function createVariants(
  store: PictureStore,
  onError: (what: string, error: unknown) => void,
  limits: Partial<Limits> = {},
): Variants {
  const { concurrency, capacity, patienceMs, shortQueue } = { ...usual, ...limits }
  const queue = createJobQueue<Uint8Array | undefined>({ concurrency, capacity })
  let closed = false

  function enqueue(variant: Variant): Promise<Uint8Array | undefined> | undefined {
    const name = variantName(variant)
    return queue
      .add(name, () => findOrEncode(store, variant, onError))
      ?.catch((error: unknown) => {
        if (!closed) onError(`picture ${name}`, error)
        return undefined
      })
  }

  return {
    async make(variant) {
      const job = enqueue(variant)
      if (!job || queue.waiting() > shortQueue) return undefined
      return within(patienceMs, job)
    },
    async warm(ids, widths) {
      for (const id of ids) {
        for (const width of await wantedWidths(store, id, widths)) {
          for (const format of formats) {
            await queue.quiet()
            if (closed) return
            await enqueue({ id, width, format })
          }
        }
      }
    },
    quiet: queue.quiet,
    close() {
      closed = true
      return queue.close()
    },
  }
}

async function findOrEncode(
  store: PictureStore,
  variant: Variant,
  onError: (what: string, error: unknown) => void,
): Promise<Uint8Array | undefined> {
  const name = variantName(variant)
  const kept = await store.find(name)
  if (kept) return kept
  const original = await store.find(originalName(variant.id))
  if (!original) return undefined
  const bytes = await encode(sharp(original).resize({ width: variant.width }), variant).toBuffer()
  // A full disk must not cost the visitor the picture: it is served now and made again next time.
  await store.put(name, bytes).catch((error: unknown) => onError(`picture ${name} not kept`, error))
  return bytes
}

/**
 * Tuned by eye on the demo pictures: at card size AVIF 50 wipes out the grain of leather and wool, 60 keeps it at 2 to
 * 8 kB; from 480 up dense screens hide the difference, and 60 would outweigh WebP. Effort 1 gives effort 2's bytes in
 * two thirds of its time; 4:4:4 costs more and shows nothing.
 */
function encode(picture: Sharp, { format, width }: Variant): Sharp {
  return format === 'avif'
    ? picture.avif({ quality: width < 480 ? 60 : 50, effort: 1, chromaSubsampling: '4:2:0' })
    : picture.webp({ quality: 75, effort: 4 })
}

async function wantedWidths(
  store: PictureStore,
  id: string,
  widths: readonly PictureWidth[],
): Promise<PictureWidth[]> {
  const original = await store.find(originalName(id)).catch(() => undefined)
  if (!original) return []
  const { width } = await sizeOf(original).catch(() => ({ width: 0 }))
  const possible = widthsOf(width)
  return widths.filter((one) => possible.includes(one))
}

async function within<T>(ms: number, job: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([job, late])
  } finally {
    clearTimeout(timer)
  }
}
