/** A page is at most so long, in UTF-16 units. */
export const longestText = 20_000
