import { isSiteFile } from '#src/storefront/seo/site-files.ts'
import { publicReads } from './api.ts'
import { pageAt } from './routes.ts'

const one = /^\/(?:product|getSlider)\/[^/]+$/

/**
 * The key under which a reply may be kept: the path and the query parameters it depends on, in one order.
 * Undefined for what is about one visitor, and for paths that are none of ours.
 */
export function cacheKeyOf(url: string): string | undefined {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  // A URL parser turns these into another path than the one that was looked up here.
  if (/\\|%2e|\/\//i.test(path)) return undefined
  const names = queryOf(path)
  if (!names) return undefined
  if (query < 0 || names.length === 0) return path
  const asked = new URLSearchParams(url.slice(query + 1))
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

function queryOf(path: string): readonly string[] | undefined {
  const call = path.startsWith('/api/') ? path.slice(4) : path
  const read = publicReads[call] ?? (one.test(call) ? [] : undefined)
  if (read) return read
  if (isSiteFile(path)) return []
  const page = pageAt(path)?.page
  return page?.cached ? page.query : undefined
}
