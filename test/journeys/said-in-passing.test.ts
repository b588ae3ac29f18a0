import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

/** Of what could be pressed where nothing was said, how much lies now under something else. Marks it the first time. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const inSight = [...document.querySelectorAll('header, main')].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>('a, button, input'),
    ])
    const isFree = (one: HTMLElement) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return hit !== null && (one.contains(hit) || hit.contains(one))
    }
    if (!inSight.some((one) => one.dataset.wasFree)) {
      for (const one of inSight) if (isFree(one)) one.dataset.wasFree = 'yes'
      return []
    }
    return inSight
      .filter((one) => one.dataset.wasFree && one.getBoundingClientRect().bottom <= innerHeight)
      .filter((one) => one.getBoundingClientRect().width > 0 && !isFree(one))
      .map((one) => one.textContent || one.getAttribute('aria-label'))
  })

test.each(locales.flatMap((locale) => [0, 300].map((scrolled) => ({ locale, scrolled }))))(
  'on a phone what is said in passing lies over nothing that can be pressed: $locale from $scrolled px',
  async ({ locale, scrolled }) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/allProducts'))
    const rows = page.getByTestId('product-row')
    await rows.nth(4).waitFor()
    await page.evaluate((y) => scrollTo(0, y), scrolled)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled)
    // On the way down the head of phones leaves the rows its room.
    const head = () =>
      page.getByRole('banner').evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
    await expect.poll(head).toBe(scrolled ? 0 : 56)
    await reachable(page)
    await rows.nth(3).getByRole('button').last().press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button').last().click()
    const said = page.getByTestId('toasts').locator('> div').first()
    await said.waitFor()
    await question.waitFor({ state: 'detached' })
    // While it is still said, which the last press proves.
    expect(await reachable(page)).toEqual([])
    await said.getByRole('button').first().click({ timeout: 2000 })
  },
)
