import { isWholeList, listProductsRoute } from '#src/catalogue/product/product.api.ts'
import { isSiteFile } from '#src/storefront/seo/site-files.ts'
import { publicReads } from './api.ts'
import { knowDashboard, pageAt } from './routes.ts'

knowDashboard((await import('./dashboard-routes.ts')).dashboardRoutes)

const one = /^\/(?:product|getSlider)\/[^/]+$/

/**
 * The key under which a reply may be kept: the path and the query parameters it depends on, in one order.
 * Undefined for what is about one visitor, for whole lists, and for paths that are none of ours.
 */
export function cacheKeyOf(url: string): string | undefined {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (!isPlainPath(path)) return undefined
  const names = queryOf(path)
  if (!names) return undefined
  const asked = new URLSearchParams(query < 0 ? '' : url.slice(query + 1))
  if (callOf(path) === listProductsRoute.path && isWholeList(asked)) return undefined
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Whether a path says in one way where it leads: a URL parser turns others into another, or cannot read them. */
export function isPlainPath(path: string): boolean {
  if (/\\|%2e|\/\/|\/\.{1,2}(?:\/|$)/i.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Whether what answers a path is a call, and depends on who asks, and not a page or file that is the same for all. */
export function isCall(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/api/') || readOf(path) !== undefined
}

function queryOf(path: string): readonly string[] | undefined {
  const read = readOf(path)
  if (read) return read
  if (isSiteFile(path)) return []
  const page = pageAt(path).page
  return page.cached ? page.query : undefined
}

function readOf(path: string): readonly string[] | undefined {
  const call = callOf(path)
  return publicReads[call] ?? (one.test(call) ? [] : undefined)
}

function callOf(path: string): string {
  return path.startsWith('/api/') ? path.slice(4) : path
}
