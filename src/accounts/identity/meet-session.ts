import { createHmac, timingSafeEqual } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { endIfOver } from '#src/accounts/devices/session.store.ts'
import { longestSessionSeconds } from '#src/accounts/person/session-life.ts'
import type { Shop } from '#src/shop.ts'

/** The key with which the identity library signs its cookies under a secret of the shop. */
export function identityKey(secret: string): string {
  return `identity:${secret}`
}

/**
 * The one place where a session's cookie is met, before the identity library sees it: a session whose time is over is
 * ended (I14), and what an older secret signed is signed anew, so that a secret can be replaced (record 026). Answers the
 * headers to go on with, and the cookie to give the browser where its signature was an old one.
 */
export async function meetSession(
  { db, clock, config, secrets }: Pick<Shop, 'db' | 'clock' | 'config' | 'secrets'>,
  given: Headers,
): Promise<{ headers: Headers; renewal: string[] }> {
  const header = given.get('cookie')
  if (!header) return { headers: given, renewal: [] }
  const renewal: string[] = []
  const cookies = Object.entries(parse(header)).map(([name, value]) => {
    const token = /^(?:__Secure-)?haqiba\./.test(name) ? signedBy(secrets, value) : undefined
    const isSession = name.endsWith('haqiba.session_token')
    if (token === undefined) return { name, value, isSession }
    const signed = `${token.value}.${signature(secrets[0] ?? '', token.value)}`
    if (isSession && token.isOld) renewal.push(sessionCookie(name, signed, config.PUBLIC_URL))
    return { name, value: signed, isSession, token: token.value }
  })
  for (const { isSession, token } of cookies) if (isSession && token) await endIfOver(db, token, clock())
  const headers = new Headers(given)
  headers.set('cookie', cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '))
  return { headers, renewal }
}

/** What a cookie says if one of the secrets signed it, as the library signs: `value.base64`. */
function signedBy(secrets: readonly string[], cookie: string): { value: string; isOld: boolean } | undefined {
  const dot = cookie.lastIndexOf('.')
  const [value, given] = [cookie.slice(0, Math.max(0, dot)), Buffer.from(cookie.slice(dot + 1))]
  const by = secrets.findIndex((secret) => {
    const expected = Buffer.from(signature(secret, value))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return by === -1 ? undefined : { value, isOld: by > 0 }
}

function signature(secret: string, value: string): string {
  return createHmac('sha256', identityKey(secret)).update(value).digest('base64')
}

function sessionCookie(name: string, value: string, publicUrl: string): string {
  return generateCookie(name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: longestSessionSeconds,
  })
}
