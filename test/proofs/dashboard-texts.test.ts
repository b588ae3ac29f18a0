import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { admin, password } from '../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import {
  type DashboardFixture,
  type DashboardOrder,
  type DashboardRow,
  openDashboard,
  openPage,
} from '../spec/dashboard.steps.ts'
import { dashboardRows, logoutRow } from '../spec/dashboard.ts'
import { goodsRows } from '../spec/dashboard-goods.ts'
import { customerRows, orderRows } from '../spec/dashboard-orders.ts'

/** product.md's dashboard, read line by line beside the running shop. */
const table: DashboardRow[] = [...dashboardRows, ...orderRows, ...customerRows, ...goodsRows]

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser({ pictures: false })
  dashboard = await openDashboard(browser, shop)
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

// Several at a time: a row mostly waits.
test.concurrent.for(table.map((row) => [nameOf(row), row] as const))('%s', ([, row]) => read(row))

test(nameOf(logoutRow), () => read(logoutRow))

function nameOf({ as, at, width = 1280, what }: DashboardRow): string {
  return `${as}, ${at} at ${width}: ${what}`
}

/** Windows that no row uses at the moment, with what they have loaded; by role and width. */
const idle = new Map<string, BrowserContext[]>()

async function read({ as, at, width = 1280, order, online, leaves, how }: DashboardRow): Promise<void> {
  const kept = idle.get(`${as} ${width}`) ?? []
  idle.set(`${as} ${width}`, kept)
  const context = kept.pop() ?? (await dashboard.window(as, { viewport: { width, height: 900 } }))
  const complaints: string[] = []
  let done = false
  try {
    const made = order ? await dashboard.order(order, online) : ({} as DashboardOrder)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    await openPage(page, at.replace('{order}', made.id))
    await how(page, made, shop)
    expect(complaints).toEqual([])
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.close()
    done = true
  } finally {
    if (done && !leaves) kept.push(context)
    else await context.close()
  }
}
