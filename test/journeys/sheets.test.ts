import { expect, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { searchHelpMessages } from '#src/storefront/search/search-help.messages.ts'
import { choose } from '#test/choose.ts'
import { go, visible } from '../spec/steps.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'

openDemoShop()

const phone = { viewport: { width: 360, height: 780 } }

test.each(['en', 'ar'] as const)(
  'on a phone the filters are a sheet that says how many goods are left, and Back closes it: %s',
  async (locale) => {
    const words = listingMessages[locale]
    const context = await browser.newContext({ baseURL: shop.origin, ...phone })
    const page = await context.newPage()
    await go(page, pathIn(locale, '/shop'))
    const filter = page.getByRole('main').getByRole('button', { name: words.filter, exact: true })
    const sheet = page.getByRole('dialog', { name: words.filter })
    const all = await page.getByTestId('product-count').textContent()

    // By keyboard alone, and Back undoes what was not asked for.
    await filter.press('Enter')
    const black = sheet.getByRole('radio', { name: locale === 'ar' ? 'أسود' : 'Black', exact: true })
    await black.press('Space')
    await page.goBack()
    await expect.poll(() => sheet.count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => filter.evaluate((button) => button === document.activeElement)).toBe(true)

    await filter.click()
    await choose(black)
    const { total } = await (await page.request.get('/api/products?fields=card&limit=1&color=black')).json()
    await sheet.getByRole('button', { name: words.applyTo(total), exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?color=black')
    await expect.poll(() => page.getByTestId('product-count').textContent()).toBe(words.products(total))
    await expect.poll(() => sheet.count()).toBe(0)

    // One entry of the history for one press of "Show".
    await page.goBack()
    await expect.poll(() => page.getByTestId('product-count').textContent()).toBe(all)
    await context.close()
  },
)

test('what no goods fit cannot be shown, and "Clear all" begins anew', async () => {
  const words = listingMessages.en
  const context = await browser.newContext({ baseURL: shop.origin, ...phone })
  const page = await context.newPage()
  await go(page, '/shop?q=bag')
  await page.getByRole('main').getByRole('button', { name: words.filter, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: words.filter })
  await sheet.getByLabel(words.priceFrom).fill('٩٩٩٩')
  await sheet.getByText(words.nothingFound).waitFor()
  await expect.poll(() => sheet.getByRole('button', { name: /^Show/ }).isDisabled()).toBe(true)
  await sheet.getByRole('button', { name: words.clearAll }).click()
  const { total } = await (await page.request.get('/api/products?fields=card&limit=1&searchQuery=bag')).json()
  await sheet.getByRole('button', { name: words.applyTo(total), exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=bag')
  await context.close()
})

test.each(['en', 'ar'] as const)(
  'before a word the search offers goods, categories and what was looked for, after one that finds nothing the nearest: %s',
  async (locale) => {
    const words = searchMessages[locale]
    const help = searchHelpMessages[locale]
    const context = await browser.newContext({ baseURL: shop.origin, ...phone })
    const page = await context.newPage()
    await go(page, pathIn(locale, '/'))
    const box = visible(page.getByRole('combobox'))
    await box.click()
    await expect.poll(() => visible(page.getByRole('option')).count()).toBeGreaterThan(0)
    await visible(page.getByText(help.popular, { exact: true })).waitFor()
    expect(await page.getByText(help.recent).count()).toBe(0)
    await visible(page.locator('search a[href*="/category/product-category/"]')).waitFor()

    await box.fill('tote')
    await box.press('Enter')
    await page.waitForURL(/\/shop\?q=tote$/)
    await go(page, pathIn(locale, '/'))
    await box.click()
    await visible(page.locator('search a[href$="/shop?q=tote"]')).waitFor()
    await page.getByRole('button', { name: help.forget }).click()
    await expect.poll(() => page.getByText(help.recent).count()).toBe(0)

    const typed = locale === 'ar' ? 'الجلدييييه' : 'qwertzu crosbdy'
    await box.fill(typed)
    await visible(page.getByText(words.nothing(typed))).waitFor()
    await context.close()
  },
)

test('who found nothing is led to the nearest words, without JavaScript too', async () => {
  const context = await browser.newContext({ baseURL: shop.origin, ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shop?q=qwertzu+crosbdy')
  await page.getByRole('link', { name: 'crossbody', exact: true }).click()
  await page.waitForURL(/\?q=crossbody$/)
  const card = page.getByTestId('product-card').first()
  await card.getByRole('link').first().click()
  await page.waitForURL(/product-details/)
  // Its day is known to a script alone: without one there is no name of a day that does not come.
  expect(await page.getByTestId('estimated-delivery').isVisible()).toBe(false)
  await context.close()
})

test('a colour that the address writes in the other language narrows the shop once its scripts have come, too', async () => {
  const page = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
  const { total } = await (await page.request.get('/api/products?fields=card&limit=1&color=black')).json()
  const asked = `?color=${encodeURIComponent('أسود')}`
  await go(page, `/shop${asked}`)
  // Answered once the page is: what it would send of itself has been sent by then.
  const filter = page.getByRole('main').getByRole('button', { name: listingMessages.en.filter, exact: true })
  await filter.click()
  await expect.poll(() => filter.getAttribute('aria-expanded')).toBe('true')
  expect(new URL(page.url()).search).toBe(asked)
  expect(await page.getByTestId('product-count').textContent()).toBe(listingMessages.en.products(total))
  await page.context().close()
})
