import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sightBackground } from '#src/core/picture-sight.ts'
import { demoCategories } from '#src/demo/demo-categories.ts'
import { firstSightOf } from './picture-sight.ts'
import { sharp } from './sharp.ts'

const demo = path.join(import.meta.dirname, '../../demo')

/** A picture whose colours run from wine at its start to white at its end. */
function running(along: 'width' | 'height'): Promise<Buffer> {
  const [x2, y2] = along === 'width' ? [1, 0] : [0, 1]
  const pixels = Buffer.alloc(64 * 64 * 3)
  for (let at = 0; at < 64 * 64; at++) {
    const share = ((at % 64) * x2 + Math.floor(at / 64) * y2) / 63
    for (const [channel, from] of [0x7a, 0x1f, 0x30].entries())
      pixels[at * 3 + channel] = from + (255 - from) * share
  }
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
}

describe('the first sight of a picture', () => {
  test('runs as its colours do', async () => {
    expect(await firstSightOf(await running('width'))).toMatch(/^x8[0-9a-f]{5}.*[ef][0-9a-f]{5}$/)
    expect(await firstSightOf(await running('height'))).toMatch(/^y8[0-9a-f]{5}.*[ef][0-9a-f]{5}$/)
    const bag = await readFile(path.join(demo, 'products/black-quilted-chain-bag-1.webp'))
    const sight = await firstSightOf(bag)
    expect(sight).toMatch(/^r[0-8][0-9a-f]{5}.*[de][0-9a-f]{5}$/)
    expect(sightBackground(sight)).toMatch(/^radial-gradient\(#[0-9a-f]{6},#.{6},#.{6},#.{6}\)$/)
  })

  test('is empty where the picture is see-through, for it would be seen behind it', async () => {
    const [width, height] = [40, 40]
    const hole = sharp({ create: { width, height, channels: 4, background: '#7a1f3080' } })
    expect(await firstSightOf(await hole.webp().toBuffer())).toBe('')
    expect(sightBackground('')).toBeUndefined()
  })

  test('puts nothing into a page but four colours, in at most 58 bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('r', 'x', 'y'), (text, axis) => {
        expect(sightBackground(text)).toBeUndefined()
        expect(sightBackground(`${axis}${text}`)).toBeUndefined()
        expect(sightBackground(`${axis}${'a1b2c3'.repeat(4)}${text || ';'}`)).toBeUndefined()
      }),
    )
    for (const axis of ['r', 'x', 'y'])
      expect(sightBackground(axis + 'a1b2c3'.repeat(4))?.length).toBeLessThanOrEqual(58)
  })

  test('is brought by each picture of the demo', async () => {
    const sights: Record<string, string> = JSON.parse(await readFile(path.join(demo, 'sights.json'), 'utf8'))
    const catalogue: { images: string[] }[] = JSON.parse(
      await readFile(path.join(demo, 'catalogue.json'), 'utf8'),
    )
    const shown = [...catalogue.flatMap(({ images }) => images), ...demoCategories.map(({ file }) => file)]
    const missing = shown.filter((name) => !sightBackground(sights[name] ?? ''))
    expect(missing).toEqual([])
    for (const file of ['products/camel-belted-wool-coat-1.webp', 'banners/banner-3-evening-edit.webp'])
      expect(await firstSightOf(await readFile(path.join(demo, file)))).toBe(sights[path.basename(file)])
  })
})
