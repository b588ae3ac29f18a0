import { productSorts } from './buying.ts'

/** The orders of the staff's table: those of the shop, and by age and name. */
export const tableSorts = [...productSorts, 'oldest', 'name', 'name-desc'] as const

export type TableSort = (typeof tableSorts)[number]
