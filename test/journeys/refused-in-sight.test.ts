import path from 'node:path'
import { expect, test } from 'vitest'
import { adminProductMessages } from '#src/catalogue/admin/admin-product.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { brandMessages } from '#src/dashboard/brand/brand.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const photo = path.join(import.meta.dirname, '../../src/demo/products/black-belt-bag-1.webp')
const words = { look: brandMessages.ar, product: productFormMessages.ar }

/** The field in focus, by its label, and whether it stands in the window. */
const inFocus = () =>
  boss.page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    const { top, bottom } = field.getBoundingClientRect()
    return [field.labels?.[0]?.innerText ?? '', top >= 0 && bottom <= innerHeight]
  })

test('on a phone a look that is refused shows the field that is wrong', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/ar/dashboard/brand')
  const save = page.getByRole('main').getByRole('button', { name: words.look.save, exact: true })
  await page.getByLabel(words.look.accent, { exact: true }).fill('#ffz')
  await save.click()
  await expect.poll(inFocus).toEqual([words.look.accent, true])
  await page.getByLabel(words.look.accent, { exact: true }).fill('')
  await page.getByLabel(words.look.shopName, { exact: true }).fill('')
  await page.getByLabel(words.look.shopNameAr, { exact: true }).fill('')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await save.click()
  await expect.poll(inFocus).toEqual([words.look.shopName, true])
})

test('what a product lacks is told at once, also while its pictures are on their way', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/ar/dashboard/addProduct')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/upload', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('main input[type=file]').setInputFiles(photo)
  await page.locator('main progress').waitFor()
  await page.getByRole('button', { name: words.product.saveNew, exact: true }).last().click()
  await page.getByTestId('toasts').getByText(words.product.check).waitFor()
  await expect.poll(inFocus).toEqual([words.product.nameAr, true])
  expect(await page.getByText(words.product.stillUploading).count(), 'that it waits for them').toBe(0)
  held.resolve()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a product whose pictures are still on their way says so where it is seen, and is sent once by itself when they are there', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/ar/dashboard/addProduct')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/upload', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('main input[type=file]').setInputFiles(photo)
  await page.getByLabel(words.product.nameAr, { exact: true }).fill('حقيبة الانتظار')
  await page.getByLabel(words.product.originalPrice, { exact: true }).fill('12')
  await page.locator('main select[name=category]').selectOption({ index: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: words.product.saveNew, exact: true }).last().click()
  const told = page.getByText(words.product.stillUploading)
  await told.waitFor()
  await expect
    .poll(() => told.evaluate((one) => one.getBoundingClientRect().top).then((top) => top > 0 && top < 740))
    .toBe(true)
  arrive()
  // Pressed once.
  await page.getByTestId('toasts').getByText(adminProductMessages.ar.added).waitFor()
  await page.waitForURL('**/ar/dashboard/allProducts')
})

test('a picture that is on its way or was not stored is neither left behind nor left out without a word', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/ar/dashboard/addProduct')
  let cut = () => {}
  const held = new Promise<void>((resolve) => {
    cut = resolve
  })
  await page.unrouteAll()
  await page.route('**/api/upload', async (route) => {
    await held
    await route.abort()
  })
  await page.locator('main input[type=file]').setInputFiles(photo)
  await page.locator('main progress').waitFor()
  await page.getByRole('link', { name: words.product.cancel, exact: true }).last().click()
  const asked = page.getByRole('alertdialog')
  await asked.waitFor()
  await asked.getByRole('button', { name: 'البقاء هنا' }).click()
  await asked.waitFor({ state: 'hidden' })
  cut()
  await page.getByText(words.product.uploadFailed).waitFor()
  await page.getByRole('button', { name: words.product.saveNew, exact: true }).last().click()
  await page.getByText(words.product.pictureMissing).waitFor()
  await page.unrouteAll()
})
