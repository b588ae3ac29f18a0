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
    const [{ _id }] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    const approved = await takeStep(shop, _id, { from: 'requested', to: 'approved', exchange }, clerk)
    expect(approved.status).toBe(200)
    await said('Exchange under way', 'الاستبدال قيد المتابعة')
    const step = { from: 'approved', to: 'received', restocked: lines }
    expect((await takeStep(shop, _id, step, clerk)).status).toBe(200)
    expect(await head('')).toContain('Exchange under way')
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
