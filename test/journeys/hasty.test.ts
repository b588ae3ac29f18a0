import { expect, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { contactMessages } from '#src/contact/contact.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { choose } from '#test/choose.ts'
import { go } from '../spec/steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

test('who presses "Add to cart" twice at once has one piece, as the dialog says', async () => {
  const words = productMessages.ar
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 360, height: 780 },
  })
  const page = await context.newPage()
  await go(page, '/ar/product-details/black-patent-stiletto-pumps')
  await choose(page.getByRole('group', { name: words.colour }).getByRole('radio').first())
  await choose(page.getByRole('group', { name: words.size }).getByRole('radio').first())
  await page.getByTestId('add-to-cart').dblclick()
  await page.getByRole('dialog', { name: words.added }).waitFor()
  await go(page, '/ar/cart')
  await expect.poll(() => page.locator('main').getByRole('spinbutton').inputValue()).toBe('1')
  await context.close()
})

test('a question that a double click opens stays to be answered', async () => {
  const { page } = boss
  const { id } = await place(boss, 'salma@example.com')
  await page.goto(`/dashboard/order-overview/${id}`)
  const words = orderChangeMessages.en
  await page.getByRole('button', { name: words.toConfirmed }).first().dblclick()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words.yesConfirmed, exact: true }).click()
  await page.getByText('Confirmed', { exact: true }).first().waitFor()
})

test('a product without a picture shows a drawn one in lists and on its page', async () => {
  const { page } = boss
  const { insertedId } = (await boss.call('POST', '/api/postProduct', {
    name: 'Unpictured Satchel',
    category: 'Bags Collections',
    subCategory: 'New Bag Items',
    productType: 'New Arrivals',
    productVisibility: 'Public',
    originalPrice: 12.5,
    images: [],
    sizes: [],
    colors: [],
  })) as { insertedId: string }
  await page.goto(`/product-details/${insertedId}`)
  const widthOf = (picture: { evaluate: (of: (one: Element) => number) => Promise<number> }) =>
    picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : -1))
  await expect.poll(() => widthOf(page.getByTestId('main-picture'))).toBeGreaterThan(0)
  await page.goto('/shop?sort=newest')
  const card = page.getByTestId('product-card').filter({ hasText: 'Unpictured Satchel' })
  await expect.poll(() => widthOf(card.locator('img').first())).toBeGreaterThan(0)
})

test.each([360, 1024, 1280])(
  'a message in passing lies over no heading and none of its buttons: %i px',
  async (width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/dashboard/allProducts')
    await page.getByTestId('product-row').first().getByRole('button').last().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    const message = page.getByTestId('toasts').locator('> *').first()
    await message.waitFor()
    // What its letters take, not their line: two pixels of that are air.
    const shown = await message.boundingBox()
    const heading = page.getByRole('heading', { level: 1 })
    const add = page.getByRole('link', { name: 'Add Product' })
    for (const place of [heading, add.last()]) {
      const box = await place.boundingBox()
      if (!shown || !box) throw new Error('Not on the page')
      const beside = shown.x + shown.width <= box.x || box.x + box.width <= shown.x
      const apart = beside || shown.y + shown.height <= box.y + 2 || box.y + box.height <= shown.y
      expect({ shown, box, apart }).toMatchObject({ apart: true })
    }
    await message.getByRole('button', { name: 'Undo' }).click()
  },
)

test('a message that the browser sends itself, before the page is hydrated, is sent once', async () => {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const words = contactMessages.en
  const hydrating = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  const held = page.waitForRequest('**/assets/hydrate-*')
  await page.route('**/assets/hydrate-*', async (route) => {
    await hydrating.promise
    await route.continue()
  })
  // Said by the page: all else waits for the one that the browser is going to.
  const hydrated = Promise.withResolvers<void>()
  await page.exposeFunction('tellHydrated', hydrated.resolve)
  await page.addInitScript(() => {
    let keeps = false
    setInterval(() => {
      if (keeps && !window.onclick) (window as unknown as { tellHydrated: () => void }).tellHydrated()
      keeps = window.onclick !== null
    }, 20)
  })
  const sent: string[] = []
  await page.route(/\/contact(-us)?$/, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') {
      sent.push(new URL(request.url()).pathname)
      await answering.promise
    }
    await route.continue()
  })
  try {
    await page.goto('/contact-us', { waitUntil: 'load' })
    await held
    for (const name of ['fullName', 'email', 'message'])
      await page.locator(`main [name=${name}]`).fill('salma@example.com')
    await page.getByRole('button', { name: words.send }).click({ noWaitAfter: true })
    await expect.poll(() => sent).toEqual(['/contact-us'])
    hydrating.resolve()
    // Presses that were kept are made once none is kept any more.
    await hydrated.promise
    await new Promise((goOn) => setTimeout(goOn, 1500))
    expect(sent).toEqual(['/contact-us'])
    answering.resolve()
    await page.waitForURL('**/contact-us?sent=yes')
    expect(sent).toEqual(['/contact-us'])
  } finally {
    hydrating.resolve()
    answering.resolve()
    await context.close()
  }
})
