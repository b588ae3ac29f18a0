import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { wrongFieldMessages } from '#src/orders/checkout/interruption.messages.ts'
import { noPaymentMessages } from '#src/orders/checkout/no-payment.tsx'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { moneyNoteMessages } from '#src/orders/display/money-note.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { myOrdersMessages } from '#src/orders/my-orders/my-orders.messages.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { bagOf, productOf } from '../spec/steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, setBack } from './order-admin.steps.ts'

openDemoShopAsAdmin()

const sights = [
  ['ar', 360],
  ['en', 1280],
] as const

const pumps = 'black-patent-stiletto-pumps'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each(sights)(
  'what cash costs and up to which sum it is taken stands at its choice; above that it cannot be chosen: %s at %d',
  async (locale, width) => {
    const words = checkoutMessages[locale]
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ baseURL: shop.origin, viewport, locale })
    const page = await context.newPage()
    const { offerPrice, originalPrice } = await productOf(page, pumps)
    const price = inBaisa(offerPrice ?? originalPrice)
    // One pair may be paid in cash with its delivery and fee, two may not.
    const limit = price + 3000
    await boss.call('PATCH', '/api/updateWebsiteInfo', { cashFee: 0.5, cashLimit: toOmr(limit) })
    await page.goto(pathIn(locale, '/cart'))
    const checkout = pathIn(locale, '/product-checkout')
    await bagWithPumps(page, undefined, checkout, 1)
    const cash = page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] })
    const terms = page.locator('label').filter({ has: cash })
    await terms.getByText(paymentChoiceMessages[locale].cashFee(amountInText(locale, 500))).waitFor()
    await terms.getByText(paymentChoiceMessages[locale].cashLimit(amountInText(locale, limit))).waitFor()
    await fillIn(page, locale)
    // What stays at the edges covers a part of what is on its way below it, wherever one happens to stand.
    await page.evaluate(() => {
      const bars = document.querySelectorAll<HTMLElement>('.shop-header, .action-bar')
      for (const bar of bars) bar.style.position = 'relative'
    })
    expect(await violations(page, tags)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    // One pair more, and cash cannot be chosen: it says up to which sum, and the other way is chosen in its place.
    await bagWithPumps(page, undefined, checkout, 2)
    await terms.getByText(paymentChoiceMessages[locale].cashLimit(amountInText(locale, limit))).waitFor()
    await expect.poll(() => cash.isDisabled()).toBe(true)
    expect(await cash.isChecked()).toBe(false)
    const other = page.getByRole('radio', { name: choiceMessages[locale]['Online Payment'] })
    expect(await other.isChecked()).toBe(true)
    const confirm = page.getByRole('button', { name: words.confirm })
    const receipt = page.locator('#checkout-paymentProof')
    await receipt.waitFor()
    await confirm.click()
    await page.getByText(wrongFieldMessages[locale].proofMissing).waitFor()
    await expect.poll(() => receipt.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await violations(page, tags)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    // One pair less, and what was chosen counts again, with the fee in its sum.
    await bagWithPumps(page, undefined, checkout, 1)
    await expect.poll(() => cash.isChecked()).toBe(true)
    if (width < 1024) await page.locator('summary').first().click()
    const fee = page.getByText(totalMessages[locale].cashFee, { exact: true })
    await fee.waitFor()
    await confirm.click()
    await page.waitForURL(shop.origin + pathIn(locale, '/order-success'))
    const paid = (price + 2000 + 500) / 1000
    await page.getByTestId('parcel').getByText(paid.toFixed(3)).first().waitFor()
    await boss.call('PATCH', '/api/updateWebsiteInfo', { cashFee: 0, cashLimit: null })
    await context.close()
  },
)

test.each(sights)(
  'an order by transfer says that its receipt came, and its link can be copied: %s at %d',
  async (locale, width) => {
    const words = checkoutMessages[locale]
    const said = orderSuccessMessages[locale]
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ baseURL: shop.origin, viewport, locale })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/cart'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'), 1)
    await fillIn(page, locale)
    await page.getByRole('radio', { name: choiceMessages[locale]['Online Payment'] }).check()
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await page.locator('#checkout-paymentProof').setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await sent
    await page.getByRole('button', { name: words.confirm }).click()
    await page.waitForURL(shop.origin + pathIn(locale, '/order-success'))
    await page.getByTestId('receipt').getByText(said.receipt).waitFor()
    await page.locator(`button[aria-label$="${said.link}"]`).click()
    const link = await page.getByRole('link', { name: said.track }).getAttribute('href')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.origin}${link}`)
    expect(await violations(page, tags)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await context.close()
  },
)

test.each(sights)(
  'a shop of cash alone says above its limit whom to write to, and its owner is warned beside the limit: %s at %d',
  async (locale, width) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width, height: 800 },
      locale,
    })
    const page = await context.newPage()
    const { offerPrice, originalPrice } = await productOf(page, pumps)
    const limit = inBaisa(offerPrice ?? originalPrice)
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      paymentMethods: ['Cash On Delivery'],
      cashLimit: toOmr(limit),
    })
    await page.goto(pathIn(locale, '/cart'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'), 2)
    const told = page.getByRole('main').locator('p').filter({ hasText: noPaymentMessages[locale].writeToUs })
    await told.getByText(paymentChoiceMessages[locale].cashLimit(amountInText(locale, limit))).waitFor()
    expect(await page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }).count()).toBe(
      0,
    )
    expect(await violations(page, tags)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await told.getByRole('link', { name: noPaymentMessages[locale].contact }).click()
    await page.waitForURL(shop.origin + pathIn(locale, '/contact-us'))

    const own = settingsFormMessages[locale]
    await boss.page.setViewportSize({ width, height: 800 })
    await boss.page.goto(pathIn(locale, '/dashboard/update-settings#payment'))
    await boss.page.getByText(own.cashLimitAlone).waitFor()
    expect(await violations(boss.page, tags)).toEqual([])
    await boss.page.getByRole('checkbox', { name: own.online }).check()
    await boss.page.getByText(own.cashLimitAlone).waitFor({ state: 'detached' })
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      paymentMethods: ['Online Payment', 'Cash On Delivery'],
      cashLimit: null,
    })
    await boss.page.goto('about:blank')
    await context.close()
  },
)

test.each(sights)(
  'who confirms an order again that the shop deleted meanwhile is told that it is gone, and sees it no more: %s at %d',
  async (locale, width) => {
    const words = myOrdersMessages[locale]
    const email = `late-${locale}@example.com`
    const salma = await enter(browser, shop.origin, email, 'Salma')
    const { id, number } = await place(salma, email)
    const { page } = salma
    await page.setViewportSize({ width, height: 800 })
    await salma.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
    await page.goto(pathIn(locale, '/dashboard/myCancellations'))
    const card = page.getByTestId('my-order').filter({ hasText: `#${number}` })
    await card.getByRole('button', { name: words.reconfirm }).click()
    await boss.call('DELETE', `/api/deleteOrder/${id}`, undefined)
    await page.getByRole('alertdialog').getByRole('button', { name: words.yesReconfirm }).click()
    await page.getByTestId('toasts').getByText(noSuchOrder[locale]).waitFor()
    await card.waitFor({ state: 'detached' })
  },
)

test.each(sights)(
  'who cancelled an order confirms it again; at another price she is told why and offered its goods: %s at %d',
  async (locale, width) => {
    const words = myOrdersMessages[locale]
    const email = `salma-${locale}@example.com`
    const salma = await enter(browser, shop.origin, email, 'Salma')
    const { id, number } = await place(salma, email)
    const { page } = salma
    let paid = false
    await page.setViewportSize({ width, height: 800 })
    const card = page.getByTestId('my-order').filter({ hasText: `#${number}` })
    const sure = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
    const status = async () =>
      ((await boss.call('GET', `/api/order/${id}`, undefined)) as { orderStatus: string }).orderStatus
    const cancel = async () => {
      await page.goto(pathIn(locale, '/dashboard/activeOrders'))
      await card.getByRole('button', { name: words.cancel }).click()
      const told = await page.getByRole('alertdialog').textContent()
      expect(told?.includes(moneyNoteMessages[locale].ifCancelled(amountInText(locale, 5000)))).toBe(paid)
      await sure(words.yesCancel)
      await expect.poll(status).toBe('Cancelled')
      await page.goto(pathIn(locale, '/dashboard/myCancellations'))
      await card.getByRole('button', { name: words.reconfirm }).waitFor()
    }
    await cancel()
    await card.getByRole('button', { name: words.reconfirm }).click()
    await sure(words.yesReconfirm)
    await expect.poll(status).toBe('Confirmed')
    await card.waitFor({ state: 'detached' })

    await boss.call('POST', `/api/orderPayment/${id}`, { amount: 5, method: 'transfer', seen: 0 })
    paid = true
    await cancel()
    const { _id, offerPrice, originalPrice } = await productOf(page, pumps)
    const dearer = (offerPrice ?? originalPrice) + 1
    const fields = offerPrice === undefined ? { originalPrice: dearer } : { offerPrice: dearer }
    await boss.call('PATCH', `/api/updateProduct/${_id}`, fields)
    await card.getByRole('button', { name: words.reconfirm }).click()
    await sure(words.yesReconfirm)
    await card.getByRole('alert').waitFor()
    expect(await status()).toBe('Cancelled')
    expect(await violations(page, tags)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    // A day later it is not offered at all, and what may be done instead is.
    setBack(shop.dataDir, id, 25)
    await page.reload()
    await card.getByText(words['too late']).waitFor()
    expect(await card.getByRole('button', { name: words.reconfirm }).count()).toBe(0)
    await card.getByRole('button', { name: words.toCart }).click()
    await page.getByTestId('toasts').getByRole('button', { name: words.openCart }).click()
    await page.getByRole('heading', { level: 1, name: cartMessages[locale].title }).waitFor()
    expect(await bagOf(page)).toMatchObject([
      { id: _id, quantity: 2, originalPrice: dearer, customerEmail: email },
    ])
  },
)
