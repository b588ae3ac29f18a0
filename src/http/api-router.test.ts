import { createRoute, z } from '@hono/zod-openapi'
import { hc } from 'hono/client'
import { expect, expectTypeOf, it } from 'vitest'
import { Problem } from '#src/core/problem.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { apiRouter } from './api-router.ts'
import { createLog } from './log.ts'
import { problemReply } from './problem-reply.ts'
import { json, type ProblemBody, problems } from './replies.ts'

const Bag = z.object({ id: z.string(), price: z.number() }).openapi('Bag')

const findRoute = createRoute({
  method: 'get',
  path: '/bag/{id}',
  request: {
    params: z.object({ id: z.string().max(5) }),
    query: z.object({ size: z.enum(['S', 'L']).optional() }),
  },
  responses: { 200: json(z.object({ data: Bag })), ...problems(404, 422) },
})

const bagApi = apiRouter().openapi(findRoute, (c) => {
  const { id } = c.req.valid('param')
  if (id === 'none') throw new Problem('not-found', { en: 'No such bag.', ar: 'لا توجد حقيبة كهذه.' })
  return c.json({ data: { id, price: 12.5 } }, 200)
})
const log = createLog('silent')
bagApi.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable }))

function client() {
  return hc<typeof bagApi>('http://shop', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => bagApi.request(String(input), init),
  })
}

it('gives the client typed answers and typed refusals', async () => {
  const found = await client().bag[':id'].$get({ param: { id: 'b1' }, query: {} })
  if (!found.ok) throw new Error('expected a bag')
  const body = await found.json()
  expectTypeOf(body).toEqualTypeOf<{ data: { id: string; price: number } }>()
  expect(body).toEqual({ data: { id: 'b1', price: 12.5 } })

  const missing = await client().bag[':id'].$get({ param: { id: 'none' }, query: {} })
  if (missing.ok) throw new Error('expected a refusal')
  const problem = await missing.json()
  expectTypeOf(problem).toEqualTypeOf<z.infer<typeof ProblemBody>>()
  expect([missing.status, problem.message]).toEqual([404, 'No such bag.'])
})

it('refuses what the schema of path or query does not take', async () => {
  const long = await client().bag[':id'].$get({ param: { id: 'far too long' }, query: { size: 'L' } })
  expect(await long.json()).toMatchObject({ status: 422, errors: [{ path: 'id' }] })
  const reply = await bagApi.request('/bag/b1?size=XXL')
  expect(await reply.json()).toMatchObject({ status: 422, errors: [{ path: 'size' }] })
})

it('does not compile when a handler answers another shape or status', () => {
  // @ts-expect-error the price is missing
  apiRouter().openapi(findRoute, (c) => c.json({ data: { id: 'b1' } }, 200))
  // @ts-expect-error 201 was not declared
  apiRouter().openapi(findRoute, (c) => c.json({ data: { id: 'b1', price: 1 } }, 201))
  // @ts-expect-error the client has no such call
  expect(client().shoe.$get).toBeDefined()
})

it('describes calls and refusals in the OpenAPI document', () => {
  const document = bagApi.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Shop', version: '1' } })
  const responses = document.paths?.['/bag/{id}']?.get?.responses ?? {}
  expect(Object.keys(responses)).toEqual(['200', '404', '422'])
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(expect.arrayContaining(['Bag', 'Problem']))
})
