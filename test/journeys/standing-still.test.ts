import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { emailsMessages } from '#src/dashboard/emails/emails.messages.ts'
import { mailNoticeMessages } from '#src/dashboard/frame/mail-notice.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

let order: string

beforeAll(async () => {
  order = (await place(boss, 'salma@example.com')).id
})

afterEach(() => boss.page.unrouteAll({ behavior: 'wait' }))

const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

/** Keeps such a request from being answered until it is let go. */
async function holdBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.each(sights)(
  'what came of a call stands still while earlier calls are on their way: %s at %d',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    const letGo = await holdBack(page, '**/api/orderCalls/**')
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
  },
)

test.each(['light', 'dark'] as const)(
  'what is on its way is told from its card, and in the dark is lighter: %s',
  async (colorScheme) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      storageState: await boss.page.context().storageState(),
      colorScheme,
    })
    const page = await context.newPage()
    const letGo = await holdBack(page, '**/api/orders*')
    await page.goto('/dashboard/pendingOrders')
    const bar = page.locator('main .bg-raised > div > span > span').first()
    await bar.waitFor()
    const [line = 0, card = 0] = await bar.evaluate((one) => {
      const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const under = getComputedStyle(one.closest('.bg-raised') ?? one).backgroundColor
      return [getComputedStyle(one).backgroundColor, under].map((colour) => {
        if (!brush) return 0
        for (const paint of [under, colour]) {
          brush.fillStyle = paint
          brush.fillRect(0, 0, 1, 1)
        }
        return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)].reduce((sum, one) => sum + one, 0)
      })
    })
    expect(Math.sign(line - card)).toBe(colorScheme === 'dark' ? 1 : -1)
    letGo()
    await context.close()
  },
)

test.each(sights)(
  'which emails are listed is chosen where nothing comes above it any more: %s at %d',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    // Where emails go is asked for with the fewest of them.
    const letGo = await holdBack(page, '**/api/letters?limit=1')
    const isListed = page.waitForResponse(/api\/letters\?limit=20$/)
    await page.goto(pathIn(locale, '/dashboard/letters'))
    await (await isListed).finished()
    const choice = page.getByRole('radio', { name: emailsMessages[locale].dead, exact: true })
    const notice = page.getByRole('region', { name: mailNoticeMessages[locale].title })
    await page.getByRole('main').getByRole('heading').first().waitFor()
    expect([await choice.count(), await notice.count()]).toEqual([0, 0])
    letGo()
    await choice.waitFor()
    expect(await notice.count()).toBe(1)
  },
)
