import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Call, permissions } from '#src/app/permissions.ts'
import { type Answer, engines, TestShop } from '../shop.ts'
import { type Audience, callRows } from './call-rows.ts'
import { buildWorld, type World } from './world.ts'

const calls = Object.keys(callRows) as Call[]
const prefixes = ['/api', '']

const roles: Record<Audience, readonly string[]> = {
  everybody: ['visitor', 'customer', 'manager', 'admin'],
  signedIn: ['customer', 'manager', 'admin'],
  staff: ['manager', 'admin'],
  admin: ['admin'],
}

let asked = 0

/** Makes a call as somebody nobody has counted before. */
async function make(
  shop: TestShop,
  world: World,
  call: Call,
  headers: Record<string, string>,
  prefix: string,
) {
  const [method = '', template = ''] = call.split(' ')
  const { path = {}, query = '', body } = callRows[call][1]?.(world) ?? {}
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? 'x'))
  asked += 1
  return shop.send(
    method,
    `${prefix}${filled}${query}`,
    body === undefined ? undefined : JSON.stringify(body),
    {
      'x-forwarded-for': `10.${Math.trunc(asked / 250) % 250}.${asked % 250}.7`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  )
}

/** All that is stored, as one text; but for the activity log, which is told of each refusal of staff (I13), and counts of calls (H2). */
async function everything(shop: TestShop): Promise<string> {
  const tables = (await shop.db.introspection.getTables()).map((table) => table.name)
  const dump = tables
    .filter((name) => !/_text(_|$)|kysely|pg_|^audit_|^call_counts$/.test(name))
    .sort()
    .map(async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(shop.db)).rows])
  return JSON.stringify(await Promise.all(dump))
}

/** A refusal that tells nothing: neither what there is, nor who is there, nor how the shop is made. */
function expectSilence({ headers, json, text }: Answer, world: World, secret: string) {
  expect(headers['content-type']).toBe('application/problem+json')
  expect(Object.keys(json).sort()).toEqual(['detail', 'errors', 'message', 'status', 'title', 'type'])
  expect(text).not.toContain(world.owner.person.email)
  expect(text).not.toContain(world.order.track_token)
  expect(text).not.toContain(secret)
  expect(text).not.toMatch(/argon|sqlite|postgres|select |hono|node_modules|Al Balushi/i)
}

const engineShops = engines.map((engine) => [engine, new TestShop(engine)] as const)

describe.each(engineShops)('who may make a call [%s]', (_, shop) => {
  let world: World
  beforeAll(async () => {
    await shop.open({ TRUST_PROXY: '1' })
    world = await buildWorld(shop)
    return () => shop.close()
  })

  it('is asked of a shop whose every change would be seen', async () => {
    const before = await everything(shop)
    await shop.db.updateTable('orders').set({ staff_note: 'seen' }).execute()
    expect(await everything(shop)).not.toBe(before)
    for (const table of ['users', 'sessions', 'products', 'sliders', 'mail_outbox', 'orders', 'order_lines'])
      expect(before).toMatch(new RegExp(`\\["${table}",\\[\\{`))
  })

  it.each(calls)('%s: whoever may not is refused, told nothing, and nothing is changed', async (call) => {
    const [audience, ask] = callRows[call]
    const before = await everything(shop)
    const strangers = Object.entries(world.visitors).map(([name, headers]) => ({
      name,
      headers,
      status: 401,
      role: 'visitor',
    }))
    const customers = Object.entries(world.customers).map(([name, headers]) => ({
      name,
      headers,
      status: 403,
      role: 'customer',
    }))
    const manager = { name: 'manager', headers: world.manager, status: 403, role: 'manager' }
    const refused = [...strangers, ...customers, manager].filter(
      ({ role }) => !roles[audience].includes(role),
    )
    for (const { name, headers, status } of refused) {
      for (const prefix of prefixes) {
        const answer = await make(shop, world, call, headers, prefix)
        expect([name, prefix, answer.status]).toEqual([name, prefix, status])
        expectSilence(answer, world, shop.shop.secret)
      }
    }
    if (ask?.(world).others === 'refused' && audience === 'signedIn') {
      for (const name of ['another customer', 'a demoted admin'] as const) {
        const answer = await make(shop, world, call, world.customers[name], '/api')
        expect([name, [403, 404].includes(answer.status)]).toEqual([name, true])
        expectSilence(answer, world, shop.shop.secret)
      }
    }
    expect(await everything(shop)).toBe(before)
  })

  it.each(calls)('%s: whoever may is let through at both addresses', async (call) => {
    const [audience] = callRows[call]
    const people = [
      ...Object.entries(world.visitors).map(([name, headers]) => ({ name, headers, role: 'visitor' })),
      { name: 'owner', headers: world.customers.owner, role: 'customer' },
      { name: 'manager', headers: world.manager, role: 'manager' },
      { name: 'admin', headers: world.admin, role: 'admin' },
    ]
    for (const { name, headers } of people.filter((one) => roles[audience].includes(one.role))) {
      for (const prefix of prefixes) {
        const { status } = await make(shop, world, call, headers, prefix)
        // POST /jwt asks the cookie, which nobody here has.
        const refusals = call === 'POST /jwt' ? [403, 500] : [401, 403, 500]
        expect([name, prefix, refusals.includes(status) ? status : 'let through']).toEqual([
          name,
          prefix,
          'let through',
        ])
      }
    }
  })
})

describe('the table of permissions', () => {
  it('is the one this test was told', () => {
    const told = calls.map((call) => [call, [...roles[callRows[call][0]]].sort()])
    const table = Object.entries(permissions).map(([call, who]) => [call, [...who].sort()])
    expect(table.sort()).toEqual(told.sort())
  })
})
