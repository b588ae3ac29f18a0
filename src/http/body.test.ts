import { getRequestListener } from '@hono/node-server'
import { createRoute } from '@hono/zod-openapi'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { apiRouter } from './api-router.ts'
import { readJson } from './body.ts'
import { line, paragraph } from './field.ts'
import { createLog } from './log.ts'
import { problemReply } from './problem-reply.ts'
import { json, jsonBody, problems } from './replies.ts'
import { serve } from './test-server.ts'

const Note = z.object({
  title: line(20).min(1),
  text: paragraph(100).optional(),
  copies: z.number().int().min(1).max(99).default(1),
  colour: z.enum(['red', 'black']).optional(),
  email: z.email().optional(),
  tags: z.array(line(10)).max(3).optional(),
})

function noteApi() {
  const route = createRoute({
    method: 'post',
    path: '/note',
    middleware: [readJson],
    request: { body: jsonBody(Note) },
    responses: { 200: json(Note), ...problems(400, 413, 415, 422) },
  })
  const api = apiRouter().openapi(route, (c) => c.json(c.req.valid('json'), 200))
  const log = createLog('silent')
  api.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable }))
  return api
}

const asJson = { 'content-type': 'application/json' }

async function open() {
  const ask = await serve(getRequestListener(noteApi().fetch))
  return async (body: string | Uint8Array, headers: Record<string, string> = asJson) => {
    const reply = await ask('/note', headers, { method: 'POST', body })
    return { ...reply, json: JSON.parse(reply.body.toString()) }
  }
}

it('hands the parsed body to the schema', async () => {
  const post = await open()
  const reply = await post('{"title":"  caf\\u0065\\u0301 \\u202e","unknown":1}')
  expect([reply.status, reply.json]).toEqual([200, { title: 'café', copies: 1 }])
})

it.each([
  ['text that is not JSON', '{"title":', 400],
  ['nothing', '', 400],
  ['a __proto__ member', '{"title":"a","__proto__":{"admin":true}}', 400],
  ['an escaped __proto__', '{"title":"a","\\u005f_proto__":{"admin":true}}', 400],
  ['a constructor.prototype', '{"title":"a","constructor":{"prototype":{"x":1}}}', 400],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['deep nesting', `{"title":"a","x":${'['.repeat(33)}${']'.repeat(33)}}`, 400],
  ['very deep nesting', '['.repeat(90_000), 400],
  ['a NUL', '{"title":"a\\u0000"}', 400],
  ['half a character', '{"title":"\\ud800"}', 400],
  ['an array', '[]', 400],
  ['null', 'null', 400],
  ['a wrong type', '{"title":1}', 400],
  ['a missing field', '{}', 400],
  ['an empty text', '{"title":"   "}', 422],
  ['a control character', '{"title":"a\\u0007b"}', 422],
  ['a second line', '{"title":"a\\nb"}', 422],
  ['a long text', '{"title":"aaaaaaaaaaaaaaaaaaaaa"}', 422],
  ['a fraction', '{"title":"a","copies":1.5}', 422],
  ['an infinite number', '{"title":"a","copies":1e999}', 422],
  ['a huge number', '{"title":"a","copies":1e300}', 422],
  ['a negative number', '{"title":"a","copies":-1}', 422],
  ['an unknown choice', '{"title":"a","colour":"blue"}', 422],
  ['a bad e-mail', '{"title":"a","email":"@"}', 422],
])('refuses %s', async (_, body, status) => {
  const post = await open()
  const reply = await post(body)
  expect(reply.status).toBe(status)
  expect(reply.headers['content-type']).toBe('application/problem+json')
  expect(reply.json.message).toBe(reply.json.detail)
  expect(reply.json.message).not.toMatch(/expected|received|Invalid input|zod/i)
})

it('names each bad field in plain words', async () => {
  const post = await open()
  const bad = '{"title":"","copies":100,"colour":"blue","tags":["a","b","bad\\u0007"]}'
  const words = (await post(bad, { ...asJson, 'accept-language': 'en' })).json
  expect(words.errors).toEqual([
    { path: 'title', message: 'Please fill this in.' },
    { path: 'copies', message: 'It must be at most 99.' },
    { path: 'colour', message: 'Please choose one of: red, black.' },
    { path: 'tags.2', message: 'This text has characters in it that cannot be used.' },
  ])
  const arabic = (await post(bad, { ...asJson, 'accept-language': 'ar' })).json
  expect(arabic.errors).toHaveLength(4)
  for (const { message } of arabic.errors) expect(message).toMatch(/[\u0600-\u06ff]/)
})

it('refuses a body of another type', async () => {
  const post = await open()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
  ]) {
    expect((await post('{"title":"a"}', { 'content-type': type })).status).toBe(415)
  }
  expect((await post('{"title":"a"}', {})).status).toBe(415)
  expect((await post('{"title":"a"}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
    200,
  )
})

it('reads up to its limit and not a byte more, whatever the headers say', async () => {
  const post = await open()
  const padded = (bytes: number) => `{"title":"a"${' '.repeat(bytes - 13)}}`
  const chunked = { ...asJson, 'transfer-encoding': 'chunked' }
  expect((await post(padded(100_000))).status).toBe(200)
  expect((await post(padded(100_001))).status).toBe(413)
  expect((await post(padded(100_000), chunked)).status).toBe(200)
  expect((await post(padded(100_001), chunked)).status).toBe(413)
  expect((await post(padded(3_000_000), chunked)).status).toBe(413)
})

it('answers every hostile JSON with 200 or a 4xx', async () => {
  const api = noteApi()
  const key = fc.oneof(
    fc.constantFrom('title', 'text', 'copies', 'tags', '__proto__', 'constructor'),
    fc.string(),
  )
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, -0, 1e308, 2 ** 53),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(key, tie('any'), { maxKeys: 6 }),
    ),
  })).any
  const text = fc.oneof(
    value.map((v) => JSON.stringify(v)),
    fc.json(),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const reply = await api.request('/note', { method: 'POST', headers: asJson, body })
      const answer = await reply.json()
      expect([200, 400, 422]).toContain(reply.status)
      if (reply.status === 200) expect(answer.title).toMatch(/\S/)
      else expect(answer.status).toBe(reply.status)
    }),
    { numRuns: 500 },
  )
})
