import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

/** What pages carry in themselves: each is allowed by its hash. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Where browsers say what the policy kept from a page: csp-reports.ts. */
export const reportPath = '/csp-reports'

/**
 * The one policy of every page: own scripts and styles, plus the inline ones given here, and nothing that is not
 * named. Style attributes are allowed because swatches and slides carry their colour and place in one. A blob is a
 * picture of the reader's own machine, shown before it is uploaded.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

type Options = {
  /** Where the shop is found; browsers are told to insist on https when it is. */
  publicUrl: string
  /** What its pages carry in themselves; undefined sends no policy, for a development server with scripts of its own. */
  inline: Inline | undefined
}

export type Headers = Readonly<Record<string, string>>

/** What every answer says but pictures and files of the build, whoever makes it. */
export function constantHeaders({ publicUrl, inline }: Options): Headers {
  return {
    ...(inline && {
      'Content-Security-Policy': contentSecurityPolicy(inline),
      'Reporting-Endpoints': `csp="${publicUrl}${reportPath}"`,
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Google's sign-in window has to reach back to the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Geolocation is for a pin in the address; the rest no page of the shop asks for.
    'Permissions-Policy': permissions,
    ...strictTransport(publicUrl),
  }
}

/** What pictures say, and why there is none: e-mails and other sites may show them, and nothing in them may run. */
export function pictureHeaders(publicUrl: string): Headers {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...strictTransport(publicUrl),
  }
}

/**
 * What a file of the build says that carries its hash in its name. What only a document asks for (its policy, windows, permissions) is
 * left out, and nothing may run in one that is opened by itself: docs/decisions/086.
 */
export function builtFileHeaders(publicUrl: string): Headers {
  return {
    ...pictureHeaders(publicUrl),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

const refused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = ['geolocation=(self)', ...refused.map((name) => `${name}=()`)].join(', ')

/** A year. Not for subdomains, which may be somebody else's, and so not for the preload list. */
function strictTransport(publicUrl: string): Headers {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
}

/** Sets the constant headers, on built files theirs, on every reply of the framework, errors included, unless the reply has set one itself. */
export function securityHeaders(constant: Headers, built: Headers): MiddlewareHandler {
  const [headers, headersOfFiles] = [Object.entries(constant), Object.entries(built)]
  return async (c, next) => {
    await next()
    const wanted =
      c.res.ok && c.req.path.startsWith('/assets/') && isHashed(c.req.path) ? headersOfFiles : headers
    const missing = wanted.filter(([name]) => !c.res.headers.has(name))
    try {
      // Where they are: `c.header` makes the reply anew for each of them, and a stream of its body.
      for (const [name, value] of missing) c.res.headers.set(name, value)
    } catch {
      // The web's own redirect takes no change.
      for (const [name, value] of missing) c.header(name, value)
    }
  }
}

/** Whether this is a built file that carries a hash of its content in its name. */
function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8}\.\w+(\.(br|gz|zst))?$/.test(path)
}

/** Those never change; the others are looked at again. */
export function keepForever(path: string, c: Context): void {
  c.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
}
