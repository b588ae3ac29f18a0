import type { Sharp } from 'sharp'
import { sharp } from './sharp.ts'

/** Of a picture in a letter, in pixels: twice the 64 it is shown at, for dense screens. */
const side = 128
/** A photo of goods takes 3 to 5 kB at the first quality; what has no even place in it is packed harder. */
const maxBytes = 8 * 1024
const qualities = [80, 50, 25]

/**
 * A picture as letters carry it: a square JPEG of 128 pixels and at most 8 kB, which every mail program shows, its middle where it is not
 * square, on white where it is see-through. Undefined where it cannot be so small; throws when it is damaged.
 */
export async function letterJpegOf(picture: Sharp): Promise<Uint8Array | undefined> {
  const { data, info } = await picture
    .autoOrient()
    .resize(side, side)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (bytes.byteLength <= maxBytes) return bytes
  }
  return undefined
}
