import type { SightAxis } from '#src/core/picture-sight.ts'
import { sharp } from './sharp.ts'

/** So many cells a side are looked at, and so many colours kept. */
const side = 12
const stops = 4

/** Where a cell lies on an axis, 0 to 1, as browsers draw the gradient; `x` and `y` are 0 to 1 of the picture. */
const axes: Record<SightAxis, (x: number, y: number) => number> = {
  r: (x, y) => Math.hypot(x - 0.5, y - 0.5) / Math.SQRT1_2,
  x: (x) => x,
  y: (_, y) => y,
}

/**
 * The first sight of a picture of the shop (core/picture-sight.ts): of three gradients the one that is nearest to the
 * picture blurred. Empty for a picture that is see-through, behind which it would stay. Throws when the bytes are no picture.
 */
export async function firstSightOf(bytes: Uint8Array): Promise<string> {
  const cells = await sharp(bytes).resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  for (let at = 3; at < cells.length; at += 4) if (cells[at] !== 255) return ''
  const tried = Object.entries(axes).map(([axis, placeOf]) => ({ axis, ...gradientAlong(cells, placeOf) }))
  const [best] = tried.sort((one, other) => one.error - other.error)
  return best ? best.axis + best.colours.map(hexOf).join('') : ''
}

type Colour = [red: number, green: number, blue: number]

/** The colours along an axis, each the mean of the cells around its stop, and how far the picture is from them. */
function gradientAlong(cells: Uint8Array, placeOf: (x: number, y: number) => number) {
  const sums = Array.from({ length: stops }, (): [...Colour, number] => [0, 0, 0, 0])
  const parts = Array.from({ length: side * side }, (_, cell) => {
    const place = placeOf(((cell % side) + 0.5) / side, (Math.floor(cell / side) + 0.5) / side) * (stops - 1)
    const stop = Math.min(Math.floor(place), stops - 2)
    return { stop, share: place - stop, colour: cells.subarray(cell * 4, cell * 4 + 3) as unknown as Colour }
  })
  const atStop = (stop: number) => sums[stop] as [...Colour, number]
  for (const { stop, share, colour } of parts)
    for (const [near, weight] of [
      [atStop(stop), 1 - share],
      [atStop(stop + 1), share],
    ] as const) {
      for (const channel of [0, 1, 2] as const) near[channel] += weight * colour[channel]
      near[3] += weight
    }
  const colours = sums.map(
    ([red, green, blue, weight]): Colour => [red / weight, green / weight, blue / weight],
  )
  let error = 0
  for (const { stop, share, colour } of parts)
    for (const channel of [0, 1, 2] as const) {
      const [from, to] = [colours[stop] as Colour, colours[stop + 1] as Colour]
      error += (from[channel] * (1 - share) + to[channel] * share - colour[channel]) ** 2
    }
  return { colours, error }
}

function hexOf(colour: Colour): string {
  return colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}
