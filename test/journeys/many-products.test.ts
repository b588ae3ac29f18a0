import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeManyMessages } from '#src/catalogue/admin-list/change-many.messages.ts'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

type Priced = { _id: string; originalPrice: number; offerPrice?: number }

const priced = async (id: string): Promise<Priced> =>
  (await (await fetch(`${shop.origin}/api/product/${id}`)).json()).data
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
] as const)(
  'prices go down by a tenth for two products, are seen before, and back again: $locale at $width',
  async ({ locale, width }) => {
    const [words, table] = [changeManyMessages[locale], productTableMessages[locale]]
    const { page } = boss
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathIn(locale, '/dashboard/allProducts?sort=price-desc'))
    const rows = page.getByTestId('product-row')
    await rows.nth(1).waitFor()
    const ids = await rows
      .locator('a[href*="/dashboard/update/"]')
      .evaluateAll((links) =>
        [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''))].slice(
          0,
          2,
        ),
      )
    const before = await Promise.all(ids.map(priced))
    for (const n of [0, 1]) await rows.nth(n).getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.percent }).fill('١٠')
    await dialog.getByLabel(words.round).selectOption('500')
    const preview = dialog.getByTestId('change-preview')
    await expect.poll(() => preview.getByRole('listitem').count()).toBe(2)
    expect(await fits(page)).toBeLessThanOrEqual(0)
    expect(await violations(page, tags)).toEqual([])
    await dialog.getByRole('button', { name: words.apply(2) }).click()
    await page.getByText(words.done(2)).waitFor()
    const rounded = before.map(({ originalPrice }) => Math.round((originalPrice * 0.9) / 0.5) * 0.5)
    expect((await Promise.all(ids.map(priced))).map(({ originalPrice }) => originalPrice)).toEqual(rounded)
    await page.getByRole('button', { name: table.undo }).click()
    await page.getByText(table.undone).waitFor()
    expect(await Promise.all(ids.map(priced))).toMatchObject(
      before.map(({ originalPrice }) => ({ originalPrice })),
    )
  },
)

test('an offer that begins now is on the page at once, and one that begins later is not', async () => {
  const words = changeManyMessages.en
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/allProducts?sort=price-asc')
  const row = page.getByTestId('product-row').first()
  await row.waitFor()
  const id = (await row.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? ''
  const preview = page.getByTestId('change-preview')
  const offer = async (from: string, seen: (told: string) => void) => {
    await row.getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.offer, { exact: true }).click()
    await dialog.getByRole('textbox', { name: words.percentOff }).fill('20')
    await dialog.getByLabel('Offer starts').fill(from)
    await preview.getByText(/^from /).waitFor()
    seen((await preview.textContent()) ?? '')
    await dialog.getByRole('button', { name: words.apply(1) }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(words.done(1)).last().waitFor()
  }
  await offer('2020-01-01T09:30', (told) => {
    expect(told).toContain('from 01 Jan, 2020 09:30 am')
    expect(told).not.toContain(words.endsNow)
  })
  const { originalPrice, offerPrice } = await priced(id)
  expect(offerPrice).toBe(Math.round(originalPrice * 800) / 1000)
  // A product has one offer: what begins later takes the place of what runs, and that is said before.
  await offer('2090-01-01T00:00', (told) => {
    expect(told).toContain('from 01 Jan, 2090 12:00 am')
    expect(told).toContain(words.endsNow)
  })
  expect(await priced(id)).not.toHaveProperty('offerPrice')
})

test('why an offer is refused stands beside the buttons on an Arabic phone, below a long list', async () => {
  const words = changeManyMessages.ar
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(pathIn('ar', '/dashboard/allProducts?sort=price-desc'))
  const rows = page.getByTestId('product-row')
  await rows.nth(7).waitFor()
  for (let n = 0; n < 8; n++) await rows.nth(n).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: words.open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.offer, { exact: true }).click()
  await dialog.getByRole('textbox', { name: words.percentOff }).fill('20')
  await dialog.getByLabel('بداية العرض').fill('2090-01-02T00:00')
  await dialog.getByLabel('نهاية العرض').fill('2090-01-01T00:00')
  await dialog.getByRole('button', { name: words.apply(8) }).click()
  const alert = dialog.getByRole('alert')
  await alert.waitFor()
  // The refused field is focused, and its message scrolled to, in the frames after the answer.
  const isOnTop = () =>
    alert.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  expect(await fits(page)).toBeLessThanOrEqual(0)
  expect(await violations(page, tags)).toEqual([])
})
