import type { Baisa } from '#src/core/money.ts'
import type { Product } from './product.ts'

/** A product about to be stored: amounts in baisa, shelves by slug, stock only where it is limited (O14). */
export type NewProduct = Pick<
  Product,
  'name' | 'description' | 'productType' | 'productVisibility' | 'reviews' | 'images' | 'sizes' | 'colors'
> & {
  /** The name in the page's path; permanent. */
  id: string
  nameAr?: string | undefined
  descriptionAr?: string | undefined
  videoLink?: string | undefined
  categorySlug: string
  subCategorySlug: string
  originalPrice: Baisa
  offerPrice?: Baisa | undefined
  stock?: { size: string; color: string; quantity: number }[]
  demo?: boolean
  createdAt: Date
}
