import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { parse } from 'hono/utils/cookie'
import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { languageCookie } from '#src/i18n/language-cookie.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'

/**
 * Leads whoever comes to the shop's bare address to the home page in their language (B5): the one they chose here, else
 * the one their browser asks for where the shop's own (`shopLocale`) is not the main one. The first screens of who works
 * here (`staffDoors`) lead only who chose none, and whose browser asks for the other language itself. Only a browser that arrives
 * from outside is led, which it says itself (`Sec-Fetch-Site`): links of the shop mean what they say, and
 * machines get the page they asked for. Answers whether the request was answered; false at once for every other one.
 */
export function landInLanguage(
  { db, catalogueVersion }: Pick<Shop, 'db' | 'catalogueVersion'>,
  headers: OutgoingHttpHeaders,
): (req: IncomingMessage, res: ServerResponse) => false | Promise<boolean> {
  let known: { version: number; shopLocale: Locale } | undefined
  const shopLocale = async () => {
    const version = catalogueVersion()
    if (known?.version !== version) known = { version, shopLocale: (await readSettings(db)).shopLocale }
    return known.shopLocale
  }
  return (req, res) => {
    const path = arrivalAt(req)
    if (path === undefined) return false
    // A database that does not answer leads nobody; the page itself may still be kept.
    return shopLocale().then(
      (ofShop) => {
        const locale = path === '/' ? localeFor(req, ofShop) : staffLocale(req, ofShop)
        if (locale === mainLocale) return false
        const location = pathIn(locale, path) + (req.url ?? '').slice(path.length)
        res.writeHead(302, { ...headers, location, 'cache-control': 'private, no-store' }).end()
        return true
      },
      () => false,
    )
  }
}

const staffDoors = ['/dashboard', '/authentication/login']

/** The path at which a browser arrives from outside; undefined for what is none of those that lead, and for who is none. */
function arrivalAt({ method, url = '', headers }: IncomingMessage): string | undefined {
  const path = ['/', ...staffDoors].find((door) => url === door || url.startsWith(`${door}?`))
  const isArrival =
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    /^(?:none|cross-site|same-site)$/.test(String(headers['sec-fetch-site']))
  return isArrival ? path : undefined
}

function chosenLocale({ headers }: IncomingMessage): Locale | undefined {
  const chosen = parse(headers.cookie ?? '', languageCookie)[languageCookie]
  return locales.find((locale) => locale === chosen)
}

function staffLocale(req: IncomingMessage, shopLocale: Locale): Locale {
  const isAsked = shopLocale !== mainLocale && chosenLocale(req) === undefined
  return isAsked ? preferredLocale(req.headers['accept-language']) : mainLocale
}

function localeFor(req: IncomingMessage, shopLocale: Locale): Locale {
  const [known, { headers }] = [chosenLocale(req), req]
  if (known || shopLocale === mainLocale) return known ?? mainLocale
  return preferredLocale(headers['accept-language'], shopLocale)
}
