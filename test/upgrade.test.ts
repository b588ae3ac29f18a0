import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { readConfig } from '#src/config.ts'
import type { Db } from '#src/db/db.ts'
import { listTakenMigrations, migrationNames } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'
import { openBare } from '#src/db/open-bare.ts'
import { contains } from '#src/db/text-search.ts'
import { writeBackup } from '#src/operate/backups/backup.ts'
import { checkBackup, restoreBackup } from '#src/operate/backups/restore.ts'
import { createDatabaseOf } from './databases.ts'
import { type Engine, engines, TestShop } from './shop.ts'

// test/upgrade holds the demo of 0.1.0 (commit 0018aad) as that program wrote it, with an account and orders made by
// hand, the pictures' rows and half of the invented orders left out; for PostgreSQL as pg_dump wrote it.

const secret = { AUTH_SECRET: 'an-upgrade-needs-the-secret-it-had-before-1' }
const dirs: string[] = []
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

/** A place with the shop of 0.1.0 in it. */
async function placeOf010(engine: Engine): Promise<{ dir: string; url?: string }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-upgrade-'))
  dirs.push(dir)
  const kept = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'upgrade', name)))
  if (engine === 'postgres')
    return { dir, url: await createDatabaseOf(kept('0.1.0.sql.br').toString('utf8')) }
  writeFileSync(path.join(dir, 'shop.db'), kept('0.1.0.db.br'))
  return { dir }
}

/** What 0.1.0 had, by its own tables. */
async function facts(db: Db) {
  const rows = async (columns: string, table: string, order: string) =>
    (await sql.raw(`select ${columns} from ${table} order by ${order}`).execute(db)).rows
  return {
    orders: await rows(
      'id, order_id, track_token, placed_at, status, sub_total, delivery_charge, total, customer_name, customer_email, customer_mobile, customer_address, customer_comment, delivery_area, payment_method, payment_proof, locale, staff_note, delivered_at, deleted_at',
      'orders',
      'id',
    ),
    lines: await rows(
      'order_id, position, product_id, name, name_ar, image_url, color, size, quantity, original_price, reserved',
      'order_lines',
      'order_id, position',
    ),
    products: await rows(
      'id, name, name_ar, description, description_ar, video_link, category, sub_category, product_type, visibility, original_price, offer_price, reviews, images, sizes, colors, created_at',
      'products',
      'id',
    ),
    stock: await rows('product_id, size, color, quantity', 'product_stock', 'product_id, size, color'),
    options: await rows('product_id, kind, value', 'product_options', 'product_id, kind, value'),
    history: await rows('id, order_id, to_status, changed_at', 'order_status_changes', 'id'),
    people: await rows('id, email, role', 'users', 'id'),
  }
}

/** Every address at which a visitor of 0.1.0 could be, in English, as its routes and its sitemap had them. */
function addressesOf010({ products, orders }: Awaited<ReturnType<typeof facts>>): string[] {
  return [
    ...['/', '/shop', '/category/offer-category', '/cart', '/product-checkout', '/order-success', '/track'],
    ...['/about-us', '/contact-us', '/policies', '/authentication/login', '/authentication/register'],
    ...sampleCategories.flatMap(({ slug, subCategories }) => [
      `/category/product-category/${slug}`,
      ...subCategories.map(
        (sub) => `/category/sub-category/${sub.slug}${sub.shared ? `?category=${slug}` : ''}`,
      ),
    ]),
    ...(products as { id: string }[]).map(({ id }) => `/product-details/${id}`),
    ...(orders as { track_token: string }[]).map(({ track_token: token }) => `/track/${token}`),
  ]
}

const killer = `
  const { openBare } = await import('#src/db/open-bare.ts')
  const { migrate } = await import('#src/db/migrate.ts')
  const [dir, url, at] = process.argv.slice(1)
  const { db } = openBare({ dir, url: url || undefined }, { toRead: false })
  let asked = 0
  await migrate(db.withPlugin({
    transformQuery({ node }) {
      if (++asked === Number(at)) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  }))
  console.log(asked)
  process.exit(0)`

/** Takes the migrations in a process that ends at its n-th statement; answers how many there were if it came through. */
async function killedAt(n: number, { dir, url = '' }: { dir: string; url?: string }) {
  const args = ['--input-type=module', '-e', killer, dir, url, String(n)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [, signal] = await once(child, 'close')
  return signal === 'SIGKILL' ? undefined : Number(said)
}

describe.each(engines)('the shop of 0.1.0 under this version [%s]', (engine) => {
  it('has the same orders, sums, products, addresses and logins', async () => {
    const place = await placeOf010(engine)
    const old = openBare({ ...place }, { toRead: true })
    const before = await facts(old.db)
    expect(await listTakenMigrations(old.db)).toHaveLength(10)
    await old.close()
    expect([before.orders.length, before.products.length]).toEqual([45, 88])

    const shop = new TestShop(engine, place)
    await shop.open(secret)
    shop.now = new Date()
    expect(await facts(shop.db)).toEqual(before)
    expect((await treeOf(shop.db)).categories).toEqual(sampleCategories)
    const entered = async (email: string, password: string) => {
      const browser = browserOf(shop)
      expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
      const { json } = await browser.post('/api/jwt', { email })
      return { authorization: `Bearer ${json.token}` }
    }
    const owner = await entered('owner@shop.example', 'Jabal-Akhdar-2400')
    const { json: orders } = await shop.get('/api/orders', owner)
    const sums = (list: { orderId: string; total: number; orderStatus: string }[]) =>
      list.map(({ orderId, total, orderStatus }) => `${orderId} ${orderStatus} ${total * 1000}`).sort()
    const kept = before.orders as { order_id: string; total: number; status: string }[]
    expect(sums(orders)).toEqual(
      sums(kept.map((row) => ({ orderId: row.order_id, total: row.total / 1000, orderStatus: row.status }))),
    )
    // What came later begins with what there was: customers, and what deliveries brought.
    const { json: customers } = await shop.get('/api/customers', owner)
    const [real, invented] = [false, true].map((demo) =>
      orders.filter((one: { demo?: true }) => (one.demo ?? false) === demo),
    )
    expect(real.length).toBeGreaterThan(0)
    expect(invented.length).toBeGreaterThan(10)
    // Beside real orders those of the demo are no customers' (B3); they have their page all the same.
    expect(customers.data.reduce((sum: number, one: { orders: number }) => sum + one.orders, 0)).toBe(
      real.length,
    )
    expect((await shop.get(`/api/customers/${invented[0]._id}`, owner)).json).toMatchObject({ orders: 0 })
    const forCash = orders.filter(
      (one: { orderStatus: string; customerData: { paymentMethod: string } }) =>
        one.orderStatus === 'Delivered' && one.customerData.paymentMethod === 'Cash On Delivery',
    )
    expect(forCash.length).toBeGreaterThan(10)
    expect(new Set(forCash.map((one: { paymentState: string }) => one.paymentState))).toEqual(
      new Set(['paid']),
    )
    const letters = await shop.db.selectFrom('mail_outbox').select(['payload', 'about']).execute()
    expect(letters.length).toBeGreaterThan(0)
    for (const { payload, about } of letters) {
      const { orderId, messageId, replyId } = JSON.parse(payload)
      expect(about, payload).toBe(orderId ?? messageId ?? replyId ?? '')
    }
    const maryam = await entered('maryam@example.com', 'Wadi-Shab-1999')
    const { json: hers } = await shop.get('/api/order?email=maryam@example.com', maryam)
    expect(hers).toHaveLength(1)
    const [there] = before.orders as { id: string; customer_address: string }[]
    expect(there?.customer_address).not.toBe('')
    const read = await shop.get(`/api/order/${there?.id}`, owner)
    expect(read.json.customerData.address).toBe(there?.customer_address)
    // One in English and the next in Arabic: both are one route.
    const gone: [string, number][] = []
    for (const [at, path] of addressesOf010(before).entries()) {
      const { status } = await shop.get(at % 2 ? `/ar${path}` : path)
      if (status !== 200) gone.push([path, status])
    }
    expect(gone, 'pages of before').toEqual([])
    expect((await shop.get('/ar/shop')).status).toBe(200)
    expect((await shop.get('/api/products')).json.data).toHaveLength(88)
    await shop.close()
  })

  it('is whole after a kill in mid-migration, at any statement', async () => {
    const untouched = await placeOf010(engine)
    const old = openBare({ ...untouched }, { toRead: true })
    const before = await facts(old.db)
    await old.close()
    const statements = (await killedAt(0, untouched)) ?? 0
    expect(statements).toBeGreaterThan(100)
    const place = await placeOf010(engine)
    for (const share of [0.2, 0.5, 0.8, 0.99])
      expect(await killedAt(Math.floor(statements * share), place)).toBeUndefined()
    const { db, close } = await openDatabase(place)
    expect(await facts(db)).toEqual(before)
    expect(await listTakenMigrations(db)).toEqual(migrationNames)
    await close()
  })

  it('is restored from a backup of that shape, and its orders are found by their texts', async () => {
    const old = openBare({ ...(await placeOf010(engine)) }, { toRead: true })
    const before = await facts(old.db)
    const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-restored-'))
    dirs.push(dir)
    const url = engine === 'postgres' ? await createDatabaseOf('') : undefined
    const config = readConfig({ ...secret, DATA_DIR: dir, ...(url && { DATABASE_URL: url }) })
    const file = path.join(dir, 'shop.tar.gz')
    await writeBackup(old.db, config, file, new Date())
    await old.close()
    const { db, close } = openBare({ dir, url }, { toRead: false })
    await restoreBackup(db, config, await checkBackup(file))
    expect(await facts(db)).toEqual(before)
    const { id, order_id } = before.orders[0] as { id: string; order_id: string }
    const found = await db
      .selectFrom('orders')
      .select('id')
      .where(contains(db, 'orders.search_folded', order_id))
      .execute()
    expect(found).toEqual([{ id }])
    await close()
  })
})
