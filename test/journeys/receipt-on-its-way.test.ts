import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { wrongFieldMessages } from '#src/orders/checkout/interruption.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { offeredMessages } from '#src/orders/offered/offered.messages.ts'
import { onlinePaymentMessages } from '#src/orders/payment-proofs/online-payment.messages.ts'
import { bagWithPumps, fillIn } from '../spec/screens.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

/** Checkout by transfer whose picture stays on its way until `letGo` says how it ends; and the orders that were sent. */
async function withSlowReceipt(locale: Locale) {
  await boss.call('PATCH', '/api/updateWebsiteInfo', {
    paymentMethods: ['Online Payment', 'Cash On Delivery'],
    ...{ bankName: 'Bank Muscat', accountHolder: 'Haqiba', accountNumber: '0011', bankMobile: '91111111' },
  })
  const page = await (await browser.newContext({ baseURL: shop.origin, locale })).newPage()
  await page.goto(pathIn(locale, '/policies'))
  await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
  await fillIn(page, locale)
  await page.getByRole('radio', { name: choiceMessages[locale]['Online Payment'] }).check()
  const orders: { key: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/postOrder'))
      orders.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  const ends: ((well: boolean) => void)[] = []
  await page.route('**/api/upload', async (route) => {
    const well = await new Promise<boolean>((resolve) => ends.push(resolve))
    await (well ? route.continue() : route.abort())
  })
  const field = page.locator('#checkout-paymentProof')
  await field.setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect.poll(() => ends.length).toBe(1)
  const letGo = (well: boolean) => ends.shift()?.(well)
  const onTheirWay = () => ends.length
  return { page, field, orders, letGo, onTheirWay }
}

const confirm = (page: Page) => page.locator('button[type=submit][form=checkout]')

test.each(locales)(
  'Confirm Order pressed while the receipt is still going up says so, and the order goes once it is there: %s',
  async (locale) => {
    const { page, orders, letGo } = await withSlowReceipt(locale)
    const button = confirm(page)
    await button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => button.innerText()).toBe(onlinePaymentMessages[locale].receiptSending)
    // A second press is not a second order.
    await button.click({ force: true })
    expect(await page.getByText(wrongFieldMessages[locale].proofMissing).count()).toBe(0)
    expect(orders).toEqual([])
    letGo(true)
    await page.waitForURL(shop.origin + pathIn(locale, '/order-success'))
    expect(orders).toHaveLength(1)
    expect(orders[0]?.key).toMatch(/./)
    expect(orders[0]?.body.paymentProof).toMatch(/./)
    await page.context().close()
  },
)

test('a receipt that does not get there leaves the form as it was, told at its field, with nothing ordered', async () => {
  const { page, field, orders, letGo } = await withSlowReceipt('en')
  await confirm(page).click()
  await expect.poll(() => confirm(page).getAttribute('aria-busy')).toBe('true')
  letGo(false)
  await page.locator('#checkout-paymentProof-error').waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await confirm(page).getAttribute('aria-busy')).toBeNull()
  expect(await page.getByLabel(checkoutMessages.en.name).inputValue()).toBe('Salma')
  expect(orders).toEqual([])
  await page.context().close()
})

test('who turns to cash while the receipt goes up has ordered nothing by the press before', async () => {
  const { page, orders, letGo } = await withSlowReceipt('en')
  await confirm(page).click()
  await expect.poll(() => confirm(page).getAttribute('aria-busy')).toBe('true')
  await page.getByRole('radio', { name: choiceMessages.en['Cash On Delivery'] }).check()
  await expect.poll(() => confirm(page).getAttribute('aria-busy')).toBeNull()
  const answered = page.waitForResponse('**/api/upload')
  letGo(true)
  await answered
  await confirm(page).click()
  await page.waitForURL(`${shop.origin}/order-success`)
  expect(orders.map(({ body }) => body.paymentProof)).toEqual([''])
  await page.context().close()
})

test('a receipt that was replaced on the way through cash is not the one that the order goes with', async () => {
  const { page, field, orders, letGo, onTheirWay } = await withSlowReceipt('en')
  const pay = (method: 'Cash On Delivery' | 'Online Payment') =>
    page.getByRole('radio', { name: choiceMessages.en[method] }).check()
  await pay('Cash On Delivery')
  await field.waitFor({ state: 'detached' })
  await pay('Online Payment')
  await field.waitFor({ state: 'attached' })
  const other = await page.screenshot({ clip: { x: 0, y: 0, width: 310, height: 301 } })
  await field.setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other })
  await expect.poll(onTheirWay).toBe(2)
  await confirm(page).click()
  await expect.poll(() => confirm(page).getAttribute('aria-busy')).toBe('true')
  const answer = async () => {
    const answered = page.waitForResponse('**/api/upload')
    letGo(true)
    return (await (await answered).json()).data.url
  }
  const replaced = await answer()
  // The page has had the time to take it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect([orders, await confirm(page).getAttribute('aria-busy')]).toEqual([[], 'true'])
  const kept = await answer()
  await page.waitForURL(`${shop.origin}/order-success`)
  expect(kept).not.toBe(replaced)
  expect(orders.map(({ body }) => body.paymentProof)).toEqual([kept])
  await page.context().close()
})

test('a receipt that failed can be chosen again: the field holds no file that it would not tell of twice', async () => {
  const { page, field, orders, letGo, onTheirWay } = await withSlowReceipt('en')
  const held = () => field.evaluate((one: HTMLInputElement) => one.value)
  letGo(false)
  await page.locator('#checkout-paymentProof-error').waitFor()
  expect(await held()).toBe('')
  await field.setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect.poll(onTheirWay).toBe(1)
  await page.locator('#checkout-paymentProof-error').waitFor({ state: 'detached' })
  letGo(true)
  await page.getByText(onlinePaymentMessages.en.proofReady).waitFor()
  expect(await held()).toBe('')
  await confirm(page).click()
  await page.waitForURL(`${shop.origin}/order-success`)
  expect(orders).toHaveLength(1)
  await page.context().close()
})

test.each(locales)(
  'the same is so behind a link that staff sent, and cash takes the press back: %s',
  async (locale) => {
    const own = offeredMessages[locale]
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      paymentMethods: ['Online Payment', 'Cash On Delivery'],
    })
    const { data: bag } = (await boss.call('GET', '/api/product/camel-structured-tote', undefined)) as {
      data: Product
    }
    const price = bag.offerPrice ?? bag.originalPrice
    const { draftUrl } = (await boss.call('POST', '/api/orderDraft', {
      products: [{ _id: bag._id, size: bag.sizes[0] ?? 'N/A', color: bag.colors[0] ?? 'N/A', quantity: 1 }],
      customerData: {
        ...{ name: 'Noura', mobileNumber: '95551234', address: 'House 7, Muscat' },
        ...{ deliveryArea: 'HOME DELIVERY', paymentMethod: 'Online Payment' },
      },
      ...{ source: 'phone', locale, total: price + 2 },
    })) as { draftUrl: string }
    const page = await (await browser.newContext()).newPage()
    const sent: { paymentMethod: string; paymentProof: string }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /orderDraft\/.+\/confirm/.test(request.url()))
        sent.push(request.postDataJSON())
    })
    const ends: ((well: boolean) => void)[] = []
    await page.route('**/api/upload', async (route) => {
      const well = await new Promise<boolean>((resolve) => ends.push(resolve))
      await (well ? route.continue() : route.abort())
    })
    await page.goto(draftUrl)
    const button = page.getByRole('button', { name: own.confirm })
    const choose = async () => {
      const field = page.locator('#checkout-paymentProof')
      await field.waitFor({ state: 'attached' })
      const before = ends.length
      await field.setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect.poll(() => ends.length).toBe(before + 1)
    }
    const busy = page.locator('button[type=submit][aria-busy=true]')
    await choose()
    await button.click()
    await busy.getByText(onlinePaymentMessages[locale].receiptSending).waitFor()
    await page.locator('input[value="Cash On Delivery"]').check({ force: true })
    await busy.waitFor({ state: 'detached' })
    await page.locator('input[value="Online Payment"]').check({ force: true })
    // One that does not get there is told at its field, and the next press waits for the next.
    await choose()
    await button.click()
    await busy.waitFor()
    ends.at(-1)?.(false)
    await page.locator('#checkout-paymentProof-error').waitFor()
    await busy.waitFor({ state: 'detached' })
    expect(sent).toEqual([])
    await choose()
    await button.click()
    await busy.waitFor()
    ends.at(-1)?.(true)
    await page.getByRole('link', { name: own.track }).waitFor()
    expect(sent).toMatchObject([
      { paymentMethod: 'Online Payment', paymentProof: expect.stringMatching(/./) },
    ])
    await page.context().close()
  },
)
