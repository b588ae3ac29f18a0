import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminProductMessages } from '#src/catalogue/admin/admin-product.messages.ts'
import { productTableMessages } from '#src/catalogue/admin-list/product-table.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'
import { verificationToken } from '../mail-box.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'

const admin = { email: 'owner@shop.test', password: 'plain-tea-with-seven-dates' }
const manager = { email: 'manager@shop.test', password: 'green-door-by-the-old-souq' }
const folder = path.join(import.meta.dirname, '../../src/demo/products')
const photos = readdirSync(folder)
  .filter((file) => file.endsWith('.webp'))
  .slice(0, 2)
  .map((file) => path.join(folder, file))

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  shop = await startDemoShop({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
  browser = await openBrowser()
  const [owner, hired] = [await browser.newContext(), await browser.newContext()]
  const { user } = await ask(hired.request, 'POST', '/api/auth/sign-up/email', { name: 'Huda', ...manager })
  const token = await verificationToken(shop, manager.email)
  await ask(hired.request, 'POST', '/api/auth/verify-email', { token })
  const headers = await tokenOf(owner, admin)
  await ask(owner.request, 'PUT', `/api/updateUserRole/${user.id}`, { role: 'manager' }, headers)
  await Promise.all([owner.close(), hired.close()])
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

describe.each([
  { locale: 'en', width: 1280, name: 'Moonlit Evening Clutch', first: 'name' },
  { locale: 'ar', width: 390, name: 'Desert Rose Satchel', first: 'nameAr' },
] as const)('a manager reading $locale at $width px', ({ locale, width, name, first }) => {
  const form = productFormMessages[locale]
  const table = productTableMessages[locale]
  const admin = adminProductMessages[locale]

  test('adds a product that is in the shop at once, shares it with a colleague, hides and deletes it', async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale })
    const headers = await tokenOf(context, manager)
    // Held from before its page is there: what is held later, the browser may tell the page after the next key.
    let line: 'there' | 'lost' = 'there'
    await context.route('**/api/postProduct', (route) => (line === 'lost' ? route.abort() : route.continue()))
    const page = await openPage(context)
    const pageAt = (address: string) => fetch(shop.origin + address).then((answer) => answer.text())
    const link = `/product-details/${name.toLowerCase().replaceAll(' ', '-')}-`
    const lists = async (address: string) => [address, (await pageAt(address)).includes(link)]
    const query = `/shop?q=${encodeURIComponent(name)}`
    // Kept before, so that what follows shows the kept page gone.
    for (const address of [query, '/category/product-category/bags'])
      expect(await lists(address)).toEqual([address, false])

    await page.goto(shop.origin + pathIn(locale, '/dashboard/allProducts'))
    await page.getByRole('link', { name: table.add }).first().click()
    await page.getByLabel(form.originalPrice).fill('٢٠')
    await page.getByLabel(form.offerPrice).fill('25')
    await page.keyboard.press('Control+s')
    // The first wrong field has the focus; what was typed stays, its digits read as digits (M3).
    await page.waitForFunction((is) => document.activeElement?.getAttribute('name') === is, first)
    await expect.poll(() => page.getByLabel(form.originalPrice).inputValue()).toBe('20')
    await page.getByLabel(form.name).fill(name)
    await page.getByLabel(form.offerPrice).fill('15')
    await expect.poll(() => page.getByTestId('discount').innerText()).toBe(form.discount(25))
    await page.getByLabel(form.category, { exact: true }).selectOption('Bags Collections')
    await page.getByLabel(form.subCategory).selectOption('Clutch Bags')
    const sizes = page.getByRole('textbox', { name: form.sizes, exact: true })
    for (const size of ['٣٨', 'S']) {
      await sizes.fill(size)
      await sizes.press('Enter')
    }
    await page.getByRole('button', { name: form.removeOption('38'), exact: true }).click()
    await page.locator('input[type=file]').setInputFiles(photos)
    const slots = page.getByTestId('picture-slot')
    await slots.nth(1).waitFor()
    const second = await slots.nth(1).locator('img').getAttribute('src')
    await page.getByRole('button', { name: form.later(1) }).press('Enter')
    await expect.poll(() => slots.nth(0).locator('img').getAttribute('src')).toBe(second)

    // A line that fails at the last moment loses nothing.
    line = 'lost'
    await page.keyboard.press('Control+s')
    await page.getByText(form.offline).waitFor()
    // It is said while the save is still being put down, when a second press is none.
    await page.locator('form[aria-busy=false]').waitFor()
    line = 'there'
    expect(await page.getByLabel(form.name).inputValue()).toBe(name)
    await page.keyboard.press('Control+s')
    await page.getByText(admin.addedText || admin.added).waitFor()
    await page.waitForURL(/allProducts$/)
    for (const address of [query, '/category/product-category/bags', '/category/sub-category/clutch-bags'])
      expect(await lists(address)).toEqual([address, true])

    await page.getByLabel(table.search).fill(name)
    await page.waitForURL(/[?&]q=/)
    const rows = page.getByTestId('product-row')
    await expect.poll(() => rows.count()).toBe(1)
    // The product itself is the link; on a desk a pencil is one as well.
    await rows.getByRole('link', { name }).first().click()
    const nameField = page.getByLabel(form.name)
    await nameField.fill(`${name} II`)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const product = `/product-details/${id}`
    expect((await pageAt(product)).includes(`src="${second}"`)).toBe(true)

    // A colleague is faster; both versions are shown, and both changes stand.
    const colleague = { name: `${name} III`, originalPrice: 22 }
    await ask(context.request, 'PATCH', `/api/updateProduct/${id}`, colleague, headers)
    await page.keyboard.press('Control+s')
    const conflict = page.getByRole('dialog', { name: form.conflictTitle })
    await conflict.getByText(`${name} III`).waitFor()
    await conflict.getByText(`${name} II`, { exact: true }).waitFor()
    await conflict.getByRole('button', { name: form.keepMine }).click()
    await page.getByText(admin.updatedText || admin.updated).waitFor()
    const { data } = await (await fetch(`${shop.origin}/api/product/${id}`)).json()
    expect([data.name, data.originalPrice, data.images.length]).toEqual([`${name} II`, 22, 2])

    await nameField.fill('Never saved')
    await page.getByRole('link', { name: form.cancel, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    expect(await nameField.inputValue()).toBe('Never saved')
    await page.getByRole('link', { name: form.cancel, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.waitForURL(/allProducts$/)

    const statusOf = async () => (await fetch(shop.origin + product)).status
    const undo = page.getByTestId('toasts').getByRole('button', { name: table.undo })
    // By its own row, for the list may still be the one from before.
    const own = rows.filter({ has: page.getByRole('link', { name: `${name} II` }).first() })
    await own.getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: table.hide }).click()
    await page.getByText(table.hidden(1)).waitFor()
    await expect.poll(statusOf).toBe(404)
    await undo.click()
    await expect.poll(statusOf).toBe(200)

    // By keyboard: the pointer still rests where the toast was, and holds the next one over the row.
    await page.getByRole('button', { name: table.remove(`${name} II`) }).press('Enter')
    await page
      .getByRole('alertdialog', { name: table.sure })
      .getByRole('button', { name: table.sureYes })
      .click()
    await page.getByText(admin.deletedText).waitFor()
    await expect.poll(statusOf).toBe(404)
    await undo.click()
    await expect.poll(statusOf).toBe(200)
    await context.close()
  })
})

test('a product that is named in Arabic alone is saved, and its form says what readers of English see', async () => {
  const words = productFormMessages.ar
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'ar',
    viewport: { width: 390, height: 900 },
  })
  const headers = await tokenOf(context, manager)
  const page = await openPage(context)
  const [english, arabic] = [words.name, words.nameAr].map((label) => page.getByLabel(label, { exact: true }))
  await page.goto('/ar/dashboard/addProduct')
  await page.getByLabel(words.originalPrice, { exact: true }).fill('12')
  await page.getByLabel(words.category, { exact: true }).selectOption('Bags Collections')
  await page.getByRole('button', { name: words.saveNew, exact: true }).click()
  await page.getByText('يرجى إدخال اسم بالعربية أو بالإنجليزية').waitFor()
  // The first of the two in Arabic is the one that is marked, and has the focus.
  await expect.poll(() => arabic?.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await arabic?.getAttribute('aria-invalid')).toBe('true')
  expect(await english?.getAttribute('aria-invalid')).not.toBe('true')
  await arabic?.fill('سلة الواحة')
  await page.getByText('يظهر النص العربي لقراء الإنجليزية').waitFor()
  await page.getByRole('button', { name: words.saveNew, exact: true }).click()
  await page.waitForURL(/allProducts$/)
  const found = await ask(
    context.request,
    'GET',
    '/api/products?limit=5&searchQuery=الواحة',
    undefined,
    headers,
  )
  expect(found.data[0].name).toBe('سلة الواحة')
  // Opened again, the English is still what is missing.
  await page.goto(`/ar/dashboard/update/${found.data[0]._id}`)
  await expect.poll(() => arabic?.inputValue()).toBe('سلة الواحة')
  expect(await english?.inputValue()).toBe('')
  await context.close()
})

test.each([360, 1280])(
  'at %i px the price stands after name and pictures and before the variants',
  async (width) => {
    const words = productFormMessages.en
    const context = await browser.newContext({ baseURL: shop.origin, viewport: { width, height: 900 } })
    await tokenOf(context, manager)
    const page = await openPage(context)
    await page.goto('/dashboard/addProduct')
    const cards = [words.about, words.images, words.prices, words.options]
    const boxes = cards.map((name) => page.getByRole('region', { name, exact: true }).boundingBox())
    const [x, y] = (['x', 'y'] as const).map((side) =>
      Promise.all(boxes.map(async (box) => (await box)?.[side])),
    )
    expect(new Set(await x).size).toBe(1)
    expect(await y).toEqual((await y)?.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    await page.getByLabel(words.originalPrice).focus()
    for (const next of [words.offerPrice, words.productVisibility]) {
      await page.keyboard.press('Tab')
      const name = page.getByLabel(next)
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    }
    await context.close()
  },
)

test('of two changes of a product the newer one alone can be undone, and what was made to something else', async () => {
  const words = productTableMessages.en
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 900 } })
  const headers = await tokenOf(context, manager)
  for (const one of ['One', 'Other']) {
    const bag = { name: `Twice Hidden ${one}`, category: 'Bags Collections', originalPrice: 12 }
    await ask(context.request, 'POST', '/api/postProduct', bag, headers)
  }
  const page = await openPage(context)
  await page.goto('/dashboard/allProducts?q=Twice+Hidden')
  const toasts = page.getByTestId('toasts')
  const undo = toasts.getByRole('button', { name: words.undo })
  // By keyboard, while the pointer holds what is said.
  const press = async (name: string, what: string) => {
    await page.getByRole('checkbox', { name: words.select(name) }).press('Space')
    await page.getByRole('toolbar').getByRole('button', { name: what, exact: true }).press('Enter')
  }
  await press('Twice Hidden One', words.hide)
  await toasts.getByText(words.hidden(1)).hover()
  await press('Twice Hidden One', words.publish)
  await toasts.getByText(words.published(1)).waitFor()
  await press('Twice Hidden One', words.hide)
  await expect.poll(() => toasts.getByText(/1 product/).allInnerTexts()).toEqual([words.hidden(1)])
  await press('Twice Hidden Other', words.hide)
  await expect.poll(() => toasts.getByText(words.hidden(1)).count()).toBe(2)
  expect(await undo.count()).toBe(2)
  // That of the first is still its own.
  await undo.nth(0).press('Enter')
  await toasts.getByText(words.undone).waitFor()
  const { data } = await ask(
    context.request,
    'GET',
    '/api/products?limit=5&searchQuery=Twice+Hidden',
    undefined,
  )
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Twice Hidden One'])
  await context.close()
})

test('a session that ended while a product was typed says that it is kept, and it is', async () => {
  const words = productFormMessages.en
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'en' })
  await tokenOf(context, manager)
  const page = await openPage(context)
  await page.goto('/dashboard/addProduct')
  await page.getByLabel(words.name, { exact: true }).fill('Half a product')
  await page.getByLabel(words.originalPrice, { exact: true }).fill('9.500')
  await page.getByLabel(words.category, { exact: true }).selectOption({ index: 1 })
  await context.clearCookies()
  await page.evaluate(() => localStorage.setItem('JWT_ACCESS_TOKEN', 'ended'))
  await page.getByRole('button', { name: words.saveNew, exact: true }).click()
  await page.getByText(words.keptForLogin).waitFor()
  await page.waitForURL(/authentication\/login/)
  await tokenOf(context, manager)
  await page.goto('/dashboard/addProduct')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => page.getByLabel(words.name, { exact: true }).inputValue()).toBe('Half a product')
  await context.close()
})

test('a product’s category is shown as it is, also where the tree comes after the product', async () => {
  const words = productFormMessages.en
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'en' })
  await tokenOf(context, manager)
  const page = await openPage(context)
  let arrives = () => {}
  const shown = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route('**/api/categoryTree', async (route) => {
    await shown
    await route.continue()
  })
  await page.goto('/dashboard/update/black-patent-stiletto-pumps')
  await page.getByLabel(words.name, { exact: true }).waitFor()
  arrives()
  const [category, sub] = [words.category, words.subCategory].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  await expect.poll(() => category?.inputValue()).toBe('Shoes Collections')
  await expect.poll(() => sub?.inputValue()).not.toBe('')
  await context.close()
})

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Signs a browser in as its login page does; answers the headers for calls beside it. */
async function tokenOf(context: BrowserContext, { email, password }: typeof admin) {
  await ask(context.request, 'POST', '/api/auth/sign-in/email', { email, password })
  const { token } = await ask(context.request, 'POST', '/api/jwt', { email })
  return { authorization: `Bearer ${token}` }
}

async function ask(
  request: APIRequestContext,
  method: string,
  address: string,
  data: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await request.fetch(shop.origin + address, {
    method,
    data,
    headers: { origin: shop.origin, ...headers },
  })
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
