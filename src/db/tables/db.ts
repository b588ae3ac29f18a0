/** No or yes, as both engines keep it. */
export type Flag = 0 | 1

export type OwnTables = {
  call_counts: CallCountRow
  idempotency_keys: IdempotencyKeyRow
  shop_version: ShopVersionRow
}

/**
 * What a call made under this key, so that the same call made twice makes one: db/idempotency-keys.ts. `order_id` is the
 * id of whatever it was: another name would stop processes that still run an older version.
 */
type IdempotencyKeyRow = { key: string; request_hash: string; order_id: string; created_at: string }

/** Calls under a hash of the limit and the address, until so many ms since 1970: db/call-counts.ts. */
type CallCountRow = { counted: string; calls: number; ends_at: number }

type ShopVersionRow = { id: number; version: number }
