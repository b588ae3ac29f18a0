import { ProductBody } from '#src/catalogue/admin/product-body.ts'
import { inputOf } from '#src/catalogue/admin/product-values.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { addressOwners } from '#src/catalogue/product/product-addresses.store.ts'
import { emptyInput, type ProductFields, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { productInputTexts } from '#src/catalogue/product/product-input.texts.ts'
import { readProduct, withoutStrays } from '#src/catalogue/product/product-input.ts'
import { cellKey, type StockCell } from '#src/catalogue/stock/stock-cells.ts'
import { madeCells, type VariantInput, variantAt } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { issueText } from '#src/http/issue-text.ts'
import { alikeColours } from '#src/settings/colours/alike-colours.ts'
import { readOwnColours } from '#src/settings/settings.store.ts'
import type { OwnColour } from '#src/ui/colours.ts'
import { withKnownNames } from './arabic-names.ts'
import { givingWay } from './giving-way.ts'
import { listDeletedIds, listKnownPictures, listWanted } from './import-products.store.ts'
import { importTexts as texts } from './import-products.texts.ts'
import { type ImportRow, isUsableId } from './import-row.ts'
import { unknownColours, withKnownColours } from './known-colours.ts'
import { inputOfFields, productColumns, rowOfProduct, stockText, stockWasColumn } from './product-csv.ts'
import { stockSince } from './stock-since.ts'

/** What would happen to one product of a file. */
export type PlannedProduct = {
  importRow: ImportRow
  id: string
  before: StaffProduct | undefined
  product: ProductFields
  /** True where the file says how many pieces are left; else the stock stays. */
  setsStock: boolean
  /** True where the file says other pieces, and nobody asked to take them. */
  stockLeftAlone: boolean
  fields: { column: string; from: string; to: string }[]
  notes: Text[]
}

export type LineError = { line: number; column?: string | undefined; message: Text }

/** What a file would do to the shop as it is now, by the rules of the product form. Writes nothing. */
export async function planImport(
  db: Db,
  importRows: readonly ImportRow[],
  { setsStock }: { setsStock: boolean },
): Promise<{ planned: PlannedProduct[]; errors: LineError[]; notes: Text[] }> {
  const ids = importRows.map(({ id, newId }) => id ?? newId)
  const names = importRows.flatMap(({ id, name }) => (id === undefined && name !== '' ? [name] : []))
  const known = await listWanted(db, { ids, names })
  const { categories } = await treeOf(db)
  const deleted = await listDeletedIds(db, ids)
  const owners = await addressOwners(db, [
    ...ids,
    ...importRows.map(({ body }) => String(body.address ?? '')),
  ])
  const pictures = await listKnownPictures(db, importRows.flatMap(imagesOf))
  const byId = new Map(known.map((product) => [product._id, product]))
  const byName = Map.groupBy(known, ({ name }) => name)
  const firstLine = new Map<string, number>()
  const planned: PlannedProduct[] = []
  const errors: LineError[] = []

  const own = await readOwnColours(db)
  for await (const read of givingWay(importRows)) {
    const wrong = (message: Text, column?: string) => errors.push({ line: read.line, column, message })
    const namesakes = read.id === undefined ? (byName.get(read.name) ?? []) : []
    const before = byId.get(read.id ?? read.newId) ?? namesakes[0]
    const importRow = withKnownColours(
      withKnownNames(read, { categories, had: before?.category }),
      before?.colors ?? [],
      own,
    )
    const id = before?._id ?? importRow.newId
    const earlier = firstLine.get(id)
    firstLine.set(id, earlier ?? importRow.line)
    if (namesakes.length > 1) wrong(texts.sameName, 'name')
    else if (earlier !== undefined) wrong(texts.twice(earlier))
    else if (!before && !isUsableId(id)) wrong(texts.badId, 'id')
    else if (!before && deleted.has(id) && read.id === undefined) wrong(texts.deletedName, 'name')
    else if (!before && deleted.has(id)) wrong(texts.deleted, 'id')
    else if (!before && owners.has(id)) wrong(productInputTexts.addressTaken, 'id')
    else {
      const reading = readRow(importRow, { before, pictures, setsStock, categories })
      const alike = 'errors' in reading ? undefined : alikeIn(reading.product, before, own)
      const { address = id } = 'errors' in reading ? {} : reading.product
      // The id stays its own beside the address, for the rows below too.
      owners.set(id, id)
      const owner = owners.get(address) ?? id
      owners.set(address, owner)
      if (owner !== id) wrong(productInputTexts.addressTaken, 'address')
      if ('errors' in reading) for (const { column, message } of reading.errors) wrong(message, column)
      else if (alike) wrong(productInputTexts.alikeColours(...alike), importRow.columnOf.colors ?? 'colors')
      else
        planned.push({
          importRow,
          id,
          before,
          ...reading,
          fields: changesOf(id, before, { ...reading, categories }),
        })
    }
  }
  const colours = new Set(
    planned.flatMap(({ product, before }) =>
      unknownColours(product.colors, own).filter((color) => !before?.colors.includes(color)),
    ),
  )
  return { planned, errors, notes: colours.size > 0 ? [texts.unknownColours([...colours])] : [] }
}

/** Two colours of a product that are read alike (P6), but those it has already. */
function alikeIn({ colors }: ProductFields, before: StaffProduct | undefined, own: readonly OwnColour[]) {
  return colors.every((color) => before?.colors.includes(color)) ? undefined : alikeColours(colors, own)
}

type Reading = Pick<PlannedProduct, 'product' | 'setsStock' | 'stockLeftAlone' | 'notes'>

function readRow(
  importRow: ImportRow,
  {
    before,
    pictures,
    setsStock,
    categories,
  }: {
    before: StaffProduct | undefined
    pictures: ReadonlySet<string>
    setsStock: boolean
    categories: readonly TreeCategory[]
  },
): Reading | { errors: { column: string; message: Text }[] } {
  const columnOf = (path: PropertyKey) => importRow.columnOf[String(path)] ?? String(path)
  const { body: cells, whenNew } = importRow
  // A cell of its address that is left empty is as none.
  const asked = before ? cells : { ...whenNew, ...cells, address: cells.address || whenNew.address }
  const images = imagesOf(importRow)
  const ours = images.filter((url) => pictures.has(url) || before?.images.includes(url))
  const notes =
    ours.length < images.length
      ? [...importRow.notes, texts.pictures(images.length - ours.length)]
      : importRow.notes
  // Where none of its pictures is here, those the product has are better than none.
  const body = ProductBody.safeParse({
    ...asked,
    images: images.length > 0 && ours.length === 0 ? undefined : ours,
  })
  const errors = before ? [] : [...importRow.errorsWhenNew]
  if (importRow.body.variants === null) errors.push({ column: 'variants', message: texts.badVariants })
  if (!body.success)
    errors.push(
      ...body.error.issues.map((issue) => ({
        column: columnOf(issue.path[0] ?? ''),
        message: issueText(issue),
      })),
    )
  const { images: taken, ...said } = body.data ?? {}
  if (before && importRow.isShopify && said.variants)
    said.variants = withUnsaid(said.variants, before.variants)
  const asTyped = {
    ...(before ? { ...inputOf(before), stock: [] } : emptyInput),
    ...saidOf(said),
    ...('images' in importRow.body && taken && { images: taken }),
  }
  const reading = readProduct(said.variants ? asTyped : withoutStrays(asTyped), categories)
  if (body.success && 'errors' in reading)
    errors.push(
      ...reading.errors.map(({ path, message }) => ({ column: columnOf(path.split('.')[0] ?? ''), message })),
    )
  const { stockWas } = importRow
  if (stockWas?.some(({ quantity }) => !/^\d+$/.test(String(quantity))))
    errors.push({ column: stockWasColumn, message: texts.badStockWas })
  if (errors.length > 0 || 'errors' in reading) return { errors: oneEachColumn(errors) }
  const { product } = reading
  const says = body.data?.stock !== undefined
  if (!says || !before || setsStock) return { product, setsStock: says, stockLeftAlone: false, notes }
  if (stockWas)
    return {
      product: {
        ...product,
        stock: cellsOf(product, stockSince(before.stock, { was: stockWas, is: product.stock })),
      },
      setsStock: true,
      stockLeftAlone: false,
      notes,
    }
  const stockLeftAlone = stockText(inputOfFields(product, categories)) !== stockText(inputOf(before))
  return {
    product,
    setsStock: false,
    stockLeftAlone,
    notes: stockLeftAlone ? [...notes, texts.stockLeftAlone] : notes,
  }
}

/** A file's variants with what it has no column for as it is in the shop; one that is made after all begins anew. */
function withUnsaid(said: readonly VariantInput[], known: StaffProduct['variants']): VariantInput[] {
  return said.map((one) => {
    const { notMade: _, ...kept } = variantAt(known, one) ?? one
    return one.notMade ? one : { ...kept, ...one }
  })
}

/** Those of the sizes and colours that it comes in. */
function cellsOf(product: ProductFields, stock: StockCell[]): StockCell[] {
  const cells = new Set(madeCells(product).map(cellKey))
  return stock.filter((cell) => cells.has(cellKey(cell)))
}

/** What a column of the file says about each field; one that is not there says nothing. */
function saidOf(body: ProductBody): Partial<ProductInput> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

function oneEachColumn(errors: { column: string; message: Text }[]) {
  return [...new Map(errors.toReversed().map((error) => [error.column, error])).values()].reverse()
}

function imagesOf({ body }: ImportRow): string[] {
  return Array.isArray(body.images) ? body.images.map(String) : []
}

const longestShown = 200

function changesOf(
  id: string,
  before: StaffProduct | undefined,
  { product, setsStock, categories }: Reading & { categories: readonly TreeCategory[] },
) {
  if (!before) return []
  const input = inputOf(before)
  const after = inputOfFields(product, categories)
  const [from, to] = [
    rowOfProduct(id, input),
    rowOfProduct(id, setsStock ? after : { ...after, stock: input.stock }),
  ]
  return productColumns.flatMap((column, n) =>
    from[n] === to[n] ? [] : [{ column, from: shown(from[n]), to: shown(to[n]) }],
  )
}

function shown(text = ''): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
