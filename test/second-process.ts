import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createApp } from '#src/app/create-app.ts'
import { type OpenDatabase, openDatabase } from '#src/db/open.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import type { TestShop } from './shop.ts'

/** What another process would be to a shop that is open on PostgreSQL: its own pool and its own address, one database. */
export type SecondProcess = { db: OpenDatabase['db']; origin: string; close: () => Promise<void> }

/** With a visitor's patience unless it is said how long a call waits for the database, in ms. */
export async function openSecond({ shop }: TestShop, patienceMs?: number): Promise<SecondProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${rows[0]?.name}`
  const opened = await openDatabase({ url: url.href, dir: '', ...(patienceMs && { patienceMs }) })
  const make = async () => {
    throw new Error('No pictures here')
  }
  const server = createServer(createApp({ ...shop, ...opened }, { make }, { assetsOf: sourceAssets }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  async function close() {
    server.close()
    server.closeAllConnections()
    await opened.close()
  }
  return { db: opened.db, origin: `http://127.0.0.1:${port}`, close }
}
