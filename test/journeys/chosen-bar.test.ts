import { expect, test } from 'vitest'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { allOrdersMessages, bulkMessages } from '#src/orders/all-orders/all-orders.messages.ts'
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
    // Beside what lets the choice go, a bare word for cancelling would read as the same.
    const cancel = bar.getByRole('button', { name: /^(?:Cancel orders|إلغاء الطلبات)$/ })
    expect(await cancel.count()).toBe(1)
    const line = cancel.locator('xpath=..')
    const fade = await line.evaluate((one) => getComputedStyle(one).maskImage)
    expect(fade, 'a button that goes on beyond the end').toContain('gradient')
    // What does not fit beside the next step is moved into sight.
    const last = bar.getByRole('button', { name: bulkMessages[locale].csv, exact: true })
    await last.focus()
    const edges = await last.boundingBox()
    expect(edges?.x).toBeGreaterThanOrEqual(0)
    expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThanOrEqual(360)
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
