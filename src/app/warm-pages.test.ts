import { beforeAll, expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { serve } from '#src/http/test-server.ts'
import { writeOpening } from '#src/opening/opening.store.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { createApp } from './create-app.ts'
import { warmPages } from './warm-pages.ts'

const noPictures = {
  make: async () => {
    throw new Error('No pictures here')
  },
}

/** The shop in a process that has just begun, how to ask it, and how many replies it has made so far. */
async function begin({ shop }: TestShop) {
  const app = createApp(shop, noPictures, { assetsOf: sourceAssets })
  const ask = await serve(app)
  const made = async () =>
    Number(
      /^haqiba_replies_made_total\{\S*rendered\S* (\d+)$/m.exec(String((await ask('/metrics')).body))?.[1],
    )
  return { app, ask, made }
}

describeShop('the pages of a shop that has just begun', (shop) => {
  beforeAll(() => stockOne(shop.db, { id: 'tote', name: 'Tote' }))

  it('are there before anybody asks: home in each language, and what it leads to', async () => {
    const { app, ask, made } = await begin(shop)
    await warmPages(app.warm)
    const warmed = await made()
    expect(warmed).toBeGreaterThan(4)
    for (const path of ['/', '/ar', '/product-details/tote', '/ar/product-details/tote']) {
      const { status, body } = await ask(path)
      expect([path, status, String(body).includes('Tote')]).toEqual([path, 200, true])
    }
    expect(await made()).toBe(warmed)
  })

  it('are no more begun once the time for it is over', async () => {
    const { app, made } = await begin(shop)
    await warmPages(app.warm, AbortSignal.abort())
    expect(await made()).toBe(0)
  })

  it('are not made while it is closed: what that answers depends on who asks', async () => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeOpening(trx, { open: false, previewToken: '' })
      catalogueChanged()
    })
    const { app, made } = await begin(shop)
    await warmPages(app.warm)
    expect(await made()).toBe(0)
  })
})
