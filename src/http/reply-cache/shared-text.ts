import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync, gzip } from 'node:zlib'

/** A text that stands in very many replies, as the stylesheet does in pages: kept once, and packed once. */
export type SharedText = { text: string; plain: Buffer; packed: Buffer }

/** The bytes of a reply; around `shared` where that stands in it, else all of them are `before`. */
export type Pieces = { before: Buffer; shared?: SharedText; after: Buffer }

const compressGzip = promisify(gzip)
const deflate = promisify(deflateRaw)
/** Ends on a whole byte and is not the end of the stream. */
const toBeContinued = { finishFlush: constants.Z_SYNC_FLUSH }
/** As far as deflate looks back. */
const windowBytes = 32_768
/** Magic, deflate, no flags, no time, made on Unix (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const nothing = Buffer.alloc(0)

/** Packs what many replies have in common, once: where one starts. */
export function shareText(text: string): SharedText {
  const plain = Buffer.from(text)
  return { text, plain, packed: deflateRawSync(plain, { ...toBeContinued, level: 9 }) }
}

/** Takes the shared text out of these bytes, and copies the rest, so that they can be let go. */
export function piecesOf(bytes: Buffer, shared: SharedText | undefined): Pieces {
  const at = shared && shared.plain.length > 0 ? bytes.indexOf(shared.plain) : -1
  if (!shared || at < 0) return { before: bytes, after: nothing }
  const end = at + shared.plain.length
  return { before: copyOf(bytes.subarray(0, at)), shared, after: copyOf(bytes.subarray(end)) }
}

/** In memory of its own: a short buffer would be part of one that many others hold. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** All bytes; the very same buffer where nothing in it is shared. */
export function wholeOf({ before, shared, after }: Pieces): Buffer {
  return shared ? Buffer.concat([before, shared.plain, after]) : before
}

/**
 * The same as gzip of all bytes makes, to whoever unpacks it, without packing the shared text again: what stands before and
 * after it is packed by itself, the one after with the shared text to look back to.
 */
export async function gzipPieces(pieces: Pieces): Promise<Buffer> {
  const { before, shared, after } = pieces
  if (!shared) return compressGzip(before)
  // What stands before is a kilobyte or two: packing it takes less than handing it to another thread.
  const first = deflateRawSync(before, toBeContinued)
  const last = await deflate(after, { dictionary: shared.plain.subarray(-windowBytes) })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE([before, shared.plain, after].reduce((sum, piece) => crc32(piece, sum), 0))
  trailer.writeUInt32LE((before.length + shared.plain.length + after.length) % 2 ** 32, 4)
  return Buffer.concat([header, first, shared.packed, last, trailer])
}
