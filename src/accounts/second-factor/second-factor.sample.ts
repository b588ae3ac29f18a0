import { expect } from 'vitest'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import type { Role } from '#src/core/permission.ts'
import type { Answer, TestShop } from '#test/shop.ts'
import { codeOf, stepAt } from './totp.ts'

export const password = 'a good long one'

/** Somebody of this role who signed up by password in a browser of their own, mailbox proved. */
export async function signUp(shop: TestShop, email: string, role: Role): Promise<Browser> {
  const browser = browserOf(shop)
  const { status } = await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
  expect(status).toBe(200)
  await shop.db.updateTable('users').set({ role, email_verified: 1 }).where('email', '=', email).execute()
  return browser
}

/** The same person in another browser, by password. */
export async function signInAgain(shop: TestShop, email: string, by = password): Promise<Browser> {
  const browser = browserOf(shop)
  expect((await browser.post('/api/auth/sign-in/email', { email, password: by })).status).toBe(200)
  return browser
}

/** The answer of POST /jwt to this browser. */
export function askToken(browser: Browser, email: string): Promise<Answer> {
  return browser.post('/api/jwt', { email })
}

/** A call with this browser's access token; its session must be whole. */
export async function callAs(
  shop: TestShop,
  { browser, email }: { browser: Browser; email: string },
  [method, address]: readonly [string, string],
  body?: unknown,
): Promise<Answer> {
  const { status, json } = await askToken(browser, email)
  expect([address, status]).toEqual([address, 200])
  return shop.send(method, address, body === undefined ? undefined : JSON.stringify(body), {
    authorization: `Bearer ${json.token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  })
}

/** Adds an app with codes; answers what makes its codes, and the recovery codes. */
export async function addApp(shop: TestShop, who: { browser: Browser; email: string }) {
  const begun = await callAs(shop, who, ['POST', '/api/secondFactor/totp'], { name: 'Phone' })
  expect(begun.status).toBe(200)
  const code = () => codeOf(begun.json.data.secret, stepAt(shop.now))
  const added = await callAs(shop, who, ['POST', '/api/secondFactor/totp/confirm'], { code: code() })
  expect(added.status).toBe(200)
  return {
    secret: String(begun.json.data.secret),
    code,
    recoveryCodes: added.json.data.recoveryCodes as string[],
  }
}

/** Gives a second factor in this browser. */
export function prove(browser: Browser, proof: Record<string, unknown>): Promise<Answer> {
  return browser.post('/api/auth/second-factor/prove', proof)
}

/** Some minutes later. */
export function later(shop: TestShop, minutes: number): void {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000)
}
