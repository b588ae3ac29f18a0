import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { curatingMessages } from '#src/catalogue/curating/curating.messages.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter } from './order-admin.steps.ts'

openDemoShop()

const words = 'A bag for every day, made of soft leather that grows more beautiful with the years. '.repeat(4)
const wordsAr = 'حقيبة لكل يوم من جلد ناعم يزداد جمالًا مع السنين، بخياطة يدوية وبطانة من القطن. '.repeat(4)

test.each([
  ['/dashboard/addProduct', 'description', 'descriptionAr'],
  ['/dashboard/pages/new', 'content.description', 'content.descriptionAr'],
] as const)(
  'two descriptions side by side are as high as the longer, or as the one drawn: %s',
  async (path, first, second) => {
    const { page } = await enter(browser, shop.origin, admin)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const [english, arabic] = [first, second].map((name) => page.locator(`textarea[name="${name}"]`))
    if (!english || !arabic) throw new Error('no fields')
    await english.waitFor()
    const heights = () =>
      Promise.all([english, arabic].map(async (one) => Math.round((await one.boundingBox())?.height ?? 0)))
    const even = async () => new Set(await heights()).size
    await expect.poll(even).toBe(1)
    await english.fill(words.slice(0, 300))
    await arabic.fill(wordsAr.slice(0, 300))
    await expect.poll(even).toBe(1)
    // As the browser keeps the height to which the corner was drawn.
    await english.evaluate((field) => {
      field.style.height = '350px'
    })
    await expect.poll(heights).toEqual([350, 350])
    await page.context().close()
  },
)

test.each(locales)(
  'a link to a group of the settings moves to it, and so does the next one: %s',
  async (locale) => {
    const { page } = await enter(browser, shop.origin, admin)
    await page.setViewportSize({ width: 360, height: 780 })
    const settings = `${shop.origin}${pathIn(locale, '/dashboard/update-settings')}`
    const fresh: Page = await page.context().newPage()
    await fresh.setViewportSize({ width: 360, height: 780 })
    await fresh.goto(`${settings}#contact`)
    const top = (of: Page, name: 'contact' | 'payment' | 'more') =>
      of
        .getByRole('heading', { name: settingsFormMessages[locale][name], exact: true })
        .evaluate((title) => title.getBoundingClientRect().top)
    /** Below the head that stays, within the first half of the screen. */
    const begins = (of: Page, name: 'contact' | 'payment' | 'more', head = 56) =>
      expect
        .poll(
          async () => {
            const at = await top(of, name)
            return at >= head && at < 390
          },
          { message: name },
        )
        .toBe(true)
    await begins(fresh, 'contact')
    await fresh.goto(`${settings}#payment`)
    await begins(fresh, 'payment')
    await fresh.getByLabel(settingsFormMessages[locale].cashFee).waitFor()
    // From the top of the form each is one press away, on a phone as a line that unfolds.
    await page.goto(settings)
    const more = page.locator('#more summary')
    await more.click()
    await page.getByLabel(settingsFormMessages[locale].crNumber).waitFor()
    // Beside it on a desk.
    await page.setViewportSize({ width: 1280, height: 780 })
    const groups = page.getByRole('navigation', { name: settingsFormMessages[locale].groups })
    await groups.getByRole('link', { name: settingsFormMessages[locale].more, exact: true }).click()
    await begins(page, 'more', 0)
    await page.context().close()
  },
)

test.each(locales)(
  'a form asks first for what is written in its reader’s own language, and a dialog begins with it (L3): %s',
  async (locale) => {
    const { page } = await enter(browser, shop.origin, admin)
    for (const [path, add, pairs] of [
      ['/dashboard/categories', categoriesMessages[locale].add, ['name', 'short', 'text', 'searchTitle']],
      ['/dashboard/collections', curatingMessages[locale].add, ['name', 'text', 'searchTitle']],
      ['/dashboard/update-settings', '', ['shopName', 'marquee', 'address']],
      ['/dashboard/addSlide', '', ['heading', 'text', 'linkText']],
      ['/dashboard/addProduct', '', ['name', 'description']],
    ] as const) {
      await page.goto(pathIn(locale, path))
      if (add) await page.getByRole('button', { name: add, exact: true }).click()
      const own = locale === 'ar' ? 'Ar' : ''
      const field = (name: string) => page.locator(`form :is(input, textarea)[name="${name}"]`)
      await field(pairs[0]).waitFor({ state: 'attached' })
      const names = await page
        .locator('form :is(input, textarea)[name]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
      for (const name of pairs) {
        const both = [name, `${name}Ar`].sort((a, b) => names.indexOf(a) - names.indexOf(b))
        expect([path, both[0]]).toEqual([path, name + own])
      }
      if (add) expect([path, names[0]]).toEqual([path, `name${own}`])
    }
    await page.context().close()
  },
)
