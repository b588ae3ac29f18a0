import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** What pages carry in themselves: each is allowed by its hash. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The one policy of every page: own scripts and styles, plus the inline ones given here. Style attributes are allowed
 * because swatches and slides carry their colour and place in one. A blob is a picture of the reader's own machine,
 * shown before it is uploaded.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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

/** Sets the constant headers on every reply, errors included, unless the reply has set one itself. */
export function securityHeaders({ publicUrl, inline }: Options): MiddlewareHandler {
  const headers = Object.entries({
    ...(inline && { 'Content-Security-Policy': contentSecurityPolicy(inline) }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Google's sign-in window has to reach back to the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Pictures answer without these headers: e-mails and other sites may show them.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
  }
}
