import type { QueryClient } from '@tanstack/react-query'
import { createContext, useSyncExternalStore } from 'react'
import type { Locale } from '#src/core/locale.ts'
import type { Place } from '#src/ui/router/location.ts'
import { usePlace } from '#src/ui/router/use-router.ts'
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

let navigating = false
const watchers = new Set<() => void>()

/** Places whose pages were left and are kept, in no document, for Back and Forward. */
const left = new WeakSet<Place>()

/** Whether the page of a place was left. */
export function isLeft(place: Place): boolean {
  return left.has(place)
}

/** Said by who keeps the page; in no context, as below. */
export function setLeft(place: Place, wasLeft: boolean): void {
  left[wasLeft ? 'add' : 'delete'](place)
  for (const tell of watchers) tell()
}

/** Whether the page around was left. */
export function useIsLeft(): boolean {
  const place = usePlace()
  const look = () => left.has(place)
  return useSyncExternalStore(watch, look, look)
}

/**
 * Said by the router. In no context: what is not hydrated yet may read one, so a press that changed it would hydrate all of
 * the page before anything is answered.
 */
export function setNavigating(isNavigating: boolean): void {
  navigating = isNavigating
  for (const tell of watchers) tell()
}

/** True while the next page is on its way. */
export function useNavigating(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigating,
    () => false,
  )
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
