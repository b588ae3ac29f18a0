import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { writtenAmount } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { paperWords } from '#src/orders/papers/paper-words.ts'
import { openShopFile } from '../running-shop.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, type SignedIn } from './order-admin.steps.ts'

let orders: Awaited<ReturnType<typeof place>>[]

const pointsPerMm = 72 / 25.4

openDemoShopAsAdmin()

beforeAll(async () => {
  const huda = await enter(browser, shop.origin, 'huda@example.com', 'Huda Al Lawati')
  orders = []
  for (let one = 0; one < 10; one++) orders.push(await place(huda, 'huda@example.com'))
})

test('ten packing slips are one print of ten numbered pages, and nothing of the dashboard is on them', async () => {
  const { text, pages, sizes } = await printed(boss.page, 'slip', ids(10))
  // Who packs may read the other language, which has a line of its own, a box to tick and a quantity seen from afar.
  const row = boss.page.getByTestId('slip').first().locator('tbody tr')
  const goods = row.locator('td').nth(1)
  expect(await goods.innerText()).toMatch(/^Patent Stiletto Pumps · Black, Size 36\n.*36$/s)
  const lines = await goods.evaluate((cell) =>
    [...cell.querySelectorAll('bdi')].map((name) => name.getBoundingClientRect()),
  )
  expect(lines[1]?.top).toBeGreaterThanOrEqual(lines[0]?.bottom ?? Infinity)
  expect((await goods.boundingBox())?.height).toBeLessThan(65)
  const [box, count, name] = await row.evaluate((one) => {
    const [tick, cell] = [one.querySelector('span'), one.lastElementChild]
    const [named, large] = [one.querySelector('bdi'), cell].map(
      (part) => part && getComputedStyle(part).fontSize,
    )
    return [
      tick?.getBoundingClientRect().width,
      Number.parseFloat(large ?? ''),
      Number.parseFloat(named ?? ''),
    ]
  })
  expect(mm(box)).toBeGreaterThanOrEqual(4)
  // The thanks end what they are for, wherever its sheet ends.
  await boss.page.emulateMedia({ media: 'print' })
  const [sum, thanks] = await Promise.all(
    ['.paper-sum', '.paper-foot'].map((part) =>
      boss.page.getByTestId('slip').first().locator(part).boundingBox(),
    ),
  )
  await boss.page.emulateMedia({ media: null })
  expect(mm((thanks?.y ?? Infinity) - (sum?.y ?? 0))).toBeLessThanOrEqual(20)
  expect(count).toBeGreaterThanOrEqual((name ?? Infinity) * 1.5)
  expect(pages).toHaveLength(10)
  expect(sizes).toEqual(new Set(['210 x 297']))
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`#${orders[at]?.number}`)
    expect(page).toContain(`${at + 1} / 10`)
    expect(page).toContain(`Cash to collect: OMR ${orders[at]?.total.toFixed(3)}`)
  }
  for (const word of ['Haqiba', 'حقيبة', 'Packing slip', 'Salma Al Harthi', 'Way 12, Ruwi', '+968 9234 5678'])
    expect(text).toContain(word)
  for (const chrome of ['Logout', 'Pending Orders', 'Labels on A4', 'All orders', 'Go To Home'])
    expect(text).not.toContain(chrome)
})

test.each(locales)('the slip of what is brought free says so, and no other does: %s', async (locale) => {
  const file = openShopFile(shop.dataDir)
  const brought = file.prepare(
    "select id from orders where locale = ? and delivery_area = 'HOME DELIVERY' and (delivery_charge = 0) = ? limit 1",
  )
  const [free, charged] = [1, 0].map((is) => brought.get(locale, is)?.id)
  file.close()
  const { page } = boss
  await page.goto(address('slip', [String(free), String(charged)]))
  const words = paperWords(locale)
  const line = new RegExp(`^${words['HOME DELIVERY']}( Home delivery)? \\(${words.free}`, 'm')
  await page.getByTestId('slip').nth(1).waitFor()
  const texts = await page.getByTestId('slip').allInnerTexts()
  expect(texts.map((text) => line.test(text))).toEqual([true, false])
})

test('a label measures 100 × 150 mm, one page each, with the barcode of its number', async () => {
  const { text, pages, sizes } = await printed(boss.page, 'label', ids(3))
  expect(pages).toHaveLength(3)
  expect(sizes).toEqual(new Set(['100 x 150']))
  for (const word of [
    'Haqiba',
    'Salma Al Harthi',
    'Way 12, Ruwi',
    `#${orders[2]?.number}`,
    'Cash to collect',
    'Pieces: 2',
  ])
    expect(text).toContain(word)
  expect(text).toMatch(/\d{1,2} [A-Z][a-z]{2},? \d{4} · Pieces: 2/)
  const label = boss.page.getByTestId('label').first()
  const box = await label.boundingBox()
  expect([mm(box?.width), mm(box?.height)]).toEqual([100, 150])
  await label.getByRole('img', { name: orders[0]?.number ?? 'none' }).waitFor()
})

test('labels on A4 are eight of a sheet', async () => {
  const { pages, sizes } = await printed(boss.page, 'labels', ids(10))
  expect(sizes).toEqual(new Set(['210 x 297']))
  expect(pages.map((page) => page.split('Salma Al Harthi').length - 1)).toEqual([8, 2])
  const label = boss.page.getByTestId('label').first()
  const size = await label
    .locator('.paper-address')
    .evaluate((address) => Number.parseFloat(getComputedStyle(address).fontSize))
  expect((size / 96) * 72, 'points of an address').toBeGreaterThanOrEqual(11)
  const phone = await label
    .locator('.paper-phone')
    .evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize))
  expect(size, 'no smaller than the phone number').toBeGreaterThanOrEqual(phone)
  expect(await label.evaluate((one) => one.scrollHeight <= one.clientHeight), 'whole in its cell').toBe(true)
})

test('the labels of the demo say the wilayat on a line of its own, in bold, and are whole in their measures', async () => {
  const file = openShopFile(shop.dataDir)
  const all = file.prepare('select id from orders where demo = 1 limit 40').all()
  file.close()
  for (const kind of ['label', 'labels'] as const) {
    await boss.page.goto(
      address(
        kind,
        all.map(({ id }) => String(id)),
      ),
    )
    const labels = boss.page.getByTestId('label')
    await labels.nth(7).waitFor()
    const seen = await labels.evaluateAll((sheets) =>
      sheets.map((one) => {
        const town = one.querySelector('.paper-town')
        const { fontSize, fontWeight } = getComputedStyle(town ?? one)
        const way = one.querySelector('h2')
        return {
          whole: one.scrollHeight <= one.clientHeight,
          // Once: the address does not say it again.
          twice: town !== null && (one.textContent ?? '').split(town.textContent ?? '').length > 2,
          town: town ? Number(fontWeight) >= 600 && Number.parseFloat(fontSize) >= 17 : 'none',
          way: way && Number.parseFloat(getComputedStyle(way).fontSize) >= 11.5,
        }
      }),
    )
    expect(seen.filter(({ town }) => town === true).length).toBeGreaterThan(4)
    expect(seen.filter(({ whole, town, twice, way }) => !whole || town === false || twice || !way)).toEqual(
      [],
    )
  }
})

test('a label in Arabic that is printed from an English page says wilayat and governorate once, each in Arabic', async () => {
  const { insertedId: id } = (await boss.call('POST', '/api/postProduct', {
    ...{ name: 'Silk scarf', category: 'bags', originalPrice: 20 },
  })) as { insertedId: string }
  const product = sampleProduct({ id, originalPrice: 20_000, sizes: [], colors: [] })
  const parts = { country: 'OM', wilayat: 'muscat/as-seeb', area: 'الخوض', line: 'بيت 7', pin: '' }
  const order = sampleOrder([{ product }], { place: parts, address: 'بيت 7' })
  const placed = (await inArabic(boss.page).call('POST', '/api/postOrder', order)) as { insertedId: string }
  await boss.page.goto(address('label', [placed.insertedId]))
  const label = boss.page.getByTestId('label')
  await label.waitFor()
  expect(await label.locator('.paper-town').innerText()).toBe('السيب')
  expect((await label.locator('.paper-address').innerText()).split('\n')).toEqual(['بيت 7', 'الخوض، مسقط'])
})

test('the pick list sums all orders, the hand-over list their cash; each is one print', async () => {
  const pick = await printed(boss.page, 'pick', ids(10))
  expect(pick.pages).toHaveLength(1)
  expect(pick.text).toContain('Pick list')
  expect(pick.text).toContain('Orders: 10 · Pieces: 20')
  await expect.poll(() => boss.page.getByTestId('pick').locator('tbody tr').count()).toBe(1)

  const handover = await printed(boss.page, 'handover', ids(10))
  const cash = orders.reduce((sum, { total }) => sum + Math.round(total * 1000), 0) / 1000
  await boss.page.emulateMedia({ media: 'print' })
  await boss.page.setViewportSize({ width: 688, height: 1000 })
  const sign = boss.page.getByTestId('handover').locator('tbody td:last-child').first()
  expect(mm((await sign.boundingBox())?.width), 'room to sign').toBeGreaterThanOrEqual(40)
  expect(await sign.evaluate((cell) => getComputedStyle(cell).borderInlineStartWidth)).toBe('1px')
  await boss.page.emulateMedia({ media: null })
  await boss.page.setViewportSize({ width: 1280, height: 720 })
  expect(handover.text).toContain(`Orders: 10 · Cash to collect: OMR ${cash.toFixed(3)}`)
  for (const word of ['Handed over by', 'Received by', 'Signature', '1 / 1'])
    expect(handover.text).toContain(word)
  // Whoever prints it reads Arabic; the list and its amounts stay in the shop's language (O20).
  const sum = writtenAmount('en', Math.round(cash * 1000))
  await boss.page.goto(`/ar${address('handover', ids(10))}`)
  await boss.page.getByTestId('handover').getByText('Signature').first().waitFor()
  await boss.page.getByTestId('handover').locator('.paper-sum').getByText(sum).waitFor()
})

test('a paper speaks its customer’s language with the shop’s beside it, and the invoices are one print', async () => {
  const huda = await place(inArabic(boss.page), 'noor@example.com')
  await printed(boss.page, 'slip', [huda.id])
  const slip = boss.page.getByTestId('slip')
  await expect.poll(() => slip.getAttribute('dir')).toBe('rtl')
  await slip.getByText('قائمة التعبئة').waitFor()
  await slip.getByText('Packing slip').waitFor()
  await slip.getByText(orders[0]?.name ?? 'none').waitFor()
  await slip.getByText(orders[0]?.nameAr ?? 'none').waitFor()
  // Goods without a code of their own leave no empty column for it.
  expect(await slip.getByRole('columnheader').count()).toBe(2)
  // Whoever prints it reads English; its amount is written as the customer reads it.
  await slip.getByText(writtenAmount('ar', inBaisa(huda.total))).waitFor()
  // Both languages of its goods begin at the same edge, one below the other.
  const edges = await slip
    .locator('tbody td > bdi, tbody .paper-beside')
    .evaluateAll((names) => names.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(edges).toEqual([edges[0], edges[0]])

  // An address in the other script keeps to the edge of the name above it.
  await boss.page.goto(address('label', [huda.id]))
  const written = boss.page.getByTestId('label').getByText('Way 12, Ruwi')
  const away = await written.evaluate((address) => {
    address.textContent = 'Way 12, House 40, near the mosque and behind the school, Ruwi'
    const lines = document.createRange()
    lines.selectNodeContents(address)
    const edge = address.closest('section')?.getBoundingClientRect().right ?? 0
    return [...lines.getClientRects()].map((line) => Math.round(edge - line.right))
  })
  expect(away.length).toBeGreaterThan(1)
  expect(Math.max(...away)).toBeLessThan(10)

  const { pages, text } = await printed(boss.page, 'invoice', [huda.id, ...ids(2)])
  expect(pages).toHaveLength(3)
  expect(text).toContain('Cash On Delivery')
  await boss.page.getByText('الدفع عند الاستلام').first().waitFor()
})

test.each(['en', 'ar'] as const)(
  'an order from before VAT was switched on has an invoice without the number for VAT, one from after has it: %s',
  async (locale) => {
    const caller = locale === 'ar' ? inArabic(boss.page) : boss
    const before = await place(caller, 'noor@example.com')
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'delivery', vatNumber: 'OM1100123456' })
    const after = await place(caller, 'noor@example.com')
    await boss.page.goto(pathIn(locale, address('invoice', [before.id, after.id])))
    const invoices = boss.page.getByTestId('invoice')
    await invoices.last().waitFor()
    const numbers = invoices.filter({ hasText: 'OM1100123456' })
    expect([await invoices.count(), await numbers.count()]).toEqual([2, 1])
    await numbers.getByText(`#${after.number}`).waitFor()
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'off' })
  },
)

test.each(['en', 'ar'] as const)(
  'a SKU is never broken over two lines, beside a long name: %s',
  async (locale) => {
    const caller = locale === 'ar' ? inArabic(boss.page) : boss
    const name = 'Hand-stitched tote of vegetable-tanned leather with two pockets and a long strap'
    const { insertedId: id } = (await boss.call('POST', '/api/postProduct', {
      ...{ name, category: 'bags', originalPrice: 20, sku: `TOTE-RED-${locale}-1` },
    })) as { insertedId: string }
    const product = sampleProduct({ id, originalPrice: 20_000, sizes: [], colors: [] })
    const placed = (await caller.call('POST', '/api/postOrder', sampleOrder([{ product }]))) as {
      insertedId: string
    }
    await boss.page.setViewportSize({ width: 1280, height: 900 })
    for (const kind of ['slip', 'pick']) {
      await boss.page.goto(address(kind, [placed.insertedId]))
      const sku = boss.page.getByTestId(kind).getByText(`TOTE-RED-${locale}-1`)
      await sku.waitFor()
      expect([kind, await sku.evaluate((one) => one.getClientRects().length)]).toEqual([kind, 1])
    }
  },
)

test('from chosen orders to their papers: one press, and a window in which another kind is one more', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/pendingOrders')
  await page.getByRole('checkbox', { name: /all/i }).first().check()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('toolbar').getByRole('link', { name: 'Print' }).click()
  const papers = await opened
  await papers.getByTestId('slip').first().waitFor()
  await papers.locator('label', { hasText: 'Pick list' }).click()
  await papers.getByTestId('pick').waitFor()
  await papers.close()
  // What was chosen stays chosen.
  await page.getByRole('toolbar').waitFor()
})

test('the screen is whole on a phone and without faults for assistive technology; the invoice is not cut', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 740 })
  for (const kind of ['slip', 'pick', 'label', 'handover']) {
    await page.goto(address(kind, ids(2)))
    await page.locator('.papers').waitFor()
    expect([kind, await overflow(page)]).toEqual([kind, 0])
    expect([kind, await violations(page, tags)]).toEqual([kind, []])
  }
  await page.goto(`/dashboard/order-overview/${orders[0]?.id}/invoice/${orders[0]?.id}`)
  await page.getByTestId('invoice').waitFor()
  expect(await overflow(page)).toBe(0)
  const cut = () =>
    page
      .getByTestId('invoice')
      .evaluate((sheet) => Math.max(0, sheet.scrollWidth - sheet.clientWidth, sheet.clientWidth - innerWidth))
  expect(await cut()).toBe(0)
  await page.getByText('OMR').first().waitFor()
})

function ids(count: number): string[] {
  return orders.slice(0, count).map(({ id }) => id)
}

function address(kind: string, of: readonly string[]): string {
  return `/dashboard/print?kind=${kind}&orders=${of.join(',')}`
}

/** What comes out of the printer: the text of each page and the sizes of the pages in mm. */
async function printed(page: Page, kind: string, of: readonly string[]) {
  await page.goto(address(kind, of))
  await page.locator('section.papers > *').first().waitFor()
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  const sizes = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (await pdf.getPage(number)).view
    const millimetres = [right - left, bottom - top].map((points) => Math.round(points / pointsPerMm))
    sizes.add(millimetres.join(' x '))
  }
  return { pages, text: pages.join('\n'), sizes }
}

/** CSS pixels as whole millimetres. */
function mm(pixels = 0): number {
  return Math.round((pixels / 96) * 25.4)
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Somebody who reads Arabic, without an account. */
function inArabic(page: Page): SignedIn {
  return {
    page,
    async call(method, path, data) {
      const headers = { 'accept-language': 'ar' }
      return (await page.request.fetch(path, { method, data, headers, maxRetries: 2 })).json()
    },
  }
}
