import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { shell } from '#src/audit/audit.ts'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { deleteUnusedProofs } from '#src/media/delete-unused-proofs.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { clearDemo } from './clear-demo.ts'
import { sendDemoReceipts } from './demo-receipts.ts'
import { loadDemo, loadMissingDemo } from './load-demo.ts'

const dir = path.resolve(import.meta.dirname)

const tables = [
  'products',
  'product_options',
  'product_words',
  'product_stock',
  'deleted_products',
  'sliders',
  'settings',
  'orders',
  'order_lines',
  'order_status_changes',
  'mail_outbox',
  'pictures',
  'users',
] as const

async function everything({ db }: TestShop) {
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    found[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

type Told = { slug: string; image?: string; text?: string; textAr?: string }

describeShop('the demo', (shop) => {
  it('fills an empty shop with goods and a month of orders at once, and the dashboard shows them', async () => {
    expect(await loadDemo(shop.shop, dir)).toBe(true)
    await sendDemoReceipts(shop.shop)
    const { headers } = await signIn(shop.shop, 'manager')
    const orders = (await shop.get('/api/orders', headers)).json
    expect(orders.length).toBeGreaterThanOrEqual(90)
    expect(orders.every((order: { demo: boolean }) => order.demo)).toBe(true)
    const figures = (await shop.get('/api/statistics', headers)).json
    expect(figures.bestSellers.length).toBe(10)
    expect(figures.today.orders).toBeGreaterThan(0)
    expect(figures.days.filter((day: { orders: number }) => day.orders > 0).length).toBeGreaterThan(25)
    expect(await shop.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
    const categories: Told[] = (await shop.get('/api/categories')).json.data
    expect(categories.length).toBeGreaterThan(0)
    for (const { image, text, textAr } of categories) {
      expect([text, textAr]).toEqual([expect.stringMatching(/[a-z]/), expect.stringMatching(/[ء-ي]/)])
      expect((await shop.get(image ?? '')).status).toBe(200)
    }
    for (const home of ['/', '/ar'])
      expect((await shop.get(home)).text.split('data-testid="story"').length - 1).toBe(4)
  })

  it('has receipts in the inbox of staff, each for the order it pays, and shown to nobody else (F2)', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const { data } = (await shop.get('/api/proofs', headers)).json
    expect(data.length).toBeGreaterThan(0)
    expect(data.length).toBeLessThan(6)
    const pictures = new Set<string>()
    for (const { picture, orderStatus, alsoUsedBy } of data) {
      expect([orderStatus, alsoUsedBy]).toEqual(['Pending', []])
      const shown = await shop.get(picture)
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
      expect((await shop.get(picture.split('?')[0])).status).toBe(404)
      pictures.add(shown.text)
    }
    expect(pictures.size).toBe(data.length)
    const kept = await shop.db
      .selectFrom('orders')
      .select('payment_proof')
      .where('payment_proof', '!=', '')
      .execute()
    expect(kept).toHaveLength(data.length)
    expect(await deleteUnusedProofs(shop.shop)).toBe(0)
  })

  it('cleared, all of it is gone and the shop is as it was, its own things untouched; and it does not come back', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const demo = (await shop.get('/api/products', headers)).json.data
    const own = await stockOne(shop.db, { images: [await samplePicture(shop.shop)] })
    // A shopper bought of the demo, staff edited one of its products and one of its slides.
    const [bought] = await shop.db
      .selectFrom('products')
      .selectAll()
      .where('sizes', '=', '[]')
      .where('colors', '=', '[]')
      .where('demo', '=', 1)
      .execute()
    if (!bought) throw new Error('The demo has nothing plain')
    const piece = { product: { ...own, id: bought.id, name: bought.name, originalPrice: bought.price } }
    expect((await shop.post('/api/postOrder', sampleOrder([piece]))).status).toBe(200)
    const edited = demo.find(({ _id }: { _id: string }) => _id !== bought.id)
    await shop.send(
      'PATCH',
      `/api/updateProduct/${edited._id}`,
      JSON.stringify({ originalPrice: 99, offerPrice: null }),
      {
        'content-type': 'application/json',
        ...headers,
      },
    )
    await shop.send('PUT', '/api/updateSlider/demo-2', JSON.stringify({ title: 'Our own words' }), {
      'content-type': 'application/json',
      ...headers,
    })
    const [pending] = (await shop.get('/api/orders?status=Pending&limit=1', headers)).json
    await shop.send('PUT', `/api/orderStatus/${pending._id}`, JSON.stringify({ status: 'Confirmed' }), {
      'content-type': 'application/json',
      ...headers,
    })
    await shop.db
      .updateTable('settings')
      .set({ value: '"24111111"' })
      .where('name', '=', 'contactNumber')
      .execute()
    const owner = await signIn(shop.shop, 'admin')
    const tell = async (at: object, said: object) => {
      const { version } = (await shop.get('/api/categoryTree', owner.headers)).json.data
      const body = JSON.stringify({ version, in: at, ...said })
      const headers = { 'content-type': 'application/json', ...owner.headers }
      expect((await shop.send('PATCH', '/api/updateCategory', body, headers)).status).toBe(200)
    }
    const told = (await shop.get('/api/categories')).json.data
    const imageOf = (slug: string) => told.find((one: { slug: string }) => one.slug === slug).image
    await tell({ category: 'shoes' }, { text: 'Our own words' })
    await tell({ category: 'bags', subCategory: 'tote-bags' }, { image: imageOf('bags') })
    const before = await everything(shop)
    const [{ picture: receipt }] = (await shop.get('/api/proofs', headers)).json.data
    const receiptName = `${/[0-9a-f]{32}/.exec(receipt)?.[0]}.webp`
    expect(await shop.shop.proofs.find(receiptName)).toBeDefined()

    const cleared = await clearDemo(shop.shop, shell)
    expect(cleared).toMatchObject({ products: demo.length - 1, keptProducts: 1, sliders: 3 })
    expect(cleared.orders).toBeGreaterThanOrEqual(90)

    const after = await everything(shop)
    for (const table of tables)
      for (const row of after[table] ?? [])
        if (!['products', 'sliders', 'settings'].includes(table)) expect(before[table]).toContain(row)
    const ids = async (table: 'products' | 'sliders' | 'orders') =>
      (await shop.db.selectFrom(table).select(['id', 'demo']).orderBy('id').execute()).map(
        ({ id, demo: flag }) => `${id} ${flag}`,
      )
    expect(await ids('products')).toEqual([`${edited._id} 0`, `${own.id} 0`].sort())
    expect(await ids('sliders')).toEqual(['demo-2 0'])
    expect(await ids('orders')).toEqual([expect.stringMatching(/ 0$/)])
    expect(after.settings).toEqual([
      JSON.stringify({ name: 'contactNumber', value: '"24111111"' }),
      JSON.stringify({ name: 'demoCleared', value: 'true' }),
    ])
    // What an order line, the edited product or the own one shows is still there.
    const line = await shop.db.selectFrom('order_lines').select('image_url').executeTakeFirstOrThrow()
    expect((await shop.get(line.image_url)).status).toBe(200)
    expect((await shop.get(edited.images[0])).status).toBe(200)
    const goneImage = demo.find(({ _id }: { _id: string }) => _id !== bought.id && _id !== edited._id)
      .images[0]
    expect((await shop.get(goneImage)).status).toBe(404)
    // The categories are as before the demo, but for what the owner said and showed of them.
    const left = (await shop.get('/api/categories')).json.data.filter(
      ({ image, text }: Told) => image || text,
    )
    expect(left).toEqual([{ ...told.find(({ slug }: Told) => slug === 'shoes'), text: 'Our own words' }])
    const kept = ['shoes', 'bags', 'watches'].map((slug) =>
      shop.shop.pictures.find(path.basename(imageOf(slug))),
    )
    expect((await Promise.all(kept)).map((file) => file !== undefined)).toEqual([true, true, false])
    expect((await shop.get('/api/orders', headers)).json).toHaveLength(1)
    expect((await shop.get('/api/getWebsiteInfo')).json.data.contactNumber).toBe('24111111')

    expect(await shop.shop.proofs.find(receiptName)).toBeUndefined()
    expect(after.pictures?.filter((row) => String(row).includes('proof'))).toEqual([])

    expect(await loadDemo(shop.shop, dir)).toBe(false)
    expect(await everything(shop)).toEqual(after)
  })

  it('loads again what is missing where it is asked to, and only into empty shelves', async () => {
    expect(await loadMissingDemo(shop.shop, dir)).toEqual({ products: 0, orders: 0 })
    await shop.db.deleteFrom('products').execute()
    const loaded = await loadMissingDemo(shop.shop, dir)
    const categories: Told[] = (await shop.get('/api/categories')).json.data
    expect(categories.filter(({ image }) => !image)).toEqual([])
    expect(categories.find(({ slug }) => slug === 'shoes')?.text).toBe('Our own words')
    expect(loaded).toEqual({ products: 88, orders: 0 })
    expect((await shop.get('/api/getWebsiteInfo')).json.data.contactNumber).toBe('24111111')
    const { headers } = await signIn(shop.shop, 'manager')
    expect((await shop.post('/api/postProduct', typedProduct(), headers)).status).toBe(200)
  })
})
