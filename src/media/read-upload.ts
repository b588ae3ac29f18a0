import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
} from '@remix-run/multipart-parser'
import type { Context } from 'hono'
import { Problem } from '#src/core/problem.ts'
import { countReadBytes } from './collect-freed-buffers.ts'
import { maxPictureBytes, tooLarge, tooMany } from './ingest.ts'

/** product.md's form has two or three fields; whoever sends thousands wants something else. */
const maxParts = 20
const maxFormBytes = maxPictureBytes + 64 * 1024
const mostDrained = 5 * maxPictureBytes
/** What all uploads together may hold in memory: slow senders hold little, so none can keep the others out. */
const maxHeldBytes = 32 * 1024 * 1024

let held = 0

/**
 * Reads the picture of a multipart form (field `image`, product.md section 7) and hands it to `use`; other fields are
 * ignored. Throws Problem `wrong-type`, `malformed`, `too-large`, `refused` (no picture in it) or `unavailable`
 * (too much in hand at once).
 */
export async function withUploadedPicture<T>(c: Context, use: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  const boundary = getMultipartBoundary(c.req.header('content-type') ?? '')
  if (!boundary) throw new Problem('wrong-type', texts.notAForm)
  let mine = 0
  try {
    const bytes = await readPicture(c.req.raw, boundary, (size) => {
      mine += size
      held += size
      if (held > maxHeldBytes) throw tooMany()
    })
    return await use(bytes)
  } finally {
    held -= mine
  }
}

async function readPicture(
  request: Request,
  boundary: string,
  hold: (size: number) => void,
): Promise<Uint8Array> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: maxPictureBytes,
    maxTotalSize: maxFormBytes,
    maxParts,
  })
  let picture: Uint8Array | undefined
  let refusal: unknown
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      countReadBytes(chunk.byteLength)
      if (size > mostDrained) throw tooLarge()
      // A browser hears the reason only once it has sent everything, so what is refused is read and forgotten.
      if (refusal !== undefined) continue
      try {
        hold(chunk.byteLength)
        for (const part of parser.write(chunk))
          if (part.name === 'image' && part.size > 0) picture ??= part.bytes
      } catch (error) {
        refusal = error
      }
    }
    if (refusal !== undefined) throw refusal
    parser.finish()
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw tooLarge()
    if (error instanceof MultipartParseError) throw new Problem('malformed', texts.broken)
    throw new Problem('malformed', texts.cutShort)
  }
  if (!picture)
    throw new Problem('refused', texts.missing, { errors: [{ path: 'image', message: texts.missing }] })
  return picture
}

const texts = {
  notAForm: {
    en: 'Send the picture as a form (multipart/form-data) with a field named image.',
    ar: 'تُرسل الصورة في نموذج multipart/form-data في حقل اسمه image.',
  },
  broken: { en: 'The form could not be read.', ar: 'تعذّرت قراءة النموذج.' },
  cutShort: {
    en: 'The picture did not arrive completely. Please try again.',
    ar: 'لم تصل الصورة كاملة. يرجى المحاولة مرة أخرى.',
  },
  missing: { en: 'Please choose a picture.', ar: 'يرجى اختيار صورة.' },
}
