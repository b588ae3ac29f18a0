import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Call } from '#src/app/permissions.ts'
import { say, stranger } from '../../attacks.ts'
import { callRows } from '../../contract/call-rows.ts'
import type { Ask } from '../../contract/staff-changes.ts'
import { buildWorld } from '../../contract/world.ts'
import { engines, TestShop } from '../../shop.ts'
import { neverGranted, type There, waysOf } from './good-asks.ts'
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

/** What a call would be asked with; here and there something is spoilt. */
function requestTo(call: Call, parameters: Described[], good: Ask): fc.Arbitrary<Asked> {
  const { path = {}, query = '', body, text } = good
  const given = new URLSearchParams(query)
  const queries = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) =>
      fc
        .oneof(
          { weight: 8, arbitrary: fc.constant(given.get(name)) },
          { weight: 4, arbitrary: fc.constantFrom(...(schema?.enum ?? ['1', 'bag'])) },
          { weight: 1, arbitrary: hostile },
        )
        .map((value) => [name, value] as [string, unknown]),
    )
  return fc.record({
    call: fc.constant(call),
    path: spoilt(path) as fc.Arbitrary<Record<string, unknown>>,
    query: fc.tuple(...queries).map((all) => all.filter(([, value]) => value !== null)),
    body: spoilt(text ? cellsOf(text.body) : body),
    by: fc.nat({ max: 5 }),
  })
}

const cellsOf = (csv: string) => csv.split('\r\n').map((row) => row.split(','))

const cellOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function csvOf(cells: unknown): string {
  const rows = Array.isArray(cells) ? cells : [cells]
  return rows.map((row) => (Array.isArray(row) ? row.map(cellOf).join(',') : cellOf(row))).join('\r\n')
}

function written(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent((text ?? '').toWellFormed().slice(0, 4000))
}

function addressOf({ call, path, query }: Pick<Asked, 'call' | 'path' | 'query'>): string {
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
  const calls = fc.tuple(fc.constantFrom(...(Object.keys(callRows) as Call[])), fc.nat(), fc.integer())
  for (const [n, [call, way, own]] of fc.sample(calls, { numRuns: perRound, seed }).entries()) {
    const [method = '', path = ''] = call.split(' ')
    const ways = waysOf(call)
    const good = (await ways[way % ways.length]?.({ shop, world })) ?? {}
    const parameters = paths[path]?.[method.toLowerCase()]?.parameters ?? []
    const [asked] = fc.sample(requestTo(call, parameters, good), { numRuns: 1, seed: own })
    if (!asked) throw new Error('Nothing was asked')
    const body = good.text ? csvOf(asked.body) : jsonOf(asked.body)
    const answer = await shop.send(method, addressOf(asked), method === 'GET' ? undefined : body, {
      'content-type': good.text?.type ?? 'application/json',
      ...stranger(seed * perRound + n),
      ...people[asked.by],
    })
    const key = `${call} ${answer.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    const said = {
      call,
      address: addressOf(asked),
      body: body?.slice(0, 1500),
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
      await shop.db.schema.dropTable('notice_readers').execute()
      await expect(play(shop, rounds, new Map())).rejects.toThrow('[ 500, ')
    } finally {
      await shop.close()
    }
  })

  it('control: every call has a way to be asked that is granted as long as nothing is spoilt', async () => {
    const shop = new TestShop(engine)
    await shop.open({ TRUST_PROXY: '1' })
    try {
      const there = { shop, world: await buildWorld(shop) }
      const refused = []
      for (const call of Object.keys(callRows) as Call[])
        if (!(call in neverGranted) && !(await isGranted(there, call))) refused.push(call)
      expect(refused).toEqual([])
    } finally {
      await shop.close()
    }
  })

  it('control: most calls were also asked what they answer with 200, and what they refuse', () => {
    const answered = (from: number, to: number) =>
      new Set(
        [...statuses.keys()]
          .filter((key) => Number(key.slice(-3)) >= from && Number(key.slice(-3)) < to)
          .map((key) => key.slice(0, -4)),
      )
    const calls = Object.keys(callRows)
    expect(new Set([...statuses.keys()].map((key) => key.slice(0, -4))).size).toBe(calls.length)
    expect(answered(200, 300).size).toBeGreaterThan(calls.length * 0.85)
    expect(answered(400, 500).size).toBeGreaterThan(calls.length * 0.8)
  })
})

let askedWell = 0

async function isGranted({ shop, world }: There, call: Call): Promise<boolean> {
  const [method = ''] = call.split(' ')
  for (const way of waysOf(call)) {
    const { path = {}, query = '', body, text } = await way({ shop, world })
    const address = addressOf({ call, path, query: [...new URLSearchParams(query)] })
    for (const who of [world.admin, world.customers.owner, {}]) {
      const sent = method === 'GET' ? undefined : (text?.body ?? jsonOf(body))
      const type = { 'content-type': text?.type ?? 'application/json' }
      const answer = await shop.send(method, address, sent, { ...type, ...stranger(askedWell++), ...who })
      if (answer.status < 300) return true
    }
  }
  return false
}
