import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { customerMessages } from '#src/customers/customer.messages.ts'
import { cannotOrder } from '#src/customers/refuse-blocked.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { failureMessages as interruptionMessages } from '#src/orders/checkout/interruption.messages.ts'
import { filtersMessages } from '#src/ui/filters.messages.ts'
import { failureMessages } from '#src/ui/overlay/failure.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place } from './order-admin.steps.ts'

let page: Page

openDemoShopAsAdmin()

beforeAll(async () => {
  page = boss.page
  await place(await enter(browser, shop.origin, 'salma@people.test', 'Salma'), 'salma@people.test')
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'staff find a customer by phone, write a note, tag and block her, and checkout takes no order of hers: %s at %d',
  async (locale, width) => {
    const words = customerMessages[locale]
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/customers'))
    await page.getByLabel(words.search).fill('9234 5678')
    // Customers of the demo are in the list no more (B3), so that she is the only one before the search counts, too.
    await page.waitForURL(/[?]q=9234/)
    const found = page.getByTestId('customer')
    await expect.poll(() => found.count()).toBe(1)
    await found.getByRole('link', { name: 'Salma Al Harthi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Salma Al Harthi' }).waitFor()
    await page.getByLabel(words.newNote).fill(`Calls before noon, ${locale}`)
    await page.getByRole('button', { name: words.addNote }).click()
    await page.getByText(`Calls before noon, ${locale}`, { exact: true }).waitFor()
    await page.getByRole('textbox', { name: words.tags }).fill('vip، gift')
    await page.getByRole('button', { name: words.saveTags }).click()
    await page.getByRole('listitem').filter({ hasText: 'gift' }).waitFor()
    await page.getByLabel(words.reason).fill('Refused three parcels')
    await page.getByRole('button', { name: words.block }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.block }).click()
    await page.getByText('Refused three parcels').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await violations(page, tags)).toEqual([])
    await expect(place(boss, 'elsewhere@people.test')).rejects.toThrow('422')
    await readRefusal(locale, width)
    await page.getByRole('button', { name: words.unblock }).click()
    await page.getByLabel(words.reason).waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
  },
)

/** She orders as a guest, and reads that the shop helps her otherwise; not to try again what it will not take. */
async function readRefusal(locale: Locale, width: number): Promise<void> {
  const hers = await browser.newContext({ viewport: { width, height: 780 }, baseURL: shop.origin })
  const own = await hers.newPage()
  await go(own, pathIn(locale, '/'))
  await bagWithPumps(own, undefined, pathIn(locale, '/product-checkout'))
  await fillIn(own, locale)
  await own.getByRole('button', { name: checkoutMessages[locale].confirm }).click()
  const said = own.getByRole('alertdialog')
  await said.getByText(cannotOrder[locale]).waitFor()
  expect(await said.getByText(interruptionMessages[locale].errorText).count()).toBe(0)
  await hers.close()
}

test('a customer who is pressed while a search is still being typed opens, however long her page takes', async () => {
  const words = customerMessages.en
  // Her page comes later than what is typed would go out.
  await page.route(/customer\.page/, async (route) => {
    await page.waitForTimeout(1500)
    await route.continue()
  })
  await openPage(page, '/dashboard/customers')
  const her = page.getByTestId('customer').getByRole('link', { name: 'Salma Al Harthi' }).first()
  await her.waitFor()
  await page.getByLabel(words.search).pressSequentially('S')
  await her.click()
  await page.waitForURL(/\/customers?\/[^?]+$/)
  await page.getByRole('heading', { level: 1, name: 'Salma Al Harthi' }).waitFor()
  await page.unroute(/customer\.page/)
})

test('in Arabic and on a phone the list and the customer are read without scrolling sideways', async () => {
  const words = customerMessages.ar
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/ar/dashboard/customers?tag=vip')
  const one = page.getByTestId('customer')
  await one.getByText('gift').waitFor()
  const isWide = () => page.evaluate('document.documentElement.scrollWidth > innerWidth')
  expect(await isWide()).toBe(false)
  expect(await violations(page, tags)).toEqual([])
  await one.getByRole('link').first().click()
  await page.getByRole('heading', { name: words.figures }).waitFor()
  await page.getByRole('link', { name: words.whatsapp, exact: true }).waitFor()
  expect(await isWide()).toBe(false)
  expect(await violations(page, tags)).toEqual([])
})

test.each(['en', 'ar'] as const)(
  'without a line her page says so, and keeps what was typed (%s)',
  async (locale) => {
    const words = customerMessages[locale]
    await openPage(page, `${locale === 'ar' ? '/ar' : ''}/dashboard/customers?tag=vip`)
    await page.getByTestId('customer').getByRole('link').first().click()
    for (const [field, button] of [
      [page.getByLabel(words.newNote), words.addNote],
      [page.getByRole('textbox', { name: words.tags }), words.saveTags],
    ] as const) {
      await field.fill('Typed without a line')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: button }).click()
      await page.getByText(failureMessages[locale].offline).waitFor()
      expect(await field.inputValue()).toBe('Typed without a line')
      await page.context().setOffline(false)
      await field.fill('')
    }
  },
)

test.each(['en', 'ar'] as const)(
  'on a phone customers and receipts begin within 220 px, and what narrows them is one press away: %s',
  async (locale) => {
    const [words, proofs] = [customerMessages[locale], paymentProofsMessages[locale]]
    await page.setViewportSize({ width: 360, height: 780 })
    const filters = page.getByRole('button', { name: filtersMessages[locale].filters, exact: true })
    const top = async (of: Locator) => (await of.first().boundingBox())?.y
    await openPage(page, pathIn(locale, '/dashboard/customers'))
    await page.getByTestId('customer').first().waitFor()
    expect(await top(page.getByTestId('customer'))).toBeLessThanOrEqual(220)
    expect(await page.getByLabel(words.sort).isVisible()).toBe(false)
    await filters.click()
    await page.getByLabel(words.sort).selectOption('paid')
    await page.waitForURL(/sort=paid/)
    await page.getByRole('button', { name: filtersMessages[locale].filtersOn(1), exact: true }).waitFor()
    expect(await violations(page, tags)).toEqual([])

    await openPage(page, pathIn(locale, '/dashboard/paymentProofs'))
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
    await cards.first().waitFor()
    expect(await top(cards)).toBeLessThanOrEqual(220)
    await filters.click()
    await page.getByText(proofs.approved, { exact: true }).click()
    await page.getByRole('button', { name: filtersMessages[locale].filtersOn(1), exact: true }).waitFor()
    expect(await violations(page, tags)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  },
)
