import type { AuditActor } from '#src/audit/audit.ts'
import { holdPlaces, treeOf } from '#src/catalogue/categories/category.store.ts'
import { insertProducts, rewriteOptions } from '#src/catalogue/product/insert-products.store.ts'
import { takeAddress } from '#src/catalogue/product/product-addresses.store.ts'
import { rewriteStock, settleStock } from '#src/catalogue/stock/rewrite-stock.store.ts'
import type { Locale, Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { claimDifferences, refuseTwice } from './claim-differences.ts'
import { readCsvFile } from './csv-file.ts'
import { rewriteWords, writeColumns } from './import-products.store.ts'
import { importTexts as texts } from './import-products.texts.ts'
import type { ImportReport } from './import-report.ts'
import { type ImportRow, isOwnFile, ownRows } from './import-row.ts'
import { type PlannedProduct, planImport } from './plan-import.ts'
import { productColumns, stockWasColumn } from './product-csv.ts'
import { recordImport } from './record-import.ts'
import { isShopifyFile, shopifyRows } from './shopify-csv.ts'

/** One transaction holds them all, and the shop waits for it. */
const mostProducts = 2000
const insertedAtOnce = 100
const mostErrors = 200

type Options = {
  apply: boolean
  /** Takes the pieces left as the file says, also where it does not say what they were when it was exported. */
  setsStock?: boolean
  locale: Locale
  by: AuditActor
  now: Date
}

/**
 * Reads a file of products, our own export or Shopify's, and says what it would change; with `apply` it does so, all
 * of it or nothing. The same file a second time changes nothing. Throws `malformed` for what is no such file,
 * `refused` naming lines and columns where `apply` met errors, `conflict` where somebody saved meanwhile, or where it would add
 * pieces that an import added before.
 */
export async function importProducts(
  db: Db,
  bytes: Uint8Array,
  { apply, setsStock = false, locale, by, now }: Options,
): Promise<ImportReport> {
  const { format, importRows, notes } = await importRowsIn(db, bytes)
  if (!apply) return reportOf(await planImport(db, importRows, { setsStock }), false)
  return inTransaction(db, async (trx, catalogueChanged) => {
    const taken = setsStock ? [] : await claimDifferences(trx, importRows, now)
    const plan = await planImport(trx, importRows, { setsStock })
    if (plan.errors.length > 0) throw refusal(plan.errors)
    refuseTwice(taken, plan.planned)
    await applyPlan(trx, plan.planned, now)
    await recordImport(trx, plan.planned, { format, by, now })
    if (plan.planned.some((one) => isChanged(one))) catalogueChanged()
    return reportOf(plan, true)
  })

  function reportOf(
    { planned, errors, notes: planNotes }: Awaited<ReturnType<typeof planImport>>,
    applied: boolean,
  ): ImportReport {
    const lines = planned.map((one) => ({
      line: one.importRow.line,
      _id: one.id,
      name: one.product.name,
      change: changeOf(one),
      fields: one.fields,
      notes: one.notes.map((note) => note[locale]),
    }))
    const count = (change: ReturnType<typeof changeOf>) =>
      lines.filter((line) => line.change === change).length
    return {
      applied,
      format,
      created: count('new'),
      updated: count('changed'),
      unchanged: count('same'),
      stockLeftAlone: planned.filter(({ stockLeftAlone }) => stockLeftAlone).length,
      lines,
      errors: errors.slice(0, mostErrors).map(({ line, column, message }) => ({
        line,
        ...(column && { column }),
        message: message[locale],
      })),
      notes: [...notes, ...planNotes].map((note) => note[locale]),
    }
  }
}

async function importRowsIn(
  db: Db,
  bytes: Uint8Array,
): Promise<{ format: ImportReport['format']; importRows: ImportRow[]; notes: Text[] }> {
  const { columns, rows } = readCsvFile(bytes)
  const format = isShopifyFile(columns) ? 'shopify' : isOwnFile(columns) ? 'own' : undefined
  if (!format) throw new Problem('malformed', texts.neither)
  // Counted before they are read, which costs a hundred times as much.
  const products =
    format === 'own' ? rows.length : new Set(rows.map(({ cells }) => cells.Handle?.trim() ?? '')).size
  if (products > mostProducts) throw new Problem('too-large', texts.tooMany(mostProducts))
  const importRows =
    format === 'shopify' ? await shopifyRows(rows, (await treeOf(db)).categories) : await ownRows(rows)
  const ownColumns: readonly string[] = [...productColumns, stockWasColumn]
  const unknownColumns = columns.filter((column) => !ownColumns.includes(column))
  const unread =
    unknownColumns.length > 0 ? [texts.unknownColumns(unknownColumns.join(', ').slice(0, 300))] : []
  return { format, importRows, notes: format === 'shopify' ? [texts.shopify] : unread }
}

async function applyPlan(trx: Db, planned: readonly PlannedProduct[], now: Date): Promise<void> {
  const places = planned.map(({ product }) => ({
    category: product.categorySlug,
    subCategory: product.subCategorySlug,
  }))
  if (!(await holdPlaces(trx, places))) throw new Problem('conflict', texts.changed)
  for (const { id, before, product } of planned)
    if (product.address !== before?.address && !(await takeAddress(trx, id, product.address)))
      throw new Problem('conflict', texts.changed)
  const added = planned.filter(({ before }) => !before)
  for (let n = 0; n < added.length; n += insertedAtOnce)
    await insertProducts(
      trx,
      added.slice(n, n + insertedAtOnce).map(({ id, product }, place) => ({
        ...product,
        stock: product.stock.map(({ size, color, quantity }) => ({ size, color, quantity })),
        id,
        // A moment apart, the first of the file the newest, so that lists by time show it in its order.
        createdAt: new Date(now.getTime() - n - place),
      })),
    )
  // Always in the same order, so that two at once wait for each other instead of locking each other out.
  const changed = planned.filter(isChanged).sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, before, product, setsStock, fields, importRow } of changed) {
    if (!before) continue
    if (!(await writeColumns(trx, id, product, { seen: before.version, now })))
      throw new Problem('conflict', texts.changed)
    // Most files change prices only; what hangs on a product is written where it is another now.
    const differs = (...columns: string[]) => fields.some(({ column }) => columns.includes(column))
    if (differs('name', 'nameAr')) await rewriteWords(trx, id, product)
    if (differs('sizes', 'colors', 'tags', 'variants')) await rewriteOptions(trx, { id, ...product })
    if (setsStock && differs('stock')) {
      // A piece that was sold since the plan was made, or counted by somebody else.
      if (!(await rewriteStock(trx, id, product.stock))) throw new Problem('conflict', texts.changed)
    }
    // A file of ours has no word for unlimited: what is new in it and has no number is not counted yet.
    if ((!setsStock || !importRow.isShopify) && differs('sizes', 'colors', 'variants'))
      await settleStock(trx, id, { before, after: product })
  }
}

function changeOf(one: PlannedProduct) {
  if (!one.before) return 'new' as const
  return isChanged(one) ? ('changed' as const) : ('same' as const)
}

function isChanged({ before, fields }: PlannedProduct): boolean {
  return !before || fields.length > 0
}

function refusal(errors: Awaited<ReturnType<typeof planImport>>['errors']): Problem {
  return new Problem('refused', texts.refused, {
    errors: errors.slice(0, mostErrors).map(({ line, column, message }) => ({
      path: ['lines', line, column].filter((part) => part !== undefined).join('.'),
      message,
    })),
  })
}
