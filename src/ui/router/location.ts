/** Where a page is: the parts of its address, what was handed to it, and the key of its entry in the browser's history. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }

/** What a press of a link or a call of `navigate` asks for beside the address. */
export type NavigateOptions = {
  /** Takes the place of the present page in the history. */
  replace?: boolean
  /** Handed to the page, kept with its entry of the history; anything that can be cloned. */
  state?: unknown
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
  /** A picture of this page that the next one begins with. */
  picture?: HTMLElement | null | undefined
}

/** Goes to a path of this site, or that many entries forward or back; kept when the page is there or was refused. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>

/** How one came to a page: by Back, Forward, a load or a reload; by a link; or in the place of another page. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** What is on screen, and how one came to it. */
export type Place = { location: Location; action: NavigationType }

/** Where a page is that a document begins with, of a path such as `/shop?sort=price#list`. */
export function placeOf(path: string): Place {
  const { pathname, search, hash } = new URL(path.replace(/^\/+/, '/'), 'http://shop')
  return { location: { pathname, search, hash, state: null, key: 'default' }, action: 'POP' }
}
