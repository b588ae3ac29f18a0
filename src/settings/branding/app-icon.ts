import { originalName, readPictureUrl } from '#src/core/picture-name.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import type { PictureStore } from '#src/shop.ts'
import { palette } from '../brand/accent.ts'

/** An icon at one of the addresses where browsers and home screens look for it. */
export type AppIcon = {
  type: 'image/png' | 'image/svg+xml'
  /** In pixels a side. */
  size: number
  /** The share of a side that the drawing takes: home screens cut corners off, or a circle out. */
  share: number
  /** Whether the ground shows through: only a tab's may. */
  see: boolean
}

/** By address, as the page's head and the manifest name them. */
export const appIcons: Readonly<Record<string, AppIcon>> = {
  '/icon.svg': { type: 'image/svg+xml', size: 128, share: 1, see: true },
  '/icon-192.png': { type: 'image/png', size: 192, share: 0.84, see: false },
  '/icon-512.png': { type: 'image/png', size: 512, share: 0.84, see: false },
  '/icon-maskable-512.png': { type: 'image/png', size: 512, share: 0.62, see: false },
  '/apple-touch-icon.png': { type: 'image/png', size: 180, share: 0.76, see: false },
}

/** A picture of the brand as an icon, in the middle of its square; undefined where the picture is gone. */
export async function drawIcon(
  pictures: PictureStore,
  url: string,
  { type, size, share, see }: AppIcon,
): Promise<Uint8Array | undefined> {
  const id = readPictureUrl(url)?.id
  const original = id && (await pictures.find(originalName(id)))
  if (!original) return undefined
  const side = Math.round(size * share)
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawing = await sharp(original)
    .resize({ width: side, height: side, fit: 'contain', background: nothing })
    .png()
    .toBuffer()
  const ground = see ? nothing : palette.light.raised
  const png = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
  return type === 'image/png' ? png : Buffer.from(inSvg(png, size))
}

/** The address says SVG, so the pixels stand in one of our own making; nothing of what was uploaded is in its text. */
function inSvg(png: Buffer, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}
