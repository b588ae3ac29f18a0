import { beforeAll, describe, expect, it } from 'vitest'
import { type Call, permissions } from '#src/app/permissions.ts'
import { engines, TestShop } from '../shop.ts'
import { callRows } from './call-rows.ts'
import { staffChanges, unlogged } from './staff-changes.ts'
import { buildWorld, type World } from './world.ts'

/** Changes that staff may make, and every file that leaves the shop. */
const logged = (Object.keys(permissions) as Call[]).filter((call) => {
  const forStaff = permissions[call].includes('admin')
  return forStaff && (!call.startsWith('GET ') || call.startsWith('GET /export/')) && !(call in unlogged)
})

const engineShops = engines.map((engine) => [engine, new TestShop(engine)] as const)

describe.each(engineShops)('what staff do is in the activity log (I13) [%s]', (_, shop) => {
  let world: World
  beforeAll(async () => {
    await shop.open()
    world = await buildWorld(shop)
    return () => shop.close()
  })

  const lines = () => shop.db.selectFrom('audit_lines').selectAll().orderBy('id').execute()

  it.each(logged)('%s leaves its line, with who did it', async (call) => {
    const [method = '', template = ''] = call.split(' ')
    const ask: Awaited<ReturnType<NonNullable<(typeof staffChanges)[Call]>>> =
      (await staffChanges[call]?.(shop)) ?? callRows[call][1]?.(world) ?? {}
    const { path = {}, query = '', body, text } = ask
    const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? 'x'))
    const before = (await lines()).length
    const sent = text?.body ?? (body === undefined ? undefined : JSON.stringify(body))
    const { status, text: said } = await shop.send(method, `/api${filled}${query}`, sent, {
      ...(sent !== undefined && { 'content-type': text?.type ?? 'application/json' }),
      ...world.admin,
    })
    expect(
      [status, status === 200 ? '' : said],
      `${call} succeeds; else give it a row in staff-changes.ts`,
    ).toEqual([200, ''])
    const left = (await lines()).slice(before)
    expect(
      left.length,
      `${call} leaves a line in the activity log: call recordAudit in its transaction`,
    ).toBeGreaterThan(0)
    for (const line of left) expect([line.actor_role, line.actor_id === null]).toEqual(['admin', false])
  })

  it('has no exception for a call that is not there or is the admin’s alone', () => {
    for (const call of Object.keys(unlogged) as Call[])
      expect(permissions[call] ?? ['admin']).not.toEqual(['admin'])
  })
})
