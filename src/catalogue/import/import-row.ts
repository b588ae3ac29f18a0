import { createHash } from 'node:crypto'
import { arabicAddress } from '#src/catalogue/categories/made-address.ts'
import { slugOf } from '#src/catalogue/categories/slug.ts'
import type { StockInput } from '#src/catalogue/stock/stock-cells.ts'
import type { Text } from '#src/core/locale.ts'
import { storedName } from '#src/core/names.ts'
import type { FileRow } from './csv-file.ts'
import { givingWay } from './giving-way.ts'
import { bodyOfRow, readStock, readVariants, stockWasColumn } from './product-csv.ts'

/** What a file wants of one product. */
export type ImportRow = {
  /** Its first row, as spreadsheets count. */
  line: number
  name: string
  /** The product's id where the file names it; else the shop looks for the name. */
  id: string | undefined
  /** The id it gets when it is new: the same for the same file, so that a second import finds it. */
  newId: string
  /** As `ProductBody` will be asked to read it. */
  body: Record<string, unknown>
  /** What its export had as stock; undefined where the file does not say. */
  stockWas?: StockInput[] | undefined
  /** What is set only where the product is new. */
  whenNew: Record<string, unknown>
  /** It has a row for each variant, and says of one only what its columns are for. */
  isShopify?: true
  /** What cannot be taken over, said to staff. */
  notes: Text[]
  /** What is wrong with it where the product is new. */
  errorsWhenNew: { column: string; message: Text }[]
  /** The file's own name of a field, where it has another. */
  columnOf: Readonly<Record<string, string>>
}

/** The columns by which a file of ours is known. */
export function isOwnFile(columns: readonly string[]): boolean {
  return ['id', 'name', 'nameAr'].some((column) => columns.includes(column))
}

/** What the rows of our own file want; columns that are not ours are left alone. */
export async function ownRows(rows: readonly FileRow[]): Promise<ImportRow[]> {
  const read: ImportRow[] = []
  for await (const row of givingWay(rows)) read.push(ownRow(row))
  return read
}

function ownRow({ line, cells }: FileRow): ImportRow {
  const id = cells.id?.trim() || undefined
  const name = storedName({ name: cells.name ?? '', nameAr: cells.nameAr })
  const newId = id ?? idOfName(name)
  return {
    line,
    name,
    id,
    newId,
    body: { ...bodyOfRow(cells), ...(cells.variants !== undefined && { variants: readVariants(cells) }) },
    stockWas: cells[stockWasColumn] === undefined ? undefined : readStock(cells[stockWasColumn], cells),
    whenNew: { address: addressOfNew(name, newId) },
    notes: [],
    errorsWhenNew: [],
    columnOf: {},
  }
}

/** An id that follows from a name, so that the same name twice is the same product. */
export function idOfName(name: string): string {
  return [slugOf(name).slice(0, 80), markOf(name)].filter(Boolean).join('-')
}

/** The address of a new product whose name has Arabic (L3), the same for the same file; empty for another. */
export function addressOfNew(name: string, newId: string): string {
  return arabicAddress(name, markOf(newId))
}

const markOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8)

/** True for what may stand in the path of a page as it is. */
export function isUsableId(id: string): boolean {
  return /^[a-z0-9][\w-]{0,119}$/i.test(id)
}
