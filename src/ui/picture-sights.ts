import { type CSSProperties, createContext, use } from 'react'

/** The background that stands in for a picture of a page until its bytes are there, by the picture's address. */
export type SightOf = (src: string) => string | undefined

const SightsContext = /* @__PURE__ */ createContext<SightOf>(() => undefined)

/** Around a page on the server. A browser gets the sights within the HTML and needs no copy. */
export const PictureSights = SightsContext

/** This style with the first sight of a picture behind it; while a page is rendered on the server. */
export function sighted(src: string, style: CSSProperties | undefined): CSSProperties | undefined {
  const background = use(SightsContext)(src)
  return background ? { background, ...style } : style
}
