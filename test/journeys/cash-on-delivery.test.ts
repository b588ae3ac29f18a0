import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import {
  courierMessages,
  handOverListMessages,
  shipmentMessages,
} from '#src/orders/couriers/courier.messages.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, type SignedIn } from './order-admin.steps.ts'

let salma: SignedIn

openDemoShopAsAdmin()

beforeAll(async () => {
  salma = await enter(browser, shop.origin, 'salma@example.com', 'Salma Al Harthi')
})

/** Chosen, handed over, delivered and settled by hand, in one language at one width. */
async function wholeWay(page: Page, locale: Locale, courier: string) {
  const at = (path: string) => (locale === 'ar' ? `/ar${path}` : path)
  const words = courierMessages[locale]
  const own = shipmentMessages[locale]
  const list = handOverListMessages[locale]
  const main = page.getByRole('main')
  const row = page.getByTestId('courier').filter({ hasText: courier })

  await page.goto(at('/dashboard/couriers'))
  await main.getByRole('button', { name: words.add, exact: true }).click()
  await page.getByLabel(words.name, { exact: true }).fill(courier)
  await page.getByLabel(words.pattern).fill('https://post.example/t/{number}')
  await page.getByRole('dialog').getByRole('button', { name: words.save }).click()
  await row.waitFor()

  const { id } = await place(salma, 'salma@example.com')
  await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
  await page.goto(at(`/dashboard/order-overview/${id}`))
  await page.getByTestId('hand-over').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(own.courier).selectOption({ label: courier })
  await dialog.getByLabel(own.number).fill('P77')
  await dialog.getByRole('button', { name: own.handOver }).click()
  await page.getByTestId('shipment-outcome').filter({ hasText: own.out }).waitFor()

  const { trackUrl, total } = (await boss.call('GET', `/api/order/${id}`, undefined)) as {
    trackUrl: string
    total: number
  }
  await page.goto(trackUrl.replace(/^https?:\/\/[^/]+/, ''))
  await page.getByTestId('parcel').getByText('P77').waitFor()
  expect(await page.getByTestId('parcel').getByRole('link').getAttribute('href')).toBe(
    'https://post.example/t/P77',
  )

  await page.goto(at('/dashboard/couriers'))
  await row.getByRole('link', { name: words.list }).click()
  await page.getByTestId('hand-over-list').getByText('P77').waitFor()
  await page.getByTestId('to-collect').getByText(total.toFixed(3)).waitFor()
  await page.getByRole('button', { name: list.print }).waitFor()
  // Whoever prints it, its paper is the shop's (O20), with whom it is given to.
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByTestId('handover')
  await paper.getByText(`Orders: 1 · Cash to collect: OMR ${total.toFixed(3)}`).waitFor()
  for (const text of [courier, 'P77', 'Handed over by'])
    await paper.getByText(text, { exact: true }).waitFor()
  expect(await page.getByTestId('to-collect').isVisible(), 'nothing else is on paper').toBe(false)
  await page.emulateMedia({ media: null })
  expect(await paper.isVisible()).toBe(false)

  await page.goto(at(`/dashboard/order-overview/${id}`))
  await main
    .getByRole('group', { name: own.atTheDoor })
    .getByRole('button', { name: own.tellDelivered })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: own.yes, exact: true }).click()
  await page.getByTestId('shipment-outcome').filter({ hasText: own.delivered }).waitFor()

  await page.goto(at('/dashboard/couriers'))
  await row.getByText(total.toFixed(3)).waitFor()
  await row.getByRole('button', { name: words.settle }).click()
  // Pressed twice, it is booked once, and the emptied field asks for nothing.
  await page.getByRole('dialog').getByRole('button', { name: words.book }).dblclick()
  await page.getByTestId('settlements').getByText(total.toFixed(3)).first().waitFor()
  await page.getByRole('dialog').getByText('0.000').waitFor()
  expect(await page.getByTestId('settlements').getByRole('listitem').count()).toBe(1)
  expect(await page.getByRole('dialog').getByText(words.amountNeeded).count()).toBe(0)
  // Who only hears the buttons hears of which amount each is.
  const amount = amountInText(locale, inBaisa(total))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${words.takeBack} ${amount}` })
    .waitFor()
}

test('an order goes out with a courier, is followed, delivered, and its cash is settled', async () => {
  await wholeWay(boss.page, 'en', 'Salim')
})

test('the same in Arabic on a phone', async () => {
  await boss.page.setViewportSize({ width: 360, height: 740 })
  await wholeWay(boss.page, 'ar', 'ناصر')
  await boss.page.setViewportSize({ width: 1280, height: 800 })
})

test('who has no tracking address, such as an own driver, is asked for no number until one is wanted', async () => {
  const own = shipmentMessages.en
  const courier = { phone: '', takesCash: true, active: true }
  for (const [name, trackingPattern] of [
    ['Own driver', ''],
    ['Post', 'https://post.example/t/{number}'],
  ])
    await boss.call('POST', '/api/couriers', { ...courier, name, trackingPattern })
  const { id } = await place(salma, 'salma@example.com')
  await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
  await boss.page.goto(`/dashboard/order-overview/${id}`)
  await boss.page.getByTestId('hand-over').click()
  const dialog = boss.page.getByRole('dialog')
  const number = dialog.getByLabel(own.number)
  await dialog.getByLabel(own.courier).selectOption({ label: 'Post' })
  await number.fill('P78')
  await dialog.getByLabel(own.courier).selectOption({ label: 'Own driver' })
  await number.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: own.addNumbers }).waitFor()
  await dialog.getByRole('button', { name: own.handOver }).click()
  await dialog.waitFor({ state: 'detached' })
  const { data } = (await boss.call('GET', `/api/orderShipments/${id}`, undefined)) as {
    data: { trackingNumber: string }[]
  }
  expect(data.map(({ trackingNumber }) => trackingNumber)).toEqual([''])
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)('pending orders are called one at a time, %s at %d px', async (locale, width) => {
  const { page } = boss
  const words = callMessages[locale]
  await page.setViewportSize({ width, height: 800 })
  await place(salma, 'salma@example.com')
  await place(salma, 'salma@example.com')
  await page.goto(locale === 'ar' ? '/ar/dashboard/toCall' : '/dashboard/toCall')
  const number = page.getByTestId('order-number')
  const main = page.getByRole('main')
  const first = (await number.textContent()) ?? ''
  expect(await main.getByRole('link', { name: words.call, exact: true }).getAttribute('href')).toMatch(
    /^tel:\+/,
  )
  await main.getByText(words['no answer'], { exact: true }).click()
  await main.getByRole('button', { name: words.save }).click()
  await expect.poll(() => number.textContent()).not.toBe(first)
  const second = (await number.textContent()) ?? ''
  // Whose turn it is, is in sight and read out: on a phone it would stay above the buttons that were pressed.
  const turn = page.getByRole('region', { name: second.replace('#', '') })
  await expect.poll(() => turn.evaluate((part) => part === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await main.getByText(words.refused, { exact: true }).click()
  await main.getByRole('button', { name: words.save }).click()
  await main.getByText(words.reasonNeeded).waitFor()
  await main.getByLabel(words.reason).fill('Too expensive')
  await main.getByRole('button', { name: words.save }).click()
  await expect
    .poll(async () => ((await number.count()) === 0 ? '' : await number.textContent()))
    .not.toBe(second)
})
