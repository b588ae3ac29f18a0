import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { createApi } from '#src/app/api.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop, type TestShop } from '../../shop.ts'
import { busyYear } from '../busy-year.ts'
import { fastest, GrowthTable } from './growth-table.ts'

const most = Number(process.env.GROWTH_ORDERS ?? 1_000_000)
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most)
/** So many are made one by one; what is more repeats them in earlier years. */
const made = 100_000
const figuresMs = 100
const growMs = 3_600_000

// What reads a fixed number of rows, however many there are.
const lists = [
  ['orders', '/orders?limit=30'],
  ['orders that wait', '/orders?limit=30&status=Pending'],
  ['orders delivered', '/orders?limit=30&status=Delivered'],
  ['orders by transfer', '/orders?limit=30&method=Online%20Payment'],
  ['receipts approved', '/orders?limit=30&receipt=approved'],
  ['orders of a month', '/orders?limit=30&from=2026-01-01&to=2026-01-31'],
  ['what needs staff', '/orders?limit=30&needs=staff'],
  ['customers', '/customers?limit=30'],
  ['who paid most', '/customers?limit=30&sort=paid'],
] as const
/** Files that are written while they are read: how soon they begin. */
const files = [
  ['file of orders, its beginning', '/export/orders.csv'],
  ['file of customers, its beginning', '/export/customers.csv'],
] as const
const customer = 'page of a customer'
const searches = [
  ['an order number', '/orders?limit=30&q=%23000321'],
  ['a phone', '/orders?limit=30&q=90031040'],
  ['a name', '/orders?limit=30&q=Maryam'],
  ['a product', '/orders?limit=30&q=tote'],
  ['nobody', '/orders?limit=30&q=nobodyhasthis'],
  ['a customer by name', '/customers?limit=30&q=Maryam'],
] as const
const figures = [
  ['counts of the side menu', '/orderCounts'],
  ['figures of the index', '/statistics'],
  ['report of a month', '/report?from=2026-02-01&to=2026-02-28'],
  ['report of a year', '/report?from=2025-03-02&to=2026-03-01'],
] as const

describeShop('orders that grow', (shop) => {
  it(
    'answers lists and figures in the same time, however many there are',
    async () => {
      const boss = await signIn(shop.shop, 'admin')
      const table = new GrowthTable(`orders ${shop.engine}`, sizes)
      for (const [n, size] of sizes.entries()) {
        await growTo(shop, size, sizes[n - 1] ?? 0)
        await measure(shop, boss, table)
      }
      table.show()
      for (const name of [...lists.map(([name]) => name), customer])
        expect.soft(table.factor(name), name).toBeLessThanOrEqual(2)
      for (const [name] of figures) expect.soft(table.last(name), name).toBeLessThan(figuresMs)
    },
    growMs,
  )
})

async function measure(shop: TestShop, boss: SignedIn, table: GrowthTable): Promise<void> {
  const calls = createApi(shop.shop)
  for (const [name, address] of [...lists, ...searches, ...figures])
    table.add(
      name,
      await fastest(async () => {
        const reply = await calls.request(address, { headers: boss.headers })
        await reply.text()
        expect([address, reply.status]).toEqual([address, 200])
      }),
    )
  for (const [name, address] of files)
    table.add(
      name,
      await fastest(async () => {
        const reply = await calls.request(address, { headers: boss.headers })
        const reader = reply.body?.getReader()
        expect([address, reply.status, (await reader?.read())?.done]).toEqual([address, 200, false])
        await reader?.cancel()
      }),
    )
  const { json } = await shop.get('/api/customers?limit=1', boss.headers)
  const page = async () =>
    expect((await shop.get(`/api/customers/${json.data[0]._id}`, boss.headers)).status).toBe(200)
  table.add(customer, await fastest(page))
  const start = performance.now()
  await shop.restart()
  table.add('start', performance.now() - start)
}

async function growTo(shop: TestShop, size: number, from: number): Promise<void> {
  // The newest of a year first: what waits is the same few hundred at every size.
  if (size <= made) await fileOrders(shop.db, busyYear(shop.now, made).slice(made - size, made - from))
  else for (let year = 1; year < size / made; year++) await repeatBefore(shop, year)
  if (shop.engine === 'postgres') await sql`vacuum analyze`.execute(shop.db)
}

/** The orders made one by one once more, so many years before; the same customers ordered them. */
async function repeatBefore({ db, engine }: TestShop, years: number): Promise<void> {
  const earlier =
    engine === 'postgres'
      ? `to_char((placed_at::timestamptz - interval '${years} years') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', placed_at, '-${years} years')`
  const changed: Record<string, string> = {
    id: `id || '-${years}'`,
    order_id: `'${years}-' || order_id`,
    track_token: `track_token || '-${years}'`,
    placed_at: earlier,
    status: `case when status in ('Pending', 'Confirmed', 'Shipping') then 'Delivered' else status end`,
    receipt: `case receipt when 'waiting' then 'approved' else receipt end`,
  }
  const one = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow()
  const line = await db.selectFrom('order_lines').selectAll().limit(1).executeTakeFirstOrThrow()
  const columns = (row: object) => sql.raw(Object.keys(row).join(', '))
  const values = (row: object, own: Record<string, string>) =>
    sql.raw(
      Object.keys(row)
        .map((column) => own[column] ?? column)
        .join(', '),
    )
  const first = sql.raw(`length(%) = 36`.replace('%', 'id'))
  await sql`insert into orders (${columns(one)}) select ${values(one, changed)} from orders where ${first}`.execute(
    db,
  )
  await sql`insert into order_lines (${columns(line)}) select ${values(line, { order_id: `order_id || '-${years}'` })}
    from order_lines where length(order_id) = 36`.execute(db)
}
