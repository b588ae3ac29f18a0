/** What a scanner of an https site sees: headers by lower-case name, the page's cookies, its HTML. */
export type Scanned = {
  headers: Record<string, string | undefined>
  cookies: readonly string[]
  html: string
}

type Rule = { name: string; points: number }

/**
 * The points Mozilla's HTTP Observatory gives a site on https: 100 and what each of its tests adds or takes, where
 * what is added counts from 90 on. Its rules and figures as of @mdn/mdn-http-observatory 1.4.8: SCORE_TABLE of
 * src/grader/charts.js, the tests of src/analyzer/tests, the sum of src/scanner. The package itself brings a web
 * server, a database and a browser's DOM. Left out is what is the proxy's: the redirect from http and the preload list.
 */
export function observatoryScore(site: Scanned): { score: number; rules: Rule[] } {
  const rules = [csp, cookies, cors, referrer, hsts, integrity, nosniff, frames, corp].map((test) =>
    test(site),
  )
  const taken = rules.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 100)
  const added = rules.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)
  return { score: Math.max(0, taken >= 90 ? taken + added : taken), rules }
}

const broad = /^(?:ftp:|https?:(?:\/\/\*(?:\.\*)?)?|\*)$/
const isUnsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:'

function policyOf({ headers }: Scanned): Map<string, string[]> {
  const parts = (headers['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function csp(site: Scanned): Rule {
  const policy = policyOf(site)
  const say = (name: string, points: number) => ({ name: `csp ${name}`, points })
  if (site.headers['content-security-policy'] === undefined) return say('not implemented', -25)
  const sources = (name: string) => {
    const named = policy.get(name) ?? policy.get('default-src') ?? ['*']
    return named.some((one) => /^'(?:sha\d+|nonce)-/.test(one))
      ? named.filter((one) => one !== "'unsafe-inline'")
      : named
  }
  if (sources('script-src').some(isUnsafe) || sources('object-src').some((one) => broad.test(one)))
    return say('unsafe inline', -20)
  const active = [...policy].filter(([name]) => !/^(?:img|media)-src$/.test(name)).flatMap(([, all]) => all)
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source)
  if (active.some(isPlain)) return say('insecure scheme', -20)
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'"))
    return say('unsafe eval', -10)
  if ([...sources('img-src'), ...sources('media-src')].some(isPlain))
    return say('insecure passive content', -10)
  if (sources('style-src').some(isUnsafe)) return say('unsafe inline in styles', 0)
  return policy.get('default-src')?.join(' ') === "'none'" ? say('default-src none', 10) : say('no unsafe', 5)
}

function cookies({ cookies }: Scanned): Rule {
  if (cookies.length === 0) return { name: 'cookies not found', points: 0 }
  if (cookies.some((one) => /sess|login/i.test(one.split('=', 1)[0] ?? '') && !/;\s*httponly/i.test(one)))
    return { name: 'session cookie without HttpOnly', points: -30 }
  if (!cookies.every((one) => /;\s*secure/i.test(one))) return { name: 'cookies without Secure', points: -20 }
  const isAll = cookies.every((one) => /;\s*samesite=(?:lax|strict)/i.test(one))
  return { name: 'cookies', points: isAll ? 5 : 0 }
}

function cors({ headers }: Scanned): Rule {
  const isOpen = headers['access-control-allow-credentials'] === 'true'
  return { name: 'cors', points: isOpen ? -50 : 0 }
}

function referrer({ headers }: Scanned): Rule {
  const policy = headers['referrer-policy'] ?? ''
  if (policy === '') return { name: 'referrer policy not implemented', points: 0 }
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
  return { name: `referrer policy ${policy}`, points: isPrivate ? 5 : -5 }
}

function hsts({ headers }: Scanned): Rule {
  const seconds = Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return { name: 'hsts not implemented', points: -20 }
  return { name: 'hsts', points: seconds >= 15_552_000 ? 0 : -10 }
}

function integrity({ html }: Scanned): Rule {
  const foreign = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].filter(([, src = '']) =>
    /^(?:\w+:)?\/\//.test(src),
  )
  if (foreign.some(([, src = '']) => !src.startsWith('https:')))
    return { name: 'insecure scripts', points: -50 }
  return {
    name: 'integrity of scripts',
    points: foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0,
  }
}

function nosniff({ headers }: Scanned): Rule {
  return { name: 'nosniff', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 }
}

function frames(site: Scanned): Rule {
  const ancestors = policyOf(site).get('frame-ancestors')
  if (ancestors && !ancestors.some((one) => broad.test(one))) return { name: 'frame-ancestors', points: 5 }
  const said = /^(?:deny|sameorigin)$/i.test(site.headers['x-frame-options'] ?? '')
  return { name: 'x-frame-options', points: said ? 0 : -20 }
}

function corp({ headers }: Scanned): Rule {
  const isClosed = /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
  return { name: 'cross-origin-resource-policy', points: isClosed ? 10 : 0 }
}
