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
const maxPixels = 50_000_000
/** What unpacking one picture may take beside the decoder's own 60 MB (F3). */
const maxDecodingBytes = 200_000_000

/**
 * The memory that unpacking a picture takes at its worst, in bytes, told from its header alone (F3). The factors are
 * the peaks of sharp 0.35 at 7,070² pixels (AVIF at 4,000 × 3,000), rounded up: an AVIF is held as planes, as RGB and
 * once more to be turned upright; a progressive JPEG and an interlaced PNG are held whole before the first line is out.
 */
export function decodingBytes({ format, width, height, channels, depth, ...rest }: PictureHeader): number {
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  const samples = width * height * Math.max(channels, 3) * bytesPerSample
  if (format === 'heif' || format === 'avif') return samples * 5.5
  if (format === 'jpeg') return samples * (rest.isProgressive ? 2.5 : 0.5)
  if (format === 'png') return samples * (rest.isProgressive ? 1.4 : 0.75)
  return samples * 1.2
}

/** True for a picture that is unpacked: few enough pixels, of 8 bits where they are AVIF's, and little enough memory. */
export function isAffordable(header: PictureHeader): boolean {
  const { format, width, height, depth } = header
  if (width * height > maxPixels) return false
  if ((format === 'heif' || format === 'avif') && depth !== 'uchar') return false
  return decodingBytes(header) <= maxDecodingBytes
}
