import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the contact button', (shop) => {
  it('gives way on phones and tablets where prices or all its ways stand, and everywhere where something is chosen or paid for', async () => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { whatsappNumber: '96890000000' })
      catalogueChanged()
    })
    const { id } = await stockOne(shop.db)
    const classOf = async (path: string) =>
      /<aside[^>]* class="(contact [^"]*)"/.exec((await shop.get(path)).text)?.[1]
    for (const path of [
      '/',
      '/ar',
      '/shop',
      '/category/product-category/bags',
      '/ar/policies',
      '/ar/contact-us',
    ])
      expect([path, await classOf(path)]).toEqual([path, expect.stringContaining('max-lg:hidden')])
    expect(await classOf('/about-us')).not.toContain('hidden')
    expect(await classOf(`/product-details/${id}`)).toBeUndefined()
  })

  it.each([
    ['https://m.me/shop.test', 'Messenger', 'ماسنجر'],
    ['https://www.facebook.com/shop.test', 'Messenger', 'ماسنجر'],
    ['https://instagram.com/shop.test', 'Message', 'مراسلة'],
    ['https://example.com/m.me', 'Message', 'مراسلة'],
  ])('calls the page of %s %s', async (messenger, english, arabic) => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { messenger })
      catalogueChanged()
    })
    const labelOf = async (path: string) =>
      (await shop.get(path)).text.split(`href="${messenger}"`)[1]?.match(/>([^<]+)</)?.[1]
    expect([await labelOf('/about-us'), await labelOf('/ar/about-us')]).toEqual([english, arabic])
  })
})
