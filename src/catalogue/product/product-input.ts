import { findCategory } from '#src/catalogue/categories/category-tree.ts'
import { findSubCategory } from '#src/catalogue/categories/find-sub-category.ts'
import { cellKey, notApplicable, type StockInput } from '#src/catalogue/stock/stock-cells.ts'
import { madeCells } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import { oneNameNeeded, storedName } from '#src/core/names.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import type { FieldError } from '#src/core/problem.ts'
import { ownPriceNow } from './offer-time.ts'
import {
  most,
  type PlainValues,
  type ProductFields,
  type ProductInput,
  plainFieldNames,
  plainFields,
} from './product-fields.ts'
import { productInputTexts as texts } from './product-input.texts.ts'
import { type Reading, readCount, readPrice } from './read-field.ts'
import { keptVariants, readVariants } from './variant-input.ts'

/** What the rules of a product ask of a category. */
export type FormCategory = {
  slug: string
  name: string
  aliases?: readonly string[]
  subCategories: readonly { slug: string; name: string }[]
}

/**
 * Every rule of a product (product.md sections 3 and 5; M2, P1, P6, P15, O14), once for the form and the server: what may be
 * stored, or what is wrong with which field. Whether a picture exists only the database knows.
 */
export function readProduct(
  input: ProductInput,
  categories: readonly FormCategory[],
): { product: ProductFields } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const wrong = (path: string, message: Text) => errors.push({ path, message })
  function take<T>(path: string, reading: Reading<T>): T | undefined {
    if ('value' in reading) return reading.value
    wrong(path, reading.wrong)
    return undefined
  }

  const name = storedName(input)
  if (name === '') wrong('name', oneNameNeeded)
  const category = findCategory(categories, input.category)
  const inNone = input.subCategory.trim() === ''
  const sub = category && !inNone ? findSubCategory(category, input.subCategory) : undefined
  if (!category) wrong('category', input.category.trim() === '' ? texts.required : texts.noCategory)
  else if (!sub && !inNone) wrong('subCategory', texts.otherCategory)
  const originalPrice = take('originalPrice', readPrice(input.originalPrice, { required: true }))
  const offerPrice = take('offerPrice', readPrice(input.offerPrice))
  if (originalPrice !== undefined && offerPrice !== undefined && offerPrice >= originalPrice)
    wrong('offerPrice', texts.notLess)
  const plain = plainFieldNames.map((field) => [
    field,
    take<string | number | undefined>(field, plainFields[field].read(String(input[field]))),
  ])
  const { offerFrom, offerUntil }: { offerFrom?: string; offerUntil?: string } = Object.fromEntries(plain)
  if (offerFrom && offerUntil && offerUntil <= offerFrom) wrong('offerUntil', texts.endsFirst)
  const images = [...new Set(input.images)]
  images.forEach((url, n) => {
    const picture = readPictureUrl(url)
    if (!picture || picture.variant) wrong(`images.${n}`, texts.foreignPicture)
  })
  const sizes = options(input.sizes)
  const colors = options(input.colors)
  const imageColors = coloursOf(plain, { images, colors })
  const shown = images.map((url) => imageColors[url])
  const areTooMany = (shows: string | undefined) => shown.filter((one) => one === shows).length > most.images
  if (images.length > most.allImages || shown.some(areTooMany)) wrong('images', texts.tooManyPictures)
  for (const [path, values] of [
    ['sizes', sizes],
    ['colors', colors],
  ] as const)
    if (values.length > most[path]) wrong(path, texts.tooManyOptions)
  const inOffer = (own: number) =>
    originalPrice === undefined || offerPrice === undefined
      ? own
      : ownPriceNow(own, { price: offerPrice, original_price: originalPrice })
  const variants = readVariants(input.variants, { sizes, colors, inOffer }, wrong)
  const stock = readStock(input.stock, madeCells({ sizes, colors, variants }), wrong)

  if (errors.length > 0 || !category || originalPrice === undefined) return { errors }
  return {
    product: {
      name,
      description: input.description.trim(),
      ...(Object.fromEntries(plain) as PlainValues),
      imageColors: Object.keys(imageColors).length > 0 ? JSON.stringify(imageColors) : undefined,
      categorySlug: category.slug,
      subCategorySlug: sub?.slug ?? '',
      productType: input.productType,
      productVisibility: input.productVisibility,
      originalPrice,
      offerPrice,
      // Without a price there is no offer that could start.
      ...(offerPrice === undefined && { offerFrom: undefined, offerUntil: undefined }),
      images,
      sizes,
      colors,
      stock,
      variants,
    },
  }
}

/** The colours that pictures show, of those that the product still has (P20). */
function coloursOf(
  plain: readonly (readonly unknown[])[],
  { images, colors }: { images: readonly string[]; colors: readonly string[] },
): Record<string, string> {
  const { imageColors }: { imageColors?: string } = Object.fromEntries(plain)
  const said: Record<string, string> = JSON.parse(imageColors ?? '{}')
  return Object.fromEntries(
    images.flatMap((url) => {
      const color = said[url]
      return color !== undefined && colors.includes(color) ? [[url, color]] : []
    }),
  )
}

function readStock(
  typed: readonly StockInput[],
  made: readonly { size: string; color: string }[],
  wrong: (path: string, message: Text) => void,
): ProductFields['stock'] {
  const cells = new Set(made.map(cellKey))
  return typed.flatMap((row, n) => {
    const quantity = readCount(row.quantity, { least: 0 })
    if (!cells.delete(cellKey(row))) wrong(`stock.${n}`, texts.noSuchCell)
    else if ('wrong' in quantity) wrong(`stock.${n}.quantity`, quantity.wrong)
    // Blank is not unlimited: that is said by leaving the row out.
    else if (quantity.value === undefined) wrong(`stock.${n}.quantity`, texts.noQuantity)
    else return [{ ...row, quantity: quantity.value }]
    return []
  })
}

/** The same product without variants of sizes and colours that it does not come in any more. */
export function withoutStrays(input: ProductInput): ProductInput {
  const [sizes, colors] = [options(input.sizes), options(input.colors)]
  return { ...input, variants: keptVariants(input.variants, { sizes, colors }) }
}

/** Sizes or colours as they are stored: without what is empty, said twice in whatever case, or the word for having none. */
function options(values: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const value of values.map((one) => one.trim().replace(/\s+/g, ' ')))
    if (value !== '' && value.toUpperCase() !== notApplicable && !seen.has(value.toLowerCase()))
      seen.set(value.toLowerCase(), value)
  return [...seen.values()]
}
