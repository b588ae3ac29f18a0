import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { orderOverviewMessages } from '#src/orders/admin/order-overview.messages.ts'
import { allOrdersMessages, bulkMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { filtersMessages } from '#src/ui/filters.messages.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, enter, password, place, type SignedIn } from './order-admin.steps.ts'

const words = { ...adminOrderMessages.en, ...orderChangeMessages.en, ...orderOverviewMessages.en }
const own = allOrdersMessages.en
const many = bulkMessages.en

let salma: SignedIn

openDemoShopAsAdmin()

beforeAll(async () => {
  salma = await enter(browser, shop.origin, 'salma@example.com', 'Salma Al Harthi')
})

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: `#${number}` })
const rows = (page: Page) => page.locator('[data-order-row]')

/** Counts every press of a mouse button from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement
        dataset.clicks = String(Number(dataset.clicks) + 1)
      },
      true,
    )
  })
  return async () => Number(await page.locator('html').getAttribute('data-clicks'))
}

test('ten orders are confirmed with four clicks from the index of the dashboard', async () => {
  const { page } = boss
  const placed = []
  for (let n = 0; n < 10; n++) placed.push(await place(salma, 'salma@example.com'))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Pending Orders', exact: true }).waitFor()
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Pending Orders', exact: true }).click()
  await rowOf(page, placed[0]?.number ?? '').waitFor()
  await page.getByRole('checkbox', { name: own.chooseAll }).click()
  await page.getByRole('toolbar').getByRole('button', { name: many.toConfirmed, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: many.yesConfirmed, exact: true }).click()
  await page
    .getByTestId('toasts')
    .getByText(/^Updated: \d+ orders$/)
    .waitFor()
  expect(await clicks()).toBeLessThanOrEqual(4)
  for (const { id } of placed) {
    const order = (await boss.call('GET', `/api/order/${id}`, undefined)) as { orderStatus: string }
    expect([id, order.orderStatus]).toEqual([id, 'Confirmed'])
  }
})

test('an order is found by its phone with one click and one typing, from any page', async () => {
  const { page } = boss
  const { number } = await place(salma, 'salma@example.com')
  await page.goto('/dashboard/allProducts')
  await page.getByRole('link', { name: 'Find an order', exact: true }).waitFor()
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Find an order', exact: true }).click()
  await page.waitForURL('**/dashboard/orders')
  const search = page.getByPlaceholder(words.searchFor)
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type('٩٢٣٤ ٥٦٧٨')
  await page.waitForURL(/q=/)
  await rowOf(page, number).waitFor()
  expect(await clicks()).toBe(1)
})

test('on a phone in Arabic an order is found by a link that was copied from WhatsApp, in two presses and one paste', async () => {
  const { page } = await enter(browser, shop.origin, admin)
  await page.setViewportSize({ width: 360, height: 780 })
  const { number } = await place(salma, 'salma@example.com')
  await page.goto('/ar/dashboard/allProducts')
  await page.getByRole('link', { name: dashboardMessages.ar.findOrder, exact: true }).click()
  const search = page.getByPlaceholder(adminOrderMessages.ar.searchFor)
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true)
  await search.fill('https://wa.me/96892345678')
  await page
    .getByRole('link', { name: new RegExp(`#${number}`) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('filters, place and scroll survive opening an order and coming back; next and previous walk the list', async () => {
  const { page } = boss
  await page.goto('/dashboard/orders?method=Cash+On+Delivery')
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: words.more }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(30)
  const numbers = await page.locator('[data-order-link]').allInnerTexts()
  const far = page.locator('[data-order-link]').nth(33)
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await far.click()
  await page.waitForURL(/order-overview/)
  const number = page.getByTestId('order-number')
  await expect.poll(() => number.innerText()).toBe(numbers[33])
  await page.getByRole('link', { name: words.orderAfter, exact: true }).click()
  await expect.poll(() => number.innerText()).toBe(numbers[34])
  await page.getByRole('link', { name: words.orderBefore, exact: true }).click()
  await expect.poll(() => number.innerText()).toBe(numbers[33])
  await page.getByRole('link', { name: words.backToList, exact: true }).click()
  await page.waitForURL(/method=Cash/)
  await expect.poll(() => rows(page).count()).toBeGreaterThan(30)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test.each(['en', 'ar'] as const)('a phone shows three orders at first sight: %s', async (locale) => {
  const window = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({
    baseURL: shop.origin,
    storageState: await boss.page.context().storageState(),
    ...window,
  })
  const page = await context.newPage()
  await page.goto(pathIn(locale, '/dashboard/orders'))
  await rows(page).nth(2).waitFor()
  const first = await rows(page).first().boundingBox()
  expect(first?.y, 'where the list begins').toBeLessThanOrEqual(210)
  const third = await rows(page).nth(2).boundingBox()
  // Its number, name, goods and sum.
  expect((third?.y ?? 0) + 100, 'where the third order can be told').toBeLessThanOrEqual(780)
  expect(third?.height, 'two lines, how it is paid, and its step').toBeLessThanOrEqual(132)
  await context.close()
})

test.each(['en', 'ar'] as const)(
  'on a phone a narrowed list begins with its orders, not with its filters: %s',
  async (locale) => {
    const { page } = await enter(browser, shop.origin, admin)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/orders?status=Pending'))
    const filters = page.getByRole('button', { name: filtersMessages[locale].filtersOn(1) })
    await page.locator('[data-order-link]').first().waitFor()
    expect(await filters.getAttribute('aria-expanded')).toBe('false')
    const search = await page.getByRole('searchbox', { name: allOrdersMessages[locale].search }).boundingBox()
    expect(search?.width, 'a name can be read while it is typed').toBeGreaterThan(140)
    const place = await page.locator('[data-order-link]').first().boundingBox()
    expect(place?.y).toBeLessThan(500)
    await filters.click()
    await page.getByLabel(allOrdersMessages[locale].status, { exact: true }).waitFor()
    await page.context().close()
  },
)

test('the list is worked by keys, in both languages, and not while something is typed', async () => {
  const { page } = boss
  const { number } = await place(salma, 'salma@example.com')
  await page.goto('/dashboard/pendingOrders')
  await rowOf(page, number).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  await expect.poll(focused).toBe(`#${number}`)
  await page.keyboard.press('x')
  await expect.poll(() => page.getByRole('checkbox', { name: own.choose(number) }).isChecked()).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('jxc')
  await expect.poll(() => page.getByPlaceholder(words.searchFor).inputValue()).toBe('jxc')
  await page.getByPlaceholder(words.searchFor).fill('')
  await rowOf(page, number)
    .getByRole('link', { name: words.open(number) })
    .focus()
  await page.keyboard.press('c')
  const question = page.getByRole('alertdialog', { name: words.askConfirmed(number) })
  await question.getByRole('button', { name: words.yesConfirmed }).click()
  await rowOf(page, number).waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: own.keys })
  await keys.getByText(own.keyNext).waitFor()
  await keys.getByRole('checkbox', { name: own.keysOn }).uncheck()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  expect(await keys.isVisible()).toBe(false)
  await page.getByRole('button', { name: own.keys }).click()
  await keys.getByRole('checkbox', { name: own.keysOn }).check()
})

test('a view is saved under a name, opens what it narrowed, and is deleted again', async () => {
  const { page } = boss
  await page.goto('/ar/dashboard/orders?area=OFFICE+DELIVERY')
  const ar = allOrdersMessages.ar
  await page.getByRole('button', { name: ar.saveView }).click()
  await page.getByLabel(ar.viewName).fill('توصيل المكاتب')
  await page.getByRole('dialog').getByRole('button', { name: ar.save, exact: true }).click()
  await page.goto('/dashboard/orders')
  const view = page.getByRole('list', { name: own.views }).getByRole('link', { name: 'توصيل المكاتب' })
  await view.click()
  await page.waitForURL(/area=OFFICE/)
  await page.getByRole('button', { name: own.deleteView('توصيل المكاتب') }).click()
  await view.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByPlaceholder(words.searchFor).waitFor()
  expect(await view.count()).toBe(0)
})

test('what was typed into a note is offered again after the session has ended', async () => {
  const { page } = await enter(browser, shop.origin, admin)
  const { id, number } = await place(salma, 'salma@example.com')
  await page.goto(`/dashboard/order-overview/${id}`)
  const note = page.getByRole('textbox', { name: 'Staff note' })
  await note.fill('Call before noon')
  // The session ends elsewhere; the next call finds out.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('JWT_ACCESS_TOKEN', 'x.e30.x'))
  await page.getByRole('button', { name: `Confirm #${number}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.yesConfirmed }).click()
  await page.waitForURL(/authentication\/login/)
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(admin)
  await page.locator('input[type=password]').fill(password)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/order-overview/)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => note.inputValue()).toBe('Call before noon')
})
