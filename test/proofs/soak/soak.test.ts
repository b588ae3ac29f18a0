import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { openDatabase } from '#src/db/open.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeOpening } from '#src/opening/opening.store.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { asNpmStarts, say, send, stranger } from '../../attacks.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { busyYear } from '../busy-year.ts'
import { type Call, sendSteadily } from './open-load.ts'
import { growth, plot, watchProcess } from './process-over-time.ts'

const admin = { ADMIN_EMAIL: 'owner@haqiba.example', ADMIN_PASSWORD: 'Jabal-Akhdar-2400' }
/** Ten minutes, as docs/reliability.md says, unless SOAK_SECONDS asks for a shorter look. */
const seconds = Number(process.env.SOAK_SECONDS ?? 600)
/** The first thousand are ordered, and what many look at; the others are edited. */
const popular = 1000
const goods = Array.from({ length: 10_000 }, (_, n) =>
  sampleProduct({ id: `p${n}`, name: `Jabal tote ${n}`, originalPrice: 5000 + (n % 97) * 250 }),
)

let shop: RunningShop
afterEach(() => shop?.remove())

/** A shop of 10,000 products and so many orders, and what its owner signs calls with. */
async function open(orders: number, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const empty = await startShop({ DEMO: '0', LOG_LEVEL: 'silent', ...admin })
  await empty.stop()
  const { db, close } = await openDatabase({ dir: empty.dataDir })
  for (let at = 0; at < goods.length; at += 1000) await stockCatalogue(db, ...goods.slice(at, at + 1000))
  await fileOrders(db, busyYear(new Date(), orders))
  await inTransaction(db, (trx) => writeOpening(trx, { open: true, previewToken: '' }))
  await close()
  const place = { DEMO: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1', DATA_DIR: empty.dataDir }
  shop = await startShop({ ...asNpmStarts, ...place, ...admin, ...more })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin
  const entered = await send(shop, '/api/auth/sign-in/email', { email, password })
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';')[0])
  const { token } = await (await send(shop, '/api/jwt', { email }, { cookie: cookie.join('; ') })).json()
  return { authorization: `Bearer ${token}` }
}

/** Three in ten are asked for the first time: far pages, words and prices that nobody looked for before. */
function read(n: number): Call {
  const headers = stranger((n * 7) % 60_000)
  const near = (n * 31) % popular
  const far = (n * 7919) % goods.length
  const warm = [
    '/',
    '/ar',
    '/shop',
    '/category/product-category/bags',
    '/products?limit=20&fields=card',
    `/product-details/p${near % 100}`,
    `/product-details/p${near % 100}`,
  ]
  const cold = [
    `/product-details/p${far}`,
    `/products?limit=20&minPrice=${(n % 4000) / 100}&maxPrice=${(50 + n / 1000).toFixed(3)}`,
    `/products?limit=10&searchQuery=tote%20${far}`,
  ]
  const part = n % 10
  return { path: (part < 7 ? warm[part] : cold[part - 7]) ?? '/', headers }
}

function order(n: number): Call {
  const product = goods[n % popular] as NewProduct
  const body = JSON.stringify(
    sampleOrder([{ product }], {
      name: `Shopper ${n}`,
      email: `shopper-${n}@example.com`,
      mobileNumber: String(70_000_000 + n),
    }),
  )
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...stranger(n % 60_000),
  }
  return { method: 'POST', path: '/postOrder', headers, body }
}

/** Saves a price every two seconds and looks at the orders between. */
async function editAllTheWhile(staff: Record<string, string>, until: () => boolean): Promise<string[]> {
  const errors: string[] = []
  for (let n = 0; !until(); n++) {
    const id = `p${popular + (n % (goods.length - popular))}`
    const asked: Call[] = [
      { path: `/product/${id}` },
      {
        method: 'PATCH',
        path: `/updateProduct/${id}`,
        body: JSON.stringify({ originalPrice: 6 + (n % 40) / 4 }),
      },
      { path: '/orders?limit=50' },
    ]
    for (const { path, method = 'GET', body } of asked) {
      const headers = { ...staff, 'content-type': 'application/json', ...stranger(60_001) }
      const answer = await fetch(`${shop.origin}/api${path}`, { method, headers, ...(body && { body }) })
      if (!answer.ok) errors.push(`${answer.status} ${method} ${path}: ${await answer.text()}`)
      else await answer.arrayBuffer()
      await wait(650)
    }
  }
  return errors
}

async function soak(staff: Record<string, string>, time: number, name: string) {
  const own = watchProcess(shop.pid)
  let over = false
  const editing = editAllTheWhile(staff, () => over)
  const [reads, orders] = await Promise.all([
    sendSteadily(shop.origin, { perSecond: 300, seconds: time, call: read }),
    sendSteadily(`${shop.origin}/api`, { perSecond: 20, seconds: time, call: order }),
  ])
  over = true
  const edits = await editing
  own.stop()
  const figures = {
    'reads p50': reads.p50,
    'reads p99': reads.p99,
    'longest read': reads.longest,
    'orders p50': orders.p50,
    'orders p99': orders.p99,
    'longest order': orders.longest,
    'memory × 1000': growth(own.samples, 'memory') * 1000,
    'files × 1000': growth(own.samples, 'files') * 1000,
    'memory at the end': own.samples.at(-1)?.memory ?? 0,
    errors: reads.errors.length + orders.errors.length + edits.length,
  }
  say(`${name}, ${time} s, ms and MB`, figures)
  process.stdout.write(`drawn in ${plot(own.samples, name)}\n`)
  const errors = [...reads.errors, ...orders.errors, ...edits]
  return { reads, orders, errors, memory: growth(own.samples, 'memory'), files: growth(own.samples, 'files') }
}

it('20 orders and 300 reads a second while staff edit: no error, nobody waits, nothing grows', async () => {
  const staff = await open(100_000)
  const { reads, orders, errors, memory, files } = await soak(staff, seconds, 'soak')
  expect(errors.slice(0, 5)).toEqual([])
  expect(memory).toBeLessThan(1.15)
  expect(files).toBeLessThan(1.15)
  expect(reads.p99).toBeLessThan(50)
  expect(orders.p99).toBeLessThan(150)
})

it('control: a shop that keeps 20 kB of every request is seen to grow', async () => {
  const staff = await open(100, {
    NODE_OPTIONS: `${asNpmStarts.NODE_OPTIONS} --import=${path.join(import.meta.dirname, 'leak.mjs')}`,
  })
  const { memory } = await soak(staff, 60, 'soak-leak')
  expect(memory).toBeGreaterThan(1.15)
})
