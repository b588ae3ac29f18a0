import type { Raw, Sharp } from 'sharp'
import { heicDecodingBytes, maxDecodingBytes, maxPixels } from './decoding-cost.ts'
import { type HeicFile, type HeicStep, readHeic } from './heic-file.ts'
import { withProfile } from './png-profile.ts'
import { sharp } from './sharp.ts'

type Pixels = { data: Uint8Array; raw: Raw }

/** Phones pack 50 megapixels into 192 tiles; each takes about a millisecond however small it is. */
const mostTiles = 1000

/**
 * An iPhone's photo, upright and within `maxSide` pixels a side, for sharp to go on with (F1): its build knows no HEVC,
 * so the pixels are unpacked in WebAssembly, tile by tile where the phone packed them so. Undefined where that costs
 * more than F3 grants; throws for a file that is damaged. `profile` is the ICC profile of its colours.
 */
export async function openHeic(
  bytes: Uint8Array,
  maxSide: number,
  profile?: Uint8Array,
): Promise<Sharp | undefined> {
  const shrunk = await shrink(bytes, maxSide)
  collect()
  if (!shrunk) return undefined
  const upright = await turn(shrunk)
  const picture = sharp(upright.data, { raw: upright.raw })
  if (!profile) return picture
  return sharp(withProfile(await picture.png({ compressionLevel: 0 }).toBuffer(), profile))
}

type Unpacked = Pixels & { steps: HeicStep[] }

// Each stage is a function of its own: what a running one once knew is not collected.
async function shrink(bytes: Uint8Array, maxSide: number): Promise<Unpacked | undefined> {
  const unpacked = await unpack(bytes)
  collect()
  if (!unpacked) return undefined
  const { data, raw, steps } = unpacked
  const { left, top, right, bottom } = cropOf(steps)
  const [width, height] = [raw.width - left - right, raw.height - top - bottom]
  const picture = sharp(data, { raw })
    .extract({ left, top, width, height })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  return { ...(await pixelsOf(picture)), steps }
}

async function unpack(bytes: Uint8Array): Promise<Unpacked | undefined> {
  const file = await readHeic(bytes)
  return isAffordableHeic(file) ? { ...pixelsOfTiles(file), steps: file.steps } : undefined
}

/** Turned when it is small: turning wants all of it at once. */
async function turn({ data, raw, steps }: Unpacked): Promise<Pixels> {
  let pixels: Pixels = { data, raw }
  for (const step of steps) {
    const picture = sharp(pixels.data, { raw: pixels.raw })
    if ('turn' in step) pixels = await pixelsOf(picture.rotate(step.turn))
    if ('mirror' in step) pixels = await pixelsOf(step.mirror === 'x' ? picture.flop() : picture.flip())
  }
  return pixels
}

/** What one stage took goes before the next one asks for more; only the decoder's process has a collector to call. */
function collect(): void {
  globalThis.gc?.()
}

function isAffordableHeic(file: HeicFile): boolean {
  const { columns, rows, width, height } = file.tiles
  if (file.width * file.height > maxPixels || columns * rows > mostTiles) return false
  // Tiles hang over the edges a little; more than twice the picture is no phone's.
  if (columns * rows > 1 && columns * rows * width * height > 2 * maxPixels) return false
  return heicDecodingBytes(file) <= maxDecodingBytes
}

function pixelsOfTiles({ width, height, channels, tiles, withTile }: HeicFile): Pixels {
  if (tiles.columns * tiles.width < width || tiles.rows * tiles.height < height)
    throw new Error('Too few tiles')
  const data = new Uint8Array(width * height * channels)
  for (let row = 0; row < tiles.rows; row++)
    for (let column = 0; column < tiles.columns; column++) {
      const [left, top] = [column * tiles.width, row * tiles.height]
      const [wide, high] = [Math.min(tiles.width, width - left), Math.min(tiles.height, height - top)]
      withTile(column, row, (tile) => {
        if (tile.width < wide || tile.height < high) throw new Error('A tile is too small')
        // What hangs over the edges of the picture is left out.
        for (let line = 0; line < high; line++) {
          const from = line * tile.stride
          const to = ((top + line) * width + left) * channels
          data.set(tile.pixels.subarray(from, from + wide * channels), to)
        }
      })
    }
  return { data, raw: { width, height, channels } }
}

/** Of what is cropped before anything is turned, which is the only place where the standard has it. */
function cropOf(steps: HeicStep[]): { left: number; top: number; right: number; bottom: number } {
  const [first] = steps
  return first && 'crop' in first ? first.crop : { left: 0, top: 0, right: 0, bottom: 0 }
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}
