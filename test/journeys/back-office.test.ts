import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { invitationMessages } from '#src/accounts/invitations/invitation.messages.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { writingMessages } from '#src/dashboard/writing/writing.messages.ts'
import { setupMessages } from '#src/opening/setup.messages.ts'
import { breakdownMessages, reportMessages } from '#src/orders/sales-report/report.messages.ts'
import { breakdownNames, type Report } from '#src/orders/sales-report/report.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { longestWaitMs } from '../browser.ts'
import { mailedLink } from '../mail-box.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const guest = async (locale: 'en' | 'ar', width: number) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale, viewport: { width, height: 800 } })
  return context.newPage()
}

const pathIn = (locale: 'en' | 'ar', path: string) => (locale === 'ar' ? `/ar${path}` : path)

/** By how many px a page can be moved sideways. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('the admin invites a manager, who joins by the link of the letter on a phone in Arabic', async () => {
  const [words, theirs] = [invitationMessages.en, invitationMessages.ar]
  const email = 'huda@shop.test'
  const { page } = boss
  await page.goto('/dashboard/allUsers')
  await page.getByRole('button', { name: words.invite }).click()
  const dialog = page.getByRole('dialog')
  // It begins in its field, not at its close button.
  await expect
    .poll(() => dialog.getByLabel(words.email).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await dialog.getByLabel(words.email).fill(email)
  expect(await violations(page, tags)).toEqual([])
  await dialog.getByRole('button', { name: words.send }).click()
  await page.getByText(email).first().waitFor()

  const phone = await guest('ar', 360)
  await phone.goto(`/ar${await mailedLink(shop, email, 'invitation')}`)
  await phone.getByRole('textbox', { name: accountMessages.ar.name }).fill('هدى')
  await phone.locator('input[type=password]').fill('green-door-by-the-old-souq')
  expect(await violations(phone, tags)).toEqual([])
  await phone.getByRole('button', { name: theirs.accept }).click()
  await phone.getByText(theirs.done).waitFor()
  await phone.waitForURL('**/ar/dashboard')
})

test('a shop with orders is shown its money, and of its guide the next three steps; the others are a press away', async () => {
  const { page } = boss
  for (const [locale, width] of [
    ['en', 1280],
    ['ar', 360],
  ] as const) {
    const words = setupMessages[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard'))
    const guide = page.getByRole('region', { name: words.title })
    const steps = guide.getByRole('listitem').filter({ visible: true })
    await expect.poll(() => steps.count(), { timeout: longestWaitMs }).toBe(3)
    await guide.locator('summary').first().click()
    await expect.poll(() => steps.count()).toBeGreaterThan(5)
    expect(await violations(page, tags)).toEqual([])
  }
})

test('reports say in both languages what was ordered, and are saved as a file', async () => {
  const { page } = boss
  // Two weeks beside the two before them: the demo's orders are of the month before today.
  const day = (ago: number) => muscatDay(new Date(Date.now() - ago * 86_400_000))
  const range = new URLSearchParams({ from: day(13), to: day(0) })
  for (const [locale, path, width] of [
    ['en', '/dashboard/reports', 1280],
    ['ar', '/ar/dashboard/reports', 360],
  ] as const) {
    const words = reportMessages[locale]
    await page.setViewportSize({ width, height: 900 })
    const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/report')
    await page.goto(`${path}?${range}`)
    const { breakdowns }: Report = await (await answered).json()
    await expect
      .poll(async () =>
        Number(
          (await page.getByTestId('figure-orders').locator('dd').first().innerText()).replace(/\D/g, ''),
        ),
      )
      .toBeGreaterThan(0)
    for (const by of breakdownNames) {
      const name = breakdownMessages[locale][by]
      // On a phone each is folded under its name.
      const fold = page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) })
      if (width < 640) await fold.click()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words.csvOf(name), exact: true }).click()
      expect((await saved).suggestedFilename()).toBe(`report-${by}.csv`)
    }
    const rows = page.getByRole(width > 640 ? 'table' : 'list', {
      name: words.rowsOf(breakdownMessages[locale].product),
    })
    const earlier = rows.getByTestId('row-before')
    await rows.waitFor()
    const had = breakdowns.product.rows.slice(0, 10).filter(({ before = 0 }) => before > 0)
    expect(had.length).toBeGreaterThan(0)
    expect(await earlier.count(), 'a row says what it was before, if anything').toBe(had.length)
    expect(await earlier.first().innerText()).toMatch(new RegExp(`^${words.before} .*\\d\\.\\d{3}`))
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    // Nor is there a table in it that would have to be moved to be read.
    const wider = await page
      .locator('main *:not(.sr-only)')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.clientWidth > 0 &&
              one.scrollWidth > one.clientWidth + 1 &&
              getComputedStyle(one).overflowX !== 'visible',
          ).length,
      )
    expect(wider).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
})

test.each([
  { locale: 'en', width: 1280, names: ['Scarves', 'أوشحة'] },
  { locale: 'ar', width: 360, names: ['Purses', 'محافظ'] },
] as const)(
  'a category the admin adds is a page of the shop at once, in both languages ($locale, $width px)',
  async ({ locale, width, names: [name, nameAr] }) => {
    const words = categoriesMessages[locale]
    const inEnglish = `${words.name} ${uiMessages[locale].optional}`
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/categories'))
    await page.getByRole('button', { name: words.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: inEnglish, exact: true }).fill(name)
    await dialog.getByRole('textbox', { name: words.nameAr, exact: true }).fill(nameAr)
    expect(await violations(page, tags)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 900 })
    const path = `/category/product-category/${name.toLowerCase()}`
    for (const [place, shown] of [
      [path, name],
      [`/ar${path}`, nameAr],
    ] as const)
      expect(await (await fetch(shop.origin + place)).text()).toContain(shown)

    // Renamed it keeps no short name of before; one of another's comes back where the name is left as it was.
    const open = (category: string) =>
      page.getByRole('button', { name: words.edit(category), exact: true }).click()
    await open(locale === 'ar' ? nameAr : name)
    await dialog.getByRole('textbox', { name: inEnglish, exact: true }).fill(`${name} of silk`)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = await (await fetch(`${shop.origin}/api/categories`)).json()
    const renamed = data.find((one: { name: string }) => one.name === `${name} of silk`)
    expect(renamed.short).toEqual({ en: `${name} of silk`, ar: nameAr })

    await open(locale === 'ar' ? 'مجموعة الملابس' : 'Clothes Collections')
    const full = dialog.getByRole('textbox', { name: inEnglish, exact: true })
    const short = dialog.getByRole('textbox', { name: words.short })
    const former = await full.inputValue()
    await full.fill('Abayas')
    expect(await short.inputValue()).toBe('')
    await full.fill(former)
    expect(await short.inputValue()).toBe('Clothes')
    await dialog.getByRole('button', { name: words.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

test.each([
  { locale: 'en', width: 1280, address: 'leather-care', rain: 'Rain' },
  { locale: 'ar', width: 360, address: 'leather-care-2', rain: 'المطر' },
] as const)(
  'the owner writes a page that visitors read once it is published ($locale, $width px)',
  async ({ locale, width, address, rain }) => {
    const words = pagesMessages[locale]
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/pages'))
    await page.getByRole('link', { name: words.add }).click()
    // English is what every page has; Arabic stands beside it, and says that it is optional.
    await page.getByRole('textbox', { name: words.titleEnglish, exact: true }).fill('Care of leather')
    // A preview that does not come says so, and does not call a written text empty.
    const { [locale]: writing } = writingMessages
    await page.getByRole('button', { name: writing.markdownOf(words.textEnglish) }).click()
    const english = page.getByRole('textbox', { name: words.textEnglish, exact: true })
    await page.locator('summary', { hasText: words.textEnglish }).click()
    const preview = page.getByRole('region', { name: writing.previewOf(words.textEnglish) })
    await preview.getByText(writing.nothingYet).waitFor()
    await page.route('**/api/previewPage', (route) => route.abort())
    await english.fill('## Rai')
    await preview.getByText(writing.previewFailed).waitFor()
    expect(await preview.getByText(writing.nothingYet).count()).toBe(0)
    await page.unroute('**/api/previewPage')
    await english.fill('## Rain')
    await preview.getByRole('heading', { name: 'Rain' }).waitFor()
    await page.getByRole('textbox', { name: new RegExp(`^${words.titleArabic}`) }).fill('العناية بالجلد')
    await page.getByRole('button', { name: writing.markdownOf(words.textArabic) }).click()
    await page.getByRole('textbox', { name: words.textArabic, exact: true }).fill('## المطر')
    await page.getByRole('textbox', { name: words.address, exact: true }).fill(address)
    expect(await violations(page, tags)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: words.publish }).click()
    await page.getByText(words.publishedNow).waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    const phone = await guest(locale, 360)
    await phone.goto(pathIn(locale, `/pages/${address}`))
    await phone.getByRole('heading', { name: rain }).waitFor()
    expect(await violations(phone, tags)).toEqual([])
    expect(await sideways(phone)).toBeLessThanOrEqual(0)
  },
)
