import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

test.each(locales.flatMap((locale) => [360, 768].map((width) => [locale, width] as const)))(
  'on a phone and a tablet what is said in passing has one place, at the end of the foot and above its bar, and nothing stays under it: %s at %i',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/allProducts'))
    const rows = page.getByTestId('product-row')
    await rows.nth(3).waitFor()
    const toast = page.getByTestId('toasts').locator('> div').first()
    await rows.first().getByRole('button').last().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await toast.waitFor()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    /** How far from the end and from the foot of the window it is, once the page is scrolled so far; and what lies under it. */
    const at = (y: number) =>
      toast.evaluate((said, to) => {
        scrollTo(0, to)
        const box = said.getBoundingClientRect()
        const isRtl = document.documentElement.dir === 'rtl'
        const end = isRtl ? box.left : document.documentElement.clientWidth - box.right
        const covered = [
          ...document.querySelectorAll('header, main :is(a, button, input, select, h1, [role=toolbar])'),
        ]
          .filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect()
            const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top
            return width > 1 && meets
          })
          .map((one) => one.textContent)
        return { place: [end, innerHeight - box.bottom].map(Math.round), covered }
      }, y)
    await expect.poll(async () => (await at(0)).place).toEqual([width === 360 ? 8 : 16, 16])
    const { place } = await at(0)
    expect((await at(500)).place, 'on the way').toEqual(place)
    await expect.poll(() => at(99_999), { message: 'at its end' }).toEqual({ place, covered: [] })

    await toast.hover()
    await rows.last().getByRole('checkbox').press('Space')
    const bar = page.getByRole('main').locator('.chosen-bar')
    await bar.waitFor()
    const top = async () => (await bar.boundingBox())?.y ?? 0
    await expect
      .poll(async () => {
        const box = await toast.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(await top())
    await expect.poll(async () => (await at(99_999)).covered, { message: 'above the bar' }).toEqual([])
    await toast.getByRole('button').first().press('Enter')
    await toast.getByText('Undo').waitFor({ state: 'detached' })
  },
)

test.each(locales)(
  'at a desk what is said of an order stands low, in lines that follow each other: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 800 })
    const { id, number } = await place(boss, `said-${locale}@example.com`)
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
    const name = `${orderChangeMessages[locale].doConfirmed} #${number}`
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    const toast = page.getByTestId('toasts').locator('> div').first()
    await toast.waitFor()
    await expect.poll(async () => (await toast.boundingBox())?.height).toBeLessThanOrEqual(64)
  },
)

test.each(locales)(
  'on a phone the days of an order lie below their steps, beside each other: %s',
  async (locale) => {
    const { page } = boss
    const { id } = await place(boss, `days-${locale}@example.com`)
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, new URL(trackUrl).pathname.replace(/^\/ar/, '')))
    const days = page.getByRole('list', { name: trackMessages[locale].progress }).locator('bdi')
    await days.nth(1).waitFor()
    // Their year stands where it was ordered, above; with it those of long months run into each other.
    for (const day of await days.allInnerTexts()) expect(day).not.toMatch(/\d{4}/)
  },
)
