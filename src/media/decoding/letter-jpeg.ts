import type { Sharp } from 'sharp'
import { sharp } from './sharp.ts'

/** Of a picture in a letter, in pixels: twice the 64 it is shown at, for dense screens. */
const side = 128
/** A photo of goods takes 3 to 5 kB at the first quality; what has no even place in it is packed harder. */
const photo = { maxBytes: 8 * 1024, qualities: [80, 50, 25] }

/** Of a logo, in pixels: twice the most it is shown at. Its edges are hard, so it is packed less hard. */
const logoBox = { width: 400, height: 96 }
const logo = { maxBytes: 16 * 1024, qualities: [92, 80, 50, 25] }

/**
 * A picture as letters carry it: a square JPEG of 128 pixels and at most 8 kB, which every mail program shows, its middle where it is not
 * square, on white where it is see-through. Undefined where it cannot be so small; throws when it is damaged.
 */
export async function letterJpegOf(picture: Sharp): Promise<Uint8Array | undefined> {
  return packed(picture.autoOrient().resize(side, side), photo)
}

/** A logo at the head of a letter: a whole JPEG on white, within 400 by 96 pixels and 16 kB; otherwise as `letterJpegOf`. */
export async function letterLogoOf(picture: Sharp): Promise<Uint8Array | undefined> {
  return packed(picture.autoOrient().resize({ ...logoBox, fit: 'inside' }), logo)
}

async function packed(
  picture: Sharp,
  { maxBytes, qualities }: typeof photo,
): Promise<Uint8Array | undefined> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (bytes.byteLength <= maxBytes) return bytes
  }
  return undefined
}
