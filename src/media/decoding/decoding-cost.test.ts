import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decodingBytes,
  heicDecodingBytes,
  isAffordable,
  maxDecodingBytes,
  type PictureHeader,
} from './decoding-cost.ts'

const photo = { format: 'jpeg', channels: 3, depth: 'uchar' }

describe('what unpacking a picture costs (F3)', () => {
  test.each<[string, PictureHeader]>([
    ['a phone’s photo of 50 megapixels', { ...photo, width: 8160, height: 6120 }],
    ['a progressive JPEG of 24 megapixels', { ...photo, width: 6000, height: 4000, isProgressive: true }],
    ['an AVIF of 12 megapixels', { ...photo, format: 'heif', width: 4000, height: 3000 }],
    [
      'a HEIC of 48 megapixels and 10 bits',
      { ...photo, format: 'heif', width: 8064, height: 6048, depth: 'ushort', compression: 'hevc' },
    ],
    ['a PNG of 50 megapixels', { ...photo, format: 'png', width: 7000, height: 7000 }],
    [
      'a WebP of 16 megapixels with transparency',
      { ...photo, format: 'webp', width: 4000, height: 4000, channels: 4 },
    ],
  ])('%s is taken', (_, header) => {
    expect(isAffordable(header)).toBe(true)
  })

  test.each<[string, PictureHeader]>([
    ['more than 50 megapixels', { ...photo, width: 7072, height: 7072 }],
    ['a progressive JPEG of 50 megapixels', { ...photo, width: 7000, height: 7000, isProgressive: true }],
    ['an AVIF of 13 megapixels', { ...photo, format: 'heif', width: 4000, height: 3250 }],
    ['a small AVIF of 12 bits', { ...photo, format: 'heif', width: 400, height: 300, depth: 'ushort' }],
    [
      'an AVIF of 12 megapixels with transparency',
      { ...photo, format: 'heif', width: 4000, height: 3000, channels: 4 },
    ],
    [
      'a PNG of 16 bits, interlaced',
      {
        ...photo,
        format: 'png',
        width: 6000,
        height: 6000,
        channels: 4,
        depth: 'ushort',
        isProgressive: true,
      },
    ],
  ])('%s is not', (_, header) => {
    expect(isAffordable(header)).toBe(false)
  })

  test.each([
    ['48 megapixels in a phone’s tiles', 8064, 6048, 3, 512, 512, true],
    ['24 megapixels in a phone’s tiles, see-through', 5712, 4284, 4, 512, 512, true],
    ['12 megapixels packed whole', 4032, 3024, 3, 4032, 3024, true],
    ['24 megapixels packed whole', 5712, 4284, 3, 5712, 4284, false],
    ['12 megapixels of which each tile is as large', 4032, 3024, 3, 8192, 8192, false],
  ])('a HEIC of %s', (_, width, height, channels, tileWidth, tileHeight, taken) => {
    const tiles = { width: tileWidth, height: tileHeight }
    expect(heicDecodingBytes({ width, height, channels, tiles }) <= maxDecodingBytes).toBe(taken)
  })

  test('more pixels, channels, bits or passes never cost less', () => {
    const header = fc.record({
      format: fc.constantFrom('jpeg', 'png', 'webp', 'heif'),
      width: fc.integer({ min: 1, max: 20_000 }),
      height: fc.integer({ min: 1, max: 20_000 }),
      channels: fc.integer({ min: 1, max: 4 }),
      depth: fc.constantFrom('uchar', 'ushort'),
      isProgressive: fc.boolean(),
    })
    fc.assert(
      fc.property(header, (one) => {
        const cost = decodingBytes(one)
        expect(decodingBytes({ ...one, width: one.width + 1 })).toBeGreaterThan(cost)
        expect(decodingBytes({ ...one, channels: 4 })).toBeGreaterThanOrEqual(cost)
        expect(decodingBytes({ ...one, depth: 'ushort' })).toBeGreaterThanOrEqual(cost)
        expect(decodingBytes({ ...one, isProgressive: true })).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
