import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { changeAsGuest, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const piece = { line: 0, quantity: 1 }
const mine = 'shop@example.com'

describeShop('the emails about returns, as the dashboard shows them (O16)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { emailAddress: mine }))
  })

  /** Three shoes in S of OMR 10, delivered for cash, and what is asked of them by their link. */
  async function delivered(email: string, language: string) {
    const product = await stockOne(shop.db, { originalPrice: 10_000, sizes: ['S', 'M'] })
    const dear = await stockOne(shop.db, { originalPrice: 15_000, sizes: [], colors: [] })
    const order = sampleOrder([{ product, quantity: 3, size: 'S' }], { email })
    const placed = await shop.post('/api/postOrder', order, { 'accept-language': language })
    expect(placed.status).toBe(200)
    const id: string = placed.json.insertedId
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    return {
      id,
      dear,
      async asks(more: object = {}): Promise<string> {
        const body = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece], ...more }
        expect((await changeAsGuest(shop, placed.json.trackUrl.split('/').at(-1), body)).status).toBe(200)
        return (await returnsOf(shop, id, boss)).returns.at(-1)._id
      },
    }
  }
  const step = async (returnId: string, body: object) =>
    expect((await takeStep(shop, returnId, body, boss)).status).toBe(200)
  /** All that were written about returns since, to the customer and to the shop. */
  async function letters(email: string, since: Set<string>) {
    const { data } = (await shop.get('/api/letters?limit=100', boss.headers)).json
    const found = data.filter(
      ({ _id, kind, recipient }: { _id: string; kind: string; recipient: string }) =>
        !since.has(_id) &&
        [email, mine].includes(recipient) &&
        !['order-placed', 'order-received'].includes(kind),
    )
    const read: { kind: string; subject: string; text: string }[] = []
    for (const { _id } of found) {
      since.add(_id)
      read.push((await shop.get(`/api/letter/${_id}`, boss.headers)).json.data)
    }
    return read
  }

  it.each([
    ['en', '(return 2)'],
    ['ar', '(الإرجاع 2)'],
  ])(
    'name which of two returns of an order they are about in their subject: %s',
    async (language, second) => {
      const email = `two-${language}@example.com`
      const { asks } = await delivered(email, language)
      const seen = new Set<string>()
      await letters(email, seen)
      const finish = { from: 'requested', to: 'closed', finish: true, restocked: [piece] }
      const told: { kind: string; subject: string }[][] = []
      for (const at of [0, 1]) {
        const one = await asks()
        // The letter that it was asked for waits no longer once it is answered.
        told[at] = await letters(email, seen)
        await step(one, { ...finish, amount: 10, method: 'cash' })
        told[at].push(...(await letters(email, seen)))
      }
      const [first = [], then = []] = told
      const kinds = ['order-status-changed', 'refund-recorded', 'return-asked', 'return-step']
      for (const both of [first, then])
        expect([...new Set(both.map(({ kind }) => kind))].sort()).toEqual(kinds)
      for (const { kind, subject } of then) {
        // The shop's own is in the shop's language.
        const name = kind === 'return-asked' ? '(return 2)' : second
        expect(subject, kind).toContain(name)
        expect(first.map((one) => one.subject)).not.toContain(subject)
      }
      for (const { kind, subject } of first)
        expect(subject.replace(/\d{6}/, ''), kind).not.toMatch(/return \d|الإرجاع \d/)
    },
  )

  it('name the first of two as well, in what is told of it once there is another', async () => {
    const email = 'first@example.com'
    const { id, asks } = await delivered(email, 'en')
    const seen = new Set<string>()
    const one = await asks()
    const finish = { to: 'closed', finish: true }
    await step(one, { ...finish, from: 'requested', restocked: [piece], amount: 10, method: 'cash' })
    await asks()
    for (const from of ['Return', 'Delivered'])
      expect((await undo(shop, id, { from, reason: 'A mistake' }, boss)).status).toBe(200)
    await letters(email, seen)
    await step(one, { ...finish, from: 'refunded' })
    const [letter] = await letters(email, seen)
    expect(letter).toMatchObject({ kind: 'return-step', subject: expect.stringContaining('(return 1)') })
  })

  it('say no sum by which an order costs less where it was exchanged evenly, and one where it was not', async () => {
    const email = 'even@example.com'
    const { asks, dear } = await delivered(email, 'en')
    const seen = new Set<string>()
    await letters(email, seen)
    const even = await asks({ wants: 'exchange', comment: 'In M' })
    await letters(email, seen)
    const inM = { ...piece, size: 'M', color: 'N/A' }
    await step(even, { from: 'requested', to: 'approved', exchange: [inM] })
    await step(even, { from: 'approved', to: 'received', restocked: [piece] })
    const about = await letters(email, seen)
    expect(about.filter(({ kind }) => kind === 'return-step')).toHaveLength(2)
    for (const { kind, text } of about) expect(text, kind).not.toContain('costs less')

    const other = await delivered('dearer@example.com', 'en')
    const dearer = await other.asks({ wants: 'exchange', comment: 'In M' })
    await letters('dearer@example.com', seen)
    const instead = { ...piece, _id: dear.id, size: 'N/A', color: 'N/A' }
    await step(dearer, { from: 'requested', to: 'approved', exchange: [instead] })
    const [letter] = await letters('dearer@example.com', seen)
    expect(letter?.text).toMatch(/The order costs less by:?\s+OMR 10\.000/)
    expect(letter?.text).toMatch(/Still to be paid for them:?\s+OMR 5\.000/)
  })

  it.each([
    ['en', /^The return of your order \d{6}$/, 'Your return'],
    ['ar', /^إرجاع الطلب رقم \d{6}$/, 'الإرجاع'],
  ] as const)(
    'are about the return where it is refused, are listed as that, name no tax invoice and call the order delivered nowhere: %s',
    async (language, subject, head) => {
      const email = `refused-${language}@example.com`
      const vat = (vat: 'confirmation' | 'off') =>
        inTransaction(shop.db, (trx) => writeSettings(trx, { vat, vatNumber: 'OM1100123456' }))
      await vat('confirmation')
      const { id, asks } = await delivered(email, language)
      const seen = new Set<string>()
      const invoiced = await letters(email, seen)
      expect(invoiced.find(({ kind }) => kind === 'order-status-changed')?.text).toContain('/tax')
      await asks()
      await letters(email, seen)
      const no = { status: 'Delivered', from: 'Return', comment: 'Worn for months' }
      expect((await putReturn(shop, id, no, boss)).status).toBe(200)
      const [refused, ...others] = await letters(email, seen)
      expect(others).toEqual([])
      expect(refused).toMatchObject({
        kind: 'return-refused',
        subject: expect.stringMatching(subject),
        text: expect.stringContaining('Worn for months'),
      })
      expect(refused?.text.split('\n')).toContain(head)
      expect(refused?.text).not.toMatch(/Delivered|تم التوصيل|\/tax/)
      const { data } = (await shop.get('/api/letters?limit=100', boss.headers)).json
      expect(data).toContainEqual(expect.objectContaining({ recipient: email, kind: 'return-refused' }))
      await vat('off')
    },
  )

  it('tell the shop of a wished exchange what is wished, and no sum, in both languages', async () => {
    for (const [shopLocale, subject, head, worth] of [
      ['en', /^Exchange for order \d{6}: Maryam/, 'An exchange for order', 'costs less'],
      ['ar', /^استبدال للطلب رقم \d{6}: Maryam/, 'طلب استبدال للطلب رقم', 'ينقص مجموع'],
    ] as const) {
      await inTransaction(shop.db, (trx) => writeSettings(trx, { shopLocale }))
      const email = `wish-${shopLocale}@example.com`
      const { asks } = await delivered(email, 'en')
      const seen = new Set<string>()
      await letters(email, seen)
      await asks({ wants: 'exchange', comment: 'In M,\nplease' })
      const told = await letters(email, seen)
      const mail = told.find(({ kind }) => kind === 'return-asked')
      expect(mail?.subject).toMatch(subject)
      for (const said of [head, 'In M,', 'please']) expect(mail?.text).toContain(said)
      for (const { text } of told) expect(text).not.toContain(worth)
    }
    await inTransaction(shop.db, (trx) => writeSettings(trx, { shopLocale: 'en' }))
  })
})
