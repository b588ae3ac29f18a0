import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { noteSignIn } from '#src/accounts/devices/note-sign-in.ts'
import { queueSecurityEmail } from '#src/accounts/devices/security-email.ts'
import {
  countResetLetter,
  countVerifyLetter,
  guardSession,
  guardSignIn,
} from '#src/accounts/guessing/guard-password.ts'
import { forgetDevice, rememberDevice } from '#src/accounts/guessing/known-device.ts'
import { clearAccountAttempts, countAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { refuseOwnWords } from '#src/accounts/passwords/own-words.ts'
import { findPersonByEmail } from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { clearUnprovedRecord } from '#src/accounts/person/unproved-record.store.ts'
import { askPasskey } from '#src/accounts/second-factor/passkey.ts'
import { markFactorProved } from '#src/accounts/second-factor/second-factor.store.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { freshProofNeeded } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { invalidInput } from '#src/http/invalid.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { refuseOtherSites } from '#src/http/requests/own-site.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { Shop } from '#src/shop.ts'
import { resetPage, verifyPage } from './account-links.ts'
import { authBodies, Deletion, type ProviderCall, ResetRequest, Verification } from './auth-bodies.ts'
import { removeFirstPassword } from './first-password.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { popupDone } from './popup-page.ts'
import { Proof, proofMethods, proveSession } from './prove-session.ts'
import { givenOn, providerCall } from './provider-answer.ts'
import { staffSignIns } from './staff-sign-ins.ts'
import { headersAfter, type JudgedSession, judgedSession, onlyWholeSessions } from './whole-session.ts'

/** What an address may ask of these calls in a quarter of an hour: looser than the limit of an account. */
const perAddress = { name: 'auth', points: 300, seconds: 15 * 60 }

/** api.md's identity calls, under `/api/auth`: checked and limited here, answered by the identity provider. */
export function authCalls(
  shop: Shop,
  provider: IdentityProvider,
  personalData: readonly PersonalData[],
): Hono<ApiEnv> {
  const { db, clock, config } = shop
  const { PUBLIC_URL } = config
  const identity = onlyWholeSessions(shop, provider)
  const calls = new Hono<ApiEnv>().basePath('/api/auth')
  const limited = () => limitPerAddress(db, { ...perAddress, trustProxy: config.TRUST_PROXY })

  const ask = async (c: Context, path: string, body?: unknown) => {
    const method = body === undefined ? ('GET' as const) : ('POST' as const)
    return givenOn(
      await identity.handle(providerCall(PUBLIC_URL, { method, path, body, headers: c.req.raw.headers })),
    )
  }
  const staff = staffSignIns(shop, identity)
  /** Who proved the mailbox and chose a password can sign in with it, whatever strangers tried before. */
  const letOwnerIn = async (c: Context, answer: Response, email: string) => {
    await staff.tell(c, 'password-reset', email)
    await clearAccountAttempts(db, email)
    await rememberDevice(shop, answer, email)
  }
  const tellOfNewPassword = async (c: Context, email: string) => {
    const now = clock()
    const person = await findPersonByEmail(db, email)
    const locale = preferredLocale(c.req.header('accept-language'))
    const payload = { name: person?.name ?? '', at: now.toISOString() }
    await queueSecurityEmail(db, { kind: 'password-changed', recipient: email, locale, payload }, now)
  }
  const sessionOf = async (c: Context): Promise<JudgedSession> => {
    const session = await identity.provenSession(c.req.raw.headers)
    if (!session) throw pleaseLogIn()
    return session
  }
  /** Also one that is half: for giving the second factor and nothing else (I12). */
  const judged = async (c: Context): Promise<JudgedSession> => {
    const session = await judgedSession(shop, provider, c.req.raw.headers)
    if (!session) throw pleaseLogIn()
    return session
  }

  // Around what follows: a session is noted with its device before anybody else reads it.
  calls.use(staff.watch)
  calls.use(async (c, next) => {
    if (c.req.method !== 'GET') refuseOtherSites(c.req.raw.headers, PUBLIC_URL)
    await next()
    const person = await noteSignIn(shop, c, c.res)
    if (person?.role === 'admin') removeFirstPassword(config.DATA_DIR)
    c.header('cache-control', 'no-store')
    // A window that went to Google and back here would otherwise lose the page that opened it.
    c.header('cross-origin-opener-policy', 'unsafe-none')
  })
  calls.on('POST', '/*', limited(), readJson)

  const simple: ProviderCall[] = ['sign-in/social', 'sign-out']
  for (const path of simple)
    calls.post(`/${path}`, async (c) => ask(c, path, await bodyOf(c, authBodies[path])))
  calls.post('/update-user', async (c) => {
    const body = await bodyOf(c, authBodies['update-user'])
    await sessionOf(c)
    return ask(c, 'update-user', body)
  })
  calls.post('/sign-up/email', async (c) => {
    const body = await bodyOf(c, authBodies['sign-up/email'])
    await refuseOwnWords(db, body.password, { ...body, field: 'password' })
    await clearUnprovedRecord(db, body.email, personalData)
    return ask(c, 'sign-up/email', body)
  })
  calls.post('/sign-in/email', async (c) => {
    const body = await bodyOf(c, authBodies['sign-in/email'])
    const answer = await guardSignIn(shop, c, {
      email: body.email,
      signIn: () => ask(c, 'sign-in/email', body),
    }).catch((error: unknown) => {
      staff.tellRefused(c, body.email, error)
      throw error
    })
    const session = await judgedSession(shop, provider, headersAfter(answer))
    // Who knows no more than the password does not learn whose account it is (I12).
    return session?.isWhole ? answer : new Response('{}', { headers: answer.headers })
  })
  calls.post('/change-password', async (c) => {
    const body = await bodyOf(c, authBodies['change-password'])
    const { userId, email, factorProvedAt } = await sessionOf(c)
    await refuseOwnWords(db, body.newPassword, { email, field: 'newPassword' })
    const answer = await guardSession(shop, userId, () => ask(c, 'change-password', body))
    await staff.tell(c, 'password-changed', email)
    // Its sessions end and this browser gets a new one, which it was signed in on all the time: nobody is told of it, and
    // the factor that was given in the old one counts, from when it was.
    await noteSignIn(shop, c, answer, { isKnown: true })
    const next = factorProvedAt && (await judgedSession(shop, provider, headersAfter(answer)))
    if (next)
      await inTransaction(db, (trx) => markFactorProved(trx, next.sessionId, new Date(factorProvedAt)))
    await tellOfNewPassword(c, email)
    return answer
  })
  calls.post('/delete-user', async (c) => {
    const { password } = await bodyOf(c, Deletion)
    const session = await sessionOf(c)
    if (session.hasFactor && !session.isFresh) throw freshProofNeeded()
    await guardSession(shop, session.userId, async () => {
      await identity.deleteAccount(session, password)
      return Response.json({ success: true })
    })
    const answer = await ask(c, 'sign-out', {})
    forgetDevice(shop, answer, session.email)
    return answer
  })
  calls.post('/request-password-reset', async (c) => {
    const { email } = await bodyOf(c, ResetRequest)
    await countResetLetter(shop, c, email)
    await identity.sendReset(email, preferredLocale(c.req.header('accept-language')))
    return c.json({ status: true })
  })
  calls.post('/reset-password', async (c) => {
    const body = await bodyOf(c, authBodies['reset-password'])
    const email = await identity.resetOwner(body.token)
    if (email) await refuseOwnWords(db, body.newPassword, { email, field: 'newPassword' })
    const answer = await ask(c, 'reset-password', body)
    if (email) {
      await letOwnerIn(c, answer, email)
      await tellOfNewPassword(c, email)
    }
    return answer
  })
  calls.post('/send-verification-email', async (c) => {
    const { email } = await sessionOf(c)
    await countAttempt(db, [['verify-letter', email]], clock())
    await countVerifyLetter(shop, email)
    return ask(c, 'send-verification-email', { email })
  })
  calls.post('/verify-email', async (c) => {
    const { token, newPassword } = await bodyOf(c, Verification)
    const sessionOf = (await identity.provenSession(c.req.raw.headers))?.userId
    const email = await identity.verifyMailbox({ token, newPassword, sessionOf })
    const answer = Response.json({ status: true })
    if (newPassword !== undefined) await letOwnerIn(c, answer, email)
    return answer
  })
  // Programs that read emails open every link in them; only a press of a button on that page proves anything.
  calls.get('/verify-email', (c) => {
    const page = pathIn(preferredLocale(c.req.header('accept-language')), verifyPage)
    return c.redirect(`${page}?token=${encodeURIComponent(c.req.query('token') ?? '')}`, 303)
  })
  calls.get('/get-session', async (c) => {
    const session = await judgedSession(shop, provider, c.req.raw.headers)
    return session && !session.isWhole ? c.json(null) : ask(c, 'get-session')
  })
  calls.get('/second-factor', async (c) => {
    const session = await judgedSession(shop, provider, c.req.raw.headers)
    const methods = session ? await proofMethods(db, session) : []
    return c.json({ needed: session?.isWhole === false, methods })
  })
  calls.post('/second-factor/passkey', async (c) => {
    const { userId, sessionId } = await judged(c)
    return c.json(await askPasskey(shop, { userId, sessionId, origin: undefined }))
  })
  calls.post('/second-factor/prove', async (c) => {
    const proof = await bodyOf(c, Proof)
    const session = await judged(c)
    const answer = await proveSession({ ...shop, identity }, session, {
      proof,
      origin: c.req.header('origin'),
    })
    if (!session.isWhole) await staff.tell(c, 'signed-in', session.email)
    return answer
  })
  for (const provider of ['google', 'oidc'])
    calls.get(`/callback/${provider}`, (c) => ask(c, `callback/${provider}${new URL(c.req.url).search}`))
  // Where the letters of a hosted provider lead (record 028).
  calls.get('/action', (c) => {
    const page = c.req.query('mode') === 'resetPassword' ? resetPage : verifyPage
    const there = pathIn(preferredLocale(c.req.query('lang') ?? c.req.header('accept-language')), page)
    return c.redirect(`${there}?token=${encodeURIComponent(c.req.query('oobCode') ?? '')}`, 303)
  })
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
