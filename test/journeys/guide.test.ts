import { test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { setupMessages } from '#src/opening/setup.messages.ts'
import { untilHydrated } from '../spec/steps.ts'
import { boss, openEmptyShopAsAdmin } from './demo-shop.steps.ts'

openEmptyShopAsAdmin()

test.each(locales)(
  'who comes back to the guide from a step sees at once that it is done: %s',
  async (locale) => {
    const { page } = boss
    const words = dashboardMessages[locale]
    const progress = page.getByText(/^(\d+ of \d+ done|اكتمل \d+ من \d+)$/)
    const doneOf = async () => Number(/\d+/.exec(await progress.innerText())?.[0])
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(pathIn(locale, '/dashboard'))
    await untilHydrated(page)
    await progress.waitFor()
    const before = await doneOf()
    await page.getByRole('link', { name: words.settings }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const crNumber = locale === 'en' ? '1234567' : ''
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      crNumber,
      licenceNumber: crNumber && 'MOCIIP-1',
    })
    await page.getByRole('link', { name: words.dashboards }).click()
    await page
      .getByText(setupMessages[locale].progress(before + (locale === 'en' ? 1 : -1), 10), { exact: true })
      .waitFor()
  },
)
