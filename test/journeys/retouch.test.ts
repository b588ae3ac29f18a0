import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { retouchMessages } from '#src/catalogue/retouching/retouch.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, openFormOfNew, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }

/** A photo of a phone held upright: red above, blue below. */
async function uprightPhoto(width = 600) {
  const ground = sharp({ create: { width, height: 900, channels: 3, background: blue } })
  const sky = await sharp({ create: { width, height: 450, channels: 3, background: red } })
    .png()
    .toBuffer()
  const buffer = await ground
    .composite([{ input: sky, top: 0, left: 0 }])
    .png()
    .toBuffer()
  return { name: 'upright.png', mimeType: 'image/png', buffer }
}

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
] as const)('a photo turned and cropped, reading $locale at $width px', ({ locale, width }) => {
  const form = productFormMessages[locale]
  const words = retouchMessages[locale]

  test('has all its buttons inside its card, where fingers need them large', async () => {
    const id = await openFormOfNew(locale, width, { name: 'Many Sides Tote' })
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width, height: 780 },
      storageState: await boss.page.context().storageState(),
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(pathIn(locale, `/dashboard/update/${id}`))
    const slots = page.getByTestId('picture-slot')
    for (const [at, photo] of [await uprightPhoto(), await uprightPhoto(500)].entries()) {
      await page.locator('input[type=file]').setInputFiles(photo)
      await slots.nth(at).locator('img').waitFor()
    }
    await slots
      .nth(1)
      .getByRole('button', { name: form.removePicture(2) })
      .waitFor()
    const outside = await slots.nth(1).evaluate((card) => {
      const { left, right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('button')]
        .filter((one) => one.getBoundingClientRect().left < left || one.getBoundingClientRect().right > right)
        .map((one) => one.getAttribute('aria-label'))
    })
    expect(outside).toEqual([])
    await context.close()
  })

  test('by keys and by finger is another picture in its place, and Enter in the dialog saves no product', async () => {
    await openFormOfNew(locale, width, { name: 'Turned Tote' })
    const { page } = boss
    await page.locator('input[type=file]').setInputFiles(await uprightPhoto())
    const slot = page.getByTestId('picture-slot').locator('img')
    await slot.waitFor()
    const before = await slot.getAttribute('src')
    await page.getByRole('button', { name: form.retouch(1) }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    const preview = dialog.getByRole('img', { name: words.preview })
    await expect.poll(() => preview.evaluate((one: HTMLCanvasElement) => one.height / one.width)).toBe(1.5)
    await dialog.getByRole('button', { name: words.right }).press('Enter')
    await dialog.getByRole('radio', { name: words.square }).press('Space')
    await expect.poll(() => preview.evaluate((one: HTMLCanvasElement) => one.height / one.width)).toBe(1)
    const across = dialog.getByRole('slider', { name: words.across })
    await across.press('Home')
    await across.press('Enter')
    expect(await dialog.getByRole('slider', { name: words.down }).isDisabled()).toBe(true)
    expect(await violations(page, tags)).toEqual([])

    // Dragged to the left, its right end comes into the frame; back again, its left.
    await preview.scrollIntoViewIfNeeded()
    const box = await preview.boundingBox()
    if (!box) throw new Error('Nothing to drag')
    const drag = async (from: number, to: number) => {
      await page.mouse.move(box.x + box.width * from, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * to, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
    }
    await drag(0.9, 0.1)
    await expect.poll(() => across.inputValue()).toBe('1')
    await drag(0.1, 0.9)
    await expect.poll(() => across.inputValue()).toBe('0')

    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => slot.getAttribute('src')).not.toBe(before)
    const stored = await page.request.get((await slot.getAttribute('src')) ?? '')
    const picture = sharp(await stored.body())
    const { width: wide, height: high } = await picture.metadata()
    expect([wide, high]).toEqual([600, 600])
    const colourAt = async (left: number) => {
      const one = await picture.clone().extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer()
      return (one[0] ?? 0) > (one[2] ?? 0) ? 'red' : 'blue'
    }
    // Turned to the right, what was below is on the left; three quarters of the frame.
    expect([await colourAt(10), await colourAt(430), await colourAt(590)]).toEqual(['blue', 'blue', 'red'])
    expect(await page.getByText(form.saved).count()).toBe(0)
  })

  test('stands in the row of categories that phones have as wide as it is high', async () => {
    await openFormOfNew(locale, width, { name: 'Tall Tote' })
    const { page } = boss
    await page.locator('input[type=file]').setInputFiles(await uprightPhoto())
    await page.getByTestId('picture-slot').locator('img').waitFor()
    await page.getByRole('button', { name: form.save, exact: true }).click()
    await page.getByText(form.saved).waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/'))
    const row = page.getByRole('navigation', { name: storefrontMessages[locale].shopByCategory })
    const upright = row
      .getByRole('link', { name: { en: 'Bags', ar: 'حقائب' }[locale], exact: true })
      .locator('img')
    const [wide, high] = await upright.evaluate((one) => [one.clientWidth, one.clientHeight])
    expect([wide, high]).toEqual([80, 80])
  })

  test('stays as it was for who cancels while it is being stored', async () => {
    await openFormOfNew(locale, width, { name: 'Untouched Tote' })
    const { page } = boss
    await page.locator('input[type=file]').setInputFiles(await uprightPhoto())
    const slot = page.getByTestId('picture-slot').locator('img')
    await slot.waitFor()
    const before = await slot.getAttribute('src')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/upload', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: form.retouch(1) }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await dialog.getByRole('button', { name: words.right }).click()
    const asked = page.waitForRequest('**/api/upload')
    const stored = page.waitForResponse('**/api/upload')
    await dialog.getByRole('button', { name: words.save }).click()
    await asked
    await dialog.getByRole('button', { name: words.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    held.resolve()
    await (await stored).finished()
    await page.unroute('**/api/upload')
    // What is answered now comes after what was answered then.
    await page.getByRole('button', { name: form.retouch(1) }).click()
    await dialog.getByRole('img', { name: words.preview }).waitFor()
    await dialog.getByRole('button', { name: words.cancel }).click()
    expect(await slot.getAttribute('src')).toBe(before)
  })
})
