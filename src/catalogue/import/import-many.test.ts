import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { describeShop } from '#test/shop.ts'

describeShop('a large file of products', (shop) => {
  it('takes many products of many sizes and colours at once', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const options = (word: string) => Array.from({ length: 20 }, (_, n) => `${word}${n}`)
    const [sizes, colors] = [options('s'), options('c')]
    const stock = stockCells(sizes, colors).map((cell) => ({ ...cell, quantity: 7 }))
    await shop.post('/api/postProduct', typedProduct({ name: 'Wide One', sizes, colors, stock }), headers)
    const [head = '', ...lines] = (await shop.get('/api/export/products.csv', headers)).text
      .trim()
      .split('\r\n')
    const wide = lines.find((line) => line.includes('Wide One')) ?? ''
    const many = Array.from({ length: 25 }, (_, n) =>
      wide.replace(/^[^,]*,/, ',').replace('Wide One', `Wide copy ${n}`),
    )
    const reply = await shop.send('POST', '/api/import/products?apply=1', [head, ...many].join('\r\n'), {
      'content-type': 'text/csv',
      ...headers,
    })
    expect([reply.status, reply.json.created]).toEqual([200, 25])
    const { count } = await shop.db
      .selectFrom('product_stock')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThanOrEqual(26 * 400)
  })
})
