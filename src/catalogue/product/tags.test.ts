import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the tags of a product', (shop) => {
  it('are typed by staff, each once, and are shown to staff alone', async () => {
    const staff = await signIn(shop.shop, 'admin')
    const typed = typedProduct({ tags: ' Eid ,  عيد، eid,, Gift   ideas ' })
    const { json } = await shop.post('/api/postProduct', typed, staff.headers)
    const at = `/api/product/${json.insertedId}`
    expect((await shop.get(at, staff.headers)).json.data.tags).toBe('Eid, عيد, Gift ideas')
    expect((await shop.get(at)).json.data).not.toHaveProperty('tags')
    expect((await shop.get(`/product-details/${json.insertedId}`)).text).not.toContain('Gift ideas')
    // They are beside sizes and colours in the database, and no choice of the shop's filters.
    expect((await shop.get('/api/productOptions')).json.data).toEqual({
      sizes: ['S', 'M'],
      colors: ['camel'],
    })
    const file = await shop.get('/api/export/products.csv', staff.headers)
    expect(file.text).toContain('"Eid, عيد, Gift ideas"')
    const change = (tags: string) =>
      shop.send('PATCH', `/api/updateProduct/${json.insertedId}`, JSON.stringify({ tags }), {
        'content-type': 'application/json',
        ...staff.headers,
      })
    for (const wrong of ['x'.repeat(41), Array.from({ length: 21 }, (_, n) => n).join()])
      expect((await change(wrong)).json.errors[0].path).toBe('tags')
    expect((await change('')).json.data).not.toHaveProperty('tags')
    const left = await shop.db
      .selectFrom('product_options')
      .select('kind')
      .where('kind', '=', 'tag')
      .execute()
    expect(left).toEqual([])
  })
})
