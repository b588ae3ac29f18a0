const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', '4XL']

/** Sizes as a shop lays them out: numbers by size, then S before M before L, then words by alphabet. */
export function inSizeOrder(sizes: readonly string[]): string[] {
  return sizes.toSorted((a, b) => compare(rankOf(a), rankOf(b)) || (a < b ? -1 : 1))
}

function compare([group, place]: Rank, [otherGroup, otherPlace]: Rank): number {
  return group - otherGroup || place - otherPlace
}

type Rank = readonly [group: number, place: number]

function rankOf(size: string): Rank {
  const number = Number.parseFloat(size)
  const letter = letters.indexOf(size.toUpperCase())
  if (letter >= 0) return [1, letter]
  return Number.isNaN(number) ? [2, 0] : [0, number]
}
