import { Problem } from '#src/core/problem.ts'

/**
 * Refuses a call that another site's page sent with its visitor's cookie. Browsers name the page in `Origin`; whoever
 * sends none is no browser. A shop whose PUBLIC_URL is a bare localhost has not been told where it is found, and
 * takes the address it was asked at for its own.
 */
export function refuseOtherSites(headers: Headers, publicUrl: string): void {
  const origin = headers.get('origin')
  if (origin === null ? !isFromElsewhere(headers) : isOwn(origin, headers.get('host'), new URL(publicUrl)))
    return
  throw new Problem(
    'forbidden',
    {
      en: 'Please do this from a page of the shop itself.',
      ar: 'يرجى تنفيذ ذلك من صفحات المتجر نفسه.',
    },
    { extra: { code: 'INVALID_ORIGIN' } },
  )
}

function isFromElsewhere(headers: Headers): boolean {
  return /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')
}

function isOwn(origin: string, host: string | null, shop: URL): boolean {
  if (origin === shop.origin) return true
  if (shop.hostname !== 'localhost' || !URL.canParse(origin)) return false
  return new URL(origin).host === host
}
