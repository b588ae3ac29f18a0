import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import process from 'node:process'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

type Row = Record<string, SQLInputValue>

/** A copy of the shop's database, and every row that one order put into it, by its table. */
export type BareOrders = { file: string; rows: Record<string, Row[]>; reply: Record<string, unknown> }

type Waiting = { req: { headers: IncomingMessage['headers'] }; body: string; res: ServerResponse }

/**
 * What an order costs where there is no shop: node:http, JSON, the same rows through prepared statements into the same
 * tables, and the same commit for all that have come. Nothing is checked, no price is read, nobody is refused.
 */
process.once('message', ({ file, rows, reply }: BareOrders) => {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma recursive_triggers = on; pragma cache_size = -32000; pragma temp_store = memory; pragma mmap_size = 268435456`)
  const inserts = Object.entries(rows).flatMap(([table, some]) =>
    some.map((row) => ({ table, row, insert: insertOf(db, table, row) })),
  )
  const count = db.prepare('update customers set orders = orders + 1, last_at = ? where id = ?')
  const days = db.prepare('update mail_days set emails = emails + 1')
  const customer = rows.orders?.[0]?.customer_id ?? null
  if (customer === null) throw new Error('No order was given')
  let number = 0

  function store({ req, body }: Waiting): string {
    const order = JSON.parse(body)
    const id = randomUUID()
    const now = new Date().toISOString()
    const made: Row = {
      key: String(req.headers['idempotency-key']),
      order_id: id,
      track_token: randomUUID(),
      placed_at: now,
      customer_name: order.customerData.name,
    }
    for (const { table, row, insert } of inserts) insert.run(...valuesOf(table, row, made, id, number))
    count.run(now, customer)
    days.run()
    number++
    return JSON.stringify({ ...reply, insertedId: id })
  }

  let waiting: Waiting[] = []
  function commit() {
    const group = waiting
    waiting = []
    db.exec('begin immediate')
    const replies = group.map(store)
    db.exec('commit')
    for (const [at, { res }] of group.entries()) {
      const text = replies[at] ?? ''
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      res.end(text)
    }
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      waiting.push({ req, body: Buffer.concat(chunks).toString(), res })
      if (waiting.length === 1) setImmediate(commit)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())

function insertOf(db: DatabaseSync, table: string, row: Row): StatementSync {
  const columns = Object.keys(row)
  return db.prepare(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  )
}

/** The row of that one order as another order's: ids of its own, what was asked for, the rest as it was. */
function valuesOf(table: string, row: Row, made: Row, id: string, number: number): SQLInputValue[] {
  return Object.entries(row).map(([column, value]) => {
    if (table === 'orders' && column === 'id') return id
    if (table === 'orders' && column === 'order_id') return `b${number}`
    if (column === 'id') return randomUUID()
    return made[column] ?? value
  })
}
