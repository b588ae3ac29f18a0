import { beforeAll, expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

let order: string

beforeAll(async () => {
  order = (await place(boss, 'salma@example.com')).id
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'what came of a call stands still while earlier calls are on their way: %s at %d',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/orderCalls/**', async (route) => {
      await isLetGo
      await route.continue()
    })
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${order}`))
    const words = callMessages[locale]
    const outcome = page.getByRole('radio', { name: words['no answer'], exact: true })
    await outcome.waitFor()
    await page.evaluate(() => document.fonts.ready)
    // From the page's head, which is where it is wherever it is scrolled to.
    const height = () => outcome.evaluate((pill) => pill.getBoundingClientRect().top + window.scrollY)
    const before = await height()
    letGo()
    await page.getByText(words.none).waitFor()
    expect(await height()).toBe(before)
    await page.unroute('**/api/orderCalls/**')
  },
)
