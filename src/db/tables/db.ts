/** No or yes, as both engines keep it. */
export type Flag = 0 | 1

export type OwnTables = {
  idempotency_keys: IdempotencyKeyRow
  shop_version: ShopVersionRow
}

/**
 * What a call made under this key, so that the same call made twice makes one: db/idempotency-keys.ts. `order_id` is the
 * id of whatever it was: another name would stop processes that still run an older version.
 */
type IdempotencyKeyRow = { key: string; request_hash: string; order_id: string; created_at: string }

type ShopVersionRow = { id: number; version: number }
