import { maxPictureBytes } from './form-picture.ts'
import { type Libheif, startLibheif } from './libheif.ts'

/** The main picture of a HEIC, before anything is unpacked. */
export type HeicFile = {
  /** In pixels, as stored: neither cropped nor turned. */
  width: number
  height: number
  /** 3, or 4 where it is see-through. */
  channels: 3 | 4
  /** The parts that can be unpacked each alone, in pixels; one where it was packed whole. */
  tiles: { columns: number; rows: number; width: number; height: number }
  /** What whoever shows it does to it, in this order. */
  steps: HeicStep[]
  /** Unpacks a part of it, 8 bits a channel, and lends the pixels for the time of `use`. Throws where it is damaged. */
  withTile(column: number, row: number, use: (tile: HeicTile) => void): void
}

export type HeicTile = { width: number; height: number; stride: number; pixels: Uint8Array }

/** Crops by pixels from each side, turns by degrees with the clock, or mirrors: `x` left and right, `y` top and bottom. */
export type HeicStep =
  | { crop: { left: number; top: number; right: number; bottom: number } }
  | { turn: number }
  | { mirror: 'x' | 'y' }

// Numbers of libheif's C interface.
const rgb = 1
const interleaved = { 3: 10, 4: 11 } as const
const interleavedChannel = 10
/** Places in its decoding options, in bytes. */
const [ignoreTransformations, convertTo8Bits] = [1, 20]

/** Reads what a HEIC says of its main picture, with a libheif for this file alone. Throws for a file that is damaged. */
export async function readHeic(bytes: Uint8Array): Promise<HeicFile> {
  const library = await startLibheif()
  const { heif, error, answer, room, numbers, check } = library
  const pointer = (): number => {
    check()
    return numbers(answer, 1)[0] ?? 0
  }
  const context = heif._heif_context_alloc()
  const source = room(bytes.byteLength)
  heif.HEAPU8.set(bytes, source)
  heif._heif_context_read_from_memory_without_copy(error, context, source, bytes.byteLength, 0)
  check()
  heif._heif_context_get_primary_image_handle(error, context, answer)
  const picture = pointer()
  const channels = heif._heif_image_handle_has_alpha_channel(picture) ? 4 : 3

  const tiling = room(128)
  heif._heif_image_handle_get_image_tiling(error, picture, 0, tiling)
  check()
  const [, columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = numbers(tiling, 7)

  const options = heif._heif_decoding_options_alloc()
  // It puts the tiles of a turned picture in wrong places, so turning is not left to it.
  heif.HEAPU8[options + ignoreTransformations] = 1
  heif.HEAPU8[options + convertTo8Bits] = 1

  let read = 0
  // Tiles may name the same bytes, so that a small file is read through a thousand times.
  const countBytesOf = (column: number, row: number): void => {
    heif._heif_image_handle_get_grid_image_tile_id(error, picture, 0, column, row, answer)
    heif._heif_item_get_item_data(error, context, pointer(), 0, 0, answer)
    read += pointer()
    if (read > maxPictureBytes) throw new Error('More bytes than its file')
  }

  return {
    width,
    height,
    channels,
    tiles: { columns, rows, width: tileWidth, height: tileHeight },
    steps: stepsOf(library, context, picture, [width, height]),
    withTile(column, row, use) {
      if (columns * rows > 1) countBytesOf(column, row)
      const kind = interleaved[channels]
      heif._heif_image_handle_decode_image_tile(error, picture, answer, rgb, kind, options, column, row)
      const image = pointer()
      const from = heif._heif_image_get_plane_readonly2(image, interleavedChannel, answer)
      const [stride = 0] = numbers(answer, 1)
      const [wide, high] = [
        heif._heif_image_get_width(image, interleavedChannel),
        heif._heif_image_get_height(image, interleavedChannel),
      ]
      use({ width: wide, height: high, stride, pixels: heif.HEAPU8.subarray(from, from + stride * high) })
      heif._heif_image_release(image)
    },
  }
}

/** More than the three kinds of steps that a file should have once each. */
const mostSteps = 8

function stepsOf(
  { heif, answer, room, numbers }: Libheif,
  context: number,
  picture: number,
  [width, height]: [number, number],
): HeicStep[] {
  const item = heif._heif_image_handle_get_item_id(picture)
  const list = room(4 * mostSteps)
  const count = heif._heif_item_get_transformation_properties(context, item, list, mostSteps)
  return numbers(list, Math.min(count, mostSteps)).map((property): HeicStep => {
    const kind = fourLetters(heif._heif_item_get_property_type(context, item, property))
    if (kind === 'irot')
      return {
        turn: (360 - heif._heif_item_get_property_transform_rotation_ccw(context, item, property)) % 360,
      }
    if (kind === 'imir')
      return {
        mirror: heif._heif_item_get_property_transform_mirror(context, item, property) === 0 ? 'y' : 'x',
      }
    if (kind !== 'clap') throw new Error(`What is ${kind}?`)
    // Nothing is written for a crop that cannot be.
    heif.HEAPU32.fill(0, answer >> 2, (answer >> 2) + 4)
    const sides = [0, 4, 8, 12].map((at) => answer + at) as [number, number, number, number]
    heif._heif_item_get_property_transform_crop_borders(context, item, property, width, height, ...sides)
    const [left = 0, top = 0, right = 0, bottom = 0] = numbers(answer, 4)
    return { crop: { left, top, right, bottom } }
  })
}

function fourLetters(code: number): string {
  return String.fromCharCode(code >>> 24, (code >>> 16) & 255, (code >>> 8) & 255, code & 255)
}
