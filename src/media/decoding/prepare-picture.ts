import type { Metadata, Sharp } from 'sharp'
import { isAffordable } from './decoding-cost.ts'
import { type FormFile, pictureInForm } from './form-picture.ts'
import { openHeic } from './heic.ts'
import { letterJpegOf, letterLogoOf } from './letter-jpeg.ts'
import { firstSightOf } from './picture-sight.ts'
import { sharp } from './sharp.ts'

/** What became of a stranger's picture: a clean WebP (a JPEG for a letter) and its first sight (empty for a letter), or why there is none. */
export type PreparedPicture = { clean: Uint8Array; sight: string } | { refused: Refusal }
type Refusal = 'wrong-type' | 'too-large' | 'damaged' | 'broken-form' | 'cut-short' | 'missing'

/** What becomes of a picture: a photo of goods, a drawing such as a logo, which may also come as SVG, or a small picture or the logo in a letter. */
export type PictureUse = 'photo' | 'drawing' | 'letter' | 'letter-logo'

/** Twice the banner's 900 is the most any page shows; the rest is room for later screens. In pixels. */
const maxSide = 2400

/**
 * A stranger's picture as the shop keeps it (F1): type by content, one frame, turned upright, at most 2400 pixels a
 * side, as WebP without metadata. What its pixels would cost is known before they are unpacked (F3).
 */
export async function preparePicture(
  source: Uint8Array | FormFile,
  use: PictureUse = 'photo',
): Promise<PreparedPicture> {
  const found = source instanceof Uint8Array ? { bytes: source } : await pictureInForm(source)
  if ('refused' in found) return found
  if (use === 'drawing' && isSvg(found.bytes)) return prepareSvg(found.bytes)
  return prepareBytes(found.bytes, use)
}

async function prepareBytes(bytes: Uint8Array, use: PictureUse): Promise<PreparedPicture> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (!header || !['jpeg', 'png', 'webp', 'avif', 'heif'].includes(header.format))
    return { refused: 'wrong-type' }
  if (!isAffordable(header)) return { refused: 'too-large' }
  try {
    const picture = await opened(bytes, header, use)
    if (!picture) return { refused: 'too-large' }
    if (use === 'letter') return forLetter(await letterJpegOf(picture))
    if (use === 'letter-logo') return forLetter(await letterLogoOf(picture))
    return await seen(use === 'drawing' ? toDrawing(picture) : toCleanWebp(picture))
  } catch {
    return { refused: 'damaged' }
  }
}

/** Its first frame, by whoever can unpack it; undefined where that turns out to cost too much. */
async function opened(
  bytes: Uint8Array,
  { compression, icc }: Metadata,
  use: PictureUse,
): Promise<Sharp | undefined> {
  if (compression === 'hevc') return openHeic(bytes, maxSide, icc)
  // Phones write harmless warnings into their files; missing data is not one of them.
  return sharp(bytes, { failOn: use === 'drawing' ? 'warning' : 'error', pages: 1 })
}

function forLetter(clean: Uint8Array | undefined): PreparedPicture {
  return clean ? { clean, sight: '' } : { refused: 'too-large' }
}

async function seen(made: Promise<Buffer>): Promise<PreparedPicture> {
  const clean = await made
  return { clean, sight: await firstSightOf(clean) }
}

// Also no bytes at all are an answer to give, and not a mistake to throw.
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes).metadata()
}

function toCleanWebp(picture: Sharp): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}

/** A drawing keeps its edges and what is see-through; the widest place for one is 300 px, at most at three dots a pixel. */
const drawingSide = 1024

function toDrawing(drawing: Sharp): Promise<Buffer> {
  return drawing
    .autoOrient()
    .resize({ width: drawingSide, height: drawingSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100, effort: 4 })
    .toBuffer()
}

/** More than any logo, and as much as its parser is given. */
const maxSvgBytes = 512 * 1024

function isSvg(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(Buffer.from(bytes.subarray(0, 256)).toString())
}

/**
 * An SVG as the pixels it draws (B1): what could run in a browser, or lead elsewhere, is left behind. Its parser exists
 * for as long as one is drawn; entities, which make a small file a great one, are refused before it.
 */
async function prepareSvg(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.byteLength > maxSvgBytes) return { refused: 'too-large' }
  if (Buffer.from(bytes).includes('<!ENTITY')) return { refused: 'damaged' }
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  try {
    const { width, height } = await sharp(bytes).metadata()
    const density = Math.min(2400, Math.max(1, (72 * drawingSide) / Math.max(width, height)))
    return await seen(toDrawing(sharp(bytes, { density })))
  } catch {
    return { refused: 'damaged' }
  } finally {
    sharp.block({ operation: ['VipsForeignLoadSvg'] })
  }
}
