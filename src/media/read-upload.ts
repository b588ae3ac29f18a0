import { open } from 'node:fs/promises'
import { getMultipartBoundary } from '@remix-run/multipart-parser'
import type { Context } from 'hono'
import { Problem } from '#src/core/problem.ts'
import { chunksAtPace, type Sender } from './body-pace.ts'
import { countReadBytes } from './collect-freed-buffers.ts'
import { type FormFile, maxFormBytes, maxPictureBytes } from './decoding/form-picture.ts'
import { cutShort, tooLarge } from './ingest.ts'
import { storeUnavailable } from './store/store-unavailable.ts'
import type { UploadFolder } from './upload-folder.ts'

/** How much of a refused body is read and forgotten, and for how long. */
const mostDrained = 5 * maxPictureBytes
const longestDrainMs = 60_000

/**
 * Stores the body of an upload as a file and hands it to `use`; the file is gone afterwards, also when the sender goes
 * away. How `sender` keeps the pace stands there meanwhile. Throws Problem `wrong-type` (no form), `malformed` (cut short), `too-large`, `too-slow` or
 * `unavailable` (the disk).
 */
export async function withUploadedForm<T>(
  c: Context,
  { folder, sender }: { folder: UploadFolder; sender: Sender },
  use: (form: FormFile) => Promise<T>,
): Promise<T> {
  const boundary = getMultipartBoundary(c.req.header('content-type') ?? '')
  if (!boundary) throw new Problem('wrong-type', notAForm)
  return folder.withFile(async (file) => {
    await storeBody(c.req.raw.body, { file, sender })
    return use({ file, boundary })
  })
}

async function storeBody(
  body: ReadableStream<Uint8Array> | null,
  { file, sender }: { file: string; sender: Sender },
): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch(cannotKeep)
  let size = 0
  try {
    if (!body) return
    for await (const chunk of received(body, sender)) {
      size += chunk.byteLength
      if (size > maxFormBytes) throw tooLarge()
      await handle.writeFile(chunk).catch(cannotKeep)
    }
  } finally {
    await handle.close()
  }
}

/** A disk that fails is not the shop's mistake, and the same may be sent again. */
function cannotKeep(error: unknown): never {
  throw storeUnavailable(error)
}

async function* received(body: ReadableStream<Uint8Array>, sender: Sender): AsyncGenerator<Uint8Array> {
  const chunks = chunksAtPace(body, sender)
  try {
    for (;;) {
      const { done, value } = await next(chunks)
      if (done) return
      countReadBytes(value.byteLength)
      yield value
    }
  } finally {
    await chunks.return(undefined)
  }
}

/** A sender who left is told apart from a disk that fails. */
async function next(chunks: AsyncGenerator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  try {
    return await chunks.next()
  } catch (error) {
    throw error instanceof Problem ? error : cutShort()
  }
}

/** Reads the rest of a refused body, up to a bound: a browser hears the reason only once it has sent everything. */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  const until = performance.now() + longestDrainMs
  let size = 0
  try {
    for await (const chunk of chunksAtPace(body)) {
      size += chunk.byteLength
      countReadBytes(chunk.byteLength)
      if (size > mostDrained || performance.now() > until) return
    }
  } catch {
    // Who left, or is slow, hears nothing.
  }
}

const notAForm = {
  en: 'Send the picture as a form (multipart/form-data) with a field named image.',
  ar: 'تُرسل الصورة في نموذج multipart/form-data في حقل اسمه image.',
}
