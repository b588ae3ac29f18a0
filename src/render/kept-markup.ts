import { createContext, type ReactElement } from 'react'

/**
 * The HTML inside the element that a part has around itself. It is made once for all pages: a part that is kept so may depend on
 * nothing but its properties, the page's language and the first sight of this one picture.
 */
export type InsideOf = (part: ReactElement, picture: string) => string

/** Around a page on the server. A browser makes each part itself. */
export const KeptMarkup = /* @__PURE__ */ createContext<InsideOf | undefined>(undefined)
