import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = path.resolve('node_modules/.cache/haqiba-fonts')

const latin = `${range(0x20, 0x7e)}\u00a0«»©·×–—‘’“”•…−→`
// The letters of Arabic and those it borrows for names (پ چ ژ ڤ ڨ گ), marks, digits and signs, what joins and parts.
const arabic =
  `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x655)}${range(0x660, 0x66d)}` +
  '\u0670\u0671\u067e\u0686\u0698\u06a4\u06a8\u06af\u200c\u200d\u200e\u200f'

/** The weights that the shop's styles use (src/ui/theme/fonts.css says the same). */
const text = { wght: { min: 300, max: 500 } }
const heading = { wght: 500 }

// Latin does without its ligatures and fractions; Arabic needs them.
const cuts = [
  ['readex-latin', 'readex-pro/files/readex-pro-latin-wght-normal.woff2', latin, text, true],
  ['readex-arabic', 'readex-pro/files/readex-pro-arabic-wght-normal.woff2', arabic, text, false],
  ['markazi-latin', 'markazi-text/files/markazi-text-latin-wght-normal.woff2', latin, heading, true],
  ['markazi-arabic', 'markazi-text/files/markazi-text-arabic-wght-normal.woff2', arabic, heading, false],
] as const

/**
 * Cuts the typefaces down to what the first screen needs: the letters of the two languages in the weights that are
 * used, half the bytes. Answers the folder of `<name>.woff2`; a file stays as long as its font and its cut do.
 */
export async function cutFonts(): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await Promise.all(cuts.map(cut))
  return folder
}

async function cut([name, from, letters, variationAxes, noLayoutClosure]: (typeof cuts)[number]) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${from}`))
  const options = { targetFormat: 'woff2', variationAxes, noLayoutClosure } as const
  const wanted = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([letters, options]))
    .digest('hex')
  const file = path.join(folder, `${name}.woff2`)
  const stamp = `${file}.stamp`
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  writeFileSync(file, await subsetFont(whole, letters, options))
  writeFileSync(stamp, wanted)
}

/** Every character from one code point to another. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
}
