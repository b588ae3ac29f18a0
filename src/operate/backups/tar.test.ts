import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToTar, readTar, type TarEntry } from './tar.ts'

/** Written by version 0.1.0, which made its archives itself. */
const ofTheFirstVersion = Buffer.from(
  [
    'H4sIAAAAAAACA+2WOw7CMBBEXXMKtDWfcWKMlNs4wSh8E2KnQmkoOQkU3Ce5DVJKUscgtK9ZaZpt9q0mN5ddahZ7V5zFWACABvqJ',
    '4QRiLeRKRlqvoZQSkJCRElOIANTOm0ogyK4f5Ep5fwGUUGqyQ13SjLZFdTKeEtkI5s/xJj1atyyrYlNn3i17H2X/D46B/JcrjQ//',
    'o7WM2f8w/p/NyVJC7au7dff20T6pmXDKKadjpL/mv6l9Pnc2q6z/Xv8DBv1PRfz/GYZhxuQNl9nJWAAQAAA=',
  ].join(''),
  'base64',
)
const its: TarEntry[] = [
  { name: 'haqiba.json', bytes: Buffer.from('{"haqiba":"backup","format":1}') },
  { name: 'tables/products/000001.jsonl', bytes: Buffer.from('{"name":"حقيبة"}\n'.repeat(40)) },
  { name: 'auth-secret', bytes: Buffer.alloc(0) },
]

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'haqiba-tar-'))
  file = path.join(dir, 'backup.tar.gz')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('a backup of the first version is read', async () => {
  writeFileSync(file, ofTheFirstVersion)
  expect(await entries()).toEqual(its)
})

test('what is written is read again, file by file', async () => {
  const large = { name: `pictures/${'a'.repeat(91)}`, bytes: Buffer.alloc(3_000_001, 'haqiba') }
  const tar = pack()
  const written = finished(tar.pipe(createWriteStream(path.join(dir, 'plain'))))
  for (const entry of [...its, large]) await addToTar(tar, entry, new Date())
  tar.finalize()
  await written
  writeFileSync(file, gzipSync(readFileSync(path.join(dir, 'plain'))))
  expect(await entries()).toEqual([...its, large])
})

test('a name over 100 bytes is refused', () => {
  expect(() => addToTar(pack(), { name: 'ح'.repeat(51), bytes: Buffer.alloc(0) }, new Date())).toThrow(
    'Too long a name for an archive',
  )
})

test.each([
  ['cut off in a header', (plain: Buffer) => plain.subarray(0, 1300), 'the archive is cut off'],
  ['cut off in a file', (plain: Buffer) => plain.subarray(0, 1600), 'the archive is cut off'],
  ['a header that does not add up', (plain: Buffer) => plain.fill('x', 3, 9), 'the archive is damaged'],
  ['something else', () => Buffer.alloc(2048, 'a letter '), 'the archive is damaged'],
  ['a length nobody has', withLength('77777777777'), 'the archive is damaged'],
])('an archive is refused: %s', async (_, spoil, why) => {
  writeFileSync(file, gzipSync(spoil(gunzipSync(ofTheFirstVersion))))
  await expect(entries()).rejects.toThrow(why)
})

test('a file that is no archive, or a broken one, is refused', async () => {
  writeFileSync(file, 'a letter')
  await expect(entries()).rejects.toThrow('incorrect header check')
  writeFileSync(file, ofTheFirstVersion.subarray(0, 200))
  await expect(entries()).rejects.toThrow('unexpected end of file')
  await expect(entries(path.join(dir, 'none'))).rejects.toThrow('ENOENT')
})

async function entries(archive = file): Promise<TarEntry[]> {
  const found: TarEntry[] = []
  for await (const entry of readTar(archive)) found.push(entry)
  return found
}

/** Forges the length of the first file, with a sum that fits. */
function withLength(length: string): (plain: Buffer) => Buffer {
  return (plain) => {
    plain.write(length, 124)
    plain.write('        ', 148)
    const sum = plain.subarray(0, 512).reduce((all, byte) => all + byte, 0)
    plain.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return plain
  }
}
