import { quantityLimit } from '#src/catalogue/cart/cart.ts'
import { isSoldOut, piecesLeft } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { notApplicable, stockCells } from '#src/catalogue/stock/stock-cells.ts'

/** What a shopper has picked of a product so far; a group that the product does not have stays empty. */
export type Choice = { size?: string; color?: string }

type Options = Pick<Product, 'sizes' | 'colors' | 'lowStock'>

/**
 * What is picked before the shopper picks: the colour that the address asks for, where the product is made in it, and the size,
 * where there is one left to buy (P20); else the only one there is, where it can be bought (P5).
 */
export function askedChoice(options: Options, color: string | null, size: string | null): Choice {
  const isAsked = color !== null && options.colors.includes(color) && !isMissing(options, { color })
  const choice = isAsked ? { color } : withOnly(options, 'color', options.colors, {})
  if (size === null || !options.sizes.includes(size)) return withOnly(options, 'size', options.sizes, choice)
  const picked = { ...choice, size }
  return isSoldOut(options, picked) ? choice : picked
}

/** The choice with the one value of a group that has one and no more. */
function withOnly(options: Options, kind: keyof Choice, [only, ...others]: string[], choice: Choice): Choice {
  const picked = { ...choice, [kind]: only }
  return only === undefined || others.length > 0 || isSoldOut(options, picked) ? choice : picked
}

/** The groups in which something must still be picked before buying, in the order of the page (P5). */
export function missingIn({ sizes, colors }: Options, choice: Choice): (keyof Choice)[] {
  const missing: (keyof Choice)[] = []
  if (colors.length > 0 && choice.color === undefined) missing.push('color')
  if (sizes.length > 0 && choice.size === undefined) missing.push('size')
  return missing
}

/** The size and colour of the line a choice makes: `N/A` only where the product has none (P5). */
export function pickedOf(choice: Choice): { size: string; color: string } {
  return { size: choice.size ?? notApplicable, color: choice.color ?? notApplicable }
}

/** Pieces left of what is picked, where they are few and nothing is left to pick (O14). */
export function leftOf(product: Options, choice: Choice): number | undefined {
  if (missingIn(product, choice).length > 0) return undefined
  const { size, color } = pickedOf(choice)
  return piecesLeft(product, size, color)
}

/** The largest quantity that can be asked for: 99 (O1), or what is left. */
export function mostOf(left: number | undefined): number {
  return Math.min(quantityLimit.max, Math.max(quantityLimit.min, left ?? quantityLimit.max))
}

/** True when every size and colour that begins as picked is one that is not made (P13); here, so that checkout does not load it. */
export function isMissing({ sizes, colors, lowStock }: Options, picked: Choice): boolean {
  return stockCells(sizes, colors)
    .filter(({ size, color }) => (picked.size ?? size) === size && (picked.color ?? color) === color)
    .every((cell) =>
      lowStock.some((row) => row.notMade && row.size === cell.size && row.color === cell.color),
    )
}
