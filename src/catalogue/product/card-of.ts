import type { Locale } from '#src/core/locale.ts'
import { colourOf, type OwnColour, unknownPaint } from '#src/ui/colours.ts'
import { isSoldOut, picturesIn, pricesFrom } from './buying.ts'
import { type Product, ProductCard } from './product.ts'

/** A card is 150 px wide on a phone, and tells a discount beside its dots. */
const mostDots = 4

/**
 * What a grid needs of a product: two pictures at most, those of the colour that its list is `asked` for, in its own spelling (P20), its lowest
 * prices, no descriptions, and whether there is any left. `own` are the shop's own colours (P6).
 */
export function cardOf(
  product: Product,
  own: readonly OwnColour[],
  asked: readonly string[] = [],
): ProductCard {
  const soldOut = isSoldOut(product)
  const images = asked.length > 0 ? picturesIn(product, askedIn(product, asked)) : product.images
  return ProductCard.parse({
    ...product,
    ...pricesFrom(product),
    images: images.slice(0, 2),
    ...(soldOut && { soldOut }),
    ...(!soldOut && product.colors.length > 1 && { colours: coloursOf(product, own) }),
  })
}

function askedIn({ colors }: Product, asked: readonly string[]): string | undefined {
  return colors.find((color) => asked.includes(color))
}

/** Worked out here, so that no page of cards carries the table of colours. */
function coloursOf({ colors }: Product, own: readonly OwnColour[]): ProductCard['colours'] {
  const colours = colors.map((color) => colourOf(color, own))
  const paints = [...new Set(colours.map(({ css = unknownPaint }) => css))]
  const names = (locale: Locale, comma: string) => colours.map(({ name }) => name[locale]).join(comma)
  return {
    paints: paints.slice(0, mostDots),
    more: Math.max(0, paints.length - mostDots),
    names: { en: names('en', ', '), ar: names('ar', '، ') },
  }
}
