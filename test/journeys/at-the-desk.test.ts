import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { changeManyMessages } from '#src/catalogue/admin-list/change-many.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { mailNoticeMessages } from '#src/dashboard/frame/mail-notice.messages.ts'
import { overviewMessages } from '#src/dashboard/overview/overview.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openingMessages } from '#src/opening/opening.messages.ts'
import { allOrdersMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { ownColourMessages } from '#src/settings/colours/own-colour.messages.ts'
import { boss, browser, openDemoShopAsAdmin, openFormOfNew, shop } from './demo-shop.steps.ts'
import { enter, place, type SignedIn } from './order-admin.steps.ts'

const longName = 'Abdulrahman Mohammed Said Al Harthi Al Busaidi'
const longNumber = 'OM-4711-2026-GLFX-0098123'
const languages = ['en', 'ar'] as const

let salma: SignedIn

openDemoShopAsAdmin()

beforeAll(async () => {
  salma = await enter(browser, shop.origin, 'salma@example.com', 'Salma Al Harthi')
})

/** The admin's window on another device. */
async function openAsBoss(device: BrowserContextOptions): Promise<Page> {
  const storageState = await boss.page.context().storageState()
  const context = await browser.newContext({ baseURL: shop.origin, storageState, ...device })
  return context.newPage()
}
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

const boxOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect()
    return { left, right, top, bottom, height }
  })

const goods = [
  'black-patent-stiletto-pumps',
  'amber-oud-eau-de-parfum',
  'black-belt-bag',
  'camel-saffiano-cardholder',
  'silk-border-scarf',
  'gold-aviator-sunglasses',
]

/** An order of one of each of these goods, for somebody of this name. */
async function orderOf(slugs: readonly string[], name: string): Promise<{ id: string; number: string }> {
  const products = await Promise.all(
    slugs.map(async (slug) => {
      const { data } = await (await boss.page.request.get(`/api/product/${slug}`)).json()
      const originalPrice: number = data.offerPrice ?? data.originalPrice
      const choice = { color: data.colors[0] ?? 'N/A', size: data.sizes[0] ?? 'N/A' }
      return { _id: data._id, name: data.name, ...choice, quantity: 1, originalPrice }
    }),
  )
  const goodsBaisa = products.reduce((sum, { originalPrice }) => sum + Math.round(originalPrice * 1000), 0)
  const deliveryCharge = goodsBaisa > 50_000 ? 0 : 2
  const placed = (await boss.call('POST', '/api/postOrder', {
    products,
    customerData: {
      name,
      email: 'salma@example.com',
      mobileNumber: '92345678',
      address: 'Way 1234, House 56, near the Grand Mall, Al Khuwair',
      comment: '',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Cash On Delivery',
      deliveryCharge,
    },
    paymentProof: '',
    subTotal: goodsBaisa / 1000,
    total: goodsBaisa / 1000 + deliveryCharge,
  })) as { insertedId: string; orderId: string }
  return { id: placed.insertedId, number: placed.orderId }
}

/** Orders sent with a courier, the newest first; answers its record id. */
async function handOver(orders: readonly { id: string; trackingNumber: string }[]): Promise<string> {
  const courier = { name: 'Gulf Express', phone: '', trackingPattern: '', takesCash: true, active: true }
  await boss.call('POST', '/api/couriers', courier)
  const { data } = (await boss.call('GET', '/api/couriers', undefined)) as {
    data: { _id: string; name: string }[]
  }
  const id = data.find(({ name }) => name === courier.name)?._id ?? ''
  for (const order of orders) await boss.call('PUT', `/api/orderStatus/${order.id}`, { status: 'Confirmed' })
  const sent = orders.map((order) => ({ ...order, from: 'Confirmed' }))
  await boss.call('POST', '/api/handOver', { courier: id, orders: sent })
  return id
}

test('a long name and a tracking number stand clear of the order number, on a phone and on paper', async () => {
  const order = await orderOf(goods.slice(0, 1), longName)
  const courier = await handOver([{ id: order.id, trackingNumber: longNumber }])
  for (const locale of languages) {
    const page = await openAsBoss(phone)
    await page.goto(pathIn(locale, `/dashboard/couriers/${courier}`))
    const list = page.getByTestId('hand-over-list')
    const parts = await Promise.all(
      [`#${order.number}`, longNumber, longName].map((text) => boxOf(list.getByText(text, { exact: true }))),
    )
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1)) {
        const isBeside = one.right <= other.left || other.right <= one.left
        expect([locale, isBeside || one.bottom <= other.top + 1]).toEqual([locale, true])
      }
    expect(parts[1]?.height, 'the tracking number is one line').toBeLessThan(30)
    await page.context().close()
  }
  const { page } = boss
  await page.goto(`/dashboard/print?kind=handover&orders=${order.id}`)
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByTestId('handover')
  for (const whole of [`#${order.number}`, '+968 9234 5678'])
    expect((await boxOf(sheet.getByText(whole, { exact: true }))).height, whole).toBeLessThan(30)
  await page.emulateMedia({ media: null })
})

test('an order of six goods says how many there are: beside the two it names in the table, in all on a card', async () => {
  const { id, number } = await orderOf(goods, 'Salma Al Harthi')
  for (const device of [{ viewport: { width: 1280, height: 900 } }, phone]) {
    const page = await openAsBoss(device)
    await page.goto(`/dashboard/orders?q=${number}`)
    const row = page.locator(`[data-order-row="${id}"]`)
    const said = device === phone ? allOrdersMessages.en.pieces(goods.length) : '+ 4'
    const count = await boxOf(row.getByText(said, { exact: true }))
    const card = await boxOf(device === phone ? row : row.getByRole('rowheader'))
    expect(count.right, `at ${device.viewport.width} px`).toBeLessThanOrEqual(card.right)
    await page.context().close()
  }
})

test('what many products become is told by the names of the reader’s language', async () => {
  const words = changeManyMessages.ar
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathIn('ar', '/dashboard/allProducts'))
  await page.getByTestId('product-row').first().getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: words.open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.category, { exact: true }).click()
  await dialog
    .getByRole('combobox', { name: productFormMessages.ar.category, exact: true })
    .selectOption('Shoes Collections')
  const preview = dialog.getByTestId('change-preview')
  await preview.getByText('←').waitFor({ state: 'attached' })
  expect(await preview.innerText()).not.toMatch(/Collections/)
  await page.keyboard.press('Escape')
})

test('the keys go on from the order that was opened', async () => {
  const { page } = boss
  for (let n = 0; n < 4; n++) await place(salma, 'salma@example.com')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/pendingOrders')
  await page.locator('[data-order-link]').nth(3).waitFor()
  const numbers = await page.locator('[data-order-link]').allInnerTexts()
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent)
  for (const at of [0, 1]) {
    await page.keyboard.press('j')
    await expect.poll(inFocus).toBe(numbers[at])
  }
  await page.keyboard.press('Enter')
  await page.getByTestId('order-number').waitFor()
  await page.goBack()
  await page.getByRole('table').locator('[data-order-link]').nth(3).waitFor()
  await page.keyboard.press('j')
  await expect.poll(inFocus).toBe(numbers[2])
})

test.each(languages)(
  'on a phone a finger has 44 px of every link and box of the dashboard’s index, an order and the products: %s',
  async (locale) => {
    const { id } = await place(salma, 'salma@example.com')
    const page = await openAsBoss(phone)
    for (const [path, there] of [
      ['/dashboard', 'details ol a'],
      [`/dashboard/order-overview/${id}`, 'a[href^="mailto:"]'],
      ['/dashboard/allProducts', '[data-testid=product-row]'],
    ] as const) {
      await page.goto(pathIn(locale, path))
      await page.locator('main').locator(there).first().waitFor({ state: 'attached' })
      // What a phone folds is pressed as well, once it is open.
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      await page.locator('main').locator(there).first().waitFor()
      expect([path, await lowerThanAFinger(page)]).toEqual([path, []])
    }
    await page.context().close()
  },
)

test.each(languages)(
  'a new colour is named at once: its dialog begins in the empty name, %s',
  async (locale) => {
    const form = productFormMessages[locale]
    const words = ownColourMessages[locale]
    const { page } = boss
    await openFormOfNew(locale, 1280, { name: 'Evening Tote' })
    const field = page.getByRole('combobox', { name: form.colors, exact: true })
    for (const [typed, empty] of [
      ['Sea glass', words.nameAr],
      ['زجاج البحر', words.name],
    ] as const) {
      await field.fill(typed)
      await field.press('Enter')
      const dialog = page.getByRole('dialog')
      const wanted = dialog.getByRole('textbox', { name: empty })
      await expect.poll(() => wanted.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  },
)

test.each(languages)(
  'on a phone what is to do and the sales are the first sight of the day, before what the shop tells of itself: %s',
  async (locale) => {
    const page = await openAsBoss({ ...phone, locale })
    await page.goto(pathIn(locale, '/dashboard'))
    const said = overviewMessages[locale]
    const sales = page.getByRole('heading', { name: said.month })
    const notice = page.getByText(mailNoticeMessages[locale].title)
    await Promise.all([sales, notice].map((part) => part.waitFor()))
    const [first, second] = [await boxOf(sales), await boxOf(notice)]
    await page.context().close()
    expect(first.bottom).toBeLessThan(phone.viewport.height - 56)
    expect(first.bottom).toBeLessThan(second.top)
  },
)

test.each(languages)('reports say which orders they count while the demo is here: %s', async (locale) => {
  await boss.page.goto(pathIn(locale, '/dashboard/reports'))
  const { demo, demoBesideReal } = openingMessages[locale]
  // Another test may have placed an order of the shop's own.
  await boss.page.getByText(demo).or(boss.page.getByText(demoBesideReal)).waitFor()
})

/** What can be pressed in the page and is lower than 43 px from edge to edge, by what a press there meets. */
function lowerThanAFinger(page: Page): Promise<string[]> {
  return page.locator('main :is(a, button, input, summary)').evaluateAll((all) => {
    const reach = 30
    return all
      .filter((one) => one.checkVisibility() && !one.closest('[class*=sr-only]'))
      .map((one) => {
        one.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const meets = (y: number) => {
          const met = document.elementFromPoint(left + width / 2, y)
          return met !== null && (one.contains(met) || (met.closest('label')?.contains(one) ?? false))
        }
        const steps = (by: 1 | -1) => {
          let far = 0
          while (far < reach && meets(top + height / 2 + by * (far + 1))) far++
          return far
        }
        return { high: steps(1) + steps(-1) + 1, called: one.getAttribute('aria-label') ?? one.textContent }
      })
      .filter(({ high }) => high < 43)
      .map(({ high, called }) => `${high} px: ${called}`)
  })
}
