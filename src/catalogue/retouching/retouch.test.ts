import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf, turned, untouched } from './retouch.ts'

const side = fc.integer({ min: 1, max: 8000 })
const place = fc.double({ min: 0, max: 1, noNaN: true })

test('a frame lies inside the turned picture, in its shape, and reaches two sides of it where it is not drawn nearer', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.record({
        turns: fc.integer({ min: 0, max: 7 }),
        ratio: fc.constantFrom(null, 1, 0.8),
        zoom: fc.double({ min: 1, max: 4, noNaN: true }),
        x: place,
        y: place,
      }),
      (picture, retouch) => {
        const whole = turned(picture, retouch.turns)
        const frame = frameOf(picture, retouch)
        const tiny = 1e-6
        expect(frame.x).toBeGreaterThanOrEqual(-tiny)
        expect(frame.y).toBeGreaterThanOrEqual(-tiny)
        expect(frame.x + frame.width).toBeLessThanOrEqual(whole.width + tiny)
        expect(frame.y + frame.height).toBeLessThanOrEqual(whole.height + tiny)
        expect(frame.width / frame.height).toBeCloseTo(retouch.ratio ?? whole.width / whole.height, 6)
        const full = frameOf(picture, { ...retouch, zoom: 1 })
        const rest = Math.min(whole.width - full.width, whole.height - full.height)
        expect(Math.abs(rest)).toBeLessThan(tiny)
      },
    ),
  )
})

test('untouched is the whole picture, and four turns are none', () => {
  const photo = { width: 1200, height: 1600 }
  expect(frameOf(photo, untouched)).toEqual({ width: 1200, height: 1600, x: 0, y: 0 })
  expect(turned(photo, 1)).toEqual({ width: 1600, height: 1200 })
  expect(frameOf(photo, { ...untouched, turns: 4 })).toEqual(frameOf(photo, untouched))
  expect(frameOf(photo, { ...untouched, turns: 1, ratio: 0.8, x: 1 })).toEqual({
    width: 960,
    height: 1200,
    x: 640,
    y: 0,
  })
})
