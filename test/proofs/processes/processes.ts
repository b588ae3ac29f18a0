import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { openDatabase } from '#src/db/open.ts'
import { createShopDatabase } from '../../databases.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { makePlace, type Place } from '../faults/order-load.ts'
import { type Nginx, portOfNginx, startNginx } from './nginx.ts'

export const admin = { email: 'admin@shop.example', password: 'Nizwa-frankincense-9' }

/** Several processes of one shop behind nginx. */
export type Processes = {
  place: Place
  /** There are 20 of it. */
  rare: NewProduct
  shops: RunningShop[]
  /** nginx. */
  origin: string
  /** What a process is started with, but for its port. */
  env: Record<string, string>
  stop(): Promise<void>
}

/**
 * So many processes on one PostgreSQL. `apart` is the control: each has a copy of the database, as if the processes did not
 * know of each other.
 */
export async function startProcesses(count: number, { apart = false, url = '' } = {}): Promise<Processes> {
  const own = url || (await createShopDatabase())
  const place = await makePlace({ url: own })
  const { db, close } = await openDatabase({ url: own, dir: '' })
  const rare = await stockOne(db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 20 }] })
  await close()
  const port = await portOfNginx()
  const env = {
    ...place.env,
    AUTH_SECRET: 'one-secret-of-all-processes-of-this-shop',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const urls = [own]
  // The first makes the admin, who is then in each copy too.
  if (apart) await (await startShop(env)).stop()
  while (urls.length < count) urls.push(apart ? await copyOf(own) : own)
  const shops: RunningShop[] = []
  for (const DATABASE_URL of urls) shops.push(await startShop({ ...env, DATABASE_URL }))
  const nginx: Nginx = await startNginx(
    port,
    shops.map(({ origin }) => Number(new URL(origin).port)),
  )
  return {
    place,
    rare,
    shops,
    origin: nginx.origin,
    env,
    async stop() {
      await nginx.stop()
      await Promise.all(shops.map((shop) => shop.stop()))
      place.remove()
    },
  }
}

async function copyOf(url: string): Promise<string> {
  const copy = new URL(url)
  const name = copy.pathname.slice(1)
  copy.pathname = `/shop_${randomUUID().replaceAll('-', '')}`
  const cluster = new URL(url)
  cluster.pathname = '/postgres'
  const client = new pg.Client({ connectionString: cluster.href })
  await client.connect()
  await client.query(`create database ${copy.pathname.slice(1)} template ${name}`)
  await client.end()
  return copy.href
}
