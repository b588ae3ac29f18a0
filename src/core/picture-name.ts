/**
 * The widths pictures are served in, in pixels. Cards: 2 columns at 360 px to 5 at 1280 px are 160 to 240 CSS pixels
 * wide, at pixel ratios 1 to 3 (160, 320, 480, 640); the main picture of a product: 330 to 560 (640, 960, and on a
 * dense desk 1080); banners: 330 to 900 (960, 1280, 1800); thumbnails: 80 (160). 768 is for the main picture and the
 * banner of a middling phone, which wants 660 to 720: 960 would be half as many bytes again.
 */
const pictureWidths = [160, 320, 480, 640, 768, 960, 1080, 1280, 1800] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** Where browsers ask for what stands in the place of a picture that a product has not (P14). */
export const noPicturePath = '/no-picture.svg'

const urlPrefix = '/pictures/'
const shape = /^([0-9a-f]{32})(?:-([1-9]\d{2,3}))?\.(avif|webp)$/

export type PictureFormat = 'avif' | 'webp'

/** A picture made smaller. */
export type Variant = { id: string; width: PictureWidth; format: PictureFormat }

/** What a name says: an original, or one of its variants. */
type PictureName = { id: string; variant?: Variant }

/** The widths a picture can be had in besides its own; never wider than the original (pixels). */
export function widthsOf(originalWidth: number): PictureWidth[] {
  return pictureWidths.filter((width) => width <= originalWidth)
}

/** The nearest forms of a variant, the one that serves best in its place first: as wide, then wider, then the two narrower. */
export function standInsOf({ id, width, format }: Variant): Variant[] {
  const wider = pictureWidths.filter((one) => one > width).slice(0, 1)
  const narrower = pictureWidths
    .filter((one) => one < width)
    .slice(-2)
    .reverse()
  const others = [width, ...wider, ...narrower].flatMap((one) =>
    (['avif', 'webp'] as const).map((kind) => ({ id, width: one, format: kind })),
  )
  // Who asks for WebP may not know AVIF.
  return others.filter(
    (one) => (one.width !== width || one.format !== format) && (format === 'avif' || one.format === 'webp'),
  )
}

/** The address of an original: what products and slides keep. */
export function pictureUrl(id: string): string {
  return urlPrefix + originalName(id)
}

/**
 * A picture of this shop in these widths, the smallest first: the `srcset` of its AVIF files, and for browsers without
 * AVIF its WebP of the middle width. Undefined for an address that is not ours.
 */
export function sourcesOf(
  url: string,
  widths: readonly PictureWidth[],
): { avif: string; webp: string } | undefined {
  const id = readPictureUrl(url)?.id
  const middle = widths[widths.length >> 1]
  if (!id || !middle) return undefined
  const avif = widths.map((width) => `${address({ id, width, format: 'avif' })} ${width}w`)
  return { avif: avif.join(', '), webp: address({ id, width: middle, format: 'webp' }) }
}

function address(variant: Variant): string {
  return urlPrefix + variantName(variant)
}

/** Which picture the path of an address asks for; undefined when it is none of ours. */
export function readPictureUrl(path: string): PictureName | undefined {
  return path.startsWith(urlPrefix) ? readPictureName(path.slice(urlPrefix.length)) : undefined
}

/** The picture behind a store's name; undefined for every other string, so no path can be smuggled in. */
export function readPictureName(name: string): PictureName | undefined {
  const [, id, width, format] = shape.exec(name) ?? []
  if (!id) return undefined
  if (width === undefined) return format === 'webp' ? { id } : undefined
  const known = pictureWidths.find((one) => one === Number(width))
  return known && { id, variant: { id, width: known, format: format === 'avif' ? 'avif' : 'webp' } }
}

export function originalName(id: string): string {
  return `${id}.webp`
}

export function variantName({ id, width, format }: Variant): string {
  return `${id}-${width}.${format}`
}
