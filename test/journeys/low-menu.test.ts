import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales.flatMap((locale) => [720, 768, 1024].map((height) => [locale, height] as const)))(
  'beside a page the foot of the menu stands in sight, and its last entry is one scroll away: %s, %i px high',
  async (locale, height) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height })
    await openPage(page, pathIn(locale, '/dashboard'))
    const aside = page.locator('aside').filter({ has: page.getByTestId('whoami') })
    const foot = aside.getByTestId('version')
    await foot.waitFor()
    const places = async () =>
      await Promise.all(
        [aside.getByTestId('whoami'), foot].map(async (part) => (await part.boundingBox())?.y),
      )
    const [head = -1, version = -1] = await places()
    expect(head).toBeGreaterThan(0)
    expect(version).toBeLessThan(height - 16)
    const last = aside.getByRole('navigation').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect(box && box.y + box.height).toBeLessThan(version)
    expect(await places(), 'what stands around it').toEqual([head, version])
  },
)

test.each(locales)(
  'the menu shows what is gone to every day, with the settings in sight, and the rest by a press on the line that ends its section: %s',
  async (locale) => {
    const { page } = boss
    const words = dashboardMessages[locale]
    await openPage(page, pathIn(locale, '/dashboard'))
    const menu = page.getByRole('complementary').getByRole('navigation')
    const entry = (name: string) => menu.getByRole('link', { name, exact: true })
    const settings = entry(words.settings)
    for (const height of [800, 860, 896, 897, 930, 960, 1024, 1056, 1057, 1100]) {
      await page.setViewportSize({ width: 1280, height })
      await settings.waitFor()
      const [whole, last] = [await menu.boundingBox(), await settings.boundingBox()]
      const below = (last?.y ?? 999) + (last?.height ?? 0) - (whole?.y ?? 0) - (whole?.height ?? 0)
      expect([height, Math.max(0, below)]).toEqual([height, 0])
    }
    await page.setViewportSize({ width: 1280, height: 860 })
    expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(16)

    const line = (said: string) =>
      menu.getByRole('button', { name: `${said}: ${words.ordersSection}`, exact: true })
    const section = line(words.more)
    expect(await section.innerText(), 'in words').toContain(words.more)
    expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    expect([await section.getAttribute('aria-expanded'), await entry(words.bin).count()]).toEqual([
      'false',
      0,
    ])
    await section.focus()
    await page.keyboard.press('Enter')
    await entry(words.bin).waitFor()
    expect(await line(words.fewer).getAttribute('aria-expanded')).toBe('true')
    await page.reload()
    await entry(words.couriers).click()
    await page.waitForURL('**/dashboard/couriers')
    await line(words.fewer).click()
    await expect.poll(() => entry(words.bin).count()).toBe(0)
    expect(await entry(words.couriers).getAttribute('aria-current'), 'where one is stays').toBe('page')
  },
)
