import type { Generated } from 'kysely'

/**
 * Every table, for both engines. Portable columns only: TEXT and BIGINT. Money is baisa (M1), instants are
 * ISO 8601 in UTC, flags are 0 or 1, lists and objects are JSON text that is always read whole.
 */
export type Tables = {
  categories: CategoryRow
  sub_categories: SubCategoryRow
  products: ProductRow
  product_options: ProductOptionRow
  product_stock: ProductStockRow
  /** The words a product is searched by: catalogue/search/search-words.ts. */
  product_words: { word: string; product_id: string }
  deleted_products: DeletedProductRow
  sliders: SliderRow
  settings: SettingRow
  users: UserRow
  sessions: SessionRow
  sign_in_methods: SignInMethodRow
  verifications: VerificationRow
  /** How often something was tried for an e-mail, by its hash, until the count ends: accounts/identity/sign-in-attempts.store.ts. */
  account_tries: { subject: string; tries: number; ends_at: string }
  orders: OrderRow
  order_lines: OrderLineRow
  order_status_changes: OrderStatusChangeRow
  idempotency_keys: IdempotencyKeyRow
  mail_outbox: MailRow
  pictures: PictureRow
  /** Where a hosting service keeps a picture, by our name. */
  picture_addresses: { name: string; url: string }
  contact_messages: ContactMessageRow
  shop_version: ShopVersionRow
}

type Flag = 0 | 1

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

type SliderRow = { id: string; image: string; title: string; time: string; position: number; demo: Flag }

type SettingRow = { name: string; value: string }

type UserRow = {
  id: string
  name: string
  /** The name as search compares it: core/fold.ts. */
  name_folded: Generated<string>
  email: string
  email_verified: Flag
  image: string | null
  role: string
  created_at: string
  updated_at: string
}

/** A browser somebody is signed in on. */
type SessionRow = {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** A way somebody can prove who they are: a password's hash, or an account elsewhere. */
type SignInMethodRow = {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

/** A one-time proof on its way: a reset link, an e-mail to verify, the state of a sign-in elsewhere. */
type VerificationRow = {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

type OrderRow = {
  id: string
  /** The 6-digit number people say aloud; unique, never a secret (O3). */
  order_id: string
  /** Random 128 bits: the key of the guest's tracking link (O13). */
  track_token: string
  user_id: string | null
  placed_at: string
  status: string
  sub_total: number
  delivery_charge: number
  total: number
  customer_name: string
  customer_email: string
  customer_mobile: string
  customer_address: string
  customer_comment: string
  delivery_area: string
  payment_method: string
  payment_proof: string
  locale: string
  /** Record id, order number, name and phone as search compares them (O9). */
  search_folded: string
  staff_note: string
  /** When it was first delivered: the return windows of O8 count from here. */
  delivered_at: string | null
  demo: Flag
  version: number
  deleted_at: string | null
  deleted_by: string | null
  /** 1 where the customer deleted her account while it was on its way (I8). */
  forget_when_finished: Generated<Flag>
}

/** A snapshot: later changes of the product never reach it (O12). */
type OrderLineRow = {
  order_id: string
  position: number
  product_id: string
  name: string
  name_ar: string | null
  image_url: string
  sku: string | null
  barcode: string | null
  color: string
  size: string
  original_price: number
  quantity: number
  /** 1 when this line took pieces from a limited stock, so that cancelling gives them back once (O14). */
  reserved: Flag
}

type OrderStatusChangeRow = {
  id: string
  order_id: string
  from_status: string | null
  to_status: string
  changed_at: string
  changed_by: string | null
  changed_by_role: string
  reason: string | null
  comment: string | null
}

/**
 * What a call made under this key, so that the same call made twice makes one: db/idempotency-keys.ts. `order_id` is the
 * id of whatever it was: another name would stop processes that still run an older version.
 */
type IdempotencyKeyRow = { key: string; request_hash: string; order_id: string; created_at: string }

type MailRow = {
  id: string
  kind: string
  recipient: string
  locale: string
  /** JSON: what the letter's template needs. */
  payload: string
  status: string
  attempts: number
  next_attempt_at: string
  last_error: string | null
  created_at: string
  sent_at: string | null
}

type PictureRow = {
  id: string
  width: number
  height: number
  private: Flag
  /** Where it came from and who may see it: `demo`, `staff`, `proof`. */
  purpose: string
  uploaded_by: string | null
  order_id: string | null
  /** What tells that the same picture came twice. */
  content_hash: string | null
  /** What staff said of a payment proof: `approved`, `asked-again`; null while it waits. */
  review: string | null
  created_at: string
}

type ContactMessageRow = {
  id: string
  full_name: string
  email: string
  message: string
  created_at: string
}

type ShopVersionRow = { id: number; version: number }
