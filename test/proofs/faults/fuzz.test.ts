import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Call } from '#src/app/permissions.ts'
import { say, stranger } from '../../attacks.ts'
import { callRows } from '../../contract/call-rows.ts'
import { buildWorld, type World } from '../../contract/world.ts'
import { engines, TestShop } from '../../shop.ts'
import { hostile, spoilt } from './hostile-values.ts'

const rounds = 10
const perRound = 1000

type Described = { name: string; in: 'path' | 'query' | 'header'; schema?: { enum?: unknown[] } }
type Asked = {
  call: Call
  path: Record<string, unknown>
  query: [string, unknown][]
  body: unknown
  by: number
}

/** What a call would be asked with, after the table of calls; here and there something is spoilt. */
function requestTo(call: Call, parameters: Described[], world: World): fc.Arbitrary<Asked> {
  const [, ask] = callRows[call]
  const { path = {}, query = '', body } = ask?.(world) ?? {}
  const given = new URLSearchParams(query)
  const queries = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) =>
      fc
        .oneof(
          { weight: 4, arbitrary: fc.constantFrom(given.get(name), ...(schema?.enum ?? ['1', 'bag'])) },
          { weight: 1, arbitrary: hostile },
        )
        .map((value) => [name, value] as [string, unknown]),
    )
  return fc.record({
    call: fc.constant(call),
    path: spoilt(path) as fc.Arbitrary<Record<string, unknown>>,
    query: fc.tuple(...queries).map((all) => all.filter(([, value]) => value !== null)),
    body: spoilt(body),
    by: fc.nat({ max: 5 }),
  })
}

function written(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent((text ?? '').toWellFormed().slice(0, 4000))
}

function addressOf({ call, path, query }: Asked): string {
  const named = call
    .replace(/^\w+ /, '/api')
    .replace(/\{(\w+)\}/g, (_, name) => written((path as Record<string, unknown> | null)?.[name] ?? 'x'))
  const asked = query.map(([name, value]) => `${name}=${written(value)}`).join('&')
  return asked ? `${named}?${asked}` : named
}

function jsonOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body)
  } catch {
    // What has no JSON, such as a bigint, is sent as words.
    return String(body)
  }
}

async function play(shop: TestShop, seed: number, statuses: Map<string, number>): Promise<void> {
  const world = await buildWorld(shop)
  const people = [{}, world.customers.owner, world.manager, world.manager, world.admin, world.admin]
  const { paths } = (await shop.get('/api/openapi.json')).json
  const calls = Object.keys(callRows) as Call[]
  const requests = fc.constantFrom(...calls).chain((call) => {
    const [method = '', path = ''] = call.split(' ')
    return requestTo(call, paths[path]?.[method.toLowerCase()]?.parameters ?? [], world)
  })
  for (const [n, asked] of fc.sample(requests, { numRuns: perRound, seed }).entries()) {
    const { call, body, by } = asked
    const [method = ''] = call.split(' ')
    const answer = await shop.send(method, addressOf(asked), method === 'GET' ? undefined : jsonOf(body), {
      'content-type': 'application/json',
      ...stranger(seed * perRound + n),
      ...people[by],
    })
    const key = `${call} ${answer.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    const said = {
      call,
      address: addressOf(asked),
      body: jsonOf(body)?.slice(0, 1500),
      answer: answer.text.slice(0, 300),
    }
    expect([answer.status, answer.status >= 500 ? said : call]).toEqual([
      expect.toSatisfy((s) => s < 500),
      call,
    ])
  }
  expect((await shop.get('/healthz')).status).toBe(200)
}

describe.each(engines)('10,000 spoilt requests to every call by everybody [%s]', (engine) => {
  const statuses = new Map<string, number>()
  afterAll(() => {
    const classes = Object.groupBy(statuses, ([key]) => key.slice(-3))
    const counts = Object.entries(classes).map(([status, all = []]) => [
      status,
      all.reduce((sum, [, count]) => sum + count, 0),
    ])
    say(`fuzz, ${engine}`, Object.fromEntries(counts))
  })

  it.each(Array.from({ length: rounds }, (_, n) => n))('round %i: no answer is a 5xx', async (seed) => {
    const shop = new TestShop(engine)
    await shop.open({ TRUST_PROXY: '1' })
    try {
      await play(shop, seed, statuses)
    } finally {
      await shop.close()
    }
  })

  it('control: a shop that lost a table is found out', async () => {
    const shop = new TestShop(engine)
    await shop.open({ TRUST_PROXY: '1' })
    try {
      await shop.db.schema.dropTable('courier_settlements').execute()
      await expect(play(shop, rounds, new Map())).rejects.toThrow('[ 500, ')
    } finally {
      await shop.close()
    }
  })

  it('control: most calls were also asked what they answer with 200, and what they refuse', () => {
    const calls = new Set([...statuses.keys()].map((key) => key.slice(0, -4)))
    const answered = (from: number, to: number) =>
      new Set(
        [...statuses.keys()]
          .filter((key) => Number(key.slice(-3)) >= from && Number(key.slice(-3)) < to)
          .map((key) => key.slice(0, -4)),
      ).size
    expect(calls.size).toBe(Object.keys(callRows).length)
    expect(answered(200, 300)).toBeGreaterThan(calls.size * 0.6)
    expect(answered(400, 500)).toBeGreaterThan(calls.size * 0.8)
  })
})
