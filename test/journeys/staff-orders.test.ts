import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { languages, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { orderOverviewMessages } from '#src/orders/admin/order-overview.messages.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { offeredMessages } from '#src/orders/offered/offered.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { newOrderMessages } from '#src/orders/staff-orders/new-order.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { untilHydrated } from '../spec/steps.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter, place } from './order-admin.steps.ts'
import { countSuspended, type Suspended } from './suspended.steps.ts'

openDemoShop()

const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

/** Whether its middle is on screen, with nothing in front of it: what Playwright clicks it scrolls to by itself. */
const isSeen = (found: Locator) =>
  found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test.each(sights)(
  'staff make an order for a caller who ordered before: two fields, size, colour and four presses from the list, %s at %d',
  async (locale, width) => {
    const words = newOrderMessages[locale]
    const editing = editOrderMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    const earlier = await place(boss, 'salma@example.com', undefined, 50, { wilayat: 'muscat/as-seeb' })
    await page.goto(pathIn(locale, '/dashboard/orders'))
    let presses = 0
    let fields = 0
    let choices = 0
    const press = async (name: string | RegExp, role: 'button' | 'link' | 'option' = 'button') => {
      presses += 1
      await page.getByRole(role, { name }).filter({ visible: true }).first().click()
    }
    await press(words.title, 'link')
    await page.getByRole('heading', { name: words.title }).waitFor()
    fields += 1
    await page.getByLabel(words.phone, { exact: true }).first().fill('9234')
    await page.getByLabel(words.phone, { exact: true }).first().fill('92345')
    await press(words.fillIn('Salma Al Harthi'))
    await expect.poll(() => page.getByLabel(editing.address).inputValue()).toBe('Way 12, Ruwi')
    await page.locator('input[name="customerData.name"]:focus').waitFor()
    fields += 1
    await page.getByLabel(editing.add).fill('stiletto')
    await expect.poll(() => isSeen(page.getByRole('option', { name: editing.addOne('') }).first())).toBe(true)
    await press(editing.addOne(''), 'option')
    await page.locator('input[role=combobox]:focus').waitFor()
    await expect.poll(() => page.getByTestId('edit-line').count()).toBe(1)
    const line = page.getByTestId('edit-line')
    for (const [label, chosen] of [
      [editing.size, '38'],
      [editing.color, 'black'],
    ] as const) {
      choices += 1
      await line.getByLabel(label).selectOption(chosen)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'the form fits').toBeLessThanOrEqual(0)
    await press(words.make)
    await page.getByTestId('order-history').waitFor()
    expect(page.url()).not.toContain(earlier.id)
    const card = page.getByRole('region', { name: orderOverviewMessages[locale].customer, exact: true })
    await card.getByText(sourceMessages[locale].phone, { exact: true }).waitFor()
    expect([fields, choices, presses]).toEqual([2, 2, 4])
  },
)

test.each(sights)(
  'an order without its customer is not made: what is missing is said at each field, the first in focus: %s at %d',
  async (locale, width) => {
    const words = newOrderMessages[locale]
    const { page } = await enter(browser, shop.origin, admin)
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.getByText(words.noGoods).waitFor()
    expect(
      await page.getByText(totalMessages[locale].total, { exact: true }).count(),
      'no total of nothing',
    ).toBe(0)
    await page.getByRole('button', { name: words.make }).click()
    await page.locator('input[name="customerData.mobileNumber"]:focus').waitFor()
    await expect.poll(() => page.getByText(words.needed, { exact: true }).count()).toBe(3)
    await page.locator('input[name="customerData.mobileNumber"]').fill('95551234')
    await expect.poll(() => page.getByText(words.needed, { exact: true }).count()).toBe(2)
  },
)

test.each(sights)(
  'a scanner that types a barcode and Enter adds its product, and once more raises the quantity: %s at %d',
  async (locale, width) => {
    const words = editOrderMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    const barcode = '6291041500213'
    const { data } = await (await page.request.get('/api/product/black-patent-stiletto-pumps')).json()
    await boss.call('PATCH', `/api/updateProduct/${data._id}`, { barcode })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.getByLabel(words.add).focus()
    // As fast as a scanner does, without a pause for the search to begin.
    await page.keyboard.type(barcode)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByTestId('edit-line').count()).toBe(1)
    await expect.poll(() => page.getByLabel(words.add).inputValue()).toBe('')
    await page.keyboard.type(barcode)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByTestId('edit-line').getByRole('spinbutton').inputValue()).toBe('2')
    expect(page.url(), 'Enter made no order').toContain('/dashboard/newOrder')
  },
)

test.each(sights)(
  'an order is sent as a link, and its customer confirms it once: %s at %d',
  async (locale, width) => {
    const words = newOrderMessages[locale]
    const own = offeredMessages[locale]
    const edit = editOrderMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.getByLabel(words.phone, { exact: true }).first().fill('٩٥٥٥١٢٣٤')
    await page.getByLabel(edit.name).fill('نورة الكندي')
    await page.getByLabel(edit.address).fill('صحار، شارع 4')
    // In the language its staff work in, until it is known who calls.
    expect(await page.getByRole('radio', { name: languages[locale].name }).isChecked()).toBe(true)
    await page.getByLabel(edit.add).fill('stiletto')
    const found = page.getByRole('option', { name: edit.addOne('') })
    await found.first().click()
    await expect.poll(() => page.getByTestId('edit-line').count()).toBe(1)
    await page.getByTestId('edit-line').getByLabel(edit.size).selectOption('38')
    await page.getByTestId('edit-line').getByLabel(edit.color).selectOption('black')
    await page.getByRole('button', { name: words.offer }).click()
    await page.getByTestId('offer-ready').waitFor()
    // The button that made it is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/SECTION|MAIN/)
    const link = await page.getByLabel(words.link, { exact: true }).inputValue()
    expect(link).toMatch(new RegExp(`${shop.origin}${pathIn(locale, '/draft/')}[\\w-]{22}$`))
    const whatsapp = await page.getByRole('link', { name: words.sendWhatsapp }).getAttribute('href')
    expect(decodeURIComponent(whatsapp ?? '')).toContain(link)

    const shopper = await browser.newContext({ viewport: { width, height: 780 } })
    const phone = await shopper.newPage()
    await phone.goto(link)
    await phone.getByText('نورة الكندي').waitFor()
    await phone.getByRole('button', { name: own.confirm }).click()
    await phone.getByRole('link', { name: own.track }).waitFor()
    await phone.locator('h1:focus', { hasText: own.doneTitle }).waitFor({ state: 'attached' })
    expect(await phone.getByText(own.doneTitle, { exact: true }).count(), 'said once').toBe(1)
    await phone.reload()
    const said = await phone.getByText(/\d{6}/).innerText()
    await phone.getByRole('link', { name: own.track }).click()
    const number = (await phone.getByTestId('order-number').innerText()).replace(/\D/g, '')
    expect(said).toBe(own.doneText(number))
    await shopper.close()
  },
)

test.each(sights)(
  'a link without an address asks for its wilayat and area as checkout does, and says what is missing: %s at %d',
  async (locale, width) => {
    const [own, where] = [offeredMessages[locale], placeMessages[locale]]
    const boss = await enter(browser, shop.origin, admin)
    const { data: bag } = (await boss.call('GET', '/api/product/camel-structured-tote', undefined)) as {
      data: Product
    }
    const price = bag.offerPrice ?? bag.originalPrice
    const { draftUrl } = (await boss.call('POST', '/api/orderDraft', {
      products: [{ _id: bag._id, size: bag.sizes[0] ?? 'N/A', color: bag.colors[0] ?? 'N/A', quantity: 1 }],
      customerData: {
        name: 'Noura',
        mobileNumber: '95551234',
        address: '',
        place: { country: 'OM', wilayat: '', area: '', pin: '' },
        deliveryArea: 'HOME DELIVERY',
        paymentMethod: 'Cash On Delivery',
      },
      source: 'phone',
      locale,
      total: price + (price > 50 ? 0 : 2),
    })) as { draftUrl: string }
    const shopper = await browser.newContext({ viewport: { width, height: 780 } })
    const phone = await shopper.newPage()
    await phone.goto(draftUrl)
    const wilayat = phone.getByRole('combobox', { name: where.wilayat })
    await wilayat.waitFor()
    await untilHydrated(phone)
    await phone.getByRole('button', { name: own.confirm }).click()
    await phone.locator('select:focus').waitFor()
    for (const said of [own.wilayatMissing, own.addressMissing])
      await phone.getByText(said, { exact: true }).waitFor()
    expect(await violations(phone, tags)).toEqual([])
    const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await wilayat.selectOption('muscat/as-seeb')
    await phone.getByLabel(where.area).fill('Al Khoud')
    await phone.getByLabel(own.address).fill('House 7, near the mosque')
    await expect.poll(() => phone.getByText(own.wilayatMissing, { exact: true }).count()).toBe(0)
    await phone.getByRole('button', { name: own.confirm }).click()
    await phone.getByRole('link', { name: own.track }).click()
    await phone.getByTestId('order-number').waitFor()
    const [order] = (await boss.call('GET', '/api/orders?limit=1', undefined)) as Order[]
    expect(order?.customerData.address).toMatch(/^House 7, near the mosque\nAl Khoud[,،] (As Seeb|السيب)/)
    await shopper.close()
  },
)

test.each(sights)(
  'a link says VAT and where to pay with nothing missing, and at once that it is refused and whom to ask: %s at %d',
  async (locale, width) => {
    const own = offeredMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const rules = { zones: [], deliveryDays: 2, cutOff: '', countries: [], holidays: [] }
    const collection = (isOffered: boolean) =>
      boss.call('PUT', '/api/deliveryZones', { ...rules, collection: isOffered })
    await collection(true)
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
    const { data: bag } = (await boss.call('GET', '/api/product/camel-structured-tote', undefined)) as {
      data: Product
    }
    const total = bag.offerPrice ?? bag.originalPrice
    const customerData = {
      name: 'Noura',
      mobileNumber: '95551234',
      address: '',
      deliveryArea: 'SHOP COLLECTION',
      paymentMethod: 'Online Payment',
    }
    const products = [
      { _id: bag._id, size: bag.sizes[0] ?? 'N/A', color: bag.colors[0] ?? 'N/A', quantity: 1 },
    ]
    const asked = { products, customerData, source: 'phone', locale, total }
    const { draftUrl } = (await boss.call('POST', '/api/orderDraft', asked)) as { draftUrl: string }
    const shopper = await browser.newContext({ viewport: { width, height: 780 } })
    const phone = await shopper.newPage()
    await phone.addInitScript(countSuspended)
    await phone.goto(draftUrl)
    await phone.locator('input[type=file]').waitFor({ state: 'attached' })
    expect(await phone.evaluate(() => (window as unknown as Suspended).suspended)).toBeLessThanOrEqual(1)
    await phone.getByText(totalMessages[locale].vatIncluded, { exact: true }).waitFor()
    expect(await phone.getByRole('button', { name: own.confirm }).count()).toBe(1)

    await collection(false)
    await phone.goto(draftUrl)
    await phone.getByRole('heading', { name: own.refusedTitle }).waitFor()
    const told = phone.getByTestId('offered-refused')
    await told.getByText(own.way, { exact: true }).waitFor()
    for (const name of [own.whatsapp, own.call, own.contact])
      expect(await told.getByRole('link', { name }).count()).toBe(1)
    expect(await violations(phone, tags)).toEqual([])
    for (const gone of [
      phone.locator('input[type=file]'),
      phone.getByRole('radio'),
      phone.getByRole('button', { name: own.confirm }),
    ])
      expect(await gone.count()).toBe(0)
    const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await collection(true)
    const show = (productVisibility: string) =>
      boss.call('PATCH', `/api/updateProduct/${bag._id}`, { productVisibility })
    await phone.goto(draftUrl)
    await untilHydrated(phone)
    await phone.locator('input[value="Cash On Delivery"]').check()
    await show('Hidden')
    await phone.getByRole('button', { name: own.confirm }).click()
    await told.getByText(own.goods, { exact: true }).waitFor()
    expect(await phone.getByRole('alert').filter({ hasText: own.goods }).count()).toBe(1)
    expect(await phone.getByRole('button', { name: own.confirm }).count()).toBe(0)
    await phone.goto(draftUrl)
    await told.getByText(own.goods, { exact: true }).waitFor()
    expect(await phone.locator('input[type=file]').count()).toBe(0)
    expect(await phone.getByRole('button', { name: own.confirm }).count()).toBe(0)
    await show('Public')
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'off' })
    await shopper.close()
  },
)

test.each(sights)(
  'who is told that fewer pieces are left lowers the count, and the order is made and edited: %s at %d',
  async (locale, width) => {
    const words = newOrderMessages[locale]
    const editing = editOrderMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    const name = `Lone tote ${locale}`
    await boss.call('POST', '/api/postProduct', {
      name,
      category: 'Bags Collections',
      originalPrice: 20,
      colors: ['camel'],
      stock: [{ size: 'N/A', color: 'camel', quantity: 1 }],
    })
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.locator('input[name="customerData.mobileNumber"]').fill('95551234')
    await page.locator('input[name="customerData.name"]').fill('Huda')
    await page.getByLabel(editing.address).fill('Way 5, Sohar')
    await page.getByLabel(editing.add).fill(name)
    await page.getByRole('option', { name: editing.addOne(name) }).click()
    const line = page.getByTestId('edit-line')
    const tooMany = async (button: string) => {
      await line.getByRole('spinbutton').fill('2')
      await page.getByRole('button', { name: button }).click()
      await line.getByRole('alert').waitFor()
      await line.getByRole('spinbutton').fill('1')
      await line.getByRole('alert').waitFor({ state: 'detached' })
    }
    await tooMany(words.make)
    await page.getByRole('button', { name: words.make }).click()
    await page.getByTestId('order-history').waitFor()

    await page.getByRole('link', { name: editing.edit, exact: true }).click()
    await line.getByRole('spinbutton').fill('2')
    await page.getByRole('button', { name: editing.save }).click()
    await line.getByRole('alert').waitFor()
    await line.getByRole('spinbutton').fill('1')
    await page.getByLabel(editing.address).fill('Way 6, Sohar')
    await page.getByRole('button', { name: editing.save }).click()
    await page.getByTestId('order-history').getByText('Way 6').waitFor()
    await page.context().close()
  },
)

test.each(locales)(
  'at a desk a new order begins in the phone of who calls, and a phone keeps its keyboard down: %s',
  async (locale) => {
    const { page } = await enter(browser, shop.origin, admin)
    const begun = page.locator('input[name="customerData.mobileNumber"]:focus')
    const words = newOrderMessages[locale]
    await page.setViewportSize({ width: 1280, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await begun.waitFor()
    // Of a page that was come to within the dashboard, too.
    await page.goto(pathIn(locale, '/dashboard/orders'))
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: words.title }).click()
    await begun.waitFor()
    const touched = await browser.newContext({
      baseURL: shop.origin,
      storageState: await page.context().storageState(),
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
    })
    const phone = await touched.newPage()
    await phone.goto(pathIn(locale, '/dashboard/newOrder'))
    await untilHydrated(phone)
    expect(await phone.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await touched.close()
  },
)
