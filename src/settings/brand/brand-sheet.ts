import { createHash } from 'node:crypto'
import { palette } from './accent.ts'
import type { Brand, BrandPicture } from './brand.ts'
import { brandTokens } from './brand-tokens.ts'
import { typefaceRules } from './typefaces.ts'

/** The paths of brand sheets; each names its content, so a browser keeps it for ever. */
export const sheetPath = /^\/brand-[0-9a-f]{12}\.css$/

/**
 * The stylesheet of a brand (B1). Every page of the shop names it in its head after its own styles, so the look is there
 * with the first paint, in pages that stay the same for everybody, under a policy that stays the same for all brands.
 */
export function brandSheet(brand: Brand): { path: string; text: string } {
  const { all, light, dark } = brandTokens(brand)
  const text = [
    typefaceRules(brand.typefaces),
    rule(':root', { ...all, ...light }),
    inTheDark((root) => rule(root, dark)),
    // Paper is light whatever the screen is (base.css).
    brand.accent !== null && `@media print{${rule(':root:root', light)}}`,
    brand.cards === 'portrait' && '.card-picture img,[data-shared-picture]{block-size:100%;object-fit:cover}',
    brand.logo && logoRules(brand.logo, brand.logoDark),
  ]
  const written = text.filter(Boolean).join('\n')
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 12)
  return { path: `/brand-${hash}.css`, text: written }
}

function rule(selector: string, tokens: Record<string, string>): string {
  const said = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return said.length > 0 ? `${selector}{${said.join(';')}}` : ''
}

/** Rules for the dark theme: the one that was chosen, and where none was the reader's own. */
function inTheDark(rules: (root: string) => string): string {
  const chosen = rules('[data-theme=dark]')
  return chosen && `${chosen}@media (prefers-color-scheme:dark){${rules(':root:not([data-theme])')}}`
}

/** How high a logo stands, in em of the name it stands for, and how wide it may be. */
const height = 1.6
const widest = 7.5

/** What a logo for light ground stands on in the dark, where it could not be seen; a white ground of its own becomes the plate. */
const lightPlate = `background-color:${palette.light.ground};background-blend-mode:multiply;border-radius:.1em;box-shadow:0 0 0 .15em ${palette.light.ground}`

/**
 * A label has the room of one line. A tax paper says its supplier's name, so there the logo stands above it, in place of the drawn
 * mark alone (record 082). The root outranks the sheets of papers, which may be loaded later.
 */
const onPaper =
  ':root .paper-shop{overflow:hidden;white-space:nowrap}:root .paper-label .paper-shop{font-size:1.17em}:root .tax-shop::before{content:"";flex:none;margin-inline-end:100%;margin-block-end:.2em}:root .tax-mark{display:none}'

/** The logo where the shop's name stands, on papers too (the classes are brand.tsx's and theirs); the name stays for who cannot see it. */
function logoRules(logo: BrandPicture, onDark: BrandPicture | null): string {
  const widthOf = ({ width, height: tall }: BrandPicture) =>
    `${Math.min((width / tall) * height, widest).toFixed(2)}em`
  const place = (picture: BrandPicture) =>
    `inline-size:${widthOf(picture)};background-image:url(${picture.url})`
  return [
    `.brand-name,:root .paper-shop,:root .tax-shop::before{display:inline-block;block-size:${height}em;max-inline-size:100%;background:left center/contain no-repeat;${place(logo)};color:#0000;print-color-adjust:exact}`,
    '[dir=rtl] .brand-name{background-position-x:right}',
    '.brand-name>*{visibility:hidden}',
    onPaper,
    // Where the name stands in each language, one logo is enough for both.
    '.brand-name+.brand-name{display:none}',
    // On screen a logo with a white ground of its own lies on the page as one without: white times ivory is ivory.
    `@media screen{.brand-name{mix-blend-mode:multiply}${inTheDark((root) => `${root} .brand-name{mix-blend-mode:normal;${onDark ? place(onDark) : lightPlate}}`)}}`,
  ]
    .filter(Boolean)
    .join('')
}
