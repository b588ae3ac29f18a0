import type { TableFilter } from '#src/catalogue/admin/admin-product.query.ts'
import { tableSorts } from '#src/catalogue/product/buying.ts'
import { visibilities } from '#src/catalogue/product/product-fields.ts'

/** What the table is narrowed by, from the address; what cannot be meant is left out. */
export function tableFilterIn(asked: URLSearchParams): TableFilter {
  const searchQuery = asked.get('q')?.trim().slice(0, 100)
  const productVisibility = visibilities.find((one) => one === asked.get('visibility'))
  const category = asked.get('category')?.trim().slice(0, 60)
  const tags = asked.get('tags')?.trim().slice(0, 500)
  const sort = tableSorts.find((one) => one === asked.get('sort'))
  return {
    ...(searchQuery && { searchQuery }),
    ...(productVisibility && { productVisibility }),
    ...(category && { category }),
    ...(tags && { tags }),
    ...(sort && { sort }),
  }
}

/** The same as address parameters; empty ones are left out. */
export function tableAddress(values: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
}
