import { createRoute, z } from '@hono/zod-openapi'
import type { TypedResponse } from 'hono'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { colourSpellings } from '#src/catalogue/search/colour-spellings.store.ts'
import { noteMissed } from '#src/catalogue/search/missed-searches.ts'
import { nearestSearches, writtenAs } from '#src/catalogue/search/nearest-search.ts'
import { planSearch } from '#src/catalogue/search/search-plan.ts'
import { shopVocabulary } from '#src/catalogue/search/vocabulary.store.ts'
import { listStock, type StockRow } from '#src/catalogue/stock/stock.store.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { linkNextPage } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import { readOwnColours, readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { cardOf } from './card-of.ts'
import { filterOf, ListQuery } from './list-query.ts'
import { findPublicProduct } from './product.store.ts'
import { Product, ProductCard, StaffProduct } from './product.ts'
import { productAt } from './product-addresses.store.ts'
import { countProducts, listProducts } from './product-list.store.ts'
import { type ProductRow, presentForStaff, presentProduct } from './product-row.ts'
import { allProducts } from './product-stream.ts'
import { findAnyProduct } from './staff-product.store.ts'

/** product.md section 7: a search answers at most this many. */
const searchResults = 10

export const listProductsRoute = createRoute({
  method: 'get',
  path: '/products',
  summary:
    'List public products, for staff hidden ones too; all of them, or a page with `limit` and `cursor` (A1, P2)',
  request: { query: ListQuery },
  responses: {
    200: json(
      z.object({
        data: z.array(z.union([StaffProduct, Product, ProductCard])),
        total: z.number().int().optional().openapi({
          description:
            'How many the filters leave, 1,000 at most of a search and, but for staff, of any other filter; with `limit`',
        }),
        nextCursor: z.string().optional(),
        didYouMean: z
          .string()
          .optional()
          .openapi({ description: 'Where a visitor’s words find nothing: the nearest that find something' }),
      }),
      'The products',
    ),
    ...problems(400, 422),
  },
})

/** Whether what is asked for is a list of everything, however long: written while it is read, and kept nowhere. */
export function isWholeList(asked: URLSearchParams): boolean {
  return !asked.get('limit') && !asked.get('searchQuery')
}

const findRoute = createRoute({
  method: 'get',
  path: '/product/{id}',
  summary:
    'One product by its id, or by an address it has or had (P23); a hidden one exists for staff only (P2)',
  request: { params: z.object({ id: line(200) }) },
  responses: {
    200: json(z.object({ data: z.union([StaffProduct, Product]) }), 'The product'),
    ...problems(404),
  },
})

/** A page of the owner's own, among the addresses a size guide can have. */
const ownPage = /^\/(?:ar\/)?pages\/([^/?#]+)/

/** product.md section 7's public product calls; `isRead` says whether the owner has a page published under a name. */
export function productApi(shop: Shop, isRead: (slug: string) => Promise<boolean>) {
  const { db, clock, catalogueVersion } = shop
  const vocabulary = shopVocabulary(db, catalogueVersion)

  /** Of the searches near one that found nothing the first that finds something, as it is written. */
  async function nearestThatFinds(typed: string): Promise<string | undefined> {
    for (const words of await nearestSearches(typed, vocabulary)) {
      const search = await planSearch(words.join(' '), vocabulary)
      if (!search) continue
      const filter = { visibility: 'Public' as const, search }
      const [found] = (await listProducts(db, filter, { limit: 1 })).items
      if (found) return writtenAs(words, [typed, found.name, found.name_ar ?? ''])
    }
    return undefined
  }

  return apiRouter()
    .openapi(listProductsRoute, async (c) => {
      const query = c.req.valid('query')
      const staff = isStaff(c.get('caller'))
      const from = staff ? await listDb(c, shop) : db
      const tree = await treeOf(db)
      const lists = { tree, collections: await collectionsOf(db) }
      const conditions = filterOf(query, lists, { staff, today: muscatDay(clock()) })
      const search = query.searchQuery && (await planSearch(query.searchQuery, vocabulary))
      const own = query.color || query.fields === 'card' ? await readOwnColours(db) : []
      const color = query.color ? await colourSpellings(db, query.color, own) : undefined
      const filter = conditions && {
        ...conditions,
        color,
        ...(search && { search: { ...search, byCode: staff } }),
      }
      const { sort, cursor } = query
      const limit = query.limit ?? (query.searchQuery ? searchResults : undefined)
      if (!filter) return c.json({ data: [], ...(limit !== undefined && { total: 0 }) }, 200)
      const ofVat = await toldOfVat(db)
      const present = (rows: readonly ProductRow[]) =>
        withStock(from, rows, (row, stock) =>
          query.fields === 'card'
            ? cardOf({ ...presentProduct(row, stock, tree), ...ofVat }, own, color)
            : staff
              ? { ...presentForStaff(row, stock, tree), ...ofVat }
              : // Which of them are hidden a list does not ask (P2).
                { ...presentProduct(row, stock, tree), ...ofVat, related: undefined },
        )
      if (limit === undefined) {
        const list = await allProducts(from, { filter, place: { sort, cursor }, present })
        return c.body(list, 200, { 'content-type': 'application/json' }) as unknown as WholeList
      }
      const { items, next, total: counted } = await listProducts(from, filter, { sort, limit, cursor })
      let didYouMean: string | undefined
      if (items.length === 0 && !staff && isPlainSearch(query)) {
        noteMissed(shop, query.searchQuery ?? '')
        didYouMean = await nearestThatFinds(query.searchQuery ?? '')
        // Not kept, so that it is counted each time; what is found is answered from memory.
        c.header('cache-control', 'no-store')
      }
      if (query.limit) linkNextPage(c, next)
      const isWhole = !cursor && !next
      const total = query.limit
        ? (counted ?? (isWhole ? items.length : await countProducts(from, filter, !staff)))
        : undefined
      return c.json(
        {
          data: await present(items),
          ...(total !== undefined && { total }),
          ...(next && query.limit && { nextCursor: next }),
          ...(didYouMean && { didYouMean }),
        },
        200,
      )
    })
    .openapi(findRoute, async (c) => {
      const { id } = c.req.valid('param')
      const staff = isStaff(c.get('caller'))
      const find = staff ? findAnyProduct : findPublicProduct
      const product = (await find(db, id)) ?? (await find(db, await productAt(db, id)))
      if (!product) throw new Problem('not-found', noProduct)
      const guide = ownPage.exec(product.sizeGuide ?? '')?.[1]
      // Nobody is led to a page that is not there; staff, who type its address, have it.
      const isMissing = guide !== undefined && !(await isRead(guide))
      const hidden = isMissing && (staff ? { guideMissing: true } : { sizeGuide: undefined })
      return c.json(
        { data: (staff ? StaffProduct : Product).parse({ ...product, ...hidden, ...(await toldOfVat(db)) }) },
        200,
      )
    })
}
type WholeList = Response & TypedResponse<{ data: (StaffProduct | Product | ProductCard)[] }, 200, 'json'>
export type ProductApi = ReturnType<typeof productApi>

const noProduct = {
  en: 'There is no such product in the shop.',
  ar: 'هذا المنتج غير موجود في المتجر.',
}

/** Nothing of a product says VAT where the shop charges none (T1). */
async function toldOfVat(db: Db): Promise<{ withoutVat?: undefined }> {
  return (await readSettings(db)).vat === 'off' ? { withoutVat: undefined } : {}
}

/** Whether words alone were asked for, from the beginning: nothing else is to blame where nothing is found. */
function isPlainSearch({
  searchQuery,
  limit,
  fields,
  sort,
  ...narrowing
}: z.infer<typeof ListQuery>): boolean {
  return Boolean(searchQuery) && Object.values(narrowing).every((value) => value === undefined)
}

/** Products with the stock that is theirs; a whole shop's is looked through once, not once for each product. */
async function withStock<T>(
  db: Db,
  rows: readonly ProductRow[],
  present: (row: ProductRow, stock: StockRow[]) => T,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id)
  const stock = Map.groupBy(await listStock(db, ids), (left) => left.product_id)
  return rows.map((row) => present(row, stock.get(row.id) ?? []))
}
