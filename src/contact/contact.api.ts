import { createRoute } from '@hono/zod-openapi'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { contactMessages } from './contact.messages.ts'
import { keepMessage } from './contact.store.ts'
import { ContactReply, ContactRequest } from './contact.ts'

const sendRoute = createRoute({
  method: 'post',
  path: '/contact',
  summary: 'Write to the shop: the message is kept and mailed to it (P9)',
  middleware: [readJson] as const,
  request: { body: jsonBody(ContactRequest) },
  responses: { 200: json(ContactReply, 'The message is kept'), ...problems(400, 413, 415, 422, 429, 503) },
})

/** The contact form's call; ten messages a minute from one address. */
export function contactApi({ db, clock, config }: Shop) {
  const router = apiRouter()
  router.on(
    'POST',
    '/contact',
    limitPerAddress(db, { name: 'contact', points: 10, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router.openapi(sendRoute, async (c) => {
    const locale = preferredLocale(c.req.header('accept-language'))
    const insertedId = await keepMessage(db, c.req.valid('json'), {
      now: clock(),
      locale,
      shopMail: config.SHOP_MAIL,
    })
    const { thanks } = contactMessages[locale]
    return c.json(ContactReply.parse({ insertedId, message: thanks }), 200)
  })
}
export type ContactApi = ReturnType<typeof contactApi>
