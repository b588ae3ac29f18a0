import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { readDevice } from './device.ts'
import { endOtherSessions, endSession, listOpenSessions, type OpenSession } from './session.store.ts'

const OwnSession = z
  .object({
    _id: z.string(),
    browser: z.string().openapi({ description: 'As its maker calls it; empty for one that is not known' }),
    system: z.string().openapi({ description: 'As its maker calls it; empty for one that is not known' }),
    address: z.string().openapi({ description: 'Shortened; empty for sessions from before it was kept' }),
    createdAt: z.string().openapi({ description: 'ISO 8601 in UTC' }),
    lastSeenAt: z.string().openapi({ description: 'ISO 8601 in UTC, within 15 minutes' }),
    current: z.boolean().openapi({ description: 'True for the session that asks' }),
  })
  .openapi('OwnSession')

const listRoute = createRoute({
  method: 'get',
  path: '/mySessions',
  summary: 'Where the person who asks is signed in (I14), the last seen first; at most 100',
  responses: { 200: json(z.object({ data: z.array(OwnSession) }), 'The sessions'), ...problems(401) },
})

const endRoute = createRoute({
  method: 'delete',
  path: '/mySessions/{id}',
  summary: "End one of one's own sessions and its access tokens",
  request: { params: z.object({ id: line(200) }) },
  responses: { 200: json(z.object({ message: z.string() }), 'It is over'), ...problems(401, 404, 422, 503) },
})

const endOthersRoute = createRoute({
  method: 'delete',
  path: '/mySessions',
  summary: "End all of one's own sessions but the one that asks",
  responses: {
    200: json(z.object({ message: z.string(), ended: z.number() }), 'They are over'),
    ...problems(401, 503),
  },
})

const texts = {
  ended: { en: 'That device is logged out.', ar: 'تم تسجيل الخروج من ذلك الجهاز.' },
  othersEnded: { en: 'All other devices are logged out.', ar: 'تم تسجيل الخروج من الأجهزة الأخرى.' },
}

/** The sessions of whoever asks, and of nobody else (I14). */
export function sessionApi({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const sessions = await listOpenSessions(db, personOf(c).id, clock())
      const data = sessions.map((one) => present(one, c.get('session')))
      return c.json({ data: z.array(OwnSession).parse(data) }, 200)
    })
    .openapi(endOthersRoute, async (c) => {
      const ended = await endOtherSessions(db, c.get('session') ?? '', { by: actorOf(c), now: clock() })
      return c.json({ message: texts.othersEnded[localeOf(c)], ended }, 200)
    })
    .openapi(endRoute, async (c) => {
      if (!(await endSession(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })))
        throw noSuchSession()
      return c.json({ message: texts.ended[localeOf(c)] }, 200)
    })
}
export type SessionApi = ReturnType<typeof sessionApi>

function present(row: OpenSession, current: string | undefined): z.infer<typeof OwnSession> {
  return {
    _id: row.id,
    ...readDevice(row.user_agent),
    address: row.ip_address ?? '',
    createdAt: row.created_at,
    lastSeenAt: row.seen_at ?? row.created_at,
    current: row.id === current,
  }
}

function localeOf(c: { req: { header(name: string): string | undefined } }) {
  return preferredLocale(c.req.header('accept-language'))
}

function noSuchSession(): Problem {
  return new Problem('not-found', {
    en: 'This device is logged out already.',
    ar: 'تم تسجيل الخروج من هذا الجهاز من قبل.',
  })
}
