import { proofRefusals } from '#src/orders/proof-refusal.ts'

/** Why a delivered order may come back (O8); sent and stored as they stand here. */
export const returnReasons = ['change of mind', 'defect'] as const

export type ReturnReason = (typeof returnReasons)[number]

/**
 * What an entry of the history may say beside the statuses: why goods come back, what staff said of a receipt (O15), why
 * the shop itself cancelled (O23), that a change was taken back or a return refused (O5') or closed (O16), that it left the bin (O21).
 */
export const changeReasons = [
  ...returnReasons,
  'proof approved',
  'proof asked again',
  'proof refused',
  ...proofRefusals,
  'not paid in time',
  'taken back',
  'return refused',
  'return closed',
  'left the bin',
] as const

export type ChangeReason = (typeof changeReasons)[number]

/** O8, Omani law: days after delivery in which each reason counts. */
export const returnDays: Readonly<Record<ReturnReason, number>> = { 'change of mind': 7, defect: 15 }

const dayMs = 24 * 60 * 60 * 1000

/** The last instant each return reason counts, by when the order was first delivered (O8). */
export function returnUntil(deliveredAt: Date): Record<ReturnReason, Date> {
  const until = (reason: ReturnReason) => new Date(deliveredAt.getTime() + returnDays[reason] * dayMs)
  return { 'change of mind': until('change of mind'), defect: until('defect') }
}
