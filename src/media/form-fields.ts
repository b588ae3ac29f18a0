import { open } from 'node:fs/promises'
import { MultipartParseError, MultipartParser } from '@remix-run/multipart-parser'
import { type FormFile, maxPictureBytes } from './decoding/form-picture.ts'

/** How much of a form is read for its fields: they stand before the picture. */
const headBytes = 64 * 1024
/** As many as the reader of the picture takes. */
const maxParts = 20

/** Adds the fields of a stored form that stand before its picture; of one that is broken, those before the break. */
export async function addFields(fields: URLSearchParams, { file, boundary }: FormFile): Promise<void> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: maxPictureBytes,
    maxTotalSize: headBytes,
    maxParts,
  })
  try {
    for (const part of parser.write(await headOf(file)))
      if (part.name && !part.isFile) fields.append(part.name, part.text)
  } catch (error) {
    if (!(error instanceof MultipartParseError)) throw error
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
