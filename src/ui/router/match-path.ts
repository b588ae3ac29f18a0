/** What a path names: `{ id: '7' }` for `/product-details/7` under the pattern `/product-details/:id`. */
export type Params = Readonly<Record<string, string | undefined>>

/**
 * What a path names under a pattern of whole segments, each a word or a `:name`; undefined where it does not fit.
 * Capitals count, slashes at the end do not; names are decoded.
 */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const decoded = decode(given)
  const params: Record<string, string> = {}
  for (const [place, want] of wanted.entries()) {
    const have = decoded[place]
    if (!want.startsWith(':')) {
      if (have !== want) return undefined
    } else if (have) params[want.slice(1)] = have
    else return undefined
  }
  return params
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/')
}

/** As they are where one cannot be decoded (`%`): such an address names nothing, and breaks nothing. */
function decode(segments: string[]): string[] {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}
