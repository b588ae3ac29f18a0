import { randomBytes } from 'node:crypto'
import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { holdPlaces, treeIn, treeOf } from '#src/catalogue/categories/category.store.ts'
import type { Tree } from '#src/catalogue/categories/category-tree.ts'
import { arabicAddress } from '#src/catalogue/categories/made-address.ts'
import { slugOf } from '#src/catalogue/categories/slug.ts'
import { insertProducts } from '#src/catalogue/product/insert-products.store.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { takeAddress } from '#src/catalogue/product/product-addresses.store.ts'
import { emptyInput, type ProductFields, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { productInputTexts } from '#src/catalogue/product/product-input.texts.ts'
import { readProduct, withoutStrays } from '#src/catalogue/product/product-input.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { type ProductRow, presentForStaff } from '#src/catalogue/product/product-row.ts'
import { findAnyProduct, holdProduct, rewriteProduct } from '#src/catalogue/product/staff-product.store.ts'
import { rewriteStock, settleStock } from '#src/catalogue/stock/rewrite-stock.store.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { storedName } from '#src/core/names.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { refusedText } from '#src/http/invalid.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import { alikeColours } from '#src/settings/colours/alike-colours.ts'
import { readOwnColours } from '#src/settings/settings.store.ts'
import type { ProductBody, ProductEdit } from './product-body.ts'
import { addedValues, productChanges } from './product-changes.ts'
import { inputOf } from './product-values.ts'

/**
 * Stores a new product and answers its id; sent again under the same key, it is the same product. Throws
 * `refused` with each field that is wrong, or for a key that another product was sent under.
 */
export async function addProduct(
  db: Db,
  body: ProductBody,
  { key, by, now }: { key?: string | undefined; by: AuditActor; now: Date },
): Promise<string> {
  // Random behind the name: a later product of that name is another page, also for old orders that link here.
  const mark = randomBytes(4).toString('hex')
  const id = [slugOf(nameOf(body)).slice(0, 80), mark].filter(Boolean).join('-')
  return inTransaction(db, async (trx, catalogueChanged) => {
    const claim = key === undefined ? undefined : { key, request: body, insertedId: id, now }
    const earlier = claim && (await claimIdempotencyKey(trx, claim))
    if (earlier?.isSame) return earlier.insertedId
    if (earlier) throw new Problem('refused', texts.sentBefore)
    const product = await checked(
      trx,
      { ...emptyInput, ...withAddress(given(body), mark) },
      await treeOf(trx),
    )
    await checkColours(trx, product.colors)
    await checkPictures(trx, product.images)
    await claimAddress(trx, id, product)
    const stock = product.stock.map(({ size, color, quantity }) => ({ size, color, quantity }))
    await insertProducts(trx, [{ ...product, stock, id, createdAt: now }])
    const [thing, changes] = [{ id, name: product.name }, addedValues(product)]
    await recordAudit(trx, { kind: 'product-added', thing, changes }, { by, now })
    catalogueChanged()
    return id
  })
}

/**
 * Changes the given fields of a product and answers it. Throws `not-found`, `refused` with each field that is wrong,
 * or `conflict` with `product`, the product as it stands, when somebody saved it, or bought of the stock that is
 * being set, since it was read. Orders placed before keep what they were (O12).
 */
export async function changeProduct(
  db: Db,
  id: string,
  edit: ProductEdit,
  doing: Doing,
): Promise<StaffProduct> {
  const tree = await treeOf(db)
  return inTransaction(db, async (trx, catalogueChanged) => {
    const product = await writeChanges(trx, id, edit, { ...doing, tree })
    catalogueChanged()
    return product
  })
}

/**
 * The same for several products, all or none; answers them. Throws what changeProduct throws of the first that cannot be
 * changed so, and says which it is.
 */
export async function changeProducts(
  db: Db,
  edits: readonly (ProductEdit & { _id: string })[],
  doing: Doing,
): Promise<StaffProduct[]> {
  // Always in the same order, so that two at once wait for each other instead of locking each other out.
  const inOrder = [...new Map(edits.map((edit) => [edit._id, edit])).values()].sort((a, b) =>
    a._id < b._id ? -1 : 1,
  )
  const tree = await treeOf(db)
  return inTransaction(db, async (trx, catalogueChanged) => {
    const after: StaffProduct[] = []
    for (const { _id, ...edit } of inOrder)
      try {
        after.push(await writeChanges(trx, _id, edit, { ...doing, tree }))
      } catch (problem) {
        throw problem instanceof Problem ? await ofOne(trx, _id, problem) : problem
      }
    catalogueChanged()
    return after
  })
}

type Doing = { by: AuditActor; now: Date }

function nameOf({ name, nameAr }: ProductBody): string {
  return storedName({ name: name ?? '', nameAr: nameAr ?? '' })
}

async function writeChanges(
  trx: Db,
  id: string,
  { version, ...edit }: ProductEdit,
  { by, now, tree: kept }: Doing & { tree: Tree },
): Promise<StaffProduct> {
  const row = await holdProduct(trx, id, now, version)
  if (!row) throw refusalOf(await findAnyProduct(trx, id))
  const tree = await treeIn(trx, kept)
  const rows = await listStock(trx, [id])
  const before = presentForStaff(row, rows, tree)
  const product = await checked(trx, editedInput(before, edit), tree, row)
  await checkColours(trx, product.colors, before.colors)
  await checkPictures(trx, product.images, before.images)
  if (product.address !== before.address) await claimAddress(trx, id, product)
  const written = await rewriteProduct(trx, row, product, now)
  const isSettled = !edit.stock && (await settleStock(trx, id, { before, after: product, rows }))
  if (edit.stock && !(await rewriteStock(trx, id, product.stock)))
    // Held, but not changed after all: its version is the one before.
    throw refusalOf(presentForStaff({ ...row, version: row.version - 1 }, await listStock(trx, [id]), tree))
  const left = edit.stock || isSettled ? await listStock(trx, [id]) : rows
  const after = presentForStaff(written, left, tree)
  const [thing, changes] = [{ id, name: after.name }, productChanges(before, after)]
  await recordAudit(trx, { kind: 'product-changed', thing, changes }, { by, now })
  return after
}

/** A refusal of one product among several, said with its name and with the first field that is wrong. */
async function ofOne(trx: Db, id: string, { kind, text, errors }: Problem): Promise<Problem> {
  const product = (await findAnyProduct(trx, id)) ?? { name: id }
  const why = errors[0]?.message ?? text
  const [en, ar] = [`${nameIn('en', product)}: ${why.en}`, `${nameIn('ar', product)}: ${why.ar}`]
  return new Problem(kind, { en, ar }, { extra: { _id: id } })
}

/** What was sent, null said as the form says it. */
function given(body: ProductBody): Partial<ProductInput> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']))
}

/** Its id has Latin letters alone: one whose name has Arabic has an address of its name beside it (L3), unless one was typed. */
function withAddress(input: Partial<ProductInput>, mark: string): Partial<ProductInput> {
  const address =
    input.address || arabicAddress(storedName({ name: input.name ?? '', nameAr: input.nameAr }), mark)
  return { ...input, ...(address && { address }) }
}

/** A product as an edit wants it; variants that it does not speak of stay as far as the product still comes in them. */
function editedInput(before: StaffProduct, edit: ProductBody): ProductInput {
  const input = { ...inputOf(before), stock: [], ...given(edit) }
  return edit.variants ? input : withoutStrays(input)
}

/** The place in which a held product stands needs no hold: who takes it away moves its goods first. */
async function checked(
  trx: Db,
  input: ProductInput,
  { categories }: Tree,
  held?: ProductRow,
): Promise<ProductFields> {
  const reading = readProduct(input, categories)
  if ('errors' in reading) throw refused(reading.errors)
  const { product } = reading
  const { categorySlug: category, subCategorySlug: subCategory } = product
  if (held?.category === category && held.sub_category === subCategory) return product
  if (await holdPlaces(trx, [{ category, subCategory }])) return product
  throw refused([{ path: 'category', message: productInputTexts.noCategory }])
}

/** Only public pictures that were uploaded here; one that the product has already may stay. */
async function checkPictures(trx: Db, urls: readonly string[], had: readonly string[] = []): Promise<void> {
  const errors: FieldError[] = []
  for (const [n, url] of urls.entries())
    if (!had.includes(url) && !(await isShopPicture(trx, url)))
      errors.push({ path: `images.${n}`, message: productInputTexts.foreignPicture })
  if (errors.length > 0) throw refused(errors)
}

/** No two that are read alike (P6); what the product has already may stay. */
async function checkColours(trx: Db, colors: readonly string[], had: readonly string[] = []): Promise<void> {
  if (colors.length < 2 || colors.every((color) => had.includes(color))) return
  const alike = alikeColours(colors, await readOwnColours(trx))
  if (alike) throw refused([{ path: 'colors', message: productInputTexts.alikeColours(...alike) }])
}

async function claimAddress(trx: Db, id: string, { address }: ProductFields): Promise<void> {
  if (!(await takeAddress(trx, id, address)))
    throw refused([{ path: 'address', message: productInputTexts.addressTaken }])
}

function refused(errors: FieldError[]): Problem {
  return new Problem('refused', refusedText, { errors })
}

function refusalOf(current: StaffProduct | undefined): Problem {
  if (!current) return new Problem('not-found', texts.none)
  return new Problem('conflict', texts.edited, { extra: { product: current } })
}

const texts = {
  sentBefore: {
    en: 'This product was added before, with other contents. It can be changed from the list of products.',
    ar: 'أُضيف هذا المنتج من قبل بمحتوى مختلف، ويمكن تعديله من قائمة المنتجات.',
  },
  none: {
    en: 'There is no such product any more.',
    ar: 'لم يعد هذا المنتج موجودًا.',
  },
  edited: {
    en: 'Somebody else has changed this product since you opened it.',
    ar: 'غيّر شخص آخر هذا المنتج بعد فتحه هنا.',
  },
}
