import type { Flag } from './db.ts'

export type CatalogueTables = {
  categories: CategoryRow
  sub_categories: SubCategoryRow
  products: ProductRow
  product_options: ProductOptionRow
  product_stock: ProductStockRow
  /** The words a product is searched by: catalogue/search/search-words.ts. */
  product_words: { word: string; product_id: string }
  deleted_products: DeletedProductRow
  /** How often a search found nothing, by the Muscat day and its words as search compares them. */
  missed_searches: { day: string; term: string; times: number }
}

type CategoryRow = { slug: string; name: string; position: number }

type SubCategoryRow = { category: string; slug: string; name: string; position: number }

type ProductRow = {
  id: string
  name: string
  name_ar: string | null
  /** Both names as search compares them: core/fold.ts. */
  name_folded: string
  description: string
  description_ar: string | null
  video_link: string | null
  sku: string | null
  barcode: string | null
  /** The two codes as search compares them: core/fold.ts. */
  sku_folded: string | null
  barcode_folded: string | null
  category: string
  sub_category: string
  product_type: string
  visibility: string
  original_price: number
  offer_price: number | null
  /** What is charged now: the offer price where there is one. Kept for sorting and filtering. */
  price: number
  reviews: number
  /** JSON: picture URLs, cover first. */
  images: string
  /** JSON: sizes and colour names in the order they are shown. */
  sizes: string
  colors: string
  /** 1 for `Most Popular`, the first key of the popular order (P4). */
  popular: Flag
  demo: Flag
  version: number
  created_at: string
  updated_at: string
}

/** One row for each size and colour of a product: what the filters of a list ask. */
type ProductOptionRow = { product_id: string; kind: 'size' | 'color'; value: string }

/** Pieces left of one size and colour; `N/A` where the product has none. No row means unlimited (O14). */
type ProductStockRow = { product_id: string; size: string; color: string; quantity: number }

/** A product that left every list: its row and its stock as JSON, so that it can be taken back as it was. */
type DeletedProductRow = { id: string; product: string; deleted_at: string; deleted_by: string }
