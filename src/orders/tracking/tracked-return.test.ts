import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn } from '#src/orders/changes/change-status.sample.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { deliver, limited, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop } from '#test/shop.ts'

const piece = { line: 0, quantity: 1 }

describeShop('the tracking page of an order that comes back (O13, O16)', (shop) => {
  it('says that it is being returned until its goods are there, and then what became of it', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await limited(shop, 5, { originalPrice: 9000 })
    const [en, ar] = [trackMessages.en, trackMessages.ar]
    const refunded = { to: 'refunded', amount: 9, method: 'cash' }
    for (const { last, ...road } of [
      { last: refunded, en: en.moneyBack, ar: ar.moneyBack },
      { last: { to: 'credited', amount: 9 }, en: en.goodsBack, ar: ar.goodsBack },
    ]) {
      const { id, token } = await deliver(shop, boss, [{ product: bag, quantity: 2 }])
      const ask = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
      expect((await putReturn(shop, id, ask, boss)).status).toBe(200)
      const [one] = (await returnsOf(shop, id, boss)).returns
      const said = async (text: { en: string; ar: string }, isReturned: boolean) => {
        for (const [locale, words] of [
          ['', en],
          ['/ar', ar],
        ] as const) {
          const [, page = ''] = (await shop.get(`${locale}/track/${token}`)).text.split('<main')
          const [shown = ''] = page.split('<script')
          expect(shown).toContain(locale ? text.ar : text.en)
          expect(shown.includes(words.Return)).toBe(!isReturned)
          expect(shown.includes(words.returned)).toBe(isReturned)
        }
      }
      const being = { en: en.Return, ar: ar.Return }
      await said(being, false)
      for (const [from, step, text] of [
        ['requested', { to: 'approved' }, being],
        ['approved', { to: 'received', restocked: [piece] }, { en: en.goodsBack, ar: ar.goodsBack }],
        ['received', last, road],
      ] as const) {
        expect((await takeStep(shop, one._id, { from, ...step }, boss)).status).toBe(200)
        await said(text, text !== being)
      }
    }
  })

  it('shows when it was delivered once the return is closed, and not when that was', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await limited(shop, 5, { originalPrice: 9000 })
    const { id, token } = await deliver(shop, boss, [{ product: bag, quantity: 2 }])
    const shownTimes = async () => {
      const [, page = ''] = (await shop.get(`/track/${token}`)).text.split('<main')
      const [steps = ''] = (page.split('<ol')[1] ?? '').split('</ol>')
      return steps.match(/\d\d:\d\d [ap]m/g)
    }
    const delivered = await shownTimes()
    expect(delivered).not.toBeNull()
    shop.now = new Date(shop.now.getTime() + 3 * 60_000)
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
    expect((await putReturn(shop, id, ask, boss)).status).toBe(200)
    const [one] = (await returnsOf(shop, id, boss)).returns
    for (const [from, step] of [
      ['requested', { to: 'approved' }],
      ['approved', { to: 'received', restocked: [piece] }],
      ['received', { to: 'refunded', amount: 9, method: 'cash' }],
      ['refunded', { to: 'closed' }],
    ] as const) {
      shop.now = new Date(shop.now.getTime() + 60_000)
      expect((await takeStep(shop, one._id, { from, ...step }, boss)).status).toBe(200)
    }
    expect(await shownTimes()).toEqual(delivered)
  })
})
