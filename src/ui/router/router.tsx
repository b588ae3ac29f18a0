import type { ReactNode } from 'react'
import { locationOf, type Navigate, type Place } from './location.ts'
import { NavigateContext, PlaceContext } from './use-router.ts'

/** What links and screens ask where they are, and how they go elsewhere. */
export function Router({
  place,
  navigate,
  children,
}: {
  place: Place
  navigate: Navigate
  children: ReactNode
}) {
  return (
    <PlaceContext value={place}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </PlaceContext>
  )
}

/** A page that goes nowhere, because it is rendered once: the server's. `path` is the path with its query. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  return <PlaceContext value={{ location: locationOf(path), action: 'POP' }}>{children}</PlaceContext>
}
