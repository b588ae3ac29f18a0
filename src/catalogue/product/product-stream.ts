import type { Db } from '#src/db/db.ts'
import { createTurns, streamOf } from '#src/http/stream.ts'
import type { ProductFilter } from './product-filter.store.ts'
import { listProducts } from './product-list.store.ts'
import type { ProductRow } from './product-row.ts'

/**
 * Products read, written and forgotten at a time: what a whole list costs in memory, however long it is. A hundred
 * outlive the collections of young memory while they are written, and twelve lists at once took 150 MB more instead of 45.
 */
const chunk = 25

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
  let page = await inTurn(() => read(place.cursor))
  return streamOf(written())

  async function* written(): AsyncGenerator<string> {
    yield `{"data":[${take()}`
    while (page.next !== undefined) {
      const cursor = page.next
      page = await inTurn(() => read(cursor))
      if (page.text !== '') yield `,${take()}`
    }
    yield ']}'
  }

  /** The text, held no longer: what grows old while a slow reader takes it is collected late. */
  function take(): string {
    const { text } = page
    page.text = ''
    return text
  }

  async function read(cursor: string | undefined): Promise<{ text: string; next?: string | undefined }> {
    const { items, next } = await listProducts(db, filter, { ...place, cursor, limit: chunk })
    const products = await present(items)
    return { text: products.map((product) => JSON.stringify(product)).join(','), next }
  }
}
