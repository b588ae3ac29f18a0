import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Problem, type ProblemKind } from '#src/core/problem.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { createDiskStore } from '#src/media/store/disk-store.ts'
import type { PictureStore } from '#src/shop.ts'
import { ingestPicture, storeDemoPicture } from './ingest.ts'
import { demoPictures, plainPicture } from './picture.sample.ts'

let dir = ''
let store: PictureStore
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ingest-'))
  store = createDiskStore(dir)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('taking a picture in', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s becomes a WebP named by its content',
    async (format) => {
      const picture = await ingestPicture(store, await plainPicture(300, 200).toFormat(format).toBuffer())
      expect(picture).toMatchObject({ width: 300, height: 200, id: picture.contentHash })
      expect(picture.id).toMatch(/^[0-9a-f]{32}$/)
      const kept = await sharp(await stored(picture.id)).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 300, height: 200 })
    },
  )

  test('where it was taken is gone, and it stands upright', async () => {
    const photo = await plainPicture(400, 200)
      .withExif({
        IFD0: { Make: 'Phone', Artist: 'Salma' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 36/1 0/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Salma')).toBe(true)

    const picture = await ingestPicture(store, photo)
    expect(picture).toMatchObject({ width: 200, height: 400 })
    const bytes = await stored(picture.id)
    const kept = await sharp(bytes).metadata()
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined))
    expect(bytes.includes('Salma')).toBe(false)
    // Orientation 6: what was stored as the top left corner is shown at the top right.
    expect(await colourAt(bytes, 190, 10)).toBe('white')
    expect(await colourAt(bytes, 10, 10)).toBe('wine')
  })

  test('of several frames only the first is taken', async () => {
    const frames = await Promise.all([
      plainPicture(60, 60).toBuffer(),
      plainPicture(60, 60).negate().png().toBuffer(),
    ])
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const picture = await ingestPicture(store, moving)
    expect(picture).toMatchObject({ width: 60, height: 60 })
    expect((await sharp(await stored(picture.id)).metadata()).pages ?? 1).toBe(1)
  })

  test('a large photo is kept no larger than a page can show, a small one as it is', async () => {
    expect(await ingestPicture(store, await plainPicture(6000, 3000).jpeg().toBuffer())).toMatchObject({
      width: 2400,
      height: 1200,
    })
    expect(await ingestPicture(store, await plainPicture(40, 30).toBuffer())).toMatchObject({
      width: 40,
      height: 30,
    })
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, ProblemKind, () => Promise<Buffer> | Buffer]>([
    ['SVG', 'wrong-type', () => Buffer.from(svg)],
    ['SVG with an XML header', 'wrong-type', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', 'wrong-type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'PDF',
      'wrong-type',
      () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    ],
    ['GIF', 'wrong-type', () => plainPicture(20, 20).gif().toBuffer()],
    ['TIFF', 'wrong-type', () => plainPicture(20, 20).tiff().toBuffer()],
    ['nothing', 'wrong-type', () => Buffer.alloc(0)],
    ['the first bytes of a JPEG', 'wrong-type', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['half a JPEG', 'refused', async () => half(await noise().jpeg().toBuffer())],
    ['half a PNG', 'refused', async () => half(await noise().png().toBuffer())],
    ['half a WebP', 'wrong-type', async () => half(await noise().webp().toBuffer())],
    ['more than 10 MB', 'too-large', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['more than 50 megapixels', 'too-large', () => plainPicture(7100, 7100).toBuffer()],
  ])('%s is refused (%s) and nothing is stored', async (_what, kind, make) => {
    const bytes = await make()
    const refusal = await ingestPicture(store, bytes).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ kind })
    expect(await readdir(dir)).toEqual(['incoming'])
  })

  test('half an AVIF is refused', async () => {
    const bytes = half(await noise().avif({ effort: 0 }).toBuffer())
    await expect(ingestPicture(store, bytes)).rejects.toBeInstanceOf(Problem)
  })

  test('too many at once are refused, the others are stored', async () => {
    const photo = await noise().jpeg().toBuffer()
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => ingestPicture(store, photo)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.length).toBeLessThan(40)
    for (const refusal of refusals) expect(refusal).toMatchObject({ kind: 'unavailable' })
  })
})

test('one address with many pictures makes another wait for one of them only (F3)', async () => {
  const [large, small] = [await plainPicture(1500, 1500).toBuffer(), await plainPicture(300, 200).toBuffer()]
  const stored: string[] = []
  const add = (bytes: Buffer, asker: string) =>
    ingestPicture(store, bytes, 'random', asker).then(() => stored.push(asker))
  const many = Array.from({ length: 4 }, () => add(large, '10.1.1.1'))
  await expect(add(large, '10.1.1.1')).rejects.toMatchObject({ kind: 'unavailable' })
  await Promise.all([...many, add(small, '10.2.2.2')])
  // At most one: where the machine is busy, what is decoded second may reach the disk first.
  expect(stored.indexOf('10.2.2.2')).toBeLessThanOrEqual(1)
})

test('a demo picture is stored byte for byte', async () => {
  const [bytes = Buffer.alloc(0)] = await demoPictures(1)
  const picture = await storeDemoPicture(store, bytes)
  expect(picture).toMatchObject({ width: 1080, height: 1080 })
  expect(bytes.equals(await stored(picture.id))).toBe(true)
  await expect(storeDemoPicture(store, Buffer.from('no picture'))).rejects.toThrow()
})

async function stored(id: string): Promise<Buffer> {
  return Buffer.from((await store.find(`${id}.webp`)) ?? [])
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length >> 1)
}

function noise() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 500, height: 500, channels: 3, background: '#000', noise } })
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const [red, green] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return red !== undefined && red > 230 && green !== undefined && green > 230 ? 'white' : 'wine'
}
