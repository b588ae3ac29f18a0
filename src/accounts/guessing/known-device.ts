import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { findPasswordHash, findPersonByEmail } from '#src/accounts/person/person.store.ts'
import type { Shop } from '#src/shop.ts'

/** How long a browser is known to an account after its last good sign-in. */
const keptSeconds = 180 * 24 * 3600

type DeviceContext = Pick<Shop, 'db' | 'clock' | 'secret' | 'config'>

/**
 * Which browser of the account's owner is asking, by the cookie of an earlier good sign-in; undefined for a stranger.
 * It ends with the password it was signed in by, so that who knew an old one is a stranger again (I5').
 */
export async function knownDevice(
  shop: DeviceContext,
  c: Context,
  email: string,
): Promise<string | undefined> {
  const [device, since, given] = getCookie(c, cookieName(shop, email))?.split('.') ?? []
  if (!device || !since || !given) return undefined
  if (Number(since) + keptSeconds * 1000 < shop.clock().getTime()) return undefined
  const signature = await sign(shop, email, `${device}.${since}`)
  if (!signature || signature.length !== given.length) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(given)) ? device : undefined
}

/** Makes the browser that gets this answer known to the account, whose password it has just proved or chosen. */
export async function rememberDevice(shop: DeviceContext, answer: Response, email: string): Promise<void> {
  const body = `${randomUUID()}.${shop.clock().getTime()}`
  const signature = await sign(shop, email, body)
  if (!signature) return
  const cookie = generateCookie(cookieName(shop, email), `${body}.${signature}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.config.PUBLIC_URL.startsWith('https:'),
    path: '/api/auth',
    maxAge: keptSeconds,
  })
  answer.headers.append('set-cookie', cookie)
}

/** Each account has its cookie, so that two of one household do not take each other's place; it names no e-mail. */
function cookieName({ secret }: DeviceContext, email: string): string {
  return `haqiba.known-${mac(secret, email).slice(0, 12)}`
}

async function sign({ db, secret }: DeviceContext, email: string, body: string): Promise<string | undefined> {
  const person = await findPersonByEmail(db, email)
  const password = person && (await findPasswordHash(db, person.id))
  return password && mac(secret, `${email}\n${body}\n${password}`)
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', `known-device:${secret}`).update(text).digest('base64url')
}
