import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { serve } from '#src/http/test-server.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { changes, editProduct, keptPaths, openShelves } from './after-a-change.sample.ts'
import { createApp } from './create-app.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { shopPages } from './routes.ts'

const noPictures = {
  make: async () => {
    throw new Error('No pictures here')
  },
}

/** How many replies were rendered and revalidated while `work` was done. */
async function madeBy(shop: TestShop, work: () => Promise<unknown>): Promise<number[]> {
  const made = async () =>
    [...(await shop.get('/metrics')).text.matchAll(/^haqiba_replies_made_total\{\S+ (\d+)$/gm)].map(([, n]) =>
      Number(n),
    )
  const before = await made()
  await work()
  return (await made()).map((count, n) => count - (before[n] ?? 0))
}

describeShop('what a change leaves as it is (record 061)', (shop) => {
  beforeAll(() => openShelves(shop))

  it('is not rendered again, and what it touches is another at once', async () => {
    const others = ['/product-details/pump', '/ar/category/product-category/shoes', '/cart', '/policies']
    const touched = ['/product-details/tote', '/category/product-category/bags', '/api/product/tote']
    const before = new Map<string, string | undefined>()
    for (const path of [...others, ...touched]) before.set(path, (await shop.get(path)).headers.etag)
    for (const [price, written] of [
      [21, '21.000'],
      [22.5, '22.500'],
    ] as const) {
      await editProduct(shop, 'tote', { originalPrice: price })
      const ask = (paths: readonly string[]) => async () => {
        for (const path of paths) {
          const { status, headers } = await shop.get(path)
          expect([path, status, headers.etag === before.get(path)]).toEqual([path, 200, paths === others])
        }
      }
      expect(await madeBy(shop, ask(others))).toEqual([0, others.length])
      expect(await madeBy(shop, ask(others))).toEqual([0, 0])
      expect(await madeBy(shop, ask(touched))).toEqual([touched.length, 0])
      for (const path of touched.slice(0, 2)) expect((await shop.get(path)).text).toContain(written)
      expect((await shop.get('/api/product/tote')).json.data.originalPrice).toBe(price)
    }
  })

  it('is asked for once in each version, however many pages need it', async () => {
    const goods = Array.from({ length: 20 }, (_, n) => ({ id: `clutch-${n}`, name: `Clutch ${n}` }))
    for (const one of goods) await stockOne(shop.db, { ...one, categorySlug: 'wallets', subCategorySlug: '' })
    const ask = () => Promise.all(goods.map(({ id }) => shop.get(`/product-details/${id}`)))
    await ask()
    await editProduct(shop, 'tote', { originalPrice: 23 })
    expect(await madeBy(shop, ask)).toEqual([0, goods.length])
  })
})

describeShop('what is kept over changes (record 061)', (shop) => {
  beforeAll(() => openShelves(shop))
  afterEach(() => void vi.useRealTimers())

  it('has nothing of the time of day or year in it, for no change renews that', async () => {
    const pages = [...shopPages, ...dashboardRoutes].filter(({ cached }) => cached)
    const paths = pages.flatMap(({ path }) =>
      path.includes(':') ? [] : locales.map((locale) => pathIn(locale, path)),
    )
    const now = new Map<string, string>()
    for (const path of [...keptPaths, ...paths]) now.set(path, (await shop.get(path)).text)
    // The shop's own clock stays: what it turns are rows, with the version (P16).
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-04T21:30:00Z') })
    const later = await serve(createApp(shop.shop, noPictures, { assetsOf: sourceAssets }))
    for (const [path, text] of now) expect((await later(path)).body.toString() === text, path).toBe(true)
  })
})

describeShop('what is kept over a change is what would be made anew (record 061)', (shop) => {
  beforeAll(() => openShelves(shop))

  /** All that is kept as this process answers it, and as one does that has kept nothing. */
  async function bothWays() {
    const anew = await serve(createApp(shop.shop, noPictures, { assetsOf: sourceAssets }))
    const answers: [string, number, string, number, string][] = []
    for (const path of keptPaths) {
      const [here, there] = [await shop.get(path), await anew(path)]
      answers.push([path, here.status, here.text, there.status, there.body.toString()])
    }
    return answers
  }

  it.each(changes)('%s, seen at %s', async (_, seenAt, change) => {
    const before = await shop.get(seenAt)
    for (const path of keptPaths) await shop.get(path)
    await change(shop)
    for (const [path, ...[status, text, statusAnew, textAnew]] of await bothWays()) {
      expect([path, status]).toEqual([path, statusAnew])
      expect(text === textAnew, path).toBe(true)
      if (path === seenAt) expect(text).not.toBe(before.text)
    }
  })

  it('is never older than what was saved before it was asked for, also while it is revalidated', async () => {
    let saved = 40
    await editProduct(shop, 'tote', { originalPrice: saved, offerPrice: '', offerFrom: '' })
    let over = false
    const editing = async () => {
      while (saved < 60) {
        await editProduct(shop, 'tote', { originalPrice: saved + 1 })
        saved += 1
      }
      over = true
    }
    const reading = async (path: string) => {
      while (!over) {
        const least = saved
        const { text } = await shop.get(path)
        const shown = Number(/"_id":"tote".*?"originalPrice":(\d+)/.exec(text)?.[1])
        expect([path, shown >= least]).toEqual([path, true])
      }
    }
    const paths = ['/product-details/tote', '/ar/product-details/tote', '/shop', '/api/product/tote']
    await Promise.all([editing(), ...[...paths, ...paths].map(reading)])
    for (const [path, , text, , textAnew] of await bothWays()) expect(text === textAnew, path).toBe(true)
  })
})
