import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { findPasswordHash, findPersonByEmail, listSignInMethods } from '#src/accounts/person/person.store.ts'
import type { Db } from '#src/db/db.ts'
import type { Shop } from '#src/shop.ts'

/** How long a browser is known to an account after its last good sign-in. */
const keptSeconds = 180 * 24 * 3600

type DeviceContext = Pick<Shop, 'db' | 'clock' | 'secrets' | 'config'>

/**
 * Which browser of the account's owner is asking, by the cookie of an earlier good sign-in; undefined for a stranger.
 * It ends with the password it was signed in by, so that who knew an old one is a stranger again (I5').
 */
export async function knownDevice(
  shop: DeviceContext,
  c: Context,
  email: string,
): Promise<string | undefined> {
  for (const secret of shop.secrets) {
    const [device, since, given] = getCookie(c, cookieName(secret, email))?.split('.') ?? []
    if (!device || !since || !given) continue
    if (Number(since) + keptSeconds * 1000 < shop.clock().getTime()) continue
    // Only who brings a cookie is looked up: a stranger is refused as fast for a known e-mail as for an unknown one.
    const proof = await proofOf(shop.db, email)
    if (proof === undefined) return undefined
    const signature = sign(secret, { email, body: `${device}.${since}`, proof })
    if (signature.length !== given.length) continue
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(given))) return device
  }
  return undefined
}

/** Makes the browser that gets this answer known to the account, which it has just signed in to. */
export async function rememberDevice(shop: DeviceContext, answer: Response, email: string): Promise<void> {
  const body = `${randomUUID()}.${shop.clock().getTime()}`
  const [secret = ''] = shop.secrets
  const proof = await proofOf(shop.db, email)
  if (proof === undefined) return
  const signature = sign(secret, { email, body, proof })
  const cookie = generateCookie(cookieName(secret, email), `${body}.${signature}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.config.PUBLIC_URL.startsWith('https:'),
    path: '/api/auth',
    maxAge: keptSeconds,
  })
  answer.headers.append('set-cookie', cookie)
}

/** Takes an account that is gone out of the browser that gets this answer. */
export function forgetDevice({ secrets }: DeviceContext, answer: Response, email: string): void {
  for (const secret of secrets) {
    const cookie = generateCookie(cookieName(secret, email), '', { path: '/api/auth', maxAge: 0 })
    answer.headers.append('set-cookie', cookie)
  }
}

/** Each account has its cookie, so that two of one household do not take each other's place; it names no e-mail. */
function cookieName(secret: string, email: string): string {
  return `haqiba.known-${mac(secret, email).slice(0, 12)}`
}

/** What ends the acquaintance when it changes: the password, or without one the ways in. */
async function proofOf(db: Db, email: string): Promise<string | undefined> {
  const person = await findPersonByEmail(db, email)
  if (!person) return undefined
  return (await findPasswordHash(db, person.id)) ?? (await listSignInMethods(db, person.id)).join()
}

function sign(
  secret: string,
  { email, body, proof }: { email: string; body: string; proof?: string | undefined },
) {
  return mac(secret, `${email}\n${body}\n${proof}`)
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', `known-device:${secret}`).update(text).digest('base64url')
}
