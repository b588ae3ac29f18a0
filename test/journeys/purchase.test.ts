import type { Browser, Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { lineErrorMessages, wrongFieldMessages } from '#src/orders/checkout/interruption.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { choose } from '#test/choose.ts'
import { openBrowser } from '../browser.ts'
import { openShopFile, type RunningShop, startDemoShop } from '../running-shop.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { go, untilHydrated } from '../spec/steps.ts'

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  shop = await startDemoShop()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

// The demo's pumps: sizes and colours, OMR 29.900 or less on offer; what they cost is read from the catalogue.
const productId = 'black-patent-stiletto-pumps'

/** Millimetres, upright. */
const [a4, a5] = ['210 x 297', '148 x 210']

const journeys = [
  { locale: 'en', width: 1280, category: 'Shoes Collections' },
  { locale: 'ar', width: 390, category: 'مجموعة الأحذية' },
] as const

describe.each(journeys)('a shopper reading $locale at $width px', ({ locale, width, category }) => {
  const words = {
    ...productMessages[locale],
    cart: cartMessages[locale],
    checkout: checkoutMessages[locale],
    choice: choiceMessages[locale],
    success: orderSuccessMessages[locale],
    ui: uiMessages[locale],
  }

  test('finds shoes, orders two pairs in cash, and follows the order', async () => {
    const complaints: string[] = []
    const page = await openPage(locale, width, complaints)
    const product = await (await fetch(`${shop.origin}/api/product/${productId}`)).json()
    const { originalPrice, offerPrice, sizes, name, nameAr } = product.data
    const price: number = Math.round((offerPrice ?? originalPrice) * 1000)
    const size: string = sizes[2]
    const title: string = locale === 'ar' ? nameAr : name

    await go(page, shop.origin + pathIn(locale, '/'))
    expect(await page.getAttribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${storefrontMessages[locale].viewAll} ?: ${category}$`) })
      .click()
    await page.getByRole('heading', { level: 1, name: category }).waitFor()
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    // On paper it is one sheet with the shop's name, without what can be pressed.
    expect(await papersOf(page)).toEqual([a4])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('banner').getByRole('link').first().isVisible()).toBe(true)
    await page.getByRole('heading', { name: words.details }).waitFor()
    for (const screenOnly of [
      page.getByRole('banner').getByRole('combobox'),
      page.getByRole('button', { name: words.addToCart }),
      page.getByTestId('related'),
      page.getByTestId('gift-banner'),
    ])
      expect(await screenOnly.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    // Size and colour come first (P5).
    const addToCart = page.getByRole('button', { name: words.addToCart })
    await addToCart.click()
    await page.getByText(words.chooseSize).waitFor()
    await choose(page.getByRole('radio', { name: size, exact: true }))
    await choose(page.getByRole('group', { name: words.colour }).getByRole('radio').first())
    await addToCart.click()
    const added = page.getByRole('dialog', { name: words.added })
    await added.getByText(words.addedText).waitFor()
    await added.getByRole('link', { name: productMessages[locale].checkout }).click()
    await page.getByRole('heading', { level: 1, name: words.checkout.title }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await go(page, shop.origin + pathIn(locale, '/cart'))

    await page.getByRole('heading', { level: 1, name: words.cart.title }).waitFor()
    await page.getByRole('button', { name: words.ui.increase }).click()
    await page.getByRole('link', { name: words.cart.proceed }).click()

    await page.getByRole('heading', { level: 1, name: words.checkout.title }).waitFor()
    const confirm = page.getByRole('button', { name: words.checkout.confirm })
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    // The next step stands alone at the foot of a phone, and what is still needed leads to its field.
    await expect.poll(() => page.locator('.tab-bar').isVisible()).toBe(false)
    expect(await confirm.isVisible()).toBe(true)
    await page.getByRole('status').getByRole('button', { name: words.checkout.email, exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('checkout-email')
    await page.getByLabel(words.checkout.name).fill('سلمى الهنائي')
    await page.getByLabel(words.checkout.email).fill('salma@example.com')
    await page.getByLabel(words.checkout.mobileNumber).fill('123')
    // Said as the field is left, not first by Confirm.
    await page.getByLabel(words.checkout.address).focus()
    await page.getByText(wrongFieldMessages[locale].wrongMobile).waitFor()
    await page.getByLabel(words.checkout.mobileNumber).fill('٩٢٣٤٥٦٧٨')
    await page.getByLabel(words.checkout.address).fill('بيت 12، شارع السلطان قابوس، مسقط')
    await choose(page.getByRole('radio', { name: words.choice['HOME DELIVERY'] }))
    await choose(page.getByRole('radio', { name: words.choice['Cash On Delivery'] }))
    await page.reload()
    await untilHydrated(page)
    await expect.poll(() => page.getByLabel(words.checkout.email).inputValue()).toBe('salma@example.com')
    await confirm.dblclick()

    await page.waitForURL(shop.origin + pathIn(locale, '/order-success'))
    for (const text of [words.success.title, words.success.done(words.success.oneOrTwo), words.success.call])
      await page.getByText(text, { exact: true }).waitFor()
    const number = await page.getByTestId('order-number').innerText()
    await page.getByTestId('order-line').getByText(title).waitFor()
    await page.reload()
    await page.getByTestId('order-line').getByText(title).waitFor()
    await page.getByTestId('arrives').waitFor()
    await expect.poll(() => page.getByTestId('order-number').innerText()).toBe(number)

    // Printed, the card of the parcel is a gift's: for whom and what, and nothing of money.
    const parcel = page.getByTestId('parcel')
    await parcel.getByText(totalMessages[locale].total, { exact: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await parcel.getByTestId('to').getByText('سلمى الهنائي').waitFor()
    await parcel.getByTestId('order-line').getByText(title).waitFor()
    for (const hidden of [
      parcel.getByText(totalMessages[locale].total, { exact: true }),
      parcel.getByTestId('order-number'),
    ])
      await hidden.waitFor({ state: 'hidden' })
    expect(
      await parcel
        .getByText(/\d\.\d{3}/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    expect(await papersOf(page)).toEqual([a5])
    await page.emulateMedia({ media: 'screen' })

    const charge = 2 * price > 50_000 ? 0 : 2000
    expect(readOrders(locale)).toEqual([
      {
        order_id: number,
        sub_total: 2 * price,
        delivery_charge: charge,
        total: 2 * price + charge,
        customer_mobile: '92345678',
        status: 'Pending',
        product_id: productId,
        size,
        quantity: 2,
        original_price: price,
      },
    ])

    await page.getByRole('link', { name: words.success.track }).click()
    await page.waitForURL(/\/track\/[\w-]{22}$/)
    await page.getByText(number).first().waitFor()
    await page.getByText(title).first().waitFor()
    // Each part lies on the same paper, and its words begin at one edge.
    const papers = page.getByRole('main').locator('section').filter({ visible: true })
    const looks = await papers.evaluateAll((parts) =>
      parts.map((part) => {
        const { paddingInlineStart, borderInlineStartWidth, outlineStyle } = getComputedStyle(part)
        return `${paddingInlineStart} ${borderInlineStartWidth} ${outlineStyle}`
      }),
    )
    expect(looks.length).toBeGreaterThan(2)
    expect([...new Set(looks)]).toEqual(['24px 1px none'])
    // Printed it is the note beside a gift as well.
    await page.getByTestId('arrives').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByTestId('tracked-line').getByText(title).waitFor()
    for (const hidden of [
      page.getByTestId('order-number'),
      page.getByTestId('tracked-line').getByText(/\d\.\d{3}/),
    ])
      await hidden.first().waitFor({ state: 'hidden' })
    expect(
      await page
        .getByText(/\d\.\d{3}/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    expect(await papersOf(page)).toEqual([a5])
    await page.emulateMedia({ media: 'screen' })
    await page.goto(shop.origin + pathIn(locale, '/cart'))
    await page.getByText(words.cart.emptyTitle).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

test('more than is left is said at its line, takes the focus on a phone, and is set right by a press (O14)', async () => {
  const words = checkoutMessages.ar
  const page = await openPage('ar', 390, [])
  await page.goto(`${shop.origin}/ar/cart`)
  await bagWithPumps(page, undefined, '/ar/product-checkout', 3)
  setLeft(1)
  await fillIn(page, 'ar')
  const confirm = page.getByRole('button', { name: words.confirm })
  await confirm.click()
  const notice = page.getByTestId('checkout-line').getByRole('alert')
  await notice.waitFor()
  await expect.poll(() => notice.evaluate((alert) => alert === document.activeElement)).toBe(true)
  await notice.getByRole('button', { name: lineErrorMessages.ar.setTo(1) }).click()
  await confirm.click()
  await page.waitForURL('**/ar/order-success')
  setLeft(undefined)
  await page.context().close()
})

/** How many pieces of the pumps in size 38 and their first colour the shop has; undefined for any number. */
function setLeft(quantity: number | undefined): void {
  const file = openShopFile(shop.dataDir)
  const [{ colors } = {}] = file.prepare('select colors from products where id = ?').all(productId)
  const [color = ''] = JSON.parse(String(colors))
  file.prepare('delete from product_stock where product_id = ?').run(productId)
  if (quantity !== undefined)
    file
      .prepare('insert into product_stock (product_id, size, color, quantity) values (?, ?, ?, ?)')
      .run(productId, '38', color, quantity)
  file.close()
}

async function openPage(locale: Locale, width: number, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width, height: 800 }, locale })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A picture still on its way when the page is left is given up by the browser itself.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`)
  })
  return page
}

/** What the shopper's order looks like in the shop's own file. */
function readOrders(locale: Locale) {
  const file = openShopFile(shop.dataDir)
  const rows = file
    .prepare(
      `select orders.order_id, sub_total, delivery_charge, total, customer_mobile, status,
        product_id, size, quantity, original_price
      from orders join order_lines on order_lines.order_id = orders.id where locale = ? and demo = 0`,
    )
    .all(locale)
  file.close()
  return rows.map((row) => ({ ...row }))
}

/** What comes out of the printer: the size of each page. */
async function papersOf(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  const paper = await getDocumentProxy(new Uint8Array(bytes))
  const sizes: string[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (await paper.getPage(number)).view
    sizes.push([right - left, bottom - top].map((points) => Math.round((points / 72) * 25.4)).join(' x '))
  }
  return sizes
}
