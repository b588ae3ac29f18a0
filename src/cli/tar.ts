import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** A file of an archive; names are paths with `/`, at most 100 bytes. */
export type TarEntry = { name: string; bytes: Buffer }

const block = 512
/** No file of a backup comes near this; a forged length must not take the memory. */
const longestEntry = 256 * 1024 * 1024

/** One file as the archive holds it (POSIX ustar, so that any tar can open a backup): header, bytes, padding. */
export function tarEntry(name: string, bytes: Uint8Array, at: Date): Buffer {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Too long a name for an archive: ${name}`)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(bytes.byteLength, 11)}\0`, 124)
  header.write(`${octal(Math.floor(at.getTime() / 1000), 11)}\0`, 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((block - (bytes.byteLength % block)) % block)])
}

/** What stands at the end of an archive. */
export const tarEnd = Buffer.alloc(2 * block)

/** The files of a `.tar.gz`, one after the other. Throws where it is none, damaged or cut off. */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.once('error', (error) => gunzip.destroy(error))
  const take = taker(source.pipe(gunzip))
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) return
    const name = textAt(header, 0, 100)
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const sum = Number.parseInt(textAt(header, 148, 8), 8)
    header.write('        ', 148)
    if (sum !== sumOf(header) || !(size >= 0 && size <= longestEntry))
      throw new Error('the archive is damaged')
    const bytes = await take(size)
    await take((block - (size % block)) % block)
    yield { name, bytes }
  }
}

/** Gives exactly so many of the next bytes. */
function taker(stream: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return async (size) => {
    while (length < size) {
      const { done, value } = await source.next()
      if (done) throw new Error('the archive is cut off')
      held.push(value)
      length += value.length
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(size)]
    length -= size
    return Buffer.from(all.subarray(0, size))
  }
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function textAt(header: Buffer, from: number, length: number): string {
  const text = header.subarray(from, from + length).toString('utf8')
  const end = text.indexOf('\0')
  return (end < 0 ? text : text.slice(0, end)).trim()
}
