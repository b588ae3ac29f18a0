/** A link that leaves the shop opens beside it, and the other site learns nothing of the page it came from. */
export const outsideLink = { target: '_blank', rel: 'noopener noreferrer' } as const
