import { expect, test } from 'vitest'
import { brandMessages } from '#src/dashboard/brand/brand.messages.ts'
import { colourRules, tags, violations } from '../spec/axe.ts'
import { brands } from '../spec/brands.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { everyScreen, openSight } from '../spec/every-screen.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

// Before the brands, whose typefaces are wider.
test.each([
  { locale: 'en', path: '/shop' },
  { locale: 'ar', path: '/ar/shop' },
] as const)(
  'a long name of the shop leaves the search box its words at 900 px: $locale',
  async ({ locale, path }) => {
    const names = {
      shopName: 'Muscat House of Leather and Perfume',
      shopNameAr: 'بيت مسقط للجلود والعطور والهدايا',
    }
    await boss.call('PATCH', '/api/updateWebsiteInfo', names)
    const page = await browser.newPage({ baseURL: shop.origin, viewport: { width: 900, height: 800 } })
    await page.goto(path)
    const name = page.locator('header .brand-name')
    await expect.poll(() => name.innerText()).toBe(names[locale === 'en' ? 'shopName' : 'shopNameAr'])
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await name.evaluate((mark) => mark.scrollHeight - mark.clientHeight)).toBe(0)
    const spare = await page
      .locator('header')
      .getByRole('combobox')
      .evaluate((box: HTMLInputElement) => {
        const words = document.createElement('span')
        words.textContent = box.placeholder
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
        words.style.cssText = `position:absolute;white-space:nowrap;font:${font}`
        document.body.append(words)
        return (
          box.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd) -
          words.getBoundingClientRect().width
        )
      })
    expect(spare).toBeGreaterThanOrEqual(0)
    await page.close()
  },
)

/** A few of the screens that test/proofs/brands.test.ts asks all of. */
const some = ['home', 'product', 'checkout', 'index', 'all orders', 'look of the shop']

test.each(brands)(
  'a sample of screens passes axe in both themes with $brand for a brand',
  async ({ look }) => {
    await boss.call('PUT', '/api/brand', look)
    const sights = everyScreen.filter(({ name }) => some.includes(name))
    expect(sights).toHaveLength(some.length)
    const { cookies } = await boss.page.context().storageState()
    for (const [at, sight] of sights.entries()) {
      const [locale, width] = at % 2 === 0 ? (['ar', 390] as const) : (['en', 1280] as const)
      const context = await browser.newContext({
        baseURL: shop.origin,
        locale,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        ...(sight.as !== 'shopper' && { storageState: { cookies, origins: [] } }),
      })
      const page = await context.newPage()
      await openSight(page, sight, locale, {})
      expect([sight.name, await violations(page, tags)]).toEqual([sight.name, []])
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect([sight.name, await violations(page, colourRules)]).toEqual([sight.name, []])
      await context.close()
    }
  },
)

test('the look of a shop with an Arabic name alone opens with the English field empty, as it was left (L3)', async () => {
  await boss.call('PATCH', '/api/updateWebsiteInfo', { shopName: '', shopNameAr: 'صفا' })
  await openPage(boss.page, '/dashboard/brand')
  const words = brandMessages.en
  const typedIn = (label: string) => boss.page.getByLabel(label, { exact: true }).inputValue()
  expect([await typedIn(words.shopName), await typedIn(words.shopNameAr)]).toEqual(['', 'صفا'])
})
