import { createRoute, z } from '@hono/zod-openapi'
import { authBodies, Deletion, ResetRequest, Verification } from '#src/accounts/identity/auth-bodies.ts'
import { Proof } from '#src/accounts/identity/prove-session.ts'
import { roles } from '#src/core/permission.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'

const Account = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(roles).optional(),
  })
  .openapi('Account')
const Session = z.looseObject({ id: z.string(), userId: z.string(), expiresAt: z.string() })
const Done = z.object({ status: z.literal(true) })
const Success = z.object({ success: z.literal(true) })
const Address = z.object({ url: z.string(), redirect: z.boolean() })

const withBody = problems(400, 403, 413, 415, 422, 429, 503)
const withSession = problems(400, 401, 403, 413, 415, 422, 429, 503)

/** api.md's identity calls, which work with a session cookie, as the OpenAPI document has them; auth-calls.ts answers them. */
export const identityRoutes = [
  createRoute({
    method: 'post',
    path: '/auth/sign-up/email',
    summary: 'Make an account and sign in; a verification email follows',
    request: { body: jsonBody(authBodies['sign-up/email']) },
    responses: { 200: json(z.object({ user: Account }), 'Signed in: the cookie is set'), ...withBody },
  }),
  createRoute({
    method: 'post',
    path: '/auth/sign-in/email',
    summary: 'Sign in by email and password',
    request: { body: jsonBody(authBodies['sign-in/email']) },
    responses: {
      200: json(
        z.object({ user: Account.optional() }),
        'The cookie is set; without `user` its session is half until the second factor was given (I12)',
      ),
      ...withBody,
    },
  }),
  createRoute({
    method: 'post',
    path: '/auth/sign-in/social',
    summary: "Begin to sign in by Google or the owner's own provider",
    request: { body: jsonBody(authBodies['sign-in/social']) },
    responses: { 200: json(Address, "The provider's address"), ...withBody },
  }),
  createRoute({
    method: 'post',
    path: '/auth/sign-out',
    summary: 'End the session and its tokens',
    responses: { 200: json(Success), ...withBody },
  }),
  createRoute({
    method: 'get',
    path: '/auth/get-session',
    summary: 'The session of the cookie; null without one and for a half one (I12)',
    responses: {
      200: json(z.object({ session: Session, user: Account }).nullable(), 'The session, or null'),
      ...problems(503),
    },
  }),
  createRoute({
    method: 'post',
    path: '/auth/request-password-reset',
    summary: 'Send a reset link; the same answer for known and unknown (I5)',
    request: { body: jsonBody(ResetRequest) },
    responses: { 200: json(Done), ...withBody },
  }),
  createRoute({
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password by a reset link, and end all sessions (I5)',
    request: { body: jsonBody(authBodies['reset-password']) },
    responses: { 200: json(Done), ...withBody },
  }),
  createRoute({
    method: 'post',
    path: '/auth/change-password',
    summary: 'Set a new password by the old one, and end all other sessions',
    request: { body: jsonBody(authBodies['change-password']) },
    responses: { 200: json(z.object({ user: Account }), 'The cookie is a new one'), ...withSession },
  }),
  createRoute({
    method: 'post',
    path: '/auth/update-user',
    summary: 'Change the display name',
    request: { body: jsonBody(authBodies['update-user']) },
    responses: { 200: json(Done), ...withSession },
  }),
  createRoute({
    method: 'post',
    path: '/auth/delete-user',
    summary: "Delete one's own account (I8)",
    request: { body: jsonBody(Deletion) },
    responses: { 200: json(Success), ...withSession, ...problems(409) },
  }),
  createRoute({
    method: 'post',
    path: '/auth/send-verification-email',
    summary: 'Send the verification email again',
    responses: { 200: json(Done), ...withSession },
  }),
  createRoute({
    method: 'post',
    path: '/auth/verify-email',
    summary: "Prove the mailbox; outside the account's own session only with a new password (I11)",
    request: { body: jsonBody(Verification) },
    responses: { 200: json(Done), ...withBody },
  }),
  createRoute({
    method: 'get',
    path: '/auth/second-factor',
    summary: 'Whether this session is half, and by what it is proved (I12)',
    responses: {
      200: json(
        z.object({
          needed: z.boolean(),
          methods: z.array(z.enum(['totp', 'passkey', 'recovery', 'password', 'sign-in'])),
        }),
        'None without a session',
      ),
      ...problems(503),
    },
  }),
  createRoute({
    method: 'post',
    path: '/auth/second-factor/passkey',
    summary: "WebAuthn's request options, good once for 5 minutes",
    responses: { 200: json(z.looseObject({ challenge: z.string() }), 'The options'), ...withSession },
  }),
  createRoute({
    method: 'post',
    path: '/auth/second-factor/prove',
    summary: 'Make a half session whole, or prove anew who has a whole one (I12)',
    request: { body: jsonBody(Proof) },
    responses: { 200: json(Done), ...withSession },
  }),
]
