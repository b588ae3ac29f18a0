import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const folder = path.join(import.meta.dirname, '../../src/demo/products')
const photos = readdirSync(folder)
  .filter((file) => file.endsWith('.webp'))
  .slice(0, 2)
  .map((file) => path.join(folder, file))

describe.each([
  { locale: 'en', width: 1280, red: 'Red', title: 'A tote for every day', field: 'searchTitle' },
  { locale: 'ar', width: 360, red: 'أحمر', title: 'حقيبة لكل يوم', field: 'searchTitleAr' },
] as const)(
  'a picture of one colour, reading $locale at $width px',
  ({ locale, width, red, title, field }) => {
    const form = productFormMessages[locale]

    test('is said in the form and shown once the colour is picked', async () => {
      const id = await openFormOfNew(locale, width, {
        name: 'Two-coloured Tote',
        colors: ['camel', 'red'],
      })
      const { page } = boss
      await page.locator('input[type=file]').setInputFiles(photos)
      const slots = page.getByTestId('picture-slot')
      await slots.nth(1).waitFor()
      // What lies past the edge of its picture is cut: 36 pixels of a button each.
      const widths = slots.nth(1).evaluate((slot) => [slot.scrollWidth, slot.clientWidth])
      const [needed = 0, given = 0] = await widths
      expect(needed).toBeLessThanOrEqual(given)
      await page.getByLabel(form.shows(2), { exact: true }).selectOption({ label: red })
      if (width === 360) await page.getByRole('heading', { name: form.forSearch, exact: true }).click()
      await page.getByLabel(form[field], { exact: false }).fill(title)
      await page.keyboard.press('Control+s')
      await page.getByText(form.saved).first().waitFor()
      const { data } = await (await page.request.get(`/api/product/${id}`)).json()
      const [cover, second] = data.images as string[]
      expect(JSON.parse(data.imageColors)).toEqual({ [String(second)]: 'red' })

      const shopping = await openAsShopper(locale, width, id)
      expect(await shopping.title()).toContain(title)
      const main = () => shopping.getByTestId('main-picture').getAttribute('src')
      expect(await main()).toBe(cover)
      await shopping.locator('label').filter({ hasText: red }).click()
      await expect.poll(main).toBe(second)
      // The address that is shared or opened anew shows the colour, before any script.
      await expect.poll(() => new URL(shopping.url()).search).toBe('?color=red')
      const shared = await (await shopping.request.get(shopping.url())).text()
      const plain = await (await shopping.request.get(shopping.url().split('?')[0] ?? '')).text()
      const shown = (html: string) => /data-testid="main-picture"[^>]*?src="([^"]+)"/.exec(html)?.[1]
      expect([shown(plain), shown(shared)]).toEqual([cover, second])
      const previewed = (html: string) => /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1]
      expect([previewed(plain), previewed(shared)]).toEqual([cover, second])
      await shopping.reload()
      await expect.poll(main).toBe(second)
      await expect.poll(() => shopping.locator('input[value=red]').isChecked()).toBe(true)
      await shopping.getByTestId('add-to-cart').click()
      const inBag = () =>
        shopping.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]')[0]?.imageUrl)
      await expect.poll(inBag).toBe(second)
      // From the cart it is seen again as it was put there.
      await shopping.goto(pathIn(locale, '/cart'))
      await shopping.getByTestId('cart-line').getByRole('link').click()
      await shopping.waitForURL(/\?color=red$/)
      await expect.poll(main).toBe(second)
      await shopping.context().close()
    })
  },
)

test('a picture that is see-through is not laid over the colours of the one before it', async () => {
  const clear = { width: 900, height: 900, channels: 4, background: '#0000' } as const
  const mark = { width: 300, height: 300, channels: 4, background: '#7a1f2b' } as const
  const buffer = await sharp({ create: clear })
    .composite([{ input: await sharp({ create: mark }).png().toBuffer() }])
    .png()
    .toBuffer()
  const id = await openFormOfNew('en', 1280, { name: 'Tote with a cut-out' })
  const { page } = boss
  const seeThrough = { name: 'cut-out.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(photos[0] ?? '')
  await page.getByTestId('picture-slot').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(seeThrough)
  await page.getByTestId('picture-slot').nth(1).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText(productFormMessages.en.saved).first().waitFor()

  const shopping = await openAsShopper('en', 900, id)
  const main = shopping.getByTestId('main-picture')
  const cover = await main.getAttribute('src')
  const html = await (await shopping.context().request.get(shopping.url())).text()
  expect(html, 'the first sight of the cover').toMatch(/data-testid="main-picture"[^>]*gradient/)
  await shopping.getByTestId('gallery').getByRole('listitem').nth(1).getByRole('button').click()
  await expect.poll(() => main.getAttribute('src')).not.toBe(cover)
  await expect.poll(() => main.evaluate(({ style }) => style.background)).toBe('')
  await shopping.context().close()
})
