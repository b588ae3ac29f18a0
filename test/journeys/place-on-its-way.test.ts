import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { destinationMessages } from '#src/orders/checkout-address/destination.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { noWilayat } from '#src/places/place-request.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const words = checkoutMessages.en
const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
const dhofar = {
  ...{ name: 'Dhofar', places: ['dhofar'], homeDeliveryCharge: 4.5, officeDeliveryCharge: null },
  ...{ freeShippingOver: null, cash: false, deliveryDays: 5, cutOff: '' },
}

beforeAll(async () => {
  await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [dhofar] })
})

const filled = {
  ...{ name: 'Salma', email: 'salma@example.com', mobileNumber: '92345678', comment: '', paymentProof: '' },
  ...{ address: 'House 5, Salalah', deliveryArea: 'HOME DELIVERY', paymentMethod: 'Cash On Delivery' },
}

/** Checkout of a form that is filled in already but for its wilayat, with what tells its place on the way by `hold`. */
async function checkoutOf(what: RegExp, hold: (route: Route) => unknown) {
  const page = await (await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'block' })).newPage()
  const orders: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/postOrder')) orders.push(request.postDataJSON())
  })
  await page.goto('/policies')
  await page.evaluate((form) => sessionStorage.setItem('checkoutForm', JSON.stringify(form)), filled)
  await page.route(what, async (route) => void (await hold(route)))
  await bagWithPumps(page, undefined, '/product-checkout')
  await page.getByTestId('checkout-line').waitFor()
  return { page, orders }
}

const confirm = (page: Page) => page.locator('button[type=submit][form=checkout]')
const destination = /destination-(part|terms)/
const zones = /\/api\/deliveryZones/

test.each([
  ['the fields of the place are', destination],
  ['the zones are', zones],
])('while %s on the way no charge is said and nothing is ordered', async (_, what) => {
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => (letGo = resolve))
  const { page, orders } = await checkoutOf(what, async (route) => {
    await asked
    await route.continue()
  })
  await page.getByLabel(words.name).waitFor()
  await expect.poll(() => confirm(page).getAttribute('aria-disabled')).toBe('true')
  expect(await confirm(page).innerText()).toBe(words.loading)
  expect(await page.getByTestId('order-totals').innerText()).not.toMatch(/2\.000|Total/)
  await confirm(page).click({ force: true })
  // Enter in a field confirms as well.
  await page.getByLabel(words.name).press('Enter')
  letGo()
  await page.getByLabel(placeMessages.en.wilayat).waitFor()
  await expect.poll(() => confirm(page).isDisabled()).toBe(true)
  expect(orders).toEqual([])
  await page.getByLabel(placeMessages.en.wilayat).selectOption('dhofar/salalah')
  await expect.poll(() => page.getByTestId('order-totals').innerText()).toMatch(/4\.500/)
  await page.context().close()
})

test('where the fields of the place do not come the shop refuses what it cannot price, and leads to them', async () => {
  const { page, orders } = await checkoutOf(destination, (route) => route.abort())
  const answered = page.waitForResponse('**/api/postOrder')
  await confirm(page).click()
  expect((await answered).status()).toBe(422)
  expect(orders).toMatchObject([{ customerData: { place: { country: 'OM', wilayat: '' } } }])
  await page.getByText(noWilayat.text.en).waitFor()
  await page.unroute(destination)
  await page.getByRole('button', { name: words.again }).click()
  await page.getByLabel(placeMessages.en.wilayat).selectOption('dhofar/salalah')
  expect(await page.getByLabel(words.name).inputValue()).toBe('Salma')
  await page.context().close()
})

test('where the zones do not come the shop refuses an order without its wilayat', async () => {
  const { page } = await checkoutOf(zones, (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByLabel(placeMessages.en.wilayat).waitFor()
  const answered = page.waitForResponse('**/api/postOrder')
  await confirm(page).click()
  expect((await answered).status()).toBe(422)
  await page.locator('#checkout-place-error').getByText(noWilayat.text.en).waitFor()
  const cash = page.getByRole('radio', { name: choiceMessages.en['Cash On Delivery'] })
  expect(await cash.isChecked()).toBe(true)
  await page.context().close()
})

test('where the zones fail it is soon said what is missing, and a press asks for them again', async () => {
  const { page } = await checkoutOf(zones, (route) => route.fulfill({ status: 503, json: {} }))
  const said = page.getByRole('alert').filter({ hasText: destinationMessages.en.zonesFailed })
  await said.waitFor()
  // Asked for four times, as all else is, they would keep the button for seven seconds.
  await expect
    .poll(() => confirm(page).getAttribute('aria-disabled'), { timeout: 3500, interval: 50 })
    .toBeNull()
  await page.unroute(zones)
  await said.getByRole('button', { name: destinationMessages.en.again }).click()
  await said.waitFor({ state: 'detached' })
  await page.getByLabel(placeMessages.en.wilayat).selectOption('dhofar/salalah')
  await expect.poll(() => page.getByTestId('order-totals').innerText()).toMatch(/4\.500/)
  await page.context().close()
})
