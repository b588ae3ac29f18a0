import type { Db } from '#src/db/db.ts'
import { createTurns, streamOf } from '#src/http/stream.ts'
import { listProducts, type ProductFilter } from './product-list.store.ts'
import type { ProductRow } from './product-row.ts'

/** Products read, written and forgotten at a time: what a whole list costs in memory, however long it is. */
const chunk = 100

type List = {
  filter: ProductFilter
  place: Omit<Parameters<typeof listProducts>[2], 'limit'>
  present: (rows: readonly ProductRow[]) => readonly object[] | Promise<readonly object[]>
}

/** One chunk of one list at a time, however many lists are being read. */
const inTurn = createTurns()

/**
 * The whole list as `{data: […]}` that is written while it is read (A1), as fast as the reader takes it. The first
 * products are read before it begins, so that a database that is away is still told as 503.
 */
export async function allProducts(
  db: Db,
  { filter, place, present }: List,
): Promise<ReadableStream<Uint8Array>> {
  const first = await inTurn(() => read(place.cursor))
  return streamOf(written())

  async function* written(): AsyncGenerator<string> {
    yield `{"data":[${first.text}`
    for (let next = first.next; next !== undefined; ) {
      const cursor = next
      const page = await inTurn(() => read(cursor))
      if (page.text !== '') yield `,${page.text}`
      next = page.next
    }
    yield ']}'
  }

  async function read(cursor: string | undefined): Promise<{ text: string; next?: string | undefined }> {
    const { items, next } = await listProducts(db, filter, { ...place, cursor, limit: chunk })
    const products = await present(items)
    return { text: products.map((product) => JSON.stringify(product)).join(','), next }
  }
}
