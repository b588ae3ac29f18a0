import { inputOf } from '#src/catalogue/admin/product-values.ts'
import type { Db } from '#src/db/db.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { readAllProducts } from './import-products.store.ts'
import { productColumns, rowOfProduct, stockText, stockWasColumn } from './product-csv.ts'

/** All products as a table that is read while it is written. */
export function productCsvExport(db: Db): Sheet {
  return { columns: [...productColumns, stockWasColumn], chunks: rows() }

  async function* rows() {
    for await (const products of readAllProducts(db))
      yield products.map((product) => {
        const input = inputOf(product)
        return [...rowOfProduct(product._id, input), stockText(input)]
      })
  }
}
