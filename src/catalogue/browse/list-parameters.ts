/** The narrowing of a list that a shopper can see and undo, one address parameter each. */
export const narrowings = ['q', 'category', 'minPrice', 'maxPrice', 'color', 'size', 'offer'] as const

export type Narrowing = (typeof narrowings)[number]

/** Every address parameter of `/shop`: what its kept pages are told apart by, and all that the page may read. */
export const listParameters = [...narrowings, 'sort', 'cursor'] as const

/** An address as a list reads it; another parameter does not compile. */
export type ListAddress = { get(name: (typeof listParameters)[number]): string | null }
