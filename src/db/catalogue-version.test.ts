import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createShopDatabase } from '#test/databases.ts'
import { type OpenDatabase, openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

/** In ms: what a process is promised to know by. */
const promised = 1000

describe('a process that has no connection left for its requests', () => {
  let editor: OpenDatabase
  let reader: OpenDatabase
  beforeEach(async () => {
    const url = await createShopDatabase()
    editor = await openDatabase({ url, dir: '' })
    reader = await openDatabase({ url, dir: '', patienceMs: 10_000 })
  })
  afterEach(async () => {
    await reader.close()
    await editor.close()
  })

  /** Ends every connection of others that is not at work, those that listen among them. */
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`.execute(editor.db)

  it('knows of an edit within a second, also when what it listens on is cut again and again', async () => {
    const busy = Array.from({ length: 40 }, () => sql`select pg_sleep(2)`.execute(reader.db))
    await wait(200)
    const late: number[] = []
    for (let edit = 0; edit < 3; edit++) {
      await cut()
      await inTransaction(editor.db, async (_trx, catalogueChanged) => catalogueChanged())
      await cut()
      const began = performance.now()
      while (reader.catalogueVersion() < editor.catalogueVersion()) await wait(5)
      late.push(performance.now() - began)
    }
    await Promise.allSettled(busy)
    expect(Math.max(...late)).toBeLessThan(promised)
  })
})

/** A way to PostgreSQL on which every answer takes `ms` longer, but for those on the first connection, which migrates. */
async function farAway(url: string, ms: number) {
  const open = new Set<Socket>()
  let connections = 0
  const { hostname: host, port } = new URL(url)
  const server = createServer((near) => {
    const late = connections++ === 0 ? 0 : ms
    const far = createConnection({ host, port: Number(port) })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
    }
    near.on('data', (chunk) => far.write(chunk))
    far.on('data', (chunk) => setTimeout(() => near.write(chunk), late))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const to = new URL(url)
  to.hostname = '127.0.0.1'
  to.port = String((server.address() as AddressInfo).port)
  return {
    url: to.href,
    async end() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

it('a process that cannot listen in time, since PostgreSQL is far, starts all the same and hears of edits', async () => {
  const url = await createShopDatabase()
  const editor = await openDatabase({ url, dir: '' })
  const way = await farAway(url, 600)
  const reader = await openDatabase({ url: way.url, dir: '' })
  await inTransaction(editor.db, async (_trx, catalogueChanged) => catalogueChanged())
  await expect.poll(reader.catalogueVersion, { timeout: 5000 }).toBe(editor.catalogueVersion())
  await reader.close()
  await way.end()
  await editor.close()
})
