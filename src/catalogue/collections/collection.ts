import type { Named } from '#src/catalogue/categories/category.ts'
import type { SearchTexts } from '#src/catalogue/categories/search-texts.ts'

/** A collection as everybody sees it; texts are empty where nothing was typed. */
export type ShownCollection = Named &
  SearchTexts & {
    /** The last part of its address. */
    slug: string
    text: string
    textAr: string
    image: string | undefined
    /** Whether its goods were chosen by hand, and so have an order of their own. */
    byHand: boolean
  }

/** A collection as it is kept: goods chosen by hand, or by a rule (P18). */
export type Collection = Omit<ShownCollection, 'byHand'> & {
  /** What the list of products is asked for, as the call takes it; undefined where goods are chosen by hand. */
  rule: Record<string, string> | undefined
  /** Minutes of Muscat; empty: at once, or for good. */
  startsAt: string
  endsAt: string
  /** Whether it is between its start and its end. */
  running: boolean
  /** The Muscat day by which its rule counts how new goods are. */
  asOf: string | undefined
  hidden: boolean
  inMenu: boolean
  version: number
}

/** All collections in their order, and where each address that is no more leads: to another, or empty to the shop. */
export type Collections = { all: readonly Collection[]; moves: ReadonlyMap<string, string> }

/** Whether shoppers see it. */
export function isShown({ hidden, running }: Pick<Collection, 'hidden' | 'running'>): boolean {
  return running && !hidden
}

/** The path of the page of a collection. */
export function collectionPath({ slug }: { slug: string }): string {
  return `/collection/${encodeURIComponent(slug)}`
}

const onHome = 'collection/'

/** How a shelf of home names a collection. */
export function shelfOfCollection({ slug }: { slug: string }): string {
  return onHome + slug
}

/** The collection that a shelf of home names; undefined for another shelf. */
export function collectionIn(shelf: string): string | undefined {
  return shelf.startsWith(onHome) ? shelf.slice(onHome.length) : undefined
}
