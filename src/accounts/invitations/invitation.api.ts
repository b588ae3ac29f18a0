import { createRoute, z } from '@hono/zod-openapi'
import { Email, PersonName } from '#src/accounts/identity/auth-bodies.ts'
import { NewPassword } from '#src/accounts/passwords/password-rules.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, addressIn } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { MailGoesTo, mailGoesTo } from '#src/mail/mail-goes-to.ts'
import type { Shop } from '#src/shop.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { invitedRoles } from './invitation.ts'
import { invite, listInvitations, revokeInvitation } from './invite.ts'

const Role = z.enum(invitedRoles)
const Token = line(200).min(1)
const Done = z.object({ done: z.literal(true) })
const Invitation = z
  .object({
    _id: z.string(),
    email: z.string(),
    role: Role,
    by: z.string().nullable().openapi({ description: 'The name of the admin who sent it' }),
    invitedAt: z.string().openapi({ description: 'ISO 8601 in UTC' }),
    expiresAt: z.string(),
  })
  .openapi('Invitation')

const listRoute = createRoute({
  method: 'get',
  path: '/invitations',
  summary: 'The open invitations to the staff, the newest first (I17)',
  responses: { 200: json(z.object({ data: z.array(Invitation) }), 'The invitations'), ...problems(401, 403) },
})

const inviteRoute = createRoute({
  method: 'post',
  path: '/invitations',
  summary: 'Send somebody a link to a role of the staff, good once for 48 hours (I17)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ email: Email, role: Role })) },
  responses: {
    200: json(Done.extend({ goTo: MailGoesTo }), 'The letter is written'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
})

const revokeRoute = createRoute({
  method: 'delete',
  path: '/invitations/{id}',
  summary: 'Take an invitation back: its link is dead (I17)',
  request: { params: z.object({ id: line(200) }) },
  responses: { 200: json(Done, 'Taken back'), ...problems(401, 403, 404, 503) },
})

const readRoute = createRoute({
  method: 'post',
  path: '/invitation',
  summary: 'What an invitation says to whoever holds its link (I17)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ token: Token })) },
  responses: {
    200: json(
      z.object({
        data: z.object({
          email: z.string(),
          role: Role,
          hasAccount: z.boolean().openapi({ description: 'Accepted only signed in with this email' }),
        }),
      }),
      'The invitation',
    ),
    ...problems(400, 413, 415, 422, 429),
  },
})

const acceptRoute = createRoute({
  method: 'post',
  path: '/invitation/accept',
  summary: 'Take an invitation: a new account by name and password, or signed in to the one there is (I17)',
  middleware: [readJson] as const,
  request: {
    body: jsonBody(z.object({ token: Token, name: PersonName.optional(), password: NewPassword.optional() })),
  },
  responses: {
    200: json(z.object({ data: z.object({ email: z.string(), role: Role }) }), 'The role is given'),
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})

/** Inviting somebody to the staff, and accepting it (I17). */
export function invitationApi(shop: Shop) {
  const { db, clock, config } = shop
  const router = apiRouter()
  const limited = limitPerAddress(db, {
    name: 'invitation',
    points: 60,
    seconds: 15 * 60,
    trustProxy: config.TRUST_PROXY,
  })
  for (const { path } of [readRoute, acceptRoute]) router.on('POST', path, limited)
  return router
    .openapi(listRoute, async (c) => {
      const rows = await listInvitations(db, clock())
      const data = rows.map(({ id, email, role, by, invited_at, expires_at }) =>
        Invitation.parse({ _id: id, email, role, by, invitedAt: invited_at, expiresAt: expires_at }),
      )
      return c.json({ data }, 200)
    })
    .openapi(inviteRoute, async (c) => {
      const locale = preferredLocale(c.req.header('accept-language'))
      await invite(shop, { ...c.req.valid('json'), locale }, actorOf(c))
      return c.json({ done: true as const, goTo: mailGoesTo(config) }, 200)
    })
    .openapi(revokeRoute, async (c) => {
      await revokeInvitation(shop, c.req.valid('param').id, actorOf(c))
      return c.json({ done: true as const }, 200)
    })
    .openapi(readRoute, async (c) => {
      return c.json({ data: await readInvitation(shop, c.req.valid('json').token) }, 200)
    })
    .openapi(acceptRoute, async (c) => {
      const { token, name, password } = c.req.valid('json')
      const account = name !== undefined && password !== undefined ? { name, password } : undefined
      const address = addressIn(c, config.TRUST_PROXY)
      const data = await acceptInvitation(shop, { token, account, caller: c.get('caller'), address })
      return c.json({ data }, 200)
    })
}
export type InvitationApi = ReturnType<typeof invitationApi>
