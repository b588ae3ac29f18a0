import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Locale } from '#src/core/locale.ts'
import type { Api } from './api.ts'

/** What a page's loader works with: where it is, the cache of answers to fill, and the way to ask. */
export type PageArguments = {
  url: URL
  params: Readonly<Record<string, string | undefined>>
  locale: Locale
  queries: QueryClient
  api: Api
}

/** Thrown by a loader when an address names nothing of this shop: the not-found page, status 404. */
export class PageNotFound extends Error {
  constructor() {
    super('There is no such page')
    this.name = 'PageNotFound'
  }
}

/** Thrown by a loader when an address leads on for ever: to the page at `path`, product.md's, status 301 (P15). */
export class PageMoved extends Error {
  readonly path: string

  constructor(path: string) {
    super('The page has another address')
    this.name = 'PageMoved'
    this.path = path
  }
}

/** Why the page could not be brought here, for a layout that shows that itself; undefined when it could. */
export const FailureContext = createContext<unknown>(undefined)

/** True while the next page is on its way. */
export const NavigatingContext = createContext(false)

export function useNavigating(): boolean {
  return useContext(NavigatingContext)
}
