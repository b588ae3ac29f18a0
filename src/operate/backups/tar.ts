import { createGunzip } from 'node:zlib'
import { extract, type Pack } from 'tar-stream'
import { openArchive } from './encryption.ts'

/** A file of an archive; names are paths with `/`, at most 100 bytes. */
export type TarEntry = { name: string; bytes: Buffer }

/** No file of a backup comes near this; a forged length must not take the memory. */
const longestEntry = 256 * 1024 * 1024

/** Puts one file into an archive, for its owner's eyes only; resolves once there is room for the next. */
export function addToTar(tar: Pack, { name, bytes }: TarEntry, mtime: Date): Promise<void> {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Too long a name for an archive: ${name}`)
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600, mtime }, bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/**
 * The files of a `.tar.gz`, one after the other; `passphrase` opens one that is encrypted. Throws where it is none,
 * damaged, cut off or another passphrase's: what was read until then may be forged, so it is read through once first.
 */
export async function* readTar(file: string, passphrase?: string): AsyncGenerator<TarEntry> {
  const source = await openArchive(file, passphrase)
  const gunzip = createGunzip()
  const tar = extract()
  source.once('error', (error) => gunzip.destroy(error))
  gunzip.once('error', (error) => tar.destroy(error))
  source.pipe(gunzip).pipe(tar)
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header
      if (size > longestEntry) throw new Error('the archive is damaged')
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name, bytes: Buffer.concat(parts) }
    }
  } catch (error) {
    throw inOurWords(error)
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

/** The library's two complaints about an archive; what disk and decompression have to say stays as it is. */
function inOurWords(error: unknown): unknown {
  const { message } = error as Error
  if (message === 'Unexpected end of data') return new Error('the archive is cut off')
  return /^(?:Invalid (?:tar )?header|Header exceeds)/.test(message)
    ? new Error('the archive is damaged')
    : error
}
