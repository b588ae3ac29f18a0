import { ownPriceNow } from '#src/catalogue/product/offer-time.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductInput, productTypes } from '#src/catalogue/product/product-fields.ts'
import { lowestPrice, tagsOf } from '#src/catalogue/product/read-field.ts'
import { madeCells } from '#src/catalogue/stock/variant.ts'
import { fold } from '#src/core/fold.ts'
import { type Baisa, formatBaisa, inBaisa } from '#src/core/money.ts'
import { changesOf, inputOf } from './product-values.ts'

/** The most products changed at once. */
export const mostAtOnce = 100

/** To the next 100, 500 or 1000 baisa; 0 rounds to the baisa alone. */
export const roundSteps = [0, 100, 500, 1000] as const
export const roundWays = ['nearest', 'up', 'down'] as const

export type Rounding = { step: (typeof roundSteps)[number]; way: (typeof roundWays)[number] }

/** By a percentage in hundredths (1250 is 12.5 %) or an amount in baisa; below zero lowers. */
export type PriceStep = { by: 'percent' | 'amount'; value: number } & Rounding

/** One thing that is done to several products alike. */
export type ManyChange =
  | { kind: 'price'; step: PriceStep }
  | { kind: 'offer'; step: PriceStep; from: string; until: string }
  | { kind: 'no offer' }
  | { kind: 'category'; category: string; subCategory: string }
  | { kind: 'type'; productType: (typeof productTypes)[number] }
  | { kind: 'tags'; do: 'add' | 'remove'; tags: string }
  | { kind: 'stock'; do: 'set' | 'add'; pieces: number }
  | { kind: 'stock'; do: 'unlimited' }

/** Why a product is left as it is. */
export type Skipped = 'same' | 'below offer' | 'too little' | 'not lower'

/** What becomes of a product: only the fields that change, as its form has them, or why none does. */
export type Planned = { changes: Partial<ProductInput> } | { skipped: Skipped }

/** A price after a step, in whole baisa. */
export function steppedPrice(price: Baisa, { by, value, step, way }: PriceStep): Baisa {
  const stepped = by === 'percent' ? Math.round((price * (10_000 + value)) / 10_000) : price + value
  if (step === 0) return stepped
  const round = { nearest: Math.round, up: Math.ceil, down: Math.floor }[way]
  return round(stepped / step) * step
}

/** What a change makes of one product; the server asks the rules of every product once more. */
export function planChange(product: StaffProduct, change: ManyChange): Planned {
  const before = inputOf(product)
  const after = changed(product, before, change)
  if (typeof after === 'string') return { skipped: after }
  const changes = changesOf(before, { ...before, ...after })
  return Object.keys(changes).length === 0 ? { skipped: 'same' } : { changes }
}

/** The way back of a change, from the product as it was. */
export function wayBack(product: StaffProduct, changes: Partial<ProductInput>): Partial<ProductInput> {
  const before = inputOf(product)
  return changesOf({ ...before, ...changes }, before)
}

function changed(
  product: StaffProduct,
  before: ProductInput,
  change: ManyChange,
): Partial<ProductInput> | Skipped {
  const price = inBaisa(product.originalPrice)
  switch (change.kind) {
    case 'price': {
      const next = steppedPrice(price, change.step)
      if (next < lowestPrice) return 'too little'
      const offer = product.offerPrice ?? product.plannedPrice
      if (offer !== undefined && next <= inBaisa(offer)) return 'below offer'
      const own = before.variants.map((one) =>
        one.price ? { ...one, price: typed(steppedPrice(inBaisa(Number(one.price)), change.step)) } : one,
      )
      const least = own.map((one) => {
        if (!one.price) return lowestPrice
        const alone = inBaisa(Number(one.price))
        return offer === undefined
          ? alone
          : ownPriceNow(alone, { price: inBaisa(offer), original_price: next })
      })
      if (least.some((one) => one < lowestPrice)) return 'too little'
      return { originalPrice: typed(next), variants: own }
    }
    case 'offer': {
      const next = steppedPrice(price, change.step)
      if (next < lowestPrice) return 'too little'
      if (next >= price) return 'not lower'
      const inOffer = (own: number) => ownPriceNow(inBaisa(own), { price: next, original_price: price })
      if (product.variants.some((one) => one.price && inOffer(one.price) < lowestPrice)) return 'too little'
      return { offerPrice: typed(next), offerFrom: change.from, offerUntil: change.until }
    }
    case 'no offer':
      return { offerPrice: '', offerFrom: '', offerUntil: '' }
    case 'category':
      return { category: change.category, subCategory: change.subCategory }
    case 'type':
      return { productType: change.productType }
    case 'tags':
      return { tags: tagsAfter(before.tags, change) }
    case 'stock':
      return { stock: stockAfter(product, before, change) }
  }
}

function tagsAfter(before: string, { do: way, tags }: Extract<ManyChange, { kind: 'tags' }>): string {
  if (way === 'add') return tagsOf(`${before},${tags}`).join(', ')
  const gone = new Set(tagsOf(tags).map(fold))
  return tagsOf(before)
    .filter((tag) => !gone.has(fold(tag)))
    .join(', ')
}

/** Pieces are added only where they are counted. */
function stockAfter(
  product: StaffProduct,
  { stock }: ProductInput,
  change: Extract<ManyChange, { kind: 'stock' }>,
): ProductInput['stock'] {
  if (change.do === 'unlimited') return []
  if (change.do === 'set')
    return madeCells(product).map((cell) => ({ ...cell, quantity: String(change.pieces) }))
  return stock.map((cell) => ({
    ...cell,
    quantity: String(Math.max(0, Number(cell.quantity) + change.pieces)),
  }))
}

function typed(price: Baisa): string {
  // As inputOf writes it, so that what stays the same is no change.
  return formatBaisa(price).replaceAll(',', '')
}
