import process from 'node:process'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus, storedOrder } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { fileOrder, fileOrders } from './filed-orders.sample.ts'
import { sampleOrder } from './order.sample.ts'
import { statusNames } from './order-status.ts'
import { idsOf, walkPages } from './walk-pages.sample.ts'

/** What this thread has worked so far, in microseconds: a busy machine makes it wait, not work. */
function busy(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

describeShop('the orders of a customer (I2, I10)', (shop) => {
  it('are those placed in the account, and under its e-mail once the mailbox is proved', async () => {
    const bag = await stockOne(shop.db)
    const email = 'huda@example.com'
    const huda = await signIn(shop.shop, 'customer', { email, emailVerified: false })
    const said: unknown[] = []
    const place = async (headers: Record<string, string>, customer: object) => {
      const { json } = await shop.post(
        '/api/postOrder',
        sampleOrder([{ product: bag }], { ...customer }),
        headers,
      )
      said.push(json.inAccount)
      return json.insertedId
    }
    const own = await place(huda.headers, { email: 'elsewhere@example.com' })
    const guest = await place({}, { email: 'Huda@Example.com' })
    const dead = await place({ authorization: 'Bearer of.nothing.good' }, { email })
    expect(said).toEqual([true, undefined, undefined])
    const list = async () => idsOf((await shop.get(`/api/order?email=${email}`, huda.headers)).json)
    const view = async (id: string) => (await shop.get(`/api/order/${id}`, huda.headers)).status
    expect(await list()).toEqual([own])
    expect([await view(own), await view(guest), await view(dead)]).toEqual([200, 404, 404])
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    expect((await list()).sort()).toEqual([own, guest, dead].sort())
    expect([await view(own), await view(guest), await view(dead)]).toEqual([200, 200, 200])
    const owners = await shop.db.selectFrom('orders').select('user_id').where('id', '=', dead).execute()
    expect(owners).toEqual([{ user_id: null }])
  })

  it("are not those another account placed with one's e-mail, verified or not", async () => {
    const bag = await stockOne(shop.db)
    const email = 'typed@example.com'
    const buyer = await signIn(shop.shop, 'customer')
    const typed = await signIn(shop.shop, 'customer', { email })
    const order = sampleOrder([{ product: bag }], { email })
    const id = (await shop.post('/api/postOrder', order, buyer.headers)).json.insertedId
    expect((await shop.get(`/api/order/${id}`, typed.headers)).status).toBe(404)
    expect((await putStatus(shop, id, { status: 'Cancelled' }, typed)).status).toBe(404)
    expect((await shop.get('/api/order', typed.headers)).json).toEqual([])
    expect((await shop.get('/api/myCounts', typed.headers)).json.active).toBe(0)
    expect((await shop.get('/api/myData', typed.headers)).json.data.orders).toEqual([])
    expect(
      (
        await shop.send('DELETE', `/api/deleteUser/${typed.person.id}`, undefined, {
          ...(
            await signIn(shop.shop, 'admin')
          ).headers,
        })
      ).status,
    ).toBe(200)
    expect(await storedOrder(shop, id)).toMatchObject({ customer_email: email, forget_when_finished: 0 })
    expect((await putStatus(shop, id, { status: 'Cancelled' }, buyer)).status).toBe(200)
  })

  it('keep an account that nobody can sign in to from whoever signs up with its e-mail', async () => {
    const bag = await stockOne(shop.db)
    const signUp = async (email: string) =>
      (await shop.post('/api/auth/sign-up/email', { name: 'Thief', email, password: 'a good long one' }))
        .status
    for (const [email, orders, status] of [
      ['bought@example.com', 1, 422],
      ['looked@example.com', 0, 200],
    ] as const) {
      const buyer = await signIn(shop.shop, 'customer', { email, emailVerified: false })
      if (orders) await shop.post('/api/postOrder', sampleOrder([{ product: bag }]), buyer.headers)
      await shop.db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()
      expect([email, await signUp(email)]).toEqual([email, status])
    }
  })

  it("are nobody else's to read, list or change, and a stranger's order is like none", async () => {
    const { id } = await fileOrder(shop.db, { customer_email: 'sara@example.com' })
    const stranger = (await signIn(shop.shop, 'customer')).headers
    const boss = (await signIn(shop.shop, 'manager')).headers
    const asked = '/api/order?email=sara@example.com'
    expect([(await shop.get(asked)).status, (await shop.get(asked, stranger)).status]).toEqual([401, 403])
    expect(idsOf((await shop.get(asked, boss)).json)).toEqual([id])
    expect((await shop.get('/api/orders', stranger)).status).toBe(403)
    const [known, unknown] = await Promise.all(
      [id, 'no-such-order'].map((one) => shop.get(`/api/order/${one}`, stranger)),
    )
    expect([known?.status, known?.text]).toEqual([404, unknown?.text])
  })

  it('come by pages and states, and are counted as the four pages show them (O4)', async () => {
    const { headers, person } = await signIn(shop.shop, 'customer')
    await fileOrders(
      shop.db,
      statusNames.flatMap((status, n) =>
        Array.from({ length: n + 1 }, () => ({ status, user_id: person.id })),
      ),
    )
    const address = `/api/order?email=${person.email}&status=Pending,Confirmed,Shipping&limit=4`
    const pages = await walkPages(shop, address, headers)
    expect(pages.map((page) => page.length)).toEqual([4, 2])
    expect(new Set(idsOf(pages.flat())).size).toBe(6)
    expect((await shop.get('/api/myCounts', headers)).json).toEqual({
      active: 6,
      shopping: 4,
      cancellations: 5,
      returns: 6,
    })
  })

  it('are all in what one downloads, the newest first, and others are answered while thousands are read', async () => {
    const buyer = await signIn(shop.shop, 'customer')
    const filed = await fileOrders(
      shop.db,
      Array.from({ length: 10_000 }, (_, n) => ({
        user_id: buyer.person.id,
        placed_at: new Date(shop.now.getTime() - (n % 7) * 1000).toISOString(),
        lines: [{ quantity: 1 }, { quantity: 2 }],
      })),
    )
    const turns = [busy()]
    const meanwhile = { over: false }
    const count = () => {
      turns.push(busy())
      if (!meanwhile.over) setImmediate(count)
    }
    setImmediate(count)
    const { orders } = (await shop.get('/api/myData', buyer.headers)).json.data
    meanwhile.over = true
    const numbers = orders.map((one: { orderId: string }) => one.orderId)
    expect(numbers.toSorted()).toEqual(filed.map((one) => one.order_id).sort())
    const times = orders.map((one: { placedAt: string }) => one.placedAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(orders.every((one: { products: object[] }) => one.products.length === 2)).toBe(true)
    const whole = (turns.at(-1) ?? 0) - (turns[0] ?? 0)
    // One by one: there are too many for the arguments of a call.
    const longest = turns.reduce((most, at, n) => Math.max(most, at - (turns[n - 1] ?? at)), 0)
    expect(longest / whole).toBeLessThan(0.5)
  }, 60_000)
})
