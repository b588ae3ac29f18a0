import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { byteOrder } from '#src/db/row-lock.ts'
import { describeShop } from '#test/shop.ts'
import { inStockOrder } from './stock-order.ts'

describeShop('rows of stock', (shop) => {
  it('are locked by orders and by deleting in the very same order, whatever they are called', async () => {
    const sizes = ['x', 'X', 'X L', 'X-L', 'X"', 'a', 'é', 'ا', 'ﷺ', '😀', '10', '9', 'N/A']
    const stock = sizes.flatMap((size) =>
      ['red', 'Red', 'أحمر'].map((color) => ({ size, color, quantity: 1 })),
    )
    await stockOne(shop.db, { id: 'bag-1', stock })
    await stockOne(shop.db, { id: 'bag', stock })
    const rows = await shop.db
      .selectFrom('product_stock')
      .select(['product_id as _id', 'size', 'color'])
      .orderBy(byteOrder(shop.db, 'product_id'))
      .orderBy(byteOrder(shop.db, 'size'))
      .orderBy(byteOrder(shop.db, 'color'))
      .execute()
    expect(rows.length).toBe(78)
    expect(inStockOrder([...rows].reverse())).toEqual(rows)
  })
})
