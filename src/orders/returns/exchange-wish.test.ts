import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, returnsOf, takeStep } from './returns.sample.ts'

const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange' }

describeShop('what somebody wants instead (O37)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  it.each([undefined, '', '  \n'])(
    'is asked of whoever wants another size or colour and wrote %j, by the link in both languages',
    async (comment) => {
      const { id, token } = await deliver(shop, clerk, [{ product: await stockOne(shop.db) }])
      for (const [language, text] of [
        ['en', 'Please write which size or colour you would like.'],
        ['ar', 'يرجى كتابة المقاس أو اللون المطلوب.'],
      ] as const) {
        const refused = await changeAsGuest(shop, token, { ...ask, comment }, { 'accept-language': language })
        expect(refused.status).toBe(422)
        expect(refused.json).toMatchObject({ errors: [{ path: 'comment', message: text }] })
      }
      expect((await returnsOf(shop, id, clerk)).returns).toEqual([])
      expect((await changeAsGuest(shop, token, { ...ask, wants: 'refund', comment })).status).toBe(200)
    },
  )

  it('is known in the lists of staff until somebody decides, and of a refund that it is one', async () => {
    const goods = async () => [{ product: await stockOne(shop.db) }]
    const [swap, back] = [
      await deliver(shop, clerk, await goods()),
      await deliver(shop, clerk, await goods()),
    ]
    expect((await changeAsGuest(shop, swap.token, { ...ask, comment: 'In 38' })).status).toBe(200)
    expect((await changeAsGuest(shop, back.token, { ...ask, wants: 'refund' })).status).toBe(200)
    const wishes = async () => {
      const all = (await shop.get(`/api/orders?ids=${swap.id},${back.id}&limit=10`, clerk.headers)).json
      return [swap, back].map(({ id }) => all.find((one: { _id: string }) => one._id === id).returnWish)
    }
    expect(await wishes()).toEqual(['exchange', 'refund'])
    expect((await shop.get(`/api/order/${swap.id}`, clerk.headers)).json.returnWish).toBe('exchange')
    const [{ _id: id }] = (await returnsOf(shop, swap.id, clerk)).returns
    expect((await takeStep(shop, id, { from: 'requested', to: 'approved' }, clerk)).status).toBe(200)
    expect(await wishes()).toEqual([undefined, 'refund'])
  })

  it('is what the head of its tracking page says, asked for and approved, and no return (O13)', async () => {
    const bag = await stockOne(shop.db)
    const { id, token } = await deliver(shop, clerk, [{ product: bag, quantity: 2 }])
    const lines = [{ line: 0, quantity: 1 }]
    expect((await changeAsGuest(shop, token, { ...ask, comment: 'In 38', lines })).status).toBe(200)
    const head = async (locale: '' | '/ar') => {
      const [, page = ''] = (await shop.get(`${locale}/track/${token}`)).text.split('<main')
      return (page.split('</section>')[0] ?? '').replaceAll(/<[^>]*>/g, ' ')
    }
    const said = async (en: string, ar: string) => {
      for (const [text, own, other] of [
        [await head(''), en, /return/i],
        [await head('/ar'), ar, /إرجاع|مرتجع/],
      ] as const) {
        expect(text).toContain(own)
        expect(text).not.toMatch(other)
      }
    }
    await said('Exchange asked for', 'طُلب استبدال')
    // What comes back in money is a part, and the lists of staff know it; nobody else is told.
    const [row] = (await shop.get(`/api/orders?ids=${id}&limit=1`, clerk.headers)).json
    const [{ value }] = (await returnsOf(shop, id, clerk)).returns
    expect([row.returnValue, row.returnValue < row.total]).toEqual([value, true])
    const [{ _id }] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    const approved = await takeStep(shop, _id, { from: 'requested', to: 'approved', exchange }, clerk)
    expect(approved.status).toBe(200)
    await said('Exchange under way', 'الاستبدال قيد المتابعة')
    const step = { from: 'approved', to: 'received', restocked: lines }
    expect((await takeStep(shop, _id, step, clerk)).status).toBe(200)
    expect(await head('')).toContain('Exchange under way')
  })

  it('is under way until the new pieces are delivered or the return is closed, whatever was paid back, by the link and in an account alike (O13)', async () => {
    const dearer = await stockOne(shop.db, { originalPrice: 9000 })
    for (const road of ['delivered first', 'settled first', 'settled before it is sent'] as const) {
      const customer = await signIn(shop.shop, 'customer')
      const goods = sampleOrder([{ product: await stockOne(shop.db, { originalPrice: 10_000 }) }])
      const placed = (await shop.post('/api/postOrder', goods, customer.headers)).json
      const id: string = placed.insertedId
      const token: string = placed.trackUrl.split('/').at(-1)
      for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
      const says = async (stage: string | undefined, en: string, ar: string) => {
        const tracked = (await shop.get(`/api/trackOrder/${token}`)).json.data
        const own = (await shop.get(`/api/order/${id}`, customer.headers)).json
        expect([tracked.exchange, own.exchange], en).toEqual([stage, stage])
        for (const [locale, text] of [
          ['', en],
          ['/ar', ar],
        ] as const) {
          const [, page = ''] = (await shop.get(`${locale}/track/${token}`)).text.split('<main')
          const head = (page.split('</section>')[0] ?? '').replaceAll(/<[^>]*>/g, ' ')
          expect(head).toContain(text)
          if (stage) expect(head).not.toMatch(/\breturn\b|إرجاع|تم استرداد المبلغ\./i)
          if (stage === 'done') expect(head).not.toMatch(/under way|قيد المتابعة/)
        }
      }
      expect((await putStatus(shop, id, { ...ask, comment: 'In 38' }, customer)).status).toBe(200)
      await says('asked', 'Exchange asked for', 'طُلب استبدال')
      const [{ _id }] = (await returnsOf(shop, id, clerk)).returns
      const step = async (body: object) => {
        const told = await takeStep(shop, _id, body, clerk)
        expect(told.status, told.text).toBe(200)
      }
      const exchange = [{ line: 0, _id: dearer.id, size: 'N/A', color: 'N/A', quantity: 1 }]
      await step({ from: 'requested', to: 'approved', exchange })
      await says('under way', 'Exchange under way', 'الاستبدال قيد المتابعة')
      await step({ from: 'approved', to: 'received', restocked: [] })
      await says('under way', 'Exchange under way', 'الاستبدال قيد المتابعة')
      const fresh: string = (await returnsOf(shop, id, clerk)).returns[0].exchange._id
      const send = () => putStatus(shop, fresh, { status: 'Shipping' }, clerk)
      const isSentFirst = road !== 'settled before it is sent'
      if (isSentFirst) {
        await send()
        await step({ from: 'received', to: 'exchanged' })
        await says('under way', 'Exchange under way', 'الاستبدال قيد المتابعة')
      }
      if (road === 'delivered first') {
        await putStatus(shop, fresh, { status: 'Delivered' }, clerk)
        await says('done', 'Exchanged', 'تم الاستبدال')
      }
      const { toRefund: amount } = await returnsOf(shop, id, clerk)
      expect(amount).toBeGreaterThan(0)
      await step({ from: isSentFirst ? 'exchanged' : 'received', to: 'refunded', amount, method: 'cash' })
      if (road !== 'delivered first') {
        await says('under way', 'Exchange under way', 'الاستبدال قيد المتابعة')
        if (!isSentFirst) await send()
        await putStatus(shop, fresh, { status: 'Delivered' }, clerk)
      }
      await says('done', 'Exchanged', 'تم الاستبدال')
      await step({ from: 'refunded', to: 'closed' })
      await says('done', 'The exchange is finished.', 'انتهى الاستبدال.')
    }
  })

  it('is none any more once the order of its new pieces is cancelled', async () => {
    const { id, token } = await deliver(shop, clerk, [{ product: await stockOne(shop.db) }])
    expect((await changeAsGuest(shop, token, { ...ask, comment: 'In 38' })).status).toBe(200)
    const [{ _id }] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    expect((await takeStep(shop, _id, { from: 'requested', to: 'approved', exchange }, clerk)).status).toBe(
      200,
    )
    const fresh: string = (await returnsOf(shop, id, clerk)).returns[0].exchange._id
    expect((await putStatus(shop, fresh, { status: 'Cancelled' }, clerk)).status).toBe(200)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data).not.toHaveProperty('exchange')
    expect((await shop.get(`/api/order/${id}`, clerk.headers)).json).not.toHaveProperty('exchange')
  })

  it('is asked in an account too, and not of staff who record a return', async () => {
    const customer = await signIn(shop.shop, 'customer')
    const goods = sampleOrder([{ product: await stockOne(shop.db) }])
    const id: string = (await shop.post('/api/postOrder', goods, customer.headers)).json.insertedId
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
    const refused = await putStatus(shop, id, ask, customer)
    expect(refused.status).toBe(422)
    expect(refused.json).toMatchObject({ errors: [{ path: 'comment' }] })
    expect((await putReturn(shop, id, ask, clerk)).status).toBe(200)
  })
})
