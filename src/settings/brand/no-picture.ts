import { palette } from './accent.ts'
import type { Brand } from './brand.ts'
import { isHaqiba } from './is-haqiba.ts'

type Names = { shopName: string; shopNameAr: string }

/** What stands where a product has no picture, but for a logo: a bag, or a letter of the name (P14). */
export function noPictureDrawing(placeholder: Brand['placeholder'], names: Names): string {
  return drawing((placeholder === 'letter' && letter(names)) || bag)
}

const bag =
  '<g fill="none" stroke="#8a8074" stroke-width="14" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".55"><path d="M380 480h320l34 260a20 20 0 0 1-20 22H366a20 20 0 0 1-20-22z"/><path d="M450 520v-80a90 90 0 0 1 180 0v80"/></g>'

/**
 * The house's own ح as it is drawn; of another shop the first letter of its Arabic name, without the article, in the
 * reader's own typeface, or of the English where there is none. Undefined for a name without letters.
 */
function letter(names: Names): string | undefined {
  if (isHaqiba(names)) return `<path transform="translate(284 284)" d="${houseLetter}"/>`
  const [first] =
    /\p{L}\p{M}*/u.exec((names.shopNameAr || names.shopName).replace(/^ال(?=\p{L}{2})/u, '')) ?? []
  return (
    first &&
    `<text x="540" y="540" text-anchor="middle" dominant-baseline="central" font-size="420" font-family="Georgia,'Noto Naskh Arabic','Geeza Pro',serif">${first}</text>`
  )
}

/** In one grey that is seen on the ground of either theme; paler than goods, so that the eye goes on to them. */
function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1080" fill="${palette.light.control}" fill-opacity=".7">${inside}</svg>`
}

/** The ح of public/icon.svg, in its 512 pixels. */
const houseLetter =
  'M315.7 375.4Q333.2 375.4 351.4 373.5Q369.7 371.6 388.1 367.9L376.1 420.4Q337.3 428 302.1 428Q255.4 428 219.6 414.4Q183.8 400.9 163.6 373.7Q143.3 346.5 143.3 306.3Q143.3 265.5 162.9 234.2Q182.5 202.8 216.5 180.5Q250.4 158.2 292.7 144.9L296.1 156.8Q264.7 148.1 241.6 141.7Q218.4 135.3 198.9 135.3Q181 135.3 168.5 142.5Q156 149.7 148.3 169.6L123.9 155.3Q126.5 139.5 135.5 123.1Q144.4 106.6 161.1 95.3Q177.7 84 203.3 84Q216.7 84 231.6 87.2Q246.5 90.4 260.5 94.7Q274.5 99.1 285.3 102.9Q300.8 108.3 314.8 112.9Q328.7 117.5 339.7 119.6Q347.8 121.1 358.3 122.1Q368.9 123 379.2 123.4L374.2 169.3Q341.3 173 306.5 183.1Q271.8 193.2 242.1 209.4Q212.4 225.5 194 247Q175.6 268.5 175.6 294.9Q175.6 320.5 194.1 338.6Q212.5 356.6 244.2 366Q275.9 375.4 315.7 375.4Z'
