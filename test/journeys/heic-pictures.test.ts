import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { heicOf } from '#src/media/decoding/heic.sample.ts'
import { sliderStaffMessages } from '#src/sliders/slider-staff.messages.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const buffer = heicOf({ tiles: ['wine', 'blue', 'white', 'sand'], columns: 2, turn: 3 })
const photo = { name: 'IMG_4021.HEIC', mimeType: 'image/heic', buffer }

/** Pictures that are drawn as broken ones; of a page that has loaded what it shows. */
const broken = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((one) => one.complete && one.naturalWidth === 0 && one.checkVisibility())
        .length,
  )

/** Chooses the photo as soon as the page listens. */
async function choose(page: Page): Promise<void> {
  const field = page.locator('input[type=file]').first()
  const chosen = async () => {
    await field.setInputFiles([])
    await field.setInputFiles(photo)
    await page.waitForTimeout(300)
    return page.getByText(photo.name).count()
  }
  await expect.poll(chosen, { timeout: 30_000 }).toBeGreaterThan(0)
}

describe.each(['en', 'ar'] as const)('an iPhone’s photo in forms of the dashboard, in %s', (locale) => {
  test('is a slide; until it is sent its name stands where this browser cannot show it', async () => {
    const { page } = boss
    const words = sliderStaffMessages[locale]
    await page.goto(pathIn(locale, '/dashboard/addSlide'))
    await choose(page)
    await page.getByRole('figure').getByText(photo.name).waitFor()
    expect(await broken(page)).toBe(0)
    await page.getByRole('button', { name: words.upload, exact: true }).click()
    await page.waitForURL(/manageSlider$/)
    await expect.poll(() => broken(page)).toBe(0)
  })

  test('is a product’s picture; its name stands there while it is on its way', async () => {
    const { page } = boss
    const words = productFormMessages[locale]
    await page.goto(pathIn(locale, '/dashboard/addProduct'))
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/upload', async (route) => {
      await held
      await route.continue()
    })
    await choose(page)
    expect(await broken(page)).toBe(0)
    arrive()
    await page.getByRole('button', { name: words.removePicture(1) }).waitFor()
    await page.unroute('**/api/upload')
    expect(await page.getByTestId('picture-slot').locator('img').getAttribute('src')).toMatch(/^\/pictures\//)
  })
})
