import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import {
  putReturn,
  putStatus,
  storedOrder,
  tracesOf,
  undo,
} from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import {
  changeAsGuest,
  deliver,
  limited,
  piecesOf,
  returnsOf,
  takeStep,
  uploadPhoto,
} from './returns.sample.ts'

const dayMs = 24 * 60 * 60 * 1000

describeShop(
  'a return (O16)',
  (shop) => {
    let clerk: SignedIn

    beforeAll(async () => {
      clerk = await signIn(shop.shop, 'manager')
    })

    const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect' }
    /** Takes the newest return of an order along these steps; answers the last answer. */
    const steps = async (id: string, ...bodies: { to: string; [more: string]: unknown }[]) => {
      let answer: Awaited<ReturnType<typeof takeStep>> | undefined
      for (const body of bodies) {
        const { returns } = await returnsOf(shop, id, clerk)
        const { _id, state } = returns.at(-1)
        answer = await takeStep(shop, _id, { from: state, ...body }, clerk)
      }
      return answer
    }
    const mails = async (id: string) => (await tracesOf(shop, id)).emails.map(({ kind }) => kind)

    it('of a part, asked for by a guest with a photo, goes to its end: pieces to the stock, money back, order Delivered', async () => {
      const bag = await limited(shop, 9, { originalPrice: 10_000 })
      const cap = await limited(shop, 9, { originalPrice: 4000 })
      const lines = [{ product: bag, quantity: 2 }, { product: cap }]
      const { id, token } = await deliver(shop, clerk, lines)
      expect(await read(id)).toMatchObject({ total: 26, paid: 26 })
      const photos = [await uploadPhoto(shop, 402)]
      const asked = await changeAsGuest(shop, token, {
        ...ask,
        comment: 'The seam is open',
        lines: [{ line: 0, quantity: 1 }],
        photos,
      })
      expect(asked.status).toBe(200)
      const { json } = await shop.get(`/api/trackOrder/${token}/return`)
      expect(json.data.returns).toMatchObject([
        {
          state: 'requested',
          reason: 'defect',
          comment: 'The seam is open',
          value: 10,
          whole: false,
          steps: [],
          lines: [{ line: 0, quantity: 1, _id: bag.id }],
        },
      ])
      expect((await shop.get(json.data.returns[0].photos[0])).headers['content-type']).toBe('image/webp')
      expect((await shop.get(photos[0] ?? '')).status).toBe(404)
      expect(await read(id)).toMatchObject({ paymentState: 'refund due', balance: -10 })
      expect(await mails(id)).toContain('return-asked')

      await steps(id, { to: 'approved', words: 'The driver comes on Monday' })
      expect((await steps(id, { to: 'received' }))?.json.errors[0].path).toBe('restocked')
      const tooMany = await steps(id, { to: 'received', restocked: [{ line: 0, quantity: 2 }] })
      expect(tooMany?.json.errors[0].path).toBe('restocked')
      expect(await piecesOf(shop, bag.id)).toBe(7)
      await steps(id, { to: 'received', restocked: [{ line: 0, quantity: 1 }] })
      expect([await piecesOf(shop, bag.id), await piecesOf(shop, cap.id)]).toEqual([8, 8])
      const early = await steps(id, { to: 'closed' })
      expect([early?.status, early?.json.toRefund]).toEqual([409, 10])
      const wrong = await steps(id, { to: 'refunded', amount: 11, method: 'cash' })
      expect([wrong?.status, wrong?.json.toRefund]).toEqual([409, 10])
      expect((await steps(id, { to: 'refunded', amount: 10, method: 'cash', reference: 'R1' }))?.status).toBe(
        200,
      )
      expect(await read(id)).toMatchObject({ paymentState: 'partly refunded', refunded: 10, balance: 0 })
      expect((await steps(id, { to: 'closed' }))?.status).toBe(200)
      const closed = await read(id)
      expect(closed).toMatchObject({ orderStatus: 'Delivered', balance: 0, paymentState: 'partly refunded' })
      expect(closed.history.at(-1)).toMatchObject({ to: 'Delivered', reason: 'return closed' })
      expect((await returnsOf(shop, id, clerk)).returnable).toMatchObject([
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ])
      expect((await mails(id)).filter((kind) => kind === 'return-step')).toHaveLength(2)
      expect(await mails(id)).toContain('refund-recorded')
    })

    it('of the rest takes the rest, delivery included, and never more than is left or was paid', async () => {
      const bag = await limited(shop, 5, { originalPrice: 10_000 })
      const { id, token } = await deliver(shop, clerk, [{ product: bag, quantity: 3 }])
      const more = await changeAsGuest(shop, token, { ...ask, lines: [{ line: 0, quantity: 4 }] })
      expect([more.status, more.json.errors[0].path]).toEqual([422, 'lines'])
      const twice = Array.from({ length: 2 }, () => ({ line: 0, quantity: 2 }))
      expect((await changeAsGuest(shop, token, { ...ask, lines: twice })).status).toBe(422)
      expect((await storedOrder(shop, id)).status).toBe('Delivered')
      const back = { to: 'received', restocked: [{ line: 0, quantity: 0 }] }
      await changeAsGuest(shop, token, { ...ask, lines: [{ line: 0, quantity: 1 }] })
      await steps(id, { to: 'approved' }, back)
      await steps(id, { to: 'refunded', amount: 10, method: 'transfer' }, { to: 'closed' })
      expect((await changeAsGuest(shop, token, ask)).status).toBe(200)
      expect((await returnsOf(shop, id, clerk)).returns[1]).toMatchObject({ value: 22, whole: true })
      await steps(id, { to: 'approved' }, back, { to: 'credited', amount: 22 }, { to: 'closed' })
      expect(await read(id)).toMatchObject({ orderStatus: 'Return', paymentState: 'refunded', balance: 0 })
      expect(await piecesOf(shop, bag.id)).toBe(2)
    })

    it('that staff refuse goes back to Delivered with their words in the letter, owes nothing, and can be asked for again', async () => {
      const bag = await limited(shop, 5, { originalPrice: 10_000 })
      const { id, token } = await deliver(shop, clerk, [{ product: bag }])
      await changeAsGuest(shop, token, ask)
      const refusal = { status: 'Delivered', from: 'Return', comment: 'It was worn for a week' }
      expect((await putReturn(shop, id, refusal, clerk)).status).toBe(200)
      const { returns, returnable } = await returnsOf(shop, id, clerk)
      expect(returns[0]).toMatchObject({
        state: 'refused',
        history: [{}, { words: 'It was worn for a week' }],
      })
      expect(returnable).toHaveLength(1)
      expect(await read(id)).toMatchObject({ orderStatus: 'Delivered', paymentState: 'paid', balance: 0 })
      const rows = await shop.db
        .selectFrom('mail_outbox')
        .select('payload')
        .where('payload', 'like', `%${id}%`)
        .execute()
      expect(rows.filter(({ payload }) => payload.includes('worn for a week'))).toHaveLength(1)

      expect((await undo(shop, id, { from: 'Delivered' }, clerk)).status).toBe(200)
      expect((await returnsOf(shop, id, clerk)).returns[0]).toMatchObject({ state: 'requested' })
      await steps(id, { to: 'approved' }, { to: 'received', restocked: [] })
      const late = await putReturn(shop, id, refusal, clerk)
      expect([late.status, late.json.returnState]).toEqual([409, 'received'])
      expect((await storedOrder(shop, id)).status).toBe('Return')
    })

    it('that staff record by mistake is withdrawn with the undo, and one whose goods are there is not', async () => {
      const bag = await limited(shop, 5, { originalPrice: 10_000 })
      const { id } = await deliver(shop, clerk, [{ product: bag, quantity: 2 }])
      const record = { ...ask, lines: [{ line: 0, quantity: 1 }] }
      await putReturn(shop, id, record, clerk)
      expect((await undo(shop, id, { from: 'Return' }, clerk)).status).toBe(200)
      expect((await returnsOf(shop, id, clerk)).returns[0]).toMatchObject({ state: 'withdrawn' })
      expect(await read(id)).toMatchObject({ orderStatus: 'Delivered', paymentState: 'paid' })
      await putReturn(shop, id, record, clerk)
      await steps(id, { to: 'approved' }, { to: 'received', restocked: [{ line: 0, quantity: 1 }] })
      expect((await undo(shop, id, { from: 'Return' }, clerk)).status).toBe(409)
      expect(await piecesOf(shop, bag.id)).toBe(4)
    })

    it('keeps the days of O8 for a guest, and a photo that is none is refused', async () => {
      const bag = await limited(shop, 5)
      const { id, token } = await deliver(shop, clerk, [{ product: bag }])
      const wrong = await changeAsGuest(shop, token, { ...ask, photos: ['/proofs/x.webp'] })
      expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, 'photos'])
      const delivered_at = new Date(shop.now.getTime() - 15 * dayMs - 1).toISOString()
      await shop.db.updateTable('orders').set({ delivered_at }).where('id', '=', id).execute()
      const late = await changeAsGuest(shop, token, ask)
      expect([late.status, late.json.errors[0].path]).toEqual([422, 'reason'])
      expect((await shop.get(`/api/trackOrder/${token}/return`)).json.data.returnUntil).toBeUndefined()
    })

    it('needs no account: a guest cancels by the link while its customer could, with pieces back and the shop told', async () => {
      const bag = await limited(shop, 5)
      const { id, token } = await deliver(shop, clerk, [{ product: bag }])
      const tooLate = await changeAsGuest(shop, token, { status: 'Cancelled', from: 'Delivered' })
      expect([tooLate.status, tooLate.json.orderStatus]).toEqual([409, 'Delivered'])
      await shop.db.updateTable('orders').set({ status: 'Pending' }).where('id', '=', id).execute()
      expect((await shop.get(`/api/trackOrder/${token}/return`)).json.data.mayCancel).toBe(true)
      expect((await changeAsGuest(shop, token, { status: 'Cancelled', from: 'Pending' })).status).toBe(200)
      expect([(await storedOrder(shop, id)).status, await piecesOf(shop, bag.id)]).toEqual(['Cancelled', 5])
      expect(await mails(id)).toContain('order-cancelled')
      expect(
        (await changeAsGuest(shop, 'no-such-link', { status: 'Cancelled', from: 'Pending' })).status,
      ).toBe(404)
    })

    it('is a stranger’s in no way: neither read nor moved', async () => {
      const bag = await limited(shop, 5)
      const { id, token } = await deliver(shop, clerk, [{ product: bag }])
      await changeAsGuest(shop, token, ask)
      const stranger = await signIn(shop.shop, 'customer', { email: 'stranger@example.com' })
      expect((await shop.get(`/api/orderReturn/${id}`, stranger.headers)).status).toBe(404)
      const [one] = (await returnsOf(shop, id, clerk)).returns
      const body = { from: 'requested', to: 'approved' }
      expect((await takeStep(shop, one._id, body, stranger)).status).toBe(403)
      expect((await takeStep(shop, 'no-such-return', body, clerk)).status).toBe(404)
    })

    it('is asked for by its customer in her account, as product.md says, for all of it where she names nothing', async () => {
      const email = 'owner@example.com'
      const owner = await signIn(shop.shop, 'customer', { email })
      const bag = await limited(shop, 5)
      const { id } = await deliver(shop, clerk, [{ product: bag, quantity: 2 }], { email })
      expect((await putStatus(shop, id, { status: 'Return', reason: 'defect' }, owner)).status).toBe(200)
      const { returns } = await returnsOf(shop, id, owner)
      expect(returns[0]).toMatchObject({ whole: true, lines: [{ quantity: 2 }], steps: [] })
    })
  },
  { SHOP_MAIL: 'shop@example.com' },
)
