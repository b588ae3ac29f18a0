import { beforeAll, describe, expect, test } from 'vitest'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { draftOf, requestOf } from '#src/orders/correcting/edit-draft.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { trackTaxMessages } from '#src/orders/tracking/track-tax.messages.ts'
import { taxMessages } from '#src/tax/tax.messages.ts'
import { taxWords } from '#src/tax/tax-words.ts'
import { colourRules, tags, violations } from '../spec/axe.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

/** Orders of the admin's own, confirmed all at once, as a morning's bulk is; of these so many are cancelled again. */
async function issue(count: number, cancelled: number): Promise<void> {
  const ids: string[] = []
  for (let order = 0; order < count; order++) ids.push((await place(boss, admin)).id)
  const all = (status: string, some: string[]) =>
    Promise.all(some.map((id) => boss.call('PUT', `/api/orderStatus/${id}`, { status })))
  await all('Confirmed', ids)
  await all('Cancelled', ids.slice(0, cancelled))
}

describe.each([
  { what: 'nothing', rows: 0, orders: 0, cancelled: 0 },
  { what: 'one invoice', rows: 1, orders: 1, cancelled: 0 },
  { what: 'sixty-one papers', rows: 61, orders: 35, cancelled: 25 },
])('the tax of a month with $what', ({ rows, orders, cancelled }) => {
  beforeAll(async () => {
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
    await issue(orders, cancelled)
  })

  test.each(locales.flatMap((locale) => [360, 1280].map((width) => ({ locale, width }))))(
    'is read in $locale at $width px in both themes',
    async ({ locale, width }) => {
      const { page } = boss
      const words = taxMessages[locale]
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, pathIn(locale, '/dashboard/tax'))
      const main = page.getByRole('main')
      const xml = main.getByRole('button', { name: /XML|بصيغة/ })
      if (rows === 0) await main.getByText(words.none).waitFor()
      while (rows > (await xml.count())) {
        const before = await xml.count()
        if (before > 0) await main.getByRole('button', { name: words.more }).click()
        await expect.poll(() => xml.count()).toBeGreaterThan(before)
      }
      expect(await xml.count()).toBe(rows)
      expect(await main.innerText(), 'days are written as everywhere').not.toMatch(/\d{4}-\d{2}-\d{2}/)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, 'nothing is moved sideways').toBeLessThanOrEqual(0)
      expect(await violations(page, tags)).toEqual([])
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect(await violations(page, colourRules)).toEqual([])
      if (rows !== 1) return
      // In the language of its customer, whichever its reader's is.
      await main.getByRole('link', { name: /-/ }).first().click()
      await page.getByTestId('tax-document').waitFor()
    },
  )
})

test.each(locales)(
  'a full invoice names the customer to the signed-in owner of its order, and to who has the link alone says how: %s',
  async (locale) => {
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
    const added = await boss.call('POST', '/api/postProduct', {
      name: `Chest, ${locale}`,
      category: 'luggage',
      originalPrice: 600,
    })
    const { insertedId: id } = added as { insertedId: string }
    const product = sampleProduct({ id, originalPrice: 600_000, sizes: [], colors: [] })
    const order = sampleOrder([{ product }], { name: 'Salma Al Harthi', address: 'Way 12, Ruwi' })
    const placed = (await boss.call('POST', '/api/postOrder', order)) as Record<string, string>
    await boss.call('PUT', `/api/orderStatus/${placed.insertedId}`, { status: 'Confirmed' })
    const path = pathIn(locale, `${new URL(placed.trackUrl ?? '').pathname}/tax`)
    const words = trackTaxMessages[locale]

    const { page } = boss
    await openPage(page, pathIn(locale, '/dashboard'))
    await page.goto(path)
    await page.getByTestId('tax-document').getByText('Salma Al Harthi').waitFor()
    expect(await page.getByText(words.unnamed).count()).toBe(0)

    const stranger = await browser.newContext({ baseURL: shop.origin })
    const passedOn = await stranger.newPage()
    await passedOn.goto(path)
    await passedOn.getByText(words.unnamed).waitFor()
    expect(await passedOn.getByTestId('tax-document').innerText()).not.toContain('Salma')
    await stranger.close()
  },
)

test.each(locales)(
  'a tax invoice says what is to be paid and how, whom to ask, and aligns its amounts: %s',
  async (locale) => {
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
    const added = { name: `Purse, ${locale}`, nameAr: 'محفظة', category: 'luggage', originalPrice: 2.5 }
    const { insertedId: product } = (await boss.call('POST', '/api/postProduct', added)) as {
      insertedId: string
    }
    const purse = sampleProduct({ id: product, name: added.name, originalPrice: 2500, sizes: [], colors: [] })
    const { trackUrl, insertedId: id } = (await boss.call(
      'POST',
      '/api/postOrder',
      sampleOrder([{ product: purse, quantity: 12 }]),
    )) as Record<string, string>
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    const { page } = boss
    const open = async () => {
      await page.goto(pathIn(locale, `${new URL(trackUrl ?? '').pathname.replace('/ar/', '/')}/tax`))
      await page.getByTestId('tax-payment').waitFor()
    }
    const words = taxWords(locale)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open()
      await page.getByTestId('tax-payment').getByText(words.toPay).waitFor()
      await page.getByTestId('tax-payment').getByText(words.cash).waitFor()
      await page.getByTestId('tax-closing').getByText(words.thanks).waitFor()
      await page.getByTestId('tax-closing').getByText('@').waitFor()
      const sheet = page.getByTestId('tax-document')
      // The decimals of a column stand below each other: its figures end at one place.
      const ends = await sheet.locator('tr td:last-child').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return Math.round(text.getBoundingClientRect().right)
        }),
      )
      expect(ends.length).toBeGreaterThan(3)
      if (width === 1280) expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
      // An Arabic reader's begins in Arabic.
      const first = await sheet.locator('tbody td bdi').first().getAttribute('lang')
      expect(first).toBe(locale)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page, tags)).toEqual([])
    }
    for (const status of ['Shipping', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status })
    await open()
    await page.getByTestId('tax-payment').getByText(words.paid).waitFor()
  },
)

test.each(locales)('no date or number of a credit note breaks between two lines: %s', async (locale) => {
  await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
  const { insertedId: product } = (await boss.call('POST', '/api/postProduct', {
    name: `Case, ${locale}`,
    category: 'luggage',
    originalPrice: 2.5,
  })) as { insertedId: string }
  const one = sampleProduct({ id: product, originalPrice: 2500, sizes: [], colors: [] })
  const { trackUrl, insertedId: id } = (await boss.call(
    'POST',
    '/api/postOrder',
    sampleOrder([{ product: one }]),
  )) as Record<string, string>
  for (const status of ['Confirmed', 'Cancelled'])
    await boss.call('PUT', `/api/orderStatus/${id}`, { status })
  const { page } = boss
  await page.goto(pathIn(locale, `${new URL(trackUrl ?? '').pathname.replace('/ar/', '/')}/tax`))
  const corrects = page.getByTestId('tax-document').getByText(taxWords(locale).corrects)
  await corrects.waitFor()
  for (const [width, media] of [
    [360, 'screen'],
    [768, 'print'],
    [1280, 'screen'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media })
    const runs = await page.getByTestId('tax-document').evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const found: { text: string; lines: number }[] = []
        const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const match of (node.nodeValue ?? '').matchAll(/\d{4}-\d{2}-\d{2}|(?:[A-Z]+-)\d+|#\d+/g)) {
            const run = document.createRange()
            run.setStart(node, match.index)
            run.setEnd(node, match.index + match[0].length)
            const tops = [...run.getClientRects()].map(({ top }) => Math.round(top))
            found.push({ text: match[0], lines: new Set(tops).size })
          }
        return found
      }),
    )
    expect(runs.length).toBeGreaterThan(6)
    expect(
      runs.filter(({ lines }) => lines !== 1),
      `at ${width} px on ${media}`,
    ).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ media: 'screen' })
})

test('of a corrected order the invoice that stands comes first and is printed alone, the earlier ones where they are chosen (T3)', async () => {
  await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
  const { id } = await place(boss, admin)
  await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
  const order = (await boss.call('GET', `/api/order/${id}`, undefined)) as OrderDetails
  const draft = draftOf(order)
  const one = { ...draft, products: draft.products.map((line) => ({ ...line, quantity: 1 })) }
  await boss.call('PUT', `/api/editOrder/${id}`, requestOf(one, order.version ?? 0))
  const { page } = boss
  for (const { path, mark, choose } of [
    { path: '', mark: /^Corrected by CN-/, choose: 'Print the earlier papers too' },
    { path: '/ar', mark: /^صُحّحت بالإشعار الدائن/, choose: 'طباعة الأوراق السابقة أيضًا' },
  ]) {
    await page.goto(`${path}/dashboard/order-overview/${id}/invoice/${id}`)
    const papers = page.getByTestId('tax-document')
    await expect.poll(() => papers.count()).toBe(3)
    const printed = async () => {
      await page.emulateMedia({ media: 'print' })
      const visible = await papers.filter({ visible: true }).allInnerTexts()
      await page.emulateMedia({ media: 'screen' })
      return visible
    }
    expect(await page.getByText(mark).isVisible()).toBe(true)
    const [alone, ...others] = await printed()
    expect([alone?.includes('INV-'), others]).toEqual([true, []])
    await page.getByRole('checkbox', { name: choose }).check()
    const all = await printed()
    expect(all.length).toBe(3)
    expect(all[0]).toBe(alone)
    expect(all.join(), 'the papers themselves stay as they were issued').not.toMatch(mark)
    await page.goto(`${path}/dashboard/print?kind=invoice&orders=${id}`)
    await expect.poll(() => papers.count()).toBe(1)
  }
})
