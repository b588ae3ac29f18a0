import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the contact button', (shop) => {
  it('gives way on phones and tablets where prices stand, and everywhere where something is chosen or paid for', async () => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { whatsappNumber: '96890000000' })
      catalogueChanged()
    })
    const { id } = await stockOne(shop.db)
    const classOf = async (path: string) =>
      /<aside[^>]* class="(contact [^"]*)"/.exec((await shop.get(path)).text)?.[1]
    for (const path of ['/', '/ar', '/shop', '/category/product-category/bags', '/ar/policies'])
      expect([path, await classOf(path)]).toEqual([path, expect.stringContaining('max-lg:hidden')])
    for (const path of ['/about-us', '/ar/contact-us'])
      expect([path, await classOf(path)]).toEqual([path, expect.not.stringContaining('hidden')])
    expect(await classOf(`/product-details/${id}`)).toBeUndefined()
  })
})
