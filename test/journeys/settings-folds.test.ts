import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const address = '/dashboard/update-settings'

test.each(locales)(
  'on a phone the settings are a line for each group, which opens, and says what is not saved: %s',
  async (locale) => {
    const { page } = boss
    const words = settingsFormMessages[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, address))
    const lineOf = (name: string) => page.locator(`#${name} summary`)
    await lineOf('more').waitFor()
    // It was ten screens.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1100)
    for (const [name, set] of [
      ['staff', words.factorFree],
      ['payment', words.online],
      ['contact', 'hello@haqiba.example'],
      ['delivery', amountInText(locale, 2000)],
    ] as const)
      await lineOf(name).getByText(set).waitFor()
    const email = page.locator('input[name="emailAddress"]')
    expect(await email.isVisible()).toBe(false)
    // By keyboard as by thumb.
    await lineOf('contact').focus()
    await page.keyboard.press('Enter')
    await email.waitFor()
    await email.fill('')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await email.waitFor({ state: 'hidden' })
    await lineOf('contact').getByText(words.unsaved).waitFor()
    // What is refused opens what it stands in.
    await page.getByRole('button', { name: words.update, exact: true }).click()
    await email.and(page.locator(':focus[aria-invalid="true"]')).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // A link to a group opens it.
    await page.evaluate((to) => window.location.assign(to), '#social')
    await page.getByLabel(words.facebook).waitFor()
    // A window that becomes wide has all of them open, with what was typed.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel(words.crNumber).waitFor()
    expect(await email.inputValue()).toBe('')
    expect(await page.locator('main details:not([open])').count()).toBe(0)
  },
)

test.each(locales)(
  'on a phone nothing is said of a second factor that is not known, and that it could not be: %s',
  async (locale) => {
    const { page } = boss
    const words = settingsFormMessages[locale]
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/staffSecurity', async (route) => {
      await answer.promise
      await route.fulfill({ status: 404, json: {} })
    })
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, address))
    const line = page.locator('#staff summary')
    await page.locator('#more summary').waitFor()
    for (const known of [words.factorFree, words.factorAsked])
      expect(await line.getByText(known).count()).toBe(0)
    answer.resolve()
    await line.getByText(words.factorUnknown).waitFor()
    await page.unroute('**/api/staffSecurity')
    await line.click()
    await page.locator('#staff').getByRole('button', { name: words.again }).click()
    await page.getByLabel(words.requireSecondFactor).and(page.locator(':enabled')).waitFor()
    await line.click()
    await line.getByText(words.factorFree).waitFor()
  },
)

test.each(locales)('on a phone Back finds the groups open and the place as they were: %s', async (locale) => {
  const { page } = boss
  const words = settingsFormMessages[locale]
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, pathIn(locale, address))
  await page.locator('#contact summary').click()
  const email = page.locator('input[name="emailAddress"]')
  await email.waitFor()
  await page.evaluate(() => window.scrollTo(0, 500))
  const isAsItWas = async (after: string) => {
    await email.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: after }).toBe(500)
    expect(await page.locator('main details[open]').count(), after).toBe(1)
  }
  await isAsItWas('unfolded')
  // A thumb would have to scroll to the link first, and leave another place.
  const brand = page.getByRole('main').getByRole('link', { name: words.brand })
  await brand.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/dashboard\/brand$/)
  await page.goBack()
  await isAsItWas('Back')
  await page.reload()
  await isAsItWas('loaded anew')
  // What is folded again stays so.
  await page.locator('#contact summary').click()
  await email.waitFor({ state: 'hidden' })
  await brand.click()
  await page.waitForURL(/dashboard\/brand$/)
  await page.goBack()
  await page.locator('#contact summary').waitFor()
  expect(await page.locator('main details[open]').count()).toBe(0)
})

test.each(locales)('on a desk the groups of the settings stay in sight beside them: %s', async (locale) => {
  const { page } = boss
  const words = settingsFormMessages[locale]
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, pathIn(locale, address))
  const groups = page.getByRole('navigation', { name: words.groups })
  await page.getByLabel(words.crNumber).scrollIntoViewIfNeeded()
  const link = groups.getByRole('link', { name: words.payment, exact: true })
  expect((await link.boundingBox())?.y).toBeGreaterThan(0)
  await link.click()
  await groups.getByRole('link', { name: words.payment }).and(page.locator('[aria-current]')).waitFor()
})

test.each(locales)(
  'on a desk of any height the group that was pressed is marked, else the one in sight: %s',
  async (locale) => {
    const { page } = boss
    const words = settingsFormMessages[locale]
    const groups = page.getByRole('navigation', { name: words.groups })
    const isMarked = (name: string, message: string) =>
      expect.poll(() => groups.locator('[aria-current]').allTextContents(), { message }).toEqual([name])
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [1280, 1400],
    ] as const) {
      const on = (what: string) => `${what} on ${width}x${height}`
      await page.setViewportSize({ width, height })
      await openPage(page, pathIn(locale, address))
      await page.getByLabel(words.crNumber).waitFor()
      await isMarked(words.staff, on('opened'))
      for (const name of ['more', 'staff', 'payment', 'social', 'more', 'social'] as const) {
        await groups.getByRole('link', { name: words[name], exact: true }).click()
        await isMarked(words[name], on(`pressed ${name}`))
      }
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, -20_000)
      await isMarked(words.staff, on('the head'))
      await page.mouse.wheel(0, 20_000)
      await isMarked(words.more, on('the foot'))
      await page.locator('#payment').evaluate((group) => group.scrollIntoView())
      await isMarked(words.payment, on('in sight'))
    }
  },
)

test('on a desk a group stays open for who presses its head by other means than a mouse', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, address)
  for (const name of ['staff', 'shop', 'more']) {
    const head = page.locator(`#${name} summary`)
    await head.evaluate((summary: HTMLElement) => summary.click())
    expect(await page.locator('main details:not([open])').count()).toBe(0)
  }
})

test.each(locales)(
  'on a phone what somebody else saved meanwhile opens the group it stands in, before it is written over: %s',
  async (locale) => {
    const { page } = boss
    const words = settingsFormMessages[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, address))
    const line = page.locator('#contact summary')
    await line.click()
    const field = page.getByLabel(words.address)
    await field.fill(`Mine ${locale}`)
    await line.click()
    await field.waitFor({ state: 'hidden' })
    await boss.call('PATCH', '/api/updateWebsiteInfo', { address: `Theirs ${locale}` })
    await page.getByRole('button', { name: words.update, exact: true }).click()
    await page.getByText(words.theirs(`Theirs ${locale}`)).waitFor()
    expect(await field.inputValue()).toBe(`Mine ${locale}`)
  },
)
