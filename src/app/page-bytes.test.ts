import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the bytes of a page', (shop) => {
  it('are all there and nothing behind them, in letters of one byte and of two, made and kept', async () => {
    const { id } = await stockOne(shop.db, { nameAr: 'حقيبة نزوى' })
    for (const path of ['/', '/ar', `/ar/product-details/${id}`, '/no-such-page'])
      for (const time of ['made', 'kept']) {
        const { text } = await shop.get(path)
        expect([path, time, text.slice(0, 15), text.slice(-7)]).toEqual([
          path,
          time,
          '<!doctype html>',
          '</html>',
        ])
        expect(text).not.toContain('\uFFFD')
      }
  })
})
