import type { Product } from './product.ts'

/** SPEC section 2's path of a product. */
export function productPath({ _id }: Pick<Product, '_id'>): string {
  return `/product-details/${encodeURIComponent(_id)}`
}
