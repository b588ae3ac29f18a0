import { expect, it } from 'vitest'
import { insertSliders } from '#src/sliders/slider.store.ts'
import { describeShop } from '#test/shop.ts'
import { cardWidths, warmFirstSight } from './warm-first-sight.ts'

describeShop('the first sight', (shop) => {
  it('is made in the order of looking: the first banner, the cards, the other banners', async () => {
    const { db } = shop.shop
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)]
    const slide = (_id: string, image: string, position: number) => ({
      _id,
      title: _id,
      time: '2026-11-22T00:00:00.000Z',
      image: `/pictures/${image}.webp`,
      position,
      demo: false,
    })
    await db.transaction().execute((trx) => insertSliders(trx, [slide('a', one, 0), slide('b', other, 1)]))
    const made: [string[], readonly number[]][] = []
    await warmFirstSight(db, {
      warm: async (ids, widths) => {
        made.push([[...ids], widths])
      },
    })
    expect(made.map(([ids]) => ids)).toEqual([[one], expect.any(Array), [other]])
    expect(made[0]?.[1]).toContain(960)
    expect(made[1]?.[1]).toEqual(cardWidths)
  })
})
