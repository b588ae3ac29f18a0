import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userListMessages } from '#src/accounts/users/user-list.messages.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { sliderStaffMessages } from '#src/sliders/slider-staff.messages.ts'
import { choose } from '#test/choose.ts'
import { openBrowser } from '../browser.ts'
import { verificationToken } from '../mail-box.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { type DashboardFixture, openDashboard, openPage, people, photo } from '../spec/dashboard.steps.ts'
import { go, line, until, withBag } from '../spec/steps.ts'
import { admin, password } from './order-admin.steps.ts'

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture
let visitor: BrowserContext

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser()
  dashboard = await openDashboard(browser, shop)
  visitor = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 900 } })
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

test('what the admin saves in the settings stands in the footer and at the checkout at once', async () => {
  const words = settingsFormMessages.en
  const choices = choiceMessages.en
  const page = dashboard.boss.page
  const shopper = await visitor.newPage()
  const footer = shopper.getByRole('contentinfo')
  const cash = shopper.getByRole('radio', { name: choices['Cash On Delivery'] })
  // Kept before, so that what follows shows the kept pages gone.
  await go(shopper, '/')
  expect(await footer.getByText('1358246').count()).toBe(0)
  await withBag(shopper, [line('black-patent-stiletto-pumps')], '/product-checkout')
  await cash.waitFor({ state: 'attached' })

  await openPage(page, '/dashboard/update-settings')
  for (const phone of [words.bankMobile, words.contactNumber, words.whatsappNumber])
    expect(await page.getByLabel(phone).getAttribute('type')).toBe('tel')
  await page.getByLabel(words.crNumber).fill('١٣٥٨٢٤٦')
  await page.getByLabel(words.homeDeliveryCharge).fill('3.5')
  await page.getByLabel(words.freeShippingOver).fill('')
  await choose(page.getByRole('checkbox', { name: words.cash }), false)
  await page.getByRole('button', { name: words.update, exact: true }).click()
  await page.getByText(words.saved).waitFor()
  await page.waitForURL(/dashboard$/)

  await go(shopper, '/')
  await footer.getByText('1358246', { exact: true }).waitFor()
  await go(shopper, '/product-checkout')
  const home = shopper.getByRole('radio', { name: choices['HOME DELIVERY'] })
  const card = shopper.locator('label').filter({ has: home })
  await card.getByText('3.500').waitFor()
  await shopper.getByRole('radio', { name: choices['Online Payment'] }).waitFor({ state: 'attached' })
  await expect.poll(() => cash.count()).toBe(0)
  await shopper.close()

  // Once transfer is off nobody reads where to, but for the form, which has it when transfer is on again (O15).
  const save = async () => {
    await page.getByRole('button', { name: words.update, exact: true }).click()
    await page.waitForURL(/dashboard$/)
    return (await (await fetch(`${shop.origin}/api/getWebsiteInfo`)).json()).data.accountNumber
  }
  await openPage(page, '/dashboard/update-settings')
  const account = await page.getByLabel(words.accountNumber).inputValue()
  await choose(page.getByRole('checkbox', { name: words.cash }), true)
  await choose(page.getByRole('checkbox', { name: words.online }), false)
  expect(await save()).toBe('')
  await openPage(page, '/dashboard/update-settings')
  await choose(page.getByRole('checkbox', { name: words.online }), true)
  expect(await page.getByLabel(words.accountNumber).inputValue()).toBe(account)
  expect([account === '', await save()]).toEqual([false, account])
})

test.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
] as const)(
  'a section of the settings is saved alone, and what is typed in another stays: $locale at $width',
  async ({ locale, width }) => {
    const words = settingsFormMessages[locale]
    const page = dashboard.boss.page
    const saves = (title: string) =>
      page.getByRole('button', { name: new RegExp(`^${words.saveSection} ?: ${title}$`) })
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/update-settings'))
    const folded = page.locator('main details:not([open]) > summary')
    while ((await folded.count()) > 0) await folded.first().click()
    await page.getByLabel(words.crNumber).fill('7654321')
    await page.getByLabel(words.marquee).fill(`News of ${width}`)
    const preview = page.getByTestId('settings-preview')
    await preview.first().getByText(`News of ${width}`).waitFor()
    // It names what stands in the form, saved or not: news of a former limit would be news of no shop.
    await page.getByLabel(words.marquee).fill('Free over {freeShippingOver}')
    await page.getByLabel(words.freeShippingOver).fill('61.5')
    await preview.first().getByText('Free over OMR 61.500').waitFor()
    await page.getByLabel(words.freeShippingOver).fill('')
    await preview.first().getByText('Free over').waitFor({ state: 'detached' })
    // In both languages on a page of one, with every fact that there is.
    await choose(page.getByRole('checkbox', { name: weekdayName(locale, 5) }), true)
    for (const [field, news, said] of [
      [
        words.marquee,
        'Here in {deliveryTime}, not on {restDays}',
        'Here in 1-2 business days, not on Friday',
      ],
      [words.marqueeAr, 'خلال {deliveryTime} عدا {restDays}', 'خلال يوم عمل أو يومين عدا الجمعة'],
    ] as const) {
      const before = await page.getByLabel(field).inputValue()
      await page.getByLabel(field).fill(news)
      await preview.first().getByText(said).waitFor()
      await page.getByLabel(field).fill(before)
    }
    await choose(page.getByRole('checkbox', { name: weekdayName(locale, 5) }), false)
    // The shop judges what nothing fills in, beside the field that keeps it.
    await page.getByLabel(words.marquee).fill('Here in {time')
    await saves(words.shop).click()
    const news = page.locator('textarea[name="marquee"][aria-invalid="true"]')
    await news.waitFor()
    expect(await page.locator(`[id="${await news.getAttribute('id')}-error"]`).innerText()).toContain('{time')
    expect(await news.inputValue()).toBe('Here in {time')
    await page.getByLabel(words.marquee).fill(`News of ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await saves(words.shop).click()
    await page.getByTestId('toasts').getByText(words.saved).waitFor()
    expect(page.url()).toContain('/dashboard/update-settings')
    expect(await page.getByLabel(words.crNumber).inputValue()).toBe('7654321')
    const { data } = await (await fetch(`${shop.origin}/api/getWebsiteInfo`)).json()
    expect([data.marquee, data.crNumber]).toEqual([
      `News of ${width}`,
      locale === 'en' ? '1358246' : '7654321',
    ])
    // Nor is anything lost that is typed while a section is on its way.
    const road = '**/api/updateWebsiteInfo'
    await page.route(road, async (route) => {
      await page.getByLabel(words.marquee).fill('Typed meanwhile')
      await route.continue()
    })
    // What is said again takes the place of what said it before.
    const told = page.getByTestId('toasts').getByText(words.saved)
    const before = await told.elementHandle()
    await saves(words.shop).click()
    await before?.waitForElementState('hidden')
    await told.waitFor()
    await page.unroute(road)
    expect(await page.getByLabel(words.marquee).inputValue()).toBe('Typed meanwhile')
    await page.getByLabel(words.marquee).fill(`News of ${width}`)
    // What is wrong elsewhere does not stand in its way.
    await page.locator('input[name="emailAddress"]').fill('')
    await saves(words.more).click()
    await expect
      .poll(async () => (await (await fetch(`${shop.origin}/api/getWebsiteInfo`)).json()).data.crNumber)
      .toBe('7654321')
    await saves(words.contact).click()
    await page.locator('[aria-invalid="true"]').waitFor()
    await page.locator('input[name="emailAddress"]').fill(data.emailAddress)
    await page.setViewportSize({ width: 1280, height: 900 })
  },
)

test('a customer who is made a manager has the dashboard of one, and loses it again', async () => {
  const words = userListMessages.en
  const { name } = people.customer
  const page = dashboard.boss.page
  const hers = await (await dashboard.window('customer')).newPage()
  const menu = hers.getByRole('navigation', { name: dashboardMessages.en.menu })
  const turn = async (word: string, told: string) => {
    await page.getByRole('button', { name: words.forWhom(word, name), exact: true }).click()
    const sure = page.getByRole('alertdialog', { name: words.sure })
    await sure.getByRole('button', { name: word, exact: true }).click()
    await page.getByText(told, { exact: true }).waitFor()
  }
  await openPage(hers, '/dashboard')
  await menu.getByText(dashboardMessages.en.activeOrder).waitFor()
  const token = await verificationToken(shop, people.customer.email)
  const confirmed = await hers.request.post('/api/auth/verify-email', {
    data: { token },
    headers: { origin: shop.origin },
  })
  expect(confirmed.status()).toBe(200)

  await openPage(page, '/dashboard/allUsers')
  await turn(words.makeManager, 'This user is a manager now.')
  await openPage(hers, '/dashboard/allProducts')
  await hers.getByTestId('product-row').first().waitFor()
  expect(await menu.getByText(dashboardMessages.en.allUsers).count()).toBe(0)

  await turn(words.removeManager, 'This user is a customer now.')
  await openPage(hers, '/dashboard/allProducts')
  await hers.getByText(dashboardMessages.en.noAccessTitle).first().waitFor()
  expect(await hers.getByTestId('product-row').count()).toBe(0)
  await hers.context().close()
})

test('a slide that is added shows on the home page, and is gone when it is deleted', async () => {
  const words = sliderStaffMessages.en
  const title = 'Khareef in Salalah'
  const page = dashboard.boss.page
  const shopper = await visitor.newPage()
  const shown = (of: Page) => of.getByTestId('banner-slide').locator(`img[alt="${title}"]`)
  await go(shopper, '/')
  expect(await shown(shopper).count()).toBe(0)

  await openPage(page, '/dashboard/addSlide')
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByLabel(words.slideTitle).fill(title)
  await page.getByRole('button', { name: words.upload, exact: true }).click()
  await page.waitForURL(/manageSlider$/)
  await go(shopper, '/')
  await shown(shopper).waitFor({ state: 'attached' })

  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button').last().click()
  const sure = page.getByRole('alertdialog', { name: words.sureTitle })
  await sure.getByRole('button', { name: words.sureYes, exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await until(async () => {
    await go(shopper, '/')
    expect(await shown(shopper).count()).toBe(0)
  })
  await shopper.close()
})
