import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { commitFor, openCommitLoop } from './commit-loop.ts'
import { type Connection, openConnection, type Reply, textOf } from './keep-alive.ts'
import { loadFor, type Round } from './load.ts'
import { median } from './median.ts'
import type { RunningShop } from './running-shop.ts'
import { listProducts } from './sample-paths.ts'
import type { Row } from './table.ts'

const clients = 8
const pairs = 6
const roundMs = 1500
const warmUpMs = 1000

/** Orders a second beside durable commits a second, in turn; stops the shop and counts what it stored. */
export async function measureOrders(shop: RunningShop, dir: string): Promise<Row[]> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(shop.port)))
  const placed = new Set<string>()
  const orders = await quotedOrders(shop, connections)
  const nextRequest = () => requestFor(orders[placed.size % orders.length] ?? '')
  const keep = (reply: Reply) => placed.add(insertedIdOf(reply))
  const order = (ms: number) => loadFor(ms, { pid: shop.pid, connections }, nextRequest, keep)

  const loop = openCommitLoop(path.join(dir, 'bare.db'))
  const rounds: Round[] = []
  const commits: number[] = []
  await order(warmUpMs)
  commitFor(warmUpMs, loop)
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) rounds.push(await order(roundMs))
    commits.push(commitFor(roundMs, loop))
    if (pair % 2 === 1) rounds.push(await order(roundMs))
  }
  loop.close()
  for (const connection of connections) connection.close()
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
    { name: 'orders: CPU an order', unit: 'µs', shop: median(rounds.map((round) => round.cpuPerRequest)) },
    {
      name: 'orders acknowledged, and found in the database',
      unit: 'orders',
      shop: placed.size,
      bare: stored,
    },
  ]
}

/** One order for each product as JSON, its totals taken from the shop's own quote. */
async function quotedOrders(shop: RunningShop, [connection]: Connection[]): Promise<string[]> {
  if (!connection) throw new Error('There is no connection')
  const orders: string[] = []
  for (const { _id, sizes, colors } of await listProducts(shop)) {
    const line = { _id, size: sizes[0] ?? '', color: colors[0] ?? '', quantity: 1 }
    const asked = await connection.send(requestFor(orderOf({ ...line, originalPrice: 0 }, 0, 0)))
    const answer = textOf(asked)
    if (asked.status !== 409) throw new Error(`An order without a price was answered with ${answer}`)
    const { products, subTotal, total } = JSON.parse(answer).quote
    orders.push(orderOf({ ...line, originalPrice: products[0].originalPrice }, subTotal, total))
  }
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
