import type { Metadata } from 'sharp'
import { isAffordable } from './decoding-cost.ts'
import { type FormFile, pictureInForm } from './form-picture.ts'
import { sharp } from './sharp.ts'

/** What became of a stranger's picture: a clean WebP, or why there is none. */
export type PreparedPicture = { clean: Uint8Array } | { refused: Refusal }
type Refusal = 'wrong-type' | 'too-large' | 'damaged' | 'broken-form' | 'cut-short' | 'missing'

/** Twice the banner's 900 is the most any page shows; the rest is room for later screens. In pixels. */
const maxSide = 2400

/**
 * A stranger's picture as the shop keeps it (F1): type by content, one frame, turned upright, at most 2400 pixels a
 * side, as WebP without metadata. What its pixels would cost is known before they are unpacked (F3).
 */
export async function preparePicture(source: Uint8Array | FormFile): Promise<PreparedPicture> {
  const found = source instanceof Uint8Array ? { bytes: source } : await pictureInForm(source)
  return 'refused' in found ? found : prepareBytes(found.bytes)
}

async function prepareBytes(bytes: Uint8Array): Promise<PreparedPicture> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (!header || !['jpeg', 'png', 'webp', 'avif', 'heif'].includes(header.format))
    return { refused: 'wrong-type' }
  if (!isAffordable(header)) return { refused: 'too-large' }
  try {
    return { clean: await toCleanWebp(bytes) }
  } catch {
    return { refused: isReadableHere(header) ? 'damaged' : 'wrong-type' }
  }
}

// Also no bytes at all are an answer to give, and not a mistake to throw.
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes).metadata()
}

/** False for HEIC, whose pixels only some builds of sharp can read. */
function isReadableHere({ compression }: Metadata): boolean {
  return compression !== 'hevc'
}

function toCleanWebp(bytes: Uint8Array): Promise<Buffer> {
  // Phones write harmless warnings into their files; missing data is not one of them.
  return sharp(bytes, { failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}
