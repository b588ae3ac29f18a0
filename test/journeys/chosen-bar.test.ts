import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { allOrdersMessages, bulkMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { courierMessages, shipmentMessages } from '#src/orders/couriers/courier.messages.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

/** From where to where things are seen across the window; what scrolls cuts them. */
const sides = (things: Element[]) =>
  things.map((thing) => {
    const { left, right } = thing.getBoundingClientRect()
    const within = thing.parentElement?.getBoundingClientRect()
    return { left: Math.max(left, within?.left ?? left), right: Math.min(right, within?.right ?? right) }
  })

test.each(['en', 'ar'] as const)(
  'on a phone the bar of chosen orders hides little, and no box meets its buttons: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/orders'))
    await page.getByRole('checkbox', { name: allOrdersMessages[locale].chooseAll }).check()
    const bar = page.getByRole('toolbar')
    await bar.waitFor()
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72)
    // Wherever the list is moved to: over the boxes that choose stands nothing that can be pressed.
    const boxes = await page.locator('[data-order-row] input').evaluateAll(sides)
    const buttons = await bar.locator('button, a').evaluateAll(sides)
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes)
      expect(buttons.filter(({ left, right }) => left < box.right && box.left < right)).toEqual([])
    // The next step, and one tap further everything else: nothing is cut at the edge or has to be moved into sight.
    const inside = async (one: Locator) => {
      const edges = await one.boundingBox()
      expect(edges?.x).toBeGreaterThanOrEqual(0)
      expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThanOrEqual(360)
      return edges?.height
    }
    const tall = async (one: Locator) => expect(await inside(one)).toBeGreaterThanOrEqual(44)
    for (const one of await bar.locator(':is(button, a):visible').all()) await inside(one)
    const words = bulkMessages[locale]
    await bar.getByRole('button', { name: words.more, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    const others = [words.toCancelled, words.csv, shipmentMessages[locale].handOver]
    for (const name of others) await tall(sheet.getByRole('button', { name, exact: true }))
    await tall(sheet.getByRole('link', { name: words.print, exact: true }))
    await sheet.getByRole('button', { name: others[2] ?? '', exact: true }).click()
    // The question of a courier takes the place of the sheet.
    await page.getByRole('dialog', { name: shipmentMessages[locale].handOver }).first().waitFor()
  },
)

test.each(['en', 'ar'] as const)(
  'on a phone all products are chosen above them, and the head gives way to who scrolls down: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/allProducts'))
    await page.getByRole('checkbox', { name: productTableMessages[locale].selectAll }).check()
    const rows = page.getByTestId('product-row')
    const boxes = rows.getByRole('checkbox')
    expect(await boxes.count()).toBeGreaterThan(1)
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true)
    const head = page.getByRole('banner')
    const bottom = () => head.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    expect(await bottom()).toBe(56)
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 900)
    await expect.poll(bottom).toBe(0)
    await page.mouse.wheel(0, -100)
    await expect.poll(bottom).toBe(56)
    await page.mouse.wheel(0, 300)
    await expect.poll(bottom).toBe(0)
    // Whoever comes to it by keys sees it.
    await head.getByRole('button').first().focus()
    await expect.poll(bottom).toBe(56)
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'who has no courier yet adds one where the chosen orders are handed over, and they stay chosen: %s at %d',
  async (locale, width) => {
    const { page, call } = boss
    const [courier, own, words] = [courierMessages[locale], shipmentMessages[locale], bulkMessages[locale]]
    const { data } = (await call('GET', '/api/couriers', undefined)) as {
      data: { _id: string; name: string; phone: string; trackingPattern: string; version: number }[]
    }
    for (const { _id, name, phone, trackingPattern, version } of data)
      await call('PUT', `/api/couriers/${_id}`, {
        ...{ name, phone, trackingPattern, version },
        ...{ takesCash: true, active: false },
      })
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/orders'))
    await page.getByRole('checkbox', { name: allOrdersMessages[locale].chooseAll }).check()
    const bar = page.getByRole('toolbar')
    const count = await bar.getByText(/\d/).first().innerText()
    const handOver = () => page.getByRole('button', { name: own.handOver, exact: true })
    const more = bar.getByRole('button', { name: words.more, exact: true })
    if (await more.isVisible()) await more.click()
    await handOver().first().click()
    await page.getByRole('dialog').getByText(own.noCouriers).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: courier.add }).click()
    const added = page.getByRole('dialog', { name: courier.add })
    await added.getByLabel(courier.name).fill(`Salim ${locale}`)
    await added.getByRole('button', { name: courier.save, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: own.handOver })
    await dialog.getByLabel(own.courier).selectOption({ label: `Salim ${locale}` })
    expect(await bar.getByText(/\d/).first().innerText()).toBe(count)
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/dashboard/orders'))
    await page.setViewportSize({ width: 1280, height: 800 })
  },
)
