import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleOrder } from './order.sample.ts'

/** What a tote of two sizes and two colours has of each to begin with; no two are the same. */
const full = { 'S red': 10, 'S blue': 20, 'M red': 30, 'M blue': 40 }

describeShop('the stock of one size and colour (O14)', (shop) => {
  it('is what an order takes and a cancellation gives back, and never that of another', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockTote(shop)
    const other = await stockTote(shop)
    const id = await place(shop, [{ product: tote, size: 'M', color: 'red', quantity: 3 }])
    expect(await left(shop, tote), 'after 3 of M red were ordered').toEqual({ ...full, 'M red': 27 })
    await move(shop, id, 'Cancelled', boss)
    expect(await left(shop, tote), 'after that order was cancelled').toEqual(full)
    await move(shop, id, 'Confirmed', boss)
    expect(await left(shop, tote), 'after it was confirmed again').toEqual({ ...full, 'M red': 27 })
    expect(await left(shop, other), 'of the product nobody ordered').toEqual(full)
  })

  it('is taken and given back line by line where an order has several of one product', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockTote(shop)
    const id = await place(shop, [
      { product: tote, size: 'S', color: 'blue', quantity: 2 },
      { product: tote, size: 'M', color: 'blue', quantity: 5 },
      { product: tote, size: 'S', color: 'red', quantity: 1 },
    ])
    const taken = { ...full, 'S blue': 18, 'M blue': 35, 'S red': 9 }
    expect(await left(shop, tote), 'after three lines were ordered').toEqual(taken)
    await move(shop, id, 'Cancelled', boss)
    expect(await left(shop, tote), 'after they were cancelled').toEqual(full)
  })

  it('is held by one order for itself: cancelling another gives back only what that one took', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockTote(shop)
    const first = await place(shop, [{ product: tote, size: 'S', color: 'red', quantity: 4 }])
    const second = await place(shop, [{ product: tote, size: 'M', color: 'red', quantity: 6 }])
    await move(shop, first, 'Cancelled', boss)
    expect(await left(shop, tote), 'after the first was cancelled').toEqual({ ...full, 'M red': 24 })
    await move(shop, second, 'Cancelled', boss)
    expect(await left(shop, tote), 'after the second was cancelled too').toEqual(full)
    await move(shop, first, 'Confirmed', boss)
    await move(shop, first, 'Cancelled', boss)
    expect(await left(shop, tote), 'after the first went there and back once more').toEqual(full)
  })

  it('comes to an end by itself: what is left of the others sells no piece of it', async () => {
    const tote = await stockTote(shop)
    await place(shop, [{ product: tote, size: 'S', color: 'red', quantity: 10 }])
    const more = [{ product: tote, size: 'S', color: 'red', quantity: 1 }]
    const refused = await shop.post('/api/postOrder', sampleOrder(more))
    expect([refused.status, refused.json.left]).toEqual([409, { 'products.0.quantity': 0 }])
    expect(await left(shop, tote), 'after the refusal').toEqual({ ...full, 'S red': 0 })
    await place(shop, [{ product: tote, size: 'M', color: 'red', quantity: 30 }])
    expect(await left(shop, tote), 'after the last of M red').toEqual({ ...full, 'S red': 0, 'M red': 0 })
  })

  it('alone is limited where only it is counted', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const stock = [{ size: 'S', color: 'red', quantity: 1 }]
    const tote = await stockTote(shop, stock)
    const id = await place(shop, [
      { product: tote, size: 'M', color: 'blue', quantity: 50 },
      { product: tote, size: 'M', color: 'red', quantity: 50 },
    ])
    await move(shop, id, 'Cancelled', boss)
    expect(await left(shop, tote), 'after goods without a count came back').toEqual({ 'S red': 1 })
  })

  it('that a deleted product is kept with gets its own pieces back', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockTote(shop)
    const id = await place(shop, [{ product: tote, size: 'M', color: 'blue', quantity: 7 }])
    const bulk = (action: string) =>
      shop.post('/api/products/bulk', { ids: [tote.id], action }, { ...boss.headers })
    expect((await bulk('delete')).status).toBe(200)
    await move(shop, id, 'Cancelled', boss)
    expect((await bulk('restore')).status).toBe(200)
    expect(await left(shop, tote), 'after the product was taken back').toEqual(full)
  })

  it('is what staff write; the others stay as orders left them', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const tote = await stockTote(shop)
    await place(shop, [{ product: tote, size: 'S', color: 'blue', quantity: 1 }])
    const stock = [
      { size: 'S', color: 'red', quantity: 11, was: 10 },
      { size: 'S', color: 'blue', quantity: 19, was: 19 },
      { size: 'M', color: 'red', quantity: 30, was: 30 },
      { size: 'M', color: 'blue', quantity: 40, was: 40 },
    ]
    expect((await edit(shop, tote, { stock }, boss)).status).toBe(200)
    const written = { ...full, 'S red': 11, 'S blue': 19 }
    expect(await left(shop, tote), 'after S red was counted anew').toEqual(written)
    expect((await edit(shop, tote, { stock: stock.slice(1) }, boss)).status).toBe(200)
    const { 'S red': _gone, ...rest } = written
    expect(await left(shop, tote), 'after S red stopped being counted').toEqual(rest)
  })

  it('says which one is nearly gone, from 5 pieces down and not at 6', async () => {
    const tote = await stockTote(shop)
    const lowStock = async () => (await shop.get(`/api/product/${tote.id}`)).json.data.lowStock
    await place(shop, [{ product: tote, size: 'S', color: 'red', quantity: 4 }])
    expect(await lowStock(), 'with 6 left').toEqual([])
    await place(shop, [{ product: tote, size: 'S', color: 'red', quantity: 1 }])
    expect(await lowStock(), 'with 5 left').toEqual([{ size: 'S', color: 'red', left: 5 }])
  })
})

function stockTote(shop: TestShop, stock?: NewProduct['stock']): Promise<NewProduct> {
  const cells = Object.entries(full).map(([cell, quantity]) => {
    const [size = '', color = ''] = cell.split(' ')
    return { size, color, quantity }
  })
  return stockOne(shop.db, { sizes: ['S', 'M'], colors: ['red', 'blue'], stock: stock ?? cells })
}

async function place(shop: TestShop, pieces: Parameters<typeof sampleOrder>[0]): Promise<string> {
  const { status, json } = await shop.post('/api/postOrder', sampleOrder(pieces))
  expect(status, `placing: ${json.detail}`).toBe(200)
  return json.insertedId
}

async function move(shop: TestShop, id: string, status: string, who: SignedIn): Promise<void> {
  const answer = await putStatus(shop, id, { status }, who)
  expect(answer.status, `to ${status}: ${answer.json?.detail}`).toBe(200)
}

function edit(shop: TestShop, { id }: NewProduct, changes: object, { headers }: SignedIn) {
  return shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), {
    'content-type': 'application/json',
    ...headers,
  })
}

async function left({ db }: TestShop, { id }: NewProduct): Promise<Record<string, number>> {
  const rows = await db.selectFrom('product_stock').selectAll().where('product_id', '=', id).execute()
  return Object.fromEntries(rows.map(({ size, color, quantity }) => [`${size} ${color}`, quantity]))
}
