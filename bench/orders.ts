import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { BareOrders } from './bare-orders.ts'
import { commitFor, openCommitLoop } from './commit-loop.ts'
import { openConnection, type Reply, textOf } from './keep-alive.ts'
import { loadFor, type Round } from './load.ts'
import { median } from './median.ts'
import type { RunningShop } from './running-shop.ts'
import { listProducts } from './sample-paths.ts'
import type { Row } from './table.ts'

const clients = 8
const pairs = 6
const roundMs = 1500
const warmUpMs = 1000

/**
 * Orders a second, in turn with a bare server that writes the same rows, and with bare durable commits; stops the shop and
 * counts what it stored.
 */
export async function measureOrders(shop: RunningShop, dir: string): Promise<Row[]> {
  const placed = new Set<string>()
  const orders = await quotedOrders(shop)
  const nextRequest = () => requestFor(orders[placed.size % orders.length] ?? '')
  const keep = (reply: Reply) => placed.add(insertedIdOf(reply))
  const order = (ms: number) => orderFor(ms, shop, nextRequest, keep)

  const loop = openCommitLoop(path.join(dir, 'bare.db'))
  const rounds: Round[] = []
  const bareRounds: Round[] = []
  const commits: number[] = []
  await order(warmUpMs)
  const bare = await startBare(orderAlike(shop, [...placed].at(-1) ?? '', path.join(dir, 'bare-orders.db')))
  const orderBare = (ms: number) => orderFor(ms, bare, nextRequest, insertedIdOf)
  await orderBare(warmUpMs)
  commitFor(warmUpMs, loop)
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) rounds.push(await order(roundMs))
    bareRounds.push(await orderBare(roundMs))
    commits.push(commitFor(roundMs, loop))
    if (pair % 2 === 1) rounds.push(await order(roundMs))
  }
  loop.close()
  bare.stop()
  await shop.stop()
  const stored = countStored(shop.dataDir, placed)
  return [
    {
      name: `orders at ${clients} clients, beside bare durable commits`,
      unit: '/s',
      shop: median(rounds.map((round) => round.perSecond)),
      bare: median(commits),
      ratio: median(rounds.map((round, pair) => round.perSecond / (commits[pair] ?? Number.NaN))),
      reach: { atLeast: 0.5 },
    },
    {
      name: 'orders: a second, beside a bare server that writes the same rows',
      unit: '/s',
      shop: median(rounds.map((round) => round.perSecond)),
      bare: median(bareRounds.map((round) => round.perSecond)),
      ratio: median(
        rounds.map((round, pair) => round.perSecond / (bareRounds[pair]?.perSecond ?? Number.NaN)),
      ),
      reach: { atLeast: 0.4 },
    },
    {
      name: 'orders: CPU an order, beside that server',
      unit: 'µs',
      shop: median(rounds.map((round) => round.cpuPerRequest)),
      bare: median(bareRounds.map((round) => round.cpuPerRequest)),
      ratio: median(
        rounds.map((round, pair) => (bareRounds[pair]?.cpuPerRequest ?? Number.NaN) / round.cpuPerRequest),
      ),
      reach: { atLeast: 0.4 },
    },
    {
      name: 'orders acknowledged, and found in the database',
      unit: 'orders',
      shop: placed.size,
      bare: stored,
    },
  ]
}

/** The tables that an order adds rows to, and the column by which each knows it. */
const tablesOfOrder = {
  orders: 'id',
  idempotency_keys: 'order_id',
  order_lines: 'order_id',
  order_status_changes: 'order_id',
  notices: 'thing_id',
  mail_outbox: "payload ->> '$.orderId'",
}

/** A copy of the shop's database beside it, and what one order put there. */
function orderAlike(shop: RunningShop, id: string, file: string): BareOrders {
  const db = new DatabaseSync(path.join(shop.dataDir, 'shop.db'), { readOnly: true, timeout: 5000 })
  db.prepare('vacuum into ?').run(file)
  const rows = Object.entries(tablesOfOrder).map(
    ([table, column]): [string, Record<string, SQLInputValue>[]] => [
      table,
      db.prepare(`select * from ${table} where ${column} = ?`).all(id),
    ],
  )
  db.close()
  const reply = { orderId: '123456', orderStatus: 'Pending', trackUrl: 'https://shop.test/track/x' }
  return { file, rows: Object.fromEntries(rows), reply }
}

async function startBare(orders: BareOrders) {
  const child = fork(fileURLToPath(new URL('./bare-orders.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  child.send(orders)
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

/** On connections of its own: a server closes what is silent while another has its turn. */
async function orderFor(
  ms: number,
  { port, pid }: { port: number; pid: number },
  nextRequest: () => string,
  check: (reply: Reply) => void,
): Promise<Round> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)))
  const round = await loadFor(ms, { pid, connections }, nextRequest, check)
  for (const connection of connections) connection.close()
  return round
}

/** One order for each product as JSON, its totals taken from the shop's own quote. */
async function quotedOrders(shop: RunningShop): Promise<string[]> {
  const connection = await openConnection(shop.port)
  const orders: string[] = []
  for (const { _id, sizes, colors } of await listProducts(shop)) {
    const line = { _id, size: sizes[0] ?? '', color: colors[0] ?? '', quantity: 1 }
    const asked = await connection.send(requestFor(orderOf({ ...line, originalPrice: 0 }, 0, 0)))
    const answer = textOf(asked)
    if (asked.status !== 409) throw new Error(`An order without a price was answered with ${answer}`)
    const { products, subTotal, total } = JSON.parse(answer).quote
    orders.push(orderOf({ ...line, originalPrice: products[0].originalPrice }, subTotal, total))
  }
  connection.close()
  return orders
}

function orderOf(line: object, subTotal: number, total: number): string {
  return JSON.stringify({
    products: [line],
    customerData: {
      name: 'Maryam Al Balushi',
      email: 'maryam@example.com',
      mobileNumber: '91234567',
      address: 'Way 3312, Al Khuwair, Muscat',
      comment: '',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Cash On Delivery',
    },
    paymentProof: '',
    subTotal,
    total,
  })
}

let address = 0

function requestFor(body: string): string {
  address++
  const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
  return `POST /api/postOrder HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

function insertedIdOf(reply: Reply): string {
  const answer = textOf(reply)
  if (reply.status !== 200) throw new Error(`An order was answered with ${reply.status}: ${answer}`)
  return JSON.parse(answer).insertedId
}

/** How many orders the database holds besides the demo's. Throws unless they are exactly those that were acknowledged. */
function countStored(dataDir: string, placed: ReadonlySet<string>): number {
  const file = new DatabaseSync(path.join(dataDir, 'shop.db'), { readOnly: true })
  const ids = file.prepare('select id from orders where demo = 0').all()
  file.close()
  const strangers = ids.filter(({ id }) => !placed.has(String(id))).length
  if (strangers > 0 || ids.length !== placed.size) {
    throw new Error(`${placed.size} orders were acknowledged, ${ids.length} are stored, ${strangers} unasked`)
  }
  return ids.length
}
