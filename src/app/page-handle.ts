/** What the server knows of a page before it renders: the file for its assets, and what its cache key holds. */
export type PageHandle = {
  file: string
  /** Query parameters the page depends on, in the order of its cache key; others are ignored. */
  query: readonly string[]
  /** False for pages about one person's order: never kept. */
  cached: boolean
  /** What stands around the page. */
  layout: Layout
  /** A list of many cards: kept as it is for who comes back. */
  stays: boolean
}

export type Layout = 'storefront' | 'dashboard'

/** A page by the pattern of its path: segments that are words or `:name`s. */
export type Page = { path: string } & PageHandle

export function page(path: string, file: string, options: Partial<Omit<PageHandle, 'file'>> = {}): Page {
  return {
    path,
    file: `../${file}.page.tsx`,
    query: [],
    cached: true,
    layout: 'storefront',
    stays: false,
    ...options,
  }
}
