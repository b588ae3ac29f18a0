import { expect, test } from 'vitest'
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
    const boxes = await page.locator('[data-order-row] label').evaluateAll(sides)
    const buttons = await bar.locator('button, a').evaluateAll(sides)
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes)
      expect(buttons.filter(({ left, right }) => left < box.right && box.left < right)).toEqual([])
    // What does not fit beside the next step is moved into sight.
    const last = bar.getByRole('button', { name: bulkMessages[locale].csv, exact: true })
    await last.focus()
    const edges = await last.boundingBox()
    expect(edges?.x).toBeGreaterThanOrEqual(0)
    expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThanOrEqual(360)
  },
)
