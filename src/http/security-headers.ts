import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/**
 * The one policy of every page: own scripts, plus the inline ones given here, by their hash. Style attributes are
 * allowed because swatches and slides carry their colour and place in one; style elements are not. A blob is a picture
 * of the reader's own machine, shown before it is uploaded.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
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

type Options = {
  /** Where the shop is found; browsers are told to insist on https when it is. */
  publicUrl: string
  /** The inline scripts of its pages; undefined sends no policy, for a development server with scripts of its own. */
  inlineScripts: readonly string[] | undefined
}

/** Sets the constant headers on every reply, errors included, unless the reply has set one itself. */
export function securityHeaders({ publicUrl, inlineScripts }: Options): MiddlewareHandler {
  const headers = Object.entries({
    ...(inlineScripts && { 'Content-Security-Policy': contentSecurityPolicy(inlineScripts) }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Google's sign-in window has to reach back to the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
  }
}
