import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { withoutScriptMessages } from '#src/orders/without-script/without-script.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { choose } from '#test/choose.ts'
import { colourRules, tags, violations } from '../spec/axe.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'

openDemoShop()

const pumps = '/product-details/black-patent-stiletto-pumps'

test.each([
  { locale: 'en', width: 1280, colorScheme: 'light' },
  { locale: 'ar', width: 360, colorScheme: 'dark' },
] as const)(
  'a shopper without JavaScript orders two things and follows them: $locale at $width',
  async (how) => {
    const { locale, width, colorScheme } = how
    const checkout = checkoutMessages[locale]
    const words = withoutScriptMessages[locale]
    const product = productMessages[locale]
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width, height: 900 },
      colorScheme,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    const main = page.getByRole('main')

    // The cart, which a script keeps, says where it goes on without one.
    await page.goto(pathIn(locale, '/cart'))
    await main.locator('a[href$="/order-form"]').click()
    await main.getByText(words.emptyTitle).waitFor()

    await page.goto(pathIn(locale, pumps))
    for (const kind of [product.colour, product.size])
      await main.getByRole('group', { name: kind, exact: true }).locator('label').first().click()
    await main.getByRole('spinbutton').fill('2')
    await page.getByTestId('add-to-cart').click()
    await main.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await main.getByRole('link', { name: words.goOn }).click()
    await page.getByTestId('product-card').getByRole('link').last().click()
    await page.waitForURL('**/product-details/*')
    for (const kind of [product.colour, product.size]) {
      const group = main.getByRole('group', { name: kind, exact: true })
      if (await group.isVisible()) await group.locator('label').first().click()
    }
    await page.getByTestId('add-to-cart').click()
    await expect.poll(() => page.getByTestId('order-form-line').count()).toBe(2)
    expect(await look(page, colorScheme)).toEqual([])

    // Nothing typed is lost by what is missing.
    await main.locator('#checkout-name').fill('سلمى الحارثية')
    await main.getByRole('button', { name: words.review }).click()
    await main.getByText(words.wrong).waitFor()
    expect(await look(page, colorScheme)).toEqual([])
    expect(await main.locator('#checkout-name').inputValue()).toBe('سلمى الحارثية')
    await main.locator('#checkout-email').fill('salma@example.com')
    await main.locator('#checkout-mobileNumber').fill('91234567')
    await main.getByLabel(placeMessages[locale].wilayat).selectOption('muscat/bawshar')
    await main.locator('#checkout-address').fill('Way 3312, house 7')
    await choose(main.getByRole('radio', { name: choiceMessages[locale]['HOME DELIVERY'] }))
    await choose(main.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }))
    await main.getByRole('button', { name: words.review }).click()
    await main.getByRole('heading', { level: 1, name: words.reviewTitle }).waitFor()
    expect(await look(page, colorScheme)).toEqual([])

    // Back and forth between what forms answered; a browser that may not keep it shows an error of its own instead.
    await page.goBack()
    await main.getByText(words.wrong).waitFor()
    expect(await main.locator('#checkout-address').inputValue()).toBe('Way 3312, house 7')
    await page.goForward()
    await main.getByRole('heading', { level: 1, name: words.reviewTitle }).waitFor()

    await main.getByRole('button', { name: checkout.confirm }).click()
    await main.getByRole('heading', { level: 1, name: orderSuccessMessages[locale].title }).waitFor()
    const number = await page.getByTestId('order-number').innerText()
    expect(number).toMatch(/^\d{6}$/)
    expect(await look(page, colorScheme)).toEqual([])
    await main.getByRole('link', { name: orderSuccessMessages[locale].track }).click()
    await page.waitForURL('**/track/*')
    await main.getByText(number).waitFor()
    expect(await page.getByTestId('tracked-line').count()).toBe(2)
    expect(await look(page, colorScheme)).toEqual([])
    await context.close()
  },
)

test('a press of which the scripts never come is sent by the browser instead', async () => {
  const page = await browser.newPage()
  const goods = `${shop.origin}${pumps}`
  let refused = 0
  await page.route('**/assets/hydrate-*', (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto(goods, { waitUntil: 'load' })
  for (const kind of ['Colour', 'Size'])
    await page.getByRole('group', { name: kind, exact: true }).locator('label').first().click()
  await page.getByTestId('add-to-cart').click()
  await page.waitForURL('**/order-form')
  await expect.poll(() => page.getByTestId('order-form-line').count()).toBe(1)
  expect(refused).toBeGreaterThan(0)
  await page.close()
})

/**
 * What axe finds, and whether the page is wider than its window: asked of the same HTML in a browser that runs axe, and no
 * script of the shop.
 */
async function look(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const html = (await page.content()).replace(/<script type="module".*?<\/script>/gs, '')
  const twin = await browser.newPage({ viewport: page.viewportSize(), colorScheme })
  await twin.route('**/twin', (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await twin.goto(`${shop.origin}/twin`)
  const isWide = await twin.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  const found = [...(await violations(twin, tags)), ...(await violations(twin, colourRules))]
  await twin.close()
  return isWide ? ['wider than the window', ...found] : found
}
