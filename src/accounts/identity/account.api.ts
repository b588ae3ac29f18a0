import { createRoute, z } from '@hono/zod-openapi'
import { findPasswordHash, findRole } from '#src/accounts/person/person.store.ts'
import { roles } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { refuseOtherSites } from '#src/http/requests/own-site.ts'
import type { Shop } from '#src/shop.ts'
import { signAccessToken } from './access-token.ts'
import { Email } from './auth-bodies.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { hasGoogle } from './openid-option.ts'
import { onlyWholeSessions } from './whole-session.ts'

const Me = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    emailVerified: z.boolean(),
    hasPassword: z.boolean().openapi({ description: 'False for who only comes by Google' }),
    mustEnrol: z
      .boolean()
      .openapi({ description: 'Staff whose rights rest until they add a second factor (I12)' }),
  })
  .openapi('Me')

const Methods = z
  .object({
    password: z.boolean(),
    google: z.boolean(),
    oidc: z.string().nullable().openapi({ description: 'The name of another OpenID provider (OIDC_NAME)' }),
  })
  .openapi('SignInMethods')

const jwtRoute = createRoute({
  method: 'post',
  path: '/jwt',
  summary: 'An access token of 15 minutes for the email of the session cookie, and no other (I1)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ email: Email })) },
  responses: {
    200: json(z.object({ token: z.string() }), 'The token'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const meRoute = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who is asking, as the database has them now',
  responses: { 200: json(z.object({ data: Me }), 'The person'), ...problems(401) },
})

const methodsRoute = createRoute({
  method: 'get',
  path: '/signInMethods',
  summary: 'Which ways to sign in this shop offers',
  responses: {
    200: json(z.object({ data: Methods }), 'The ways'),
  },
})

/** The calls about one's own account. */
export function accountApi(shop: Shop, provider: IdentityProvider) {
  const { db, clock, secret, config } = shop
  const identity = onlyWholeSessions(shop, provider)
  return apiRouter()
    .openapi(jwtRoute, async (c) => {
      refuseOtherSites(c.req.raw.headers, config.PUBLIC_URL)
      const session = await identity.provenSession(c.req.raw.headers)
      if (!session || session.email !== c.req.valid('json').email) throw noSession()
      for (const cookie of session.renewal) c.header('set-cookie', cookie, { append: true })
      c.header('cache-control', 'no-store')
      return c.json({ token: await signAccessToken(secret, session, clock()) }, 200)
    })
    .openapi(meRoute, async (c) => {
      const { id, ...person } = personOf(c)
      const hasPassword = (await findPasswordHash(db, id)) !== undefined
      const mustEnrol = c.get('mustEnrol')
      const role = await findRole(db, id)
      return c.json({ data: Me.parse({ ...person, role, _id: id, hasPassword, mustEnrol }) }, 200)
    })
    .openapi(methodsRoute, (c) =>
      c.json({ data: { password: true, google: hasGoogle(config), oidc: config.OIDC_NAME ?? null } }, 200),
    )
}
export type AccountApi = ReturnType<typeof accountApi>

function noSession(): Problem {
  return new Problem('unauthenticated', {
    en: 'Please log in with this email first.',
    ar: 'يرجى تسجيل الدخول بهذا البريد أولًا.',
  })
}
