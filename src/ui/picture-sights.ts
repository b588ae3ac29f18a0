import { createContext, useContext } from 'react'

/** The background that stands in for a picture of a page until its bytes are there, by the picture's address. */
export type SightOf = (src: string) => string | undefined

const SightsContext = /* @__PURE__ */ createContext<SightOf>(() => undefined)

/** Around a page on the server. A browser gets the sights within the HTML and needs no copy. */
export const PictureSights = SightsContext

/** The first sight of a picture while a page is rendered on the server; none in a browser. */
export const useFirstSight: SightOf = import.meta.env.SSR
  ? (src) => useContext(SightsContext)(src)
  : () => undefined
