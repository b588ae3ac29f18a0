import { createRoute, z } from '@hono/zod-openapi'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'

const Id = z.object({ id: line(200) })
const Name = line(60).min(1)
const Code = line(20).min(1)
const Added = z.object({
  data: z.object({
    recoveryCodes: z
      .array(z.string())
      .optional()
      .openapi({ description: 'With the first factor, this once' }),
  }),
})
const Message = z.object({ done: z.literal(true) })
const refusals = problems(400, 401, 403, 409, 413, 415, 422, 429, 503)

/** What a browser says about a passkey; checked by the library that reads it. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(20_000) }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** The calls about one's own second factor (I12); second-factor.api.ts answers them. */
export const factorRoutes = {
  list: createRoute({
    method: 'get',
    path: '/secondFactor',
    summary: "One's own second factors (I12)",
    responses: {
      200: json(
        z.object({
          data: z.object({
            factors: z.array(
              z.object({
                _id: z.string(),
                kind: z.enum(['totp', 'passkey']),
                name: z.string(),
                createdAt: z.string(),
                usedAt: z.string().nullable(),
              }),
            ),
            recoveryCodes: z.number().openapi({ description: 'How many are left' }),
          }),
        }),
        'The factors',
      ),
      ...problems(401),
    },
  }),
  beginTotp: createRoute({
    method: 'post',
    path: '/secondFactor/totp',
    summary: 'Begin an app with codes: its secret, and the QR code of it',
    middleware: [readJson] as const,
    request: { body: jsonBody(z.object({ name: Name })) },
    responses: {
      200: json(
        z.object({
          data: z.object({
            secret: z.string(),
            uri: z.string(),
            qr: z.object({ size: z.number(), path: z.string() }),
          }),
        }),
        'The secret; it guards nothing until it is confirmed',
      ),
      ...refusals,
    },
  }),
  confirmTotp: createRoute({
    method: 'post',
    path: '/secondFactor/totp/confirm',
    summary: 'Show by a code that the app has the secret',
    middleware: [readJson] as const,
    request: { body: jsonBody(z.object({ code: Code })) },
    responses: { 200: json(Added, 'The app is added'), ...refusals },
  }),
  beginPasskey: createRoute({
    method: 'post',
    path: '/secondFactor/passkey',
    summary: 'What a browser needs to make a passkey; good once, for five minutes',
    responses: {
      200: json(z.object({ data: z.any() }), 'PublicKeyCredentialCreationOptionsJSON'),
      ...refusals,
    },
  }),
  confirmPasskey: createRoute({
    method: 'post',
    path: '/secondFactor/passkey/confirm',
    summary: 'The passkey a browser has made',
    middleware: [readJson] as const,
    request: { body: jsonBody(z.object({ name: Name, credential: PasskeyAnswer })) },
    responses: { 200: json(Added, 'The passkey is added'), ...refusals },
  }),
  newCodes: createRoute({
    method: 'post',
    path: '/secondFactor/recoveryCodes',
    summary: 'Ten new recovery codes; those before work no more',
    responses: {
      200: json(z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }), 'The codes, this once'),
      ...problems(401, 403, 404, 503),
    },
  }),
  rename: createRoute({
    method: 'put',
    path: '/secondFactor/{id}',
    summary: 'Give one of them another name',
    middleware: [readJson] as const,
    request: { params: Id, body: jsonBody(z.object({ name: Name })) },
    responses: { 200: json(Message), ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/secondFactor/{id}',
    summary: 'Take one of them away',
    request: { params: Id },
    responses: { 200: json(Message), ...problems(401, 403, 404, 503) },
  }),
  removeOfOther: createRoute({
    method: 'delete',
    path: '/userSecondFactor/{id}',
    summary: 'Take all second factors from somebody who lost them; they are told by letter',
    request: { params: Id },
    responses: { 200: json(Message), ...problems(401, 403, 404, 503) },
  }),
}
