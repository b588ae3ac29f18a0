import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { guardSession, guardSignIn } from '#src/accounts/guessing/guard-password.ts'
import { rememberDevice } from '#src/accounts/guessing/known-device.ts'
import { clearAccountAttempts, countAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { clearUnprovedRecord } from '#src/accounts/person/unproved-record.store.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { invalidInput } from '#src/http/invalid.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { Shop } from '#src/shop.ts'
import { accountLinks, verifyPage } from './account-links.ts'
import { authBodies, Deletion, type ProviderCall, ResetRequest, Verification } from './auth-bodies.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import type { IdentityProvider, ProvenSession } from './identity-provider.ts'
import { refuseOtherSites } from './own-origin.ts'
import { popupDone } from './popup-page.ts'
import { givenOn, providerCall } from './provider-answer.ts'
import { verifyMailbox } from './verify-mailbox.ts'

/** What an address may ask of these calls in a quarter of an hour: looser than the limit of an account. */
const perAddress = { points: 300, seconds: 15 * 60 }

/** api.md's identity calls, under `/api/auth`: checked and limited here, answered by the identity provider. */
export function authCalls(
  shop: Shop,
  identity: IdentityProvider,
  personalData: readonly PersonalData[],
): Hono<ApiEnv> {
  const { db, clock, config } = shop
  const { PUBLIC_URL } = config
  const calls = new Hono<ApiEnv>().basePath('/api/auth')
  const limited = () => limitPerAddress({ ...perAddress, trustProxy: config.TRUST_PROXY })

  const ask = async (c: Context, path: string, body?: unknown) => {
    const method = body === undefined ? ('GET' as const) : ('POST' as const)
    return givenOn(
      await identity.handle(providerCall(PUBLIC_URL, { method, path, body, headers: c.req.raw.headers })),
    )
  }
  /** Who proved the mailbox and chose a password can sign in with it, whatever strangers tried before. */
  const letOwnerIn = async (answer: Response, email: string) => {
    await clearAccountAttempts(db, email)
    await rememberDevice(shop, answer, email)
  }
  const sessionOf = async (c: Context): Promise<ProvenSession> => {
    const session = await identity.provenSession(c.req.raw.headers)
    if (!session) throw pleaseLogIn()
    return session
  }

  calls.use(async (c, next) => {
    if (c.req.method !== 'GET') refuseOtherSites(c.req.raw.headers, PUBLIC_URL)
    await next()
    c.header('cache-control', 'no-store')
    // A window that went to Google and back here would otherwise lose the page that opened it.
    c.header('cross-origin-opener-policy', 'unsafe-none')
  })
  calls.on('POST', '/*', limited(), readJson)

  const simple: ProviderCall[] = ['sign-in/social', 'sign-out', 'update-user']
  for (const path of simple)
    calls.post(`/${path}`, async (c) => ask(c, path, await bodyOf(c, authBodies[path])))
  calls.post('/sign-up/email', async (c) => {
    const body = await bodyOf(c, authBodies['sign-up/email'])
    await clearUnprovedRecord(db, body.email, personalData)
    return ask(c, 'sign-up/email', body)
  })
  calls.post('/sign-in/email', async (c) => {
    const body = await bodyOf(c, authBodies['sign-in/email'])
    return guardSignIn(shop, c, { email: body.email, signIn: () => ask(c, 'sign-in/email', body) })
  })
  calls.post('/change-password', async (c) => {
    const body = await bodyOf(c, authBodies['change-password'])
    const { userId, email } = await sessionOf(c)
    const answer = await guardSession(shop, userId, () => ask(c, 'change-password', body))
    await rememberDevice(shop, answer, email)
    return answer
  })
  calls.post('/delete-user', async (c) => {
    const { password } = await bodyOf(c, Deletion)
    const session = await sessionOf(c)
    await guardSession(shop, session.userId, () =>
      deleteOwnAccount(shop, session, { password, personalData }),
    )
    return ask(c, 'sign-out', {})
  })
  calls.post('/request-password-reset', async (c) => {
    const { email } = await bodyOf(c, ResetRequest)
    await countAttempt(db, [['reset-letter', email]], clock())
    await accountLinks.sendReset(shop, email, preferredLocale(c.req.header('accept-language')))
    return c.json({ status: true })
  })
  calls.post('/reset-password', async (c) => {
    const body = await bodyOf(c, authBodies['reset-password'])
    const email = await accountLinks.resetOwner(shop, body.token)
    const answer = await ask(c, 'reset-password', body)
    if (email) await letOwnerIn(answer, email)
    return answer
  })
  calls.post('/send-verification-email', async (c) => {
    const { email } = await sessionOf(c)
    await countAttempt(db, [['verify-letter', email]], clock())
    return ask(c, 'send-verification-email', { email })
  })
  calls.post('/verify-email', async (c) => {
    const { token, newPassword } = await bodyOf(c, Verification)
    const sessionOf = (await identity.provenSession(c.req.raw.headers))?.userId
    const email = await verifyMailbox(shop, { token, newPassword, sessionOf })
    const answer = Response.json({ status: true })
    if (newPassword !== undefined) await letOwnerIn(answer, email)
    return answer
  })
  // Programs that read emails open every link in them; only a press of a button on that page proves anything.
  calls.get('/verify-email', (c) => {
    const page = pathIn(preferredLocale(c.req.header('accept-language')), verifyPage)
    return c.redirect(`${page}?token=${encodeURIComponent(c.req.query('token') ?? '')}`, 303)
  })
  calls.get('/get-session', (c) => ask(c, 'get-session'))
  calls.get('/callback/google', (c) => ask(c, `callback/google${new URL(c.req.url).search}`))
  calls.get('/popup-done', () => popupDone(PUBLIC_URL))
  calls.get('/error', (c) => {
    const error = encodeURIComponent(c.req.query('error') ?? 'failed')
    return c.redirect(`/api/auth/popup-done?error=${error}`)
  })
  return calls
}

async function bodyOf<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const body = await c.req.json().catch(() => undefined)
  const { data, error } = schema.safeParse(body ?? {})
  if (error) throw invalidInput(error)
  return data as z.output<S>
}

function pleaseLogIn(): Problem {
  return new Problem(
    'unauthenticated',
    { en: 'Please log in to go on.', ar: 'يرجى تسجيل الدخول للمتابعة.' },
    { extra: { code: 'UNAUTHORIZED' } },
  )
}
