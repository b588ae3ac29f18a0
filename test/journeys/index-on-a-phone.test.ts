import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { profileMessages } from '#src/accounts/profile/profile.messages.ts'
import { locales } from '#src/core/locale.ts'
import { overviewMessages } from '#src/dashboard/overview/overview.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

/** Pixels of the whole index on a phone, at most. */
const indexPx = 3000

openDemoShopAsAdmin()

test.each(locales)(
  'on a phone the index is short, and what it folds is one press away: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard'))
    const words = overviewMessages[locale]
    const main = page.getByRole('main')
    const folded: [line: string, what: Locator][] = [
      [words.ledger, main.getByRole('link', { name: words.bin })],
      [words.perDay, main.getByText(words.asTable)],
      [words.bestSellers, main.getByRole('link').and(main.locator('ol a')).first()],
      [words.lowStock, main.getByText(words.noLowStock).or(main.locator('ul ul')).first()],
      [profileMessages[locale].title, main.getByLabel(profileMessages[locale].name, { exact: true })],
    ]
    for (const [line] of folded) await lineOf(line).waitFor()
    await main.getByRole('heading', { name: words.byStatus }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(indexPx)
    for (const [line, what] of folded) {
      expect([line, await what.isVisible()]).toEqual([line, false])
      await lineOf(line).click()
      await what.waitFor()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const name = main.getByLabel(profileMessages[locale].name, { exact: true })
    await name.fill('Typed by thumb')
    await page.setViewportSize({ width: 844, height: 390 })
    await main
      .getByRole('heading', { name: words.bestSellers })
      .and(main.locator(':not(summary) > h2'))
      .waitFor()
    expect(await name.inputValue(), 'a phone that is turned keeps what is typed').toBe('Typed by thumb')
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const [, what] of folded) await what.waitFor()
  },
)

function lineOf(name: string): Locator {
  return boss.page.getByRole('main').locator('summary').filter({ hasText: name })
}

test.each(locales)(
  'Back and Forward among the groups of the settings move the page as they move its address: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 780 })
    const words = settingsFormMessages[locale]
    const settings = pathIn(locale, '/dashboard/update-settings')
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    const delivery = page.locator('#delivery')
    const isAtDelivery = () => delivery.evaluate((group) => Math.abs(group.getBoundingClientRect().top) < 120)
    const turns = async () => {
      await delivery.waitFor()
      await page.getByRole('main').getByRole('link', { name: words.delivery, exact: true }).click()
      await expect.poll(isAtDelivery).toBe(true)
      // Where one went on to from there is what Forward comes back to.
      await page.mouse.wheel(0, 400)
      await expect.poll(isAtDelivery).toBe(false)
      const further = await top()
      await page.goBack()
      await expect.poll(() => new URL(page.url()).hash).toBe('')
      await expect.poll(top).toBe(0)
      await page.goForward()
      await expect.poll(() => new URL(page.url()).hash).toBe('#delivery')
      await expect.poll(top).toBe(further)
      await page.goBack()
      await expect.poll(top).toBe(0)
      await page.getByRole('main').getByRole('link', { name: words.delivery, exact: true }).click()
      await expect.poll(isAtDelivery).toBe(true)
    }
    await openPage(page, settings)
    await turns()
    // The same where a link of the shop led there.
    await openPage(page, pathIn(locale, '/dashboard'))
    await page.getByRole('main').locator(`a[href="${settings}"]`).first().click()
    await page.waitForURL((url) => url.pathname === settings)
    await turns()
    // After another page, back to the group and back to the page's head.
    await openPage(page, pathIn(locale, '/dashboard'))
    await page.getByRole('main').locator(`a[href="${settings}"]`).first().click()
    await page.waitForURL((url) => url.pathname === settings)
    await delivery.waitFor()
    await page.getByRole('main').getByRole('link', { name: words.delivery, exact: true }).click()
    await expect.poll(isAtDelivery).toBe(true)
    // As on a slow phone: what was scrolled is told when the address has moved and the page has not.
    await page.evaluate(() => {
      const push = window.history.pushState
      window.history.pushState = function (...entry) {
        push.apply(this, entry)
        window.dispatchEvent(new Event('scroll'))
      }
    })
    await page
      .getByRole('link', { name: 'Haqiba' })
      .or(page.getByRole('link', { name: 'حقيبة' }))
      .first()
      .click()
    await page.waitForURL((url) => url.pathname !== settings)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === settings)
    await expect.poll(isAtDelivery).toBe(true)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await expect.poll(top).toBe(0)
    // Opened at a group, and one that is no address at all.
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await openPage(page, pathIn(locale, '/dashboard'))
    await openPage(page, `${settings}#delivery`)
    await expect.poll(isAtDelivery).toBe(true)
    await page.evaluate(() => {
      window.location.hash = '#100%'
    })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(isAtDelivery).toBe(false)
    await page.goBack()
    await expect.poll(isAtDelivery).toBe(true)
    await page.goForward()
    await expect.poll(() => new URL(page.url()).hash).toBe('#100%')
    expect(errors).toEqual([])
  },
)
