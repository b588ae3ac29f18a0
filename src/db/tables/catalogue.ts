import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type CatalogueTables = {
  categories: CategoryRow
  sub_categories: SubCategoryRow
  category_moves: CategoryMoveRow
  category_tree: { id: number; version: number }
  collections: CollectionRow
  /** What was chosen by hand, in its order; a product that was deleted is left in it, for it may come back. */
  collection_products: { collection: string; product_id: string; position: number }
  /** Where the address of a collection that is no more leads, for ever; empty: to the shop. */
  collection_moves: { slug: string; to_slug: string }
  products: ProductRow
  product_options: ProductOptionRow
  product_stock: ProductStockRow
  product_codes: ProductCodeRow
  /** Every address that staff ever chose for a product, the present one too: it is no other product's (P23). */
  product_addresses: { address: string; product_id: string }
  /** The words a product is searched by: catalogue/search/search-words.ts. */
  product_words: { word: string; product_id: string }
  deleted_products: DeletedProductRow
  /** How often a search found nothing, by the Muscat day and its words as search compares them. */
  missed_searches: { day: string; term: string; times: number }
}

/** What a category and a sub-category are alike in; texts are empty where nothing was typed. */
type ShelfColumns = {
  /** The last part of its address. */
  slug: string
  name: string
  name_ar: string
  text: string
  text_ar: string
  image: string | null
  /** What search engines are told instead of name and text. */
  search_title: Generated<string>
  search_title_ar: Generated<string>
  search_text: Generated<string>
  search_text_ar: Generated<string>
  hidden: Generated<Flag>
  position: number
}

type CategoryRow = ShelfColumns & {
  /** The short word of tiles and breadcrumbs. */
  short: string
  short_ar: string
  /** Home's tab; empty for one made of the name. */
  tab: string
  tab_ar: string
  /** JSON: other names it is found by (P1), in small letters. */
  aliases: string
}

/** The row without a slug is the place of goods that are in the category and in none of its sub-categories. */
type SubCategoryRow = ShelfColumns & { category: string }

/** Where a public address that is no more leads, for ever (P15); an empty sub-category is the category itself, an empty category the shop. */
type CategoryMoveRow = {
  category: string
  sub_category: string
  to_category: string
  to_sub_category: string
}

/** Goods from anywhere, chosen by hand or by a rule (P18). */
type CollectionRow = Omit<ShelfColumns, 'hidden'> & {
  hidden: Flag
  /** JSON: collections/collection.ts; null where the goods are chosen by hand. */
  rule: string | null
  /** Minutes of Muscat; null without one. */
  starts_at: string | null
  ends_at: string | null
  /** 1 between start and end: turn-collections.store.ts. */
  shown: Flag
  /** The Muscat day by which its rule counts how new goods are; null where none does. */
  as_of: string | null
  in_menu: Flag
  version: number
}

type ProductRow = {
  id: string
  name: string
  name_ar: string | null
  /** Both names as search compares them: core/fold.ts. */
  name_folded: string
  description: string
  description_ar: string | null
  video_link: string | null
  material: string | null
  material_ar: string | null
  care: string | null
  care_ar: string | null
  /** Whole grams, as digits. */
  weight: string | null
  size_guide: string | null
  /** Ids with commas between them. */
  related: string | null
  /** JSON: the colour of each picture that shows one (P20), by its address; null where none does. */
  image_colors: string | null
  /** What search engines are told instead of name and description. */
  search_title: string | null
  search_title_ar: string | null
  search_text: string | null
  search_text_ar: string | null
  /** The end of its page's address where staff chose one; null where that is its id. */
  address: string | null
  /** With commas between them. */
  tags: string | null
  sku: string | null
  barcode: string | null
  /** `yes`, or null for the standard rate of VAT (T1). */
  zero_rated: string | null
  /** The two codes as search compares them: core/fold.ts. */
  sku_folded: string | null
  barcode_folded: string | null
  category: string
  sub_category: string
  product_type: string
  visibility: string
  original_price: number
  offer_price: number | null
  /** Minutes of Muscat; null without one. */
  offer_from: string | null
  offer_until: string | null
  /** What is charged now: the offer price while it counts (P16). */
  price: number
  /** The lowest price of what is made of it, without its offer and now: lists sort and filter by what its card shows (P19). */
  lowest_original_price: number
  lowest_price: number
  reviews: number
  /** JSON: picture URLs, cover first. */
  images: string
  /** JSON: sizes and colour names in the order they are shown. */
  sizes: string
  colors: string
  /** JSON: what sizes and colours say of their own; one that is not in it says nothing (P13). */
  variants: Generated<string>
  /** 1 for `Most Popular`, the first key of the popular order (P4). */
  popular: Flag
  demo: Flag
  version: number
  created_at: string
  updated_at: string
}

/** One row for each size, colour and tag (folded: core/fold.ts) of a product: what the filters of a list ask. */
type ProductOptionRow = { product_id: string; kind: 'size' | 'color' | 'tag'; value: string }

/** A code that a size and colour has of its own, as search compares it too: core/fold.ts. */
type ProductCodeRow = { product_id: string; kind: 'sku' | 'barcode'; code: string; code_folded: string }

/** Pieces left of one size and colour; `N/A` where the product has none. No row means unlimited (O14), or not made (P13). */
type ProductStockRow = { product_id: string; size: string; color: string; quantity: number }

/** A product that left every list: its row and its stock as JSON, so that it can be taken back as it was. */
type DeletedProductRow = { id: string; product: string; deleted_at: string; deleted_by: string }
