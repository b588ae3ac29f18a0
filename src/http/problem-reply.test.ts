import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, it } from 'vitest'
import { Problem, type ProblemKind } from '#src/core/problem.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { preferredLocale } from './accept-language.ts'
import { problemReply } from './problem-reply.ts'

async function replyTo(thrown: Error, language = 'en') {
  const logged: string[] = []
  const log = {
    request: () => undefined,
    error: (what: string) => void logged.push(what),
    notice: () => undefined,
    debug: () => undefined,
    close: async () => undefined,
  }
  const app = new Hono()
  app.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable }))
  app.get('/thing/:id', () => {
    throw thrown
  })
  const reply = await app.request('/thing/secret?token=hidden', { headers: { 'accept-language': language } })
  return { reply, body: await reply.json(), logged }
}

const kinds: [ProblemKind, number][] = [
  ['malformed', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['wrong-method', 405],
  ['conflict', 409],
  ['too-large', 413],
  ['wrong-type', 415],
  ['refused', 422],
  ['too-often', 429],
  ['unavailable', 503],
]

it.each(kinds)('answers %s with %i', async (kind, status) => {
  const { reply, body } = await replyTo(new Problem(kind, { en: 'No.', ar: 'لا.' }))
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({ type: 'about:blank', status, detail: 'No.', message: 'No.', errors: [] })
  expect(body.title).toMatch(/\w/)
  expect(reply.headers.has('retry-after')).toBe(status === 429 || status === 503)
})

it('speaks the language of the reader, and carries fields and extra members', async () => {
  const problem = new Problem(
    'conflict',
    { en: 'The price changed.', ar: 'تغيّر السعر.' },
    {
      errors: [{ path: 'products.0', message: { en: 'New price', ar: 'سعر جديد' } }],
      extra: { quote: { total: 12.5 } },
    },
  )
  const { body, reply } = await replyTo(problem, 'ar-OM, en;q=0.8')
  expect(body).toMatchObject({
    detail: 'تغيّر السعر.',
    errors: [{ path: 'products.0', message: 'سعر جديد' }],
    quote: { total: 12.5 },
  })
  expect(reply.headers.get('content-language')).toBe('ar')
})

it('says when to come back', async () => {
  const { reply } = await replyTo(
    new Problem('too-often', { en: '', ar: '' }, { extra: { retryAfter: 12.2 } }),
  )
  expect(reply.headers.get('retry-after')).toBe('13')
})

it('tells nothing of an unexpected error, but logs it without the address', async () => {
  const { reply, body, logged } = await replyTo(new Error('password=hunter2 at /srv/shop.ts'))
  expect(reply.status).toBe(500)
  expect(JSON.stringify(body)).not.toMatch(/hunter2|srv/)
  expect(logged).toEqual(['GET /thing/:id failed'])
})

it('answers 503 while the database cannot serve', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  const { reply, body } = await replyTo(full)
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('disk')
})

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
  'answers 503 while there is no way to the database: %s',
  async (code) => {
    const { reply } = await replyTo(Object.assign(new Error(`connect ${code} db.internal`), { code }))
    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

it("puts the framework's own refusals into the shop's words", async () => {
  const { reply, body } = await replyTo(new HTTPException(415, { message: 'Unsupported Media Type' }))
  expect([reply.status, body.detail]).toEqual([415, 'This call does not take that type of content.'])
})

it.each([
  [undefined, 'en'],
  ['ar', 'ar'],
  ['ar-OM,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr, ar;q=0.2', 'ar'],
  ['en, ar', 'en'],
  ['ar;q=0', 'en'],
  ['arc', 'en'],
])('reads %s as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
