import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { deleteMessage, markMessage, replyToMessage, texts } from './answer-message.ts'
import { countOpenMessages, findConversation, listMessages } from './inbox.store.ts'
import { InboxConversation, InboxMark, InboxMessage, InboxReply, inboxParams, inboxStates } from './inbox.ts'

const pageSize = 30
const conversation = z.object({ data: InboxConversation })

const listRoute = createRoute({
  method: 'get',
  path: '/inbox',
  summary: 'Messages of visitors, the newest first, in pages (N3)',
  request: {
    query: z.object({
      state: z.enum(inboxStates).optional(),
      q: line(100).optional().meta({ description: 'Part of name, email or words' }),
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(InboxMessage), nextCursor: z.string().optional() }), 'The messages'),
    ...problems(400, 401, 403, 422),
  },
})

const countRoute = createRoute({
  method: 'get',
  path: '/inboxCount',
  summary: 'How many messages nobody has answered; 1000 at most (N3)',
  responses: { 200: json(z.object({ open: z.number().int() }), 'The number'), ...problems(401, 403, 503) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/inbox/{id}',
  summary: 'One message with what was written back',
  request: { params: inboxParams },
  responses: { 200: json(conversation, 'The message'), ...problems(401, 403, 404) },
})

const replyRoute = createRoute({
  method: 'post',
  path: '/inbox/{id}/reply',
  summary: 'Answer a message by email, in the language it came in (N3)',
  middleware: [readJson] as const,
  request: { params: inboxParams, body: jsonBody(InboxReply) },
  responses: {
    200: json(conversation, 'It is answered; the email leaves'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const markRoute = createRoute({
  method: 'put',
  path: '/inbox/{id}',
  summary: 'Say that a message was answered some other way, or is open again (N3)',
  middleware: [readJson] as const,
  request: { params: inboxParams, body: jsonBody(InboxMark) },
  responses: {
    200: json(conversation, 'The message'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/inbox/{id}',
  summary: 'Delete a message and its replies; for the admin (N3)',
  request: { params: inboxParams },
  responses: {
    200: json(z.object({ deletedCount: z.literal(1) }), 'It is gone'),
    ...problems(401, 403, 404, 503),
  },
})

/** The inbox of the staff (N3). */
export function inboxApi(shop: Shop) {
  const { db, clock } = shop

  async function found(id: string): Promise<{ data: InboxConversation }> {
    const data = await findConversation(db, id)
    if (!data) throw new Problem('not-found', texts.none)
    return { data }
  }

  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { limit = pageSize, cursor, ...asked } = c.req.valid('query')
      const { items, next } = await listMessages(await listDb(c, shop), asked, { limit, cursor })
      linkNextPage(c, next)
      return c.json({ data: items, ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(countRoute, async (c) => c.json({ open: await countOpenMessages(await listDb(c, shop)) }, 200))
    .openapi(readRoute, async (c) => c.json(await found(c.req.valid('param').id), 200))
    .openapi(replyRoute, async (c) => {
      const { id } = c.req.valid('param')
      await replyToMessage(db, id, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await found(id), 200)
    })
    .openapi(markRoute, async (c) => {
      const { id } = c.req.valid('param')
      await markMessage(db, id, c.req.valid('json').answered, { by: actorOf(c), now: clock() })
      return c.json(await found(id), 200)
    })
    .openapi(deleteRoute, async (c) => {
      await deleteMessage(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })
      return c.json({ deletedCount: 1 as const }, 200)
    })
}
export type InboxApi = ReturnType<typeof inboxApi>
