import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accentShades, palette, themes } from './accent.ts'
import { contrast, type Hex, readHex } from './colour.ts'

const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`)

it('makes any accent readable: on every ground, and under the text on it, in both themes', () => {
  fc.assert(
    fc.property(accents, (accent) => {
      const shades = accentShades(accent)
      for (const theme of themes) {
        const { wine, wineDeep, onWine, tint } = shades[theme]
        const { ground, raised, sunken } = palette[theme]
        for (const under of [ground, raised, sunken, tint, onWine])
          for (const shade of [wine, wineDeep])
            expect(contrast(shade, under), `${shade} on ${under}, ${theme}`).toBeGreaterThanOrEqual(4.5)
      }
    }),
    {
      numRuns: 500,
      examples: [['#ffe600'], ['#ffffff'], ['#000000'], ['#808080'], ['#0000ff'], ['#00ff00']],
    },
  )
})

it('keeps a tint on which every text of the shop is read as well as on its own', () => {
  fc.assert(
    fc.property(accents, (accent) => {
      for (const theme of themes) {
        const { tint } = accentShades(accent)[theme]
        for (const text of inks[theme])
          expect(contrast(text, tint), `${text} on ${tint}`).toBeGreaterThanOrEqual(
            Math.min(4.5, contrast(text, palette[theme].tint)),
          )
      }
    }),
  )
})

it('leaves a colour alone that can be read, and says which it had to change', () => {
  const shades = (accent: Hex) => themes.map((theme) => accentShades(accent)[theme].adjusted)
  expect(shades('#6b1e2e')).toEqual([false, true])
  expect(shades('#ffe600')).toEqual([true, false])
  expect(accentShades('#ffe600').dark.wine).toBe('#ffe600')
})

it('knows the colours of the stylesheet', () => {
  for (const [index, theme] of themes.entries())
    for (const [name, value] of Object.entries(palette[theme]))
      expect([name, written(name)[index]]).toEqual([name, value])
})

it('keeps words readable on what is filled, in both themes', () => {
  for (const name of ['fill', 'fill-deep'])
    for (const filled of written(name))
      expect(contrast('#ffffff', filled), filled).toBeGreaterThanOrEqual(4.5)
})

it('keeps the levels of the dark apart: what lies on the page from the page, its edge from itself', () => {
  const { ground, raised, sunken, hairline, control } = palette.dark
  expect(contrast(raised, ground)).toBeGreaterThanOrEqual(1.18)
  expect(contrast(ground, sunken)).toBeGreaterThanOrEqual(1.05)
  expect(contrast(hairline, raised)).toBeGreaterThanOrEqual(1.4)
  for (const level of [ground, raised, sunken, palette.dark.tint])
    expect(contrast(control, level)).toBeGreaterThanOrEqual(3)
})

it('reads colours as they are typed', () => {
  expect(['FFE600', '#fe0', ' #ffe600 ', 'yellow', '#ffe6001'].map(readHex)).toEqual([
    '#ffe600',
    '#ffee00',
    '#ffe600',
    undefined,
    undefined,
  ])
})

const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')

/** A colour of the stylesheet, light and dark. */
function written(name: string): [Hex, Hex] {
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  return [light as Hex, dark as Hex]
}

const texts = ['ink', 'muted', 'gold', 'olive', 'amber', 'brick'].map(written)
const inks = { light: texts.map(([light]) => light), dark: texts.map(([, dark]) => dark) }
