import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

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
