/** How long a customer may confirm again what she cancelled herself (O6'). */
const reconfirmMs = 24 * 60 * 60 * 1000

/** Why a customer cannot confirm her cancelled order again; sent as they stand here. */
export const reconfirmRefusals = ['cancelled by the shop', 'too late'] as const

export type ReconfirmRefusal = (typeof reconfirmRefusals)[number]

/** The change that cancelled an order: by whom, and when. */
export type Cancellation = { changed_by_role: string; changed_at: string }

/** Why its customer cannot confirm an order again, by who cancelled it and when; prices and stock are asked apart (O6'). */
export function reconfirmRefusal(
  cancelled: Cancellation | undefined,
  now: Date,
): ReconfirmRefusal | undefined {
  if (cancelled?.changed_by_role !== 'customer') return 'cancelled by the shop'
  return now.getTime() - Date.parse(cancelled.changed_at) > reconfirmMs ? 'too late' : undefined
}
