import { createContext, useCallback, useContext, useMemo } from 'react'
import type { Location, Navigate, NavigateOptions, NavigationType, Place } from './location.ts'
import type { Params } from './match-path.ts'

export const PlaceContext = createContext<Place | undefined>(undefined)
/** For the whole life of a tab the same one: whoever only navigates is not rendered anew by a navigation. */
export const NavigateContext = createContext<Navigate>(() => Promise.resolve())
export const ParamsContext = createContext<Params>({})

/** What is on screen, and how one came to it; of a page that was left, what was. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('Nothing says where this page is')
  return place
}

/** Where the page on screen is. */
export function useLocation(): Location {
  return usePlace().location
}

/** How one came to the page on screen. */
export function useNavigationType(): NavigationType {
  return usePlace().action
}

/** How to go elsewhere. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext)
}

/** What the address of the page names, by the patterns of src/app/routes.ts. */
export function useParams(): Params {
  return useContext(ParamsContext)
}

type Search = URLSearchParams | ((before: URLSearchParams) => URLSearchParams)

/** The parameters of the present address, and how to go to the same page with others. */
export function useSearchParams(): [URLSearchParams, (next: Search, options?: NavigateOptions) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => new URLSearchParams(search), [search])
  const ask = useCallback(
    (next: Search, options?: NavigateOptions) => {
      const text = (typeof next === 'function' ? next(asked) : next).toString()
      void navigate(text ? `${pathname}?${text}` : pathname, options)
    },
    [navigate, pathname, asked],
  )
  return [asked, ask]
}
