import { afterAll, describe, expect, test } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { createDecoder } from './decoder.ts'
import { type HeicParts, heicOf, type Square } from './heic.sample.ts'
import { sharp } from './sharp.ts'

const megabyte = 1024 * 1024
// A process alone has some 100 MB; 200 more is what F3 grants.
const decoder = createDecoder({ maxBytes: 310 * megabyte })
afterAll(() => decoder.close())

const colours = { wine: [122, 31, 48], blue: [29, 78, 216], white: [255, 255, 255], sand: [216, 196, 154] }
type Colour = keyof typeof colours

/** The picture as the shop keeps it. Throws with the refusal where there is none. */
async function taken(parts: HeicParts) {
  const prepared = await decoder.prepare(heicOf(parts))
  if ('refused' in prepared) throw new Error(prepared.refused)
  return sharp(prepared.clean).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
type Taken = Awaited<ReturnType<typeof taken>>

function pixelAt({ data, info }: Taken, x: number, y: number): number[] {
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

/** Which of the colours is where; a tile's middle, so no edge is looked at. */
function colourAt(picture: Taken, x: number, y: number): Colour | undefined {
  const pixel = pixelAt(picture, x, y)
  const [name] = Object.entries(colours).find(([, one]) => nearest(pixel, one) <= 5) ?? []
  return name as Colour | undefined
}
const nearest = (pixel: number[], colour: number[]) =>
  Math.max(...pixel.map((value, at) => Math.abs(value - (colour[at] ?? 0))))

const four: Square[] = ['wine', 'blue', 'white', 'sand']
/** 128 + 122 by 128 + 72: the last tiles hang over its edges, as a phone's do. */
const gridded: HeicParts = { tiles: four, columns: 2, width: 250, height: 200 }

describe('an iPhone’s photo (F1)', () => {
  test('is unpacked where it was packed whole', async () => {
    const picture = await taken({ tiles: ['blue'] })
    expect(picture.info).toMatchObject({ width: 128, height: 128 })
    expect(colourAt(picture, 64, 64)).toBe('blue')
  })

  test('is put together of its tiles', async () => {
    const picture = await taken(gridded)
    expect(picture.info).toMatchObject({ width: 250, height: 200 })
    const seen = [colourAt(picture, 60, 60), colourAt(picture, 190, 60)]
    seen.push(colourAt(picture, 60, 164), colourAt(picture, 190, 164))
    expect(seen).toEqual(four)
    expect([colourAt(picture, 249, 0), colourAt(picture, 0, 199)]).toEqual(['blue', 'white'])
  })

  test.each<[1 | 2 | 3, [number, number], Colour[]]>([
    [1, [200, 250], ['blue', 'sand', 'wine', 'white']],
    [2, [250, 200], ['sand', 'white', 'blue', 'wine']],
    [3, [200, 250], ['white', 'wine', 'sand', 'blue']],
  ])(
    'stands upright after %i quarters of a turn, once, whatever its EXIF says',
    async (turn, size, corners) => {
      const exif = Buffer.from('000000004d4d002a00000008000101120003000000010006000000000000', 'hex')
      const picture = await taken({ ...gridded, turn, exif })
      const { width, height } = picture.info
      expect([width, height]).toEqual(size)
      const at = [10, width - 10].flatMap((x) => [10, height - 10].map((y) => [x, y] as const))
      const [a, b, c, d] = at.map(([x, y]) => colourAt(picture, x, y))
      expect([a, c, b, d]).toEqual(corners)
    },
  )

  test('is turned first and mirrored then', async () => {
    const picture = await taken({ ...gridded, turn: 1, mirror: 'x' })
    expect([colourAt(picture, 10, 10), colourAt(picture, 190, 10)]).toEqual(['sand', 'blue'])
    expect(colourAt(await taken({ ...gridded, mirror: 'y' }), 10, 10)).toBe('white')
  })

  test('has 10 bits a colour', async () => {
    expect(colourAt(await taken({ tiles: ['tenBitWine'] }), 64, 64)).toBe('wine')
  })

  test('has the colours of its profile, which are stronger on a phone', async () => {
    const tagged = await plainPicture(40, 40).withIccProfile('p3').toBuffer()
    const { icc: profile } = await sharp(tagged).metadata()
    if (!profile) throw new Error('no profile')
    const [red = 0, green = 0, blue = 0] = pixelAt(await taken({ tiles: ['wine'], profile }), 64, 64)
    expect(nearest([red, green, blue], [133, 18, 46])).toBeLessThanOrEqual(5)
  })

  test('is taken without what else is in its file: a depth map, a burst', async () => {
    const picture = await taken({ tiles: ['wine'], others: 200 })
    expect([picture.info.width, colourAt(picture, 64, 64)]).toEqual([128, 'wine'])
  })

  test('has up to 48 megapixels in tiles, and keeps to the memory of any other (F3)', async () => {
    const tiles = Array<Square>(192).fill('phone')
    const { info } = await taken({ tiles, columns: 16, width: 8064, height: 6048, turn: 3 })
    expect([info.width, info.height]).toEqual([1800, 2400])
  }, 60_000)
})

describe('a HEIC that is worse than it says (F3)', () => {
  const lies: [string, string, HeicParts][] = [
    ['100,000 pixels a side', 'wrong-type', { tiles: ['wine'], width: 100_000, height: 100_000 }],
    ['60 megapixels', 'too-large', { tiles: ['wine'], width: 10_000, height: 6000 }],
    ['24 megapixels packed whole', 'too-large', { tiles: ['wine'], width: 6000, height: 4000 }],
    ['10 pixels a side and has 512', 'damaged', { tiles: ['phone'], width: 10, height: 10 }],
    ['128 pixels a side and is set up for 8,192', 'damaged', { tiles: ['giant'] }],
    ['the same of one tile', 'damaged', { tiles: ['wine', 'giant'], columns: 2 }],
    ['more pixels than its tiles', 'damaged', { tiles: four, columns: 2, width: 900, height: 900 }],
    ['three thousand pictures', 'wrong-type', { tiles: ['wine'], others: 3000 }],
  ]
  test.each(lies)('%s: %s, and the process lives on', async (_, refused, parts) => {
    const small = createDecoder({ maxBytes: 170 * megabyte })
    try {
      expect(await small.prepare(heicOf(parts))).toEqual({ refused })
      expect(await small.prepare(heicOf({ tiles: ['wine'] }))).toHaveProperty('clean')
    } finally {
      small.close()
    }
  })

  test('a small file whose tiles are all the same long bytes is not read through for each of them', async () => {
    const tiles = Array<Square>(48).fill('phone')
    const parts = { tiles, columns: 16, width: 8192, height: 1536 }
    expect(await decoder.prepare(heicOf({ ...parts, frames: 2000 }))).toEqual({ refused: 'damaged' })
    expect(await decoder.prepare(heicOf({ ...parts, frames: 1 }))).toHaveProperty('clean')
  }, 60_000)

  test('cut off anywhere is refused', async () => {
    const whole = heicOf(gridded)
    for (let at = 1; at <= 10; at++) {
      const cut = whole.subarray(0, Math.floor((whole.length * at) / 11))
      expect(await decoder.prepare(cut)).toEqual({ refused: expect.stringMatching(/^(wrong-type|damaged)$/) })
    }
    expect(await decoder.prepare(whole)).toHaveProperty('clean')
  }, 60_000)

  test('with a bit turned over is refused readably or taken, and the next one is taken', async () => {
    const whole = heicOf(gridded)
    const refusals = new Set<string>()
    for (let at = 0; at < 50; at++) {
      const turned = Buffer.from(whole)
      const place = Math.floor((whole.length * at) / 50)
      turned[place] = (turned[place] ?? 0) ^ (1 << (at % 8))
      const prepared = await decoder.prepare(turned)
      if ('refused' in prepared) refusals.add(prepared.refused)
    }
    for (const refused of refusals) expect(['wrong-type', 'damaged', 'too-large']).toContain(refused)
    expect(refusals).toContain('damaged')
    expect(await decoder.prepare(whole)).toHaveProperty('clean')
  }, 120_000)
})
