import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sharp } from '#src/media/decoding/sharp.ts'
import { createDiskStore } from '#src/media/store/disk-store.ts'
import { storeDemoPicture } from './ingest.ts'
import { countingStore, demoPictures } from './picture.sample.ts'
import { createVariants, type Variants } from './variants.ts'

let dir = ''
let store: ReturnType<typeof countingStore>
let ids: string[]
let errors: string[]
let open: Variants[]
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'variants-'))
  const disk = createDiskStore(dir)
  const pictures = await Promise.all((await demoPictures(12)).map((bytes) => storeDemoPicture(disk, bytes)))
  ids = pictures.map((picture) => picture.id)
  store = countingStore(disk)
  errors = []
  open = []
})
afterEach(async () => {
  for (const variants of open) await variants.close()
  await rm(dir, { recursive: true, force: true })
})

function variantsOf(limits: Parameters<typeof createVariants>[2] = {}, from = store): Variants {
  const variants = createVariants(from, (what) => errors.push(what), { patienceMs: 120_000, ...limits })
  open.push(variants)
  return variants
}

describe('making variants', () => {
  test('20 at once get the same bytes from one encoding', async () => {
    const [id = ''] = ids
    const variants = variantsOf()
    const made = await Promise.all(
      Array.from({ length: 20 }, () => variants.make({ id, width: 320, format: 'avif' })),
    )
    expect(store.puts).toEqual([`${id}-320.avif`])
    const kept = Buffer.from((await store.find(`${id}-320.avif`)) ?? [])
    for (const bytes of made) expect(bytes && kept.equals(bytes)).toBe(true)
    const { format, compression, width, height } = await sharp(kept).metadata()
    expect({ format, compression, width, height }).toEqual({
      format: 'heif',
      compression: 'av1',
      width: 320,
      height: 320,
    })
  })

  test('a card is small in both formats', async () => {
    const variants = variantsOf()
    for (const id of ids.slice(0, 4)) {
      expect((await variants.make({ id, width: 320, format: 'avif' }))?.byteLength).toBeLessThan(10_000)
      expect((await variants.make({ id, width: 320, format: 'webp' }))?.byteLength).toBeLessThan(12_000)
    }
  })

  test('a full queue takes no more, and who is behind a long one does not wait', async () => {
    const variants = variantsOf({ capacity: 4, shortQueue: 1 })
    const asked = ids.map((id) => variants.make({ id, width: 640, format: 'avif' }))
    const answers = await Promise.all(asked)
    expect(answers.map((bytes) => bytes !== undefined)).toEqual([true, true, ...Array(10).fill(false)])
    while (store.puts.length < 5) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(store.puts).toEqual(ids.slice(0, 5).map((id) => `${id}-640.avif`))
    expect(await variants.make({ id: ids[11] ?? '', width: 160, format: 'webp' })).toBeDefined()
    expect(store.puts.length).toBe(6)
  })

  test('patience ends, the work goes on', async () => {
    const [id = ''] = ids
    const variants = variantsOf({ patienceMs: 1 })
    expect(await variants.make({ id, width: 960, format: 'avif' })).toBeUndefined()
    while (!(await store.find(`${id}-960.avif`))) await new Promise((resolve) => setTimeout(resolve, 10))
  })

  test('a store that cannot keep it costs nobody the picture', async () => {
    const full = { ...store, put: () => Promise.reject(new Error('ENOSPC')) }
    const variants = variantsOf({}, full)
    expect(await variants.make({ id: ids[0] ?? '', width: 160, format: 'avif' })).toBeDefined()
    expect(errors.length).toBe(1)
  })

  test('a broken original is reported, not thrown', async () => {
    const id = 'c'.repeat(32)
    await store.put(`${id}.webp`, Buffer.from('no picture'))
    expect(await variantsOf().make({ id, width: 160, format: 'avif' })).toBeUndefined()
    expect(errors).toEqual([`picture ${id}-160.avif`])
  })
})

describe('warming', () => {
  test('makes what is missing in the order given, once, and nothing wider than the original', async () => {
    const [first = '', second = ''] = ids
    const variants = variantsOf()
    await variants.warm([second, 'd'.repeat(32), first], [320, 160, 1800])
    const expected = [second, first].flatMap((id) =>
      [320, 160].flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]),
    )
    expect(store.puts).toEqual(expected)
    await variants.warm([second, first], [320, 160])
    expect(store.puts).toEqual(expected)
  })

  test('lets a visitor go first', async () => {
    const variants = variantsOf()
    const visitor = ids[11] ?? ''
    const warming = variants.warm(ids.slice(0, 6), [480])
    while (store.puts.length < 2) await new Promise((resolve) => setTimeout(resolve, 2))
    await variants.make({ id: visitor, width: 320, format: 'avif' })
    expect(store.puts.slice(0, 6)).toContain(`${visitor}-320.avif`)
    await warming
    expect(store.puts.length).toBe(13)
  })

  test('is gone with the picture in hand when it is closed, and reports nothing', async () => {
    const variants = variantsOf()
    const warming = variants.warm(ids, [960, 640])
    const waiting = ids.map((id) => variants.make({ id, width: 480, format: 'avif' }))
    while (store.puts.length < 1) await new Promise((resolve) => setTimeout(resolve, 2))
    const begun = store.puts.length
    await variants.close()
    await Promise.all([warming, ...waiting])
    const after = store.puts.length
    // The one in hand is done; encoding takes longest, so nothing else could make closing slow.
    expect(after - begun).toBeLessThanOrEqual(1)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(store.puts.length).toBe(after)
    expect(after).toBeLessThan(12)
    expect(await variants.make({ id: ids[5] ?? '', width: 160, format: 'webp' })).toBeUndefined()
    expect(errors).toEqual([])
  })
})
