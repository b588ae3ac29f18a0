import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
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
