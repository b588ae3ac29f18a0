/** What a picture's header says of what its pixels will cost; the fields are those of sharp's metadata. */
export type PictureHeader = {
  format: string
  width: number
  height: number
  channels: number
  depth: string
  isProgressive?: boolean | undefined
  /** How an AVIF or HEIC is compressed: `av1` or `hevc`. */
  compression?: string | undefined
}

/** F1: more pixels than any phone's photo that a shop could show. */
export const maxPixels = 50_000_000
/** What unpacking one picture may take beside the decoder's own 60 MB (F3). */
export const maxDecodingBytes = 200_000_000

/**
 * The memory that unpacking a picture takes at its worst, in bytes, told from its header alone (F3). The factors are
 * the peaks of sharp 0.35 at 7,070² pixels (AVIF at 4,000 × 3,000), rounded up: an AVIF is held as planes, as RGB and
 * once more to be turned upright; a progressive JPEG and an interlaced PNG are held whole before the first line is out.
 */
export function decodingBytes({ format, width, height, channels, depth, ...rest }: PictureHeader): number {
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  const samples = width * height * Math.max(channels, 3) * bytesPerSample
  // Its tiles, which no header of sharp's tells, are as small as they can be.
  if (rest.compression === 'hevc')
    return heicDecodingBytes({
      width,
      height,
      channels: Math.max(channels, 3),
      tiles: { width: 0, height: 0 },
    })
  if (format === 'heif' || format === 'avif') return samples * 5.5
  if (format === 'jpeg') return samples * (rest.isProgressive ? 2.5 : 0.5)
  if (format === 'png') return samples * (rest.isProgressive ? 1.4 : 0.75)
  return samples * 1.2
}

/**
 * The same for a HEIC whose tiles are known: the picture in 8 bits a channel with what shrinks it, measured 4 bytes a pixel
 * of three channels, and what unpacks one tile, at most 8.4 bytes a pixel of it. A phone's tiles have 512 pixels
 * a side and cost little; a photo that somebody packed whole is one tile.
 */
export function heicDecodingBytes(heic: {
  width: number
  height: number
  channels: number
  tiles: { width: number; height: number }
}): number {
  const { width, height, channels, tiles } = heic
  return channels * (width * height * 1.33 + tiles.width * tiles.height * 2.8)
}

/** True for a picture that is unpacked: few enough pixels, of 8 bits where they are AVIF's, and little enough memory. */
export function isAffordable(header: PictureHeader): boolean {
  const { format, width, height, depth, compression } = header
  if (width * height > maxPixels) return false
  if ((format === 'heif' || format === 'avif') && compression !== 'hevc' && depth !== 'uchar') return false
  return decodingBytes(header) <= maxDecodingBytes
}
