/** The most of everything: characters of a text, categories of the shop, sub-categories of one, rows of one call. */
export const mostOfShelf = {
  name: 60,
  short: 40,
  slug: 60,
  text: 600,
  searchTitle: 120,
  searchText: 320,
  categories: 60,
  subCategories: 60,
  link: 500,
  atOnce: 200,
} as const
