import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { addProductWords } from '#src/db/migrations/002-product-words.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the words products are searched by', (shop) => {
  const words = () =>
    shop.db.selectFrom('product_words').selectAll().orderBy('word').orderBy('product_id').execute()

  it('are given to products that were there before as to new ones', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: "Men's Éclat Tote, 38 cm", nameAr: 'والحقيبة الجلدية للسفر بالحزام ولوفر' }),
      sampleProduct({ name: '% "&"', nameAr: 'ورد' }),
      sampleProduct({ name: '%' }),
    )
    const asWritten = await words()
    expect(asWritten.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['mens', 'eclat', '38', 'حقيبه', 'سفر', 'لوفر']),
    )
    await shop.db.schema.dropTable('product_words').execute()
    await shop.db.schema.dropIndex('products_shelf').execute()
    await addProductWords(shop.db as unknown as Kysely<unknown>)
    expect(await words()).toEqual(asWritten)
  })

  it('go with their product', async () => {
    await shop.db.deleteFrom('products').execute()
    expect(await words()).toEqual([])
  })
})
