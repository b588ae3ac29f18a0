import { createReadStream } from 'node:fs'
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
} from '@remix-run/multipart-parser'

/** A form that was stored as it came, and what tells its parts from each other. */
export type FormFile = { file: string; boundary: string }

/** F1. */
export const maxPictureBytes = 10 * 1024 * 1024
/** The picture and what a form has around it. */
export const maxFormBytes = maxPictureBytes + 64 * 1024
/** product.md's form has two or three fields; whoever sends thousands wants something else. */
const maxParts = 20

type PictureInForm =
  | { bytes: Uint8Array }
  | { refused: 'too-large' | 'broken-form' | 'cut-short' | 'missing' }

/** The picture of a multipart form (field `image`, product.md section 7); other fields are ignored. */
export async function pictureInForm({ file, boundary }: FormFile): Promise<PictureInForm> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: maxPictureBytes,
    maxTotalSize: maxFormBytes,
    maxParts,
  })
  let picture: Uint8Array | undefined
  try {
    for await (const chunk of createReadStream(file))
      for (const part of parser.write(chunk))
        if (part.name === 'image' && part.size > 0) picture ??= part.bytes
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return { refused: 'too-large' }
    if (error instanceof MultipartParseError) return { refused: 'broken-form' }
    throw error
  }
  try {
    parser.finish()
  } catch {
    return { refused: 'cut-short' }
  }
  return picture ? { bytes: picture } : { refused: 'missing' }
}
