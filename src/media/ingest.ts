import { createHash, randomBytes } from 'node:crypto'
import { originalName } from '#src/core/picture-name.ts'
import { Problem } from '#src/core/problem.ts'
import { sizeOf } from '#src/media/decoding/sharp.ts'
import type { PictureStore } from '#src/shop.ts'
import { createDecoder } from './decoding/decoder.ts'
import { type FormFile, maxPictureBytes } from './decoding/form-picture.ts'
import type { PictureUse, PreparedPicture } from './decoding/prepare-picture.ts'
import { createFairQueue } from './fair-queue.ts'

/** A picture in its store: its size in pixels, what tells that the same picture came twice, and its first sight if it is made. */
export type StoredPicture = { id: string; width: number; height: number; contentHash: string; sight?: string }

/** Named by its content, so that the same picture is kept once, or by chance, so that nobody can tell its name (F2). */
type Naming = 'content' | 'random'

// One at a time, in a process that can die alone (F3).
const line = createFairQueue<PreparedPicture>({ perAsker: 3, inAll: 100 })
const decoder = createDecoder()

/**
 * Takes an uploaded picture in (F1): type by content, one frame, turned upright, at most 2400 pixels a side, as WebP
 * without metadata. A drawing may also be SVG, and is kept as the pixels of it (B1). Turns go round by `asker`, an
 * address (F3). Throws Problem `wrong-type`, `malformed` (the form),
 * `too-large` (10 MB, 50 megapixels, F3's cost), `refused` (damaged, or none) or `unavailable` (too many at once).
 */
export async function ingestPicture(
  store: PictureStore,
  source: Uint8Array | FormFile,
  naming: Naming = 'content',
  asker = 'the shop itself',
  use: PictureUse = 'photo',
): Promise<StoredPicture> {
  if (source instanceof Uint8Array && source.byteLength > maxPictureBytes) throw tooLarge()
  const job = line.add(asker, () => decoder.prepare(source, use))
  if (!job) throw tooMany()
  const prepared = await job
  if ('refused' in prepared) throw refusals[prepared.refused]()
  return { ...(await keep(store, prepared.clean, naming)), sight: prepared.sight }
}

/**
 * A picture of the shop as letters carry it, a square JPEG of 128 pixels and at most 8 kB, of a logo 400 by 96 at most and 16 kB; it
 * waits its turn among those that are taken in. Undefined for what is no picture, or while too many wait. Rejects when no process can be started.
 */
export async function makeLetterPicture(
  bytes: Uint8Array,
  form: 'goods' | 'logo' = 'goods',
): Promise<Uint8Array | undefined> {
  if (bytes.byteLength > maxPictureBytes) return undefined
  const made = await line.add('letters', () =>
    decoder.prepare(bytes, form === 'logo' ? 'letter-logo' : 'letter'),
  )
  return made && 'clean' in made ? made.clean : undefined
}

/** Stores a picture of our own demo as it is, a WebP without metadata, with the first sight it brings. Throws when it is none. */
export async function storeDemoPicture(
  store: PictureStore,
  bytes: Uint8Array,
  sight?: string,
): Promise<StoredPicture> {
  return { ...(await keep(store, bytes)), ...(sight !== undefined && { sight }) }
}

async function keep(
  store: PictureStore,
  bytes: Uint8Array,
  naming: Naming = 'content',
): Promise<StoredPicture> {
  const { width, height } = await sizeOf(bytes)
  const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const id = naming === 'random' ? randomBytes(16).toString('hex') : contentHash
  await store.put(originalName(id), bytes)
  return { id, width, height, contentHash }
}

const refusals = {
  'wrong-type': wrongType,
  'too-large': tooLarge,
  damaged,
  'broken-form': brokenForm,
  'cut-short': cutShort,
  missing,
}

function wrongType(): Problem {
  return new Problem('wrong-type', {
    en: 'This is not a JPEG, PNG, WebP, AVIF or HEIC picture, or it is damaged. Please choose another one.',
    ar: 'الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF أو HEIC، أو أنه تالف. يرجى اختيار صورة أخرى.',
  })
}

export function tooLarge(): Problem {
  return new Problem('too-large', {
    en: 'The picture may have at most 10 MB and 50 megapixels.',
    ar: 'أقصى حجم للصورة 10 ميغابايت و50 ميغابكسل.',
  })
}

function damaged(): Problem {
  return new Problem('refused', {
    en: 'The picture is damaged or incomplete. Please choose another one.',
    ar: 'الصورة تالفة أو غير مكتملة. يرجى اختيار صورة أخرى.',
  })
}

export function tooMany(): Problem {
  return new Problem('unavailable', {
    en: 'Many pictures are being prepared right now. Please try again in a moment.',
    ar: 'تُجهَّز صور كثيرة الآن. يرجى المحاولة مرة أخرى بعد قليل.',
  })
}

function brokenForm(): Problem {
  return new Problem('malformed', { en: 'The form could not be read.', ar: 'تعذّرت قراءة النموذج.' })
}

export function cutShort(): Problem {
  return new Problem('malformed', {
    en: 'The picture did not arrive completely. Please try again.',
    ar: 'لم تصل الصورة كاملة. يرجى المحاولة مرة أخرى.',
  })
}

function missing(): Problem {
  const message = { en: 'Please choose a picture.', ar: 'يرجى اختيار صورة.' }
  return new Problem('refused', message, { errors: [{ path: 'image', message }] })
}
