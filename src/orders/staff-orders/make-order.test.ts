import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { piecesLeft, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { staffOrderOf } from './staff-order.sample.ts'

const pieces = (quantity: number) => ({ stock: [{ size: 'N/A', color: 'N/A', quantity }] })

async function orders({ db }: TestShop): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describeShop('an order that staff make for somebody who calls or writes (O19)', (shop) => {
  it('needs a phone and no e-mail, takes stock, and says who made it and where it came from', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 10_000, ...pieces(5) })
    const { status, json } = await shop.post(
      '/api/staffOrder',
      staffOrderOf([{ product: bag, quantity: 2 }], {
        source: 'whatsapp',
        discount: { percent: 10, reason: 'A friend of the shop' },
        total: 20,
      }),
      boss.headers,
    )
    expect([status, json.total, json.discount]).toEqual([200, 20, 2])
    expect(json.trackUrl, 'in the language of the customer').toContain('/ar/track/')
    expect(await piecesLeft(shop, bag)).toBe(3)
    const order = await readOrder(shop, json.insertedId, boss)
    expect(order).toMatchObject({
      source: 'whatsapp',
      madeBy: boss.person.name,
      paymentState: 'unpaid',
      discountReason: 'A friend of the shop',
      locale: 'ar',
      customerData: { email: '', mobileNumber: '92345678' },
      history: [{ to: 'Pending', byName: boss.person.name, byRole: 'manager' }],
    })
    const mails = await shop.db.selectFrom('mail_outbox').selectAll().execute()
    expect(mails.map(({ kind }) => kind).filter((kind) => kind === 'order-received')).toEqual([])
    const tracked = await shop.get(`/api/trackOrder/${json.trackUrl.split('/').at(-1)}`)
    expect([tracked.status, tracked.json.data.orderId]).toEqual([200, json.orderId])
    expect(JSON.stringify(tracked.json), 'source and maker are for staff').not.toMatch(/whatsapp|madeBy/)
  })

  it('goes through its whole life without an e-mail, and no letter is queued to nobody', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const made = await shop.post('/api/staffOrder', staffOrderOf([{ product: bag }]), boss.headers)
    for (const status of ['Confirmed', 'Shipping', 'Delivered', 'Return']) {
      const path = status === 'Return' ? 'orderReturn' : 'orderStatus'
      const body = status === 'Return' ? { status, from: 'Delivered', reason: 'defect' } : { status }
      const answer = await shop.send('PUT', `/api/${path}/${made.json.insertedId}`, JSON.stringify(body), {
        'content-type': 'application/json',
        ...boss.headers,
      })
      expect([status, answer.status]).toEqual([status, 200])
    }
    const mails = await shop.db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute()
    expect(mails.filter(({ kind, recipient }) => kind !== 'order-placed' && recipient === '')).toEqual([])
  })

  it('is placed once however often it is sent, and not at all where the total is another', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, pieces(9))
    const before = await orders(shop)
    const body = staffOrderOf([{ product: bag }])
    const key = { ...boss.headers, 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.post('/api/staffOrder', body, key)),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.insertedId}`)).size).toBe(1)
    expect([(await orders(shop)) - before, await piecesLeft(shop, bag)]).toEqual([1, 8])
    const other = await shop.post('/api/staffOrder', { ...body, total: 1 }, key)
    expect(other.status, 'the same key with another body').toBe(422)
    const wrong = await shop.post('/api/staffOrder', { ...body, total: 1 }, boss.headers)
    expect([wrong.status, wrong.json.quote.total]).toEqual([409, body.total])
    expect(wrong.json.quote.products[0].name).toBe(bag.name)
  })

  it('of two that want the last piece at once, one is made and the other is told', async () => {
    const boss = await signIn(shop.shop, 'manager')
    for (let round = 0; round < 10; round++) {
      const bag = await stockOne(shop.db, pieces(1))
      const answers = await Promise.all(
        [1, 2].map(() => shop.post('/api/staffOrder', staffOrderOf([{ product: bag }]), boss.headers)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await piecesLeft(shop, bag)).toBe(0)
      expect(answers.find(({ status }) => status === 409)?.json.left).toEqual({ 'products.0.quantity': 0 })
    }
  })

  it('refuses what cannot be, each at its field', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { sizes: ['S'] })
    for (const [more, path] of [
      [{ customerData: { mobileNumber: '12' } }, 'customerData.mobileNumber'],
      [{ customerData: { name: ' ' } }, 'customerData.name'],
      [{ customerData: { email: 'nowhere' } }, 'customerData.email'],
      [{ customerData: { paymentMethod: 'Online Payment' } }, 'customerData.paymentMethod'],
      [{ discount: { omr: 500, reason: 'too much' } }, 'discount.omr'],
      [{ discount: { omr: 1, reason: '' } }, 'discount.reason'],
    ] as const) {
      const body = staffOrderOf([{ product: bag, size: 'S' }], more)
      const { status, json } = await shop.post('/api/staffOrder', body, boss.headers)
      expect([status, json.errors?.[0]?.path]).toEqual([422, path])
    }
    const { json } = await shop.post('/api/staffOrder', staffOrderOf([{ product: bag }]), boss.headers)
    expect(json.errors[0].path).toBe('products.0.size')
  })
})
