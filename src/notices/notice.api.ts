import { createRoute, z } from '@hono/zod-openapi'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { type Identify, personOf, tokenIn } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { Notice, noticeId } from './notice.ts'
import { countUnseen, listNotices, markSeen, presentNotice } from './notice-list.store.ts'
import { createNoticeStreams } from './notice-streams.ts'

const shown = 30

const Notices = z
  .object({
    data: z.array(Notice),
    seen: z.string().meta({ description: 'The `_id` up to which the caller has seen them; or nothing' }),
    unseen: z.number().int().meta({ description: 'How many came since; 100 at most' }),
  })
  .meta({ id: 'Notices' })

const listRoute = createRoute({
  method: 'get',
  path: '/notices',
  summary: 'The newest 30 notices for staff, and how many of them are new to the caller (N1)',
  responses: { 200: json(Notices, 'The notices'), ...problems(401, 403, 503) },
})

const seenRoute = createRoute({
  method: 'put',
  path: '/noticesSeen',
  summary: 'Say up to which notice the caller has seen them (N1)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ upTo: noticeId }).meta({ id: 'NoticesSeen' })) },
  responses: { 200: json(Notices, 'The notices'), ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const streamRoute = createRoute({
  method: 'get',
  path: '/noticeStream',
  summary: 'Notices and changed orders as server-sent events, as they come (N2, N5)',
  request: {
    query: z.object({
      seconds: z.coerce
        .number()
        .int()
        .min(0)
        .max(3600)
        .optional()
        .meta({ description: 'Ends after so long; without it, with the token or the session' }),
    }),
    headers: z.object({ 'last-event-id': noticeId.optional() }),
  },
  responses: {
    200: {
      description:
        'Events of the name `notice`, each with a Notice as its data, and `orders` with the record ids of orders that staff changed; without ids they are too many to name',
      content: { 'text/event-stream': { schema: { type: 'string' as const } } },
    },
    ...problems(401, 403, 422, 429, 503),
  },
})

/** What staff are told of, and how it reaches them at once (N1, N2). */
export function noticeApi({ db, stopping }: Pick<Shop, 'db' | 'stopping'>, identify: Identify) {
  const streams = createNoticeStreams({ db, identify, stopping })

  async function noticesOf(personId: string): Promise<z.infer<typeof Notices>> {
    const [rows, reader] = [await listNotices(db, { limit: shown }), await countUnseen(db, personId)]
    return { data: rows.map(presentNotice), ...reader }
  }

  return apiRouter()
    .openapi(listRoute, async (c) => c.json(await noticesOf(personOf(c).id), 200))
    .openapi(seenRoute, async (c) => {
      const { id } = personOf(c)
      await inTransaction(db, (trx) => markSeen(trx, id, c.req.valid('json').upTo))
      return c.json(await noticesOf(id), 200)
    })
    .openapi(streamRoute, async (c) => {
      const stream = await streams.open({
        personId: personOf(c).id,
        token: tokenIn(c.req.header('authorization')) ?? '',
        after: c.req.valid('header')['last-event-id'],
        seconds: c.req.valid('query').seconds,
      })
      // No proxy may gather what has to be there within two seconds.
      return c.body(stream, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    })
}
export type NoticeApi = ReturnType<typeof noticeApi>
