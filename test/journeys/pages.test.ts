import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrangeMessages, kindNames } from '#src/dashboard/home/arrange.messages.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { homeMessages } from '#src/storefront/home/home.messages.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { tags, violations } from '../spec/axe.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { admin, enter, password, type SignedIn } from './order-admin.steps.ts'

let shop: RunningShop
let browser: Browser
let owner: SignedIn

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  browser = await openBrowser()
  owner = await enter(browser, shop.origin, admin)
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

test('the owner writes a page and arranges home by keys, and a phone in Arabic shows both', async () => {
  const { page } = owner
  const words = pagesMessages.en
  await openPage(page, '/dashboard/pages/new')
  await page.getByLabel(words.titleEnglish).fill('Size guide')
  await page.getByLabel(words.titleArabic).fill('دليل المقاسات')
  await page.getByRole('textbox', { name: words.textEnglish }).fill('Free over {freeShippingOver}.')
  const arabic = page.getByRole('textbox', { name: words.textArabic })
  await arabic.fill('مهم')
  await arabic.selectText()
  await page.getByRole('button', { name: words.bold }).nth(1).click()
  await expect.poll(() => arabic.inputValue()).toBe('**مهم**')
  await page
    .getByRole('region', { name: words.previewOf(words.textEnglish) })
    .getByText('OMR 50.000')
    .waitFor()
  await page.getByLabel(words.address).fill('size-guide')
  await expect(violations(page, tags)).resolves.toEqual([])
  await page.getByRole('button', { name: words.publish }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
  await page.getByText(words.version(1), { exact: false }).first().waitFor()

  const home = arrangeMessages.en
  await openPage(page, '/dashboard/home')
  const up = page.getByRole('button', { name: home.earlier(kindNames.promises.en) })
  const rows = page.getByTestId('home-section')
  for (let place = (await rows.count()) - 3; place > 1; place--) {
    await up.focus()
    await page.keyboard.press('Enter')
    await rows
      .nth(place - 1)
      .getByText(kindNames.promises.en)
      .waitFor()
  }
  await expect(violations(page, tags)).resolves.toEqual([])
  await page.getByRole('button', { name: home.save }).click()
  await page.getByText(home.saved).waitFor()

  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto('/ar')
  const [promises, heading] = [
    phone.getByRole('region', { name: homeMessages.ar.promises }),
    phone.getByRole('heading', { level: 1 }),
  ]
  expect((await promises.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
  await phone.getByRole('contentinfo').getByRole('link', { name: 'دليل المقاسات' }).click()
  await phone.getByRole('heading', { level: 1, name: 'دليل المقاسات' }).waitFor()
  await phone.locator('strong', { hasText: 'مهم' }).waitFor()
  await expect(violations(phone, tags)).resolves.toEqual([])
  await context.close()
})
