import { getMultipartBoundary, MultipartParseError, MultipartParser } from '@remix-run/multipart-parser'
import { maxPictureBytes } from './decoding/form-picture.ts'

/** How much of a form is read for its fields: they stand before the picture. */
const headBytes = 64 * 1024
/** As many as the reader of the picture takes. */
const maxParts = 20

type Headed = { body: ReadableStream<Uint8Array>; head: () => Uint8Array }

/** A body as it is, of which the beginning is kept whoever reads it, also where it is only read to be forgotten. */
export function withHead(body: ReadableStream<Uint8Array>): Headed {
  let head = Buffer.alloc(0)
  const transform = (chunk: Uint8Array, passing: TransformStreamDefaultController<Uint8Array>) => {
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)])
    passing.enqueue(chunk)
  }
  return { body: body.pipeThrough(new TransformStream({ transform })), head: () => head }
}

/** The fields of a form that stand before its picture; of one that is broken, those before the break. */
export function fieldsIn(head: Uint8Array, contentType: string): URLSearchParams {
  const fields = new URLSearchParams()
  const boundary = getMultipartBoundary(contentType)
  if (!boundary) return fields
  const parser = new MultipartParser(boundary, {
    maxFileSize: maxPictureBytes,
    maxTotalSize: headBytes,
    maxParts,
  })
  try {
    for (const part of parser.write(head)) if (part.name && !part.isFile) fields.append(part.name, part.text)
  } catch (error) {
    if (!(error instanceof MultipartParseError)) throw error
  }
  return fields
}
