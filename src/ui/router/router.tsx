import type { ReactNode } from 'react'
import { placeOf } from './location.ts'
import { PlaceContext } from './use-router.ts'

/** A page that goes nowhere, because it is rendered once: the server's. `path` is the path with its query. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  return <PlaceContext value={placeOf(path)}>{children}</PlaceContext>
}
