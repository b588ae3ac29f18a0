import { Problem } from '#src/core/problem.ts'

/**
 * Throws `forbidden` for what a page of another site, or of a neighbour under the same domain, makes its visitor's browser send.
 * A browser says in `Sec-Fetch-Site` from where it comes, one too old for that in `Origin`; whoever says neither is no browser.
 * `publicUrl`: the shop's address, where the call counts as its visitor's by a cookie. Without it, and where it is a bare
 * localhost, so that the shop has not been told where it is found, the address asked at is the shop's own.
 */
export function refuseOtherSites(headers: Headers, publicUrl?: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isElsewhere =
    site === null
      ? origin !== null && !isOwn(origin, headers.get('host'), publicUrl)
      : /^(cross|same)-site$/.test(site)
  if (!isElsewhere) return
  throw new Problem(
    'forbidden',
    {
      en: 'Please do this from a page of the shop itself.',
      ar: 'يرجى تنفيذ ذلك من صفحات المتجر نفسه.',
    },
    { extra: { code: 'INVALID_ORIGIN' } },
  )
}

function isOwn(origin: string, host: string | null, publicUrl?: string): boolean {
  const shop = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (origin === shop?.origin) return true
  if (shop && shop.hostname !== 'localhost') return false
  return URL.parse(origin)?.host === host
}
