/**
 * The first sight of a picture, seen until its bytes are there: how its colours run, `r` from the middle outwards, `x`
 * from the left, `y` from the top, and four of them as six hexadecimal digits each. Empty for one that is see-through.
 */
const shape = /^([rxy])([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})$/

const gradients = { r: 'radial-gradient(', x: 'linear-gradient(90deg,', y: 'linear-gradient(' } as const

export type SightAxis = keyof typeof gradients

/** A first sight as a background in CSS, at most 58 bytes; undefined for whatever is none. */
export function sightBackground(sight: string): string | undefined {
  const [, axis, ...colours] = shape.exec(sight) ?? []
  if (!axis) return undefined
  return `${gradients[axis as SightAxis]}${colours.map((colour) => `#${colour}`).join(',')})`
}
