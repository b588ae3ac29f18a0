/** The most of everything: characters of a text, collections of the shop, goods chosen by hand for one. */
export const mostOfCollection = {
  name: 60,
  slug: 60,
  text: 600,
  link: 500,
  collections: 60,
  goods: 300,
} as const
