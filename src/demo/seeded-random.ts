/** Numbers that look random and are the same every time (mulberry32): a demo that anybody can count after. */
export function seededRandom(seed: number) {
  let state = seed
  /** From 0 up to, not including, 1. */
  function share(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `least` to `most`. */
  function whole(least: number, most: number): number {
    return least + Math.floor(share() * (most - least + 1))
  }
  function oneOf<T>(values: readonly T[]): T {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new RangeError('There is nothing to choose from')
    return value
  }
  return { share, whole, oneOf }
}
export type SeededRandom = ReturnType<typeof seededRandom>
