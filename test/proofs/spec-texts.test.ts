import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openShopFile, type RunningShop, startDemoShop, startShop } from '../running-shop.ts'
import { buyingRows } from '../spec/buying.ts'
import { catalogueRows, film, hidden, pumps } from '../spec/catalogue.ts'
import { chromeRows } from '../spec/chrome.ts'
import { homeRows } from '../spec/home.ts'
import { go, goInHeldTime, type Row } from '../spec/steps.ts'

/** product.md's storefront, read line by line beside the running shop. */
const table: Row[] = [...chromeRows, ...homeRows, ...catalogueRows, ...buyingRows]

/** product.md section 2's storefront and category routes, which answer for themselves. */
const routes = [
  '/',
  '/shop',
  '/contact-us',
  '/cart',
  '/about-us',
  `/product-details/${pumps}`,
  '/product-checkout',
  '/order-success',
  '/category/sub-category/tote-bags',
  '/category/product-category/bags',
  '/category/offer-category',
]

const shops: Partial<Record<NonNullable<Row['shop']>, RunningShop>> = {}
let browser: Browser

beforeAll(async () => {
  const [demo, empty] = await Promise.all([startDemoShop(), startShop({ DEMO: '0' })])
  shops.empty = empty
  await demo.stop()
  workAsStaff(demo.dataDir)
  shops.demo = await startShop({ DATA_DIR: demo.dataDir })
  browser = await openBrowser({ pictures: false })
})

afterAll(async () => {
  await browser?.close()
  for (const shop of Object.values(shops)) await shop.remove()
})

// Several at a time: a row mostly waits.
test.concurrent.for(table.map((row) => [`${row.at} at ${row.width ?? 1280}: ${row.what}`, row] as const))(
  '%s',
  async ([, { at, width = 1280, shop = 'demo', clock, how }]) => {
    // Each row has a browser profile of its own: storage, and the clock where it is held, are the profile's.
    const context = await browser.newContext({
      baseURL: shops[shop]?.origin ?? '',
      viewport: { width, height: 800 },
      hasTouch: width < 769,
    })
    try {
      const page = await context.newPage()
      await (clock ? goInHeldTime(page, at) : go(page, at))
      await how(page)
    } finally {
      await context.close()
    }
  },
)

test.each(routes)('%s answers in both languages', async (route) => {
  for (const address of [route, `/ar${route === '/' ? '' : route}`]) {
    const answer = await fetch(`${shops.demo?.origin}${address}`)
    expect([address, answer.status]).toEqual([address, 200])
  }
})

/** What the demo does not have: a product with a film, and one that is hidden. */
function workAsStaff(dataDir: string): void {
  const file = openShopFile(dataDir)
  const filmed = file.prepare('update products set video_link = ? where id = ?').run(film, pumps)
  const gone = file.prepare("update products set visibility = 'Hidden' where id = ?").run(hidden)
  file.close()
  expect([filmed.changes, gone.changes]).toEqual([1, 1])
}
