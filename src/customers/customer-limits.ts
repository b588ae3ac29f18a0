/** What staff may write about a customer, in letters and numbers; the browser knows the same. */
export const longestNote = 2000
export const longestReason = 500
export const longestTag = 30
export const mostTags = 10

/** The orders in which the list of customers can stand. */
export const customerSorts = ['last', 'paid', 'orders'] as const
export type CustomerSort = (typeof customerSorts)[number]
