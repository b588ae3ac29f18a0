import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast, type Hex, readHex } from '#src/settings/brand/colour.ts'

const css = (file: string) => readFileSync(new URL(`../ui/theme/${file}.css`, import.meta.url), 'utf8')

/** A colour of the tokens, in the light and in the dark. */
function token(name: string): [Hex, Hex] {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css('tokens')) ?? []
  return [readHex(light) ?? '#', readHex(dark) ?? '#']
}

function over(above: Hex, below: Hex, share: number): Hex {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [above, below].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

it('are read at 4.5:1 over the darkest and the lightest picture, in both themes (record 048)', () => {
  const [, percent, until] =
    /color-mix\(in srgb, var\(--color-ground\) (\d+)%[\s\S]*?var\(--veil\) (\d+)%/.exec(css('utilities')) ??
    []
  // The column of words, 40 % of what the edges of 48 px leave, ends before the veil thins, from the narrowest desk on.
  expect(48 + 0.4 * (769 - 96)).toBeLessThan((769 * Number(until)) / 100)
  const [grounds, inks] = [token('ground'), token('ink')]
  for (const theme of [0, 1] as const)
    for (const picture of ['#000000', '#ffffff'] as const) {
      const under = over(grounds[theme], picture, Number(percent) / 100)
      expect(contrast(inks[theme], under), `${inks[theme]} on ${under}`).toBeGreaterThanOrEqual(4.5)
    }
})

it('lie on a veil that ends where the goods of the picture begin', () => {
  const [, end] = /var\(--veil\) 42%[\s\S]*?transparent (\d+)%\s*\)/.exec(css('utilities')) ?? []
  expect(Number(end)).toBeLessThanOrEqual(60)
})
