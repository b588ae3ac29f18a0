import { expect, test } from 'vitest'
import { profileMessages } from '#src/accounts/profile/profile.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openShopFile } from '../running-shop.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales)(
  'on a tablet a category’s count, sub-categories and signs stand in one line, however long its name: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 768, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/categories'))
    const shelves = page.getByTestId('category-tree').locator('> li')
    await shelves.nth(11).waitFor()
    const middles = await shelves.evaluateAll((all) =>
      all.map((shelf) => {
        const middleOf = (what: string) => {
          const { top = 0, height = 0 } = shelf.querySelector(what)?.getBoundingClientRect() ?? {}
          return top + height / 2
        }
        return ['input', 'p.figures', 'summary'].map((part) => Math.abs(middleOf(part) - middleOf('button')))
      }),
    )
    expect(middles.length).toBe(12)
    expect(middles.flat().filter((away) => away > 1.5)).toEqual([])
  },
)

// Arabic, one step larger, has room for both from about 430 px.
test.each([
  { locale: 'en', width: 360 },
  { locale: 'ar', width: 768 },
] as const)(
  'on narrow screens a line of the log says when and who in one line: $locale at $width',
  async ({ locale, width }) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/audit'))
    const line = page.getByTestId('audit-line').first()
    await line.waitFor()
    const [when, who] = await line.evaluate((row) =>
      [...row.children].map((part) => Math.round(part.getBoundingClientRect().bottom)),
    )
    expect(Math.abs((when ?? 0) - (who ?? -99))).toBeLessThanOrEqual(2)
  },
)

test('the name of who wrote is read whole in the inbox, also of 49 letters on a phone', async () => {
  const { page } = boss
  const fullName = 'عبدالرحمن بن عبدالله بن سليمان المعمري الهنائي'
  await boss.call('POST', '/api/contact', { fullName, email: 'aisha@example.com', message: 'السلام عليكم' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/ar/dashboard/inbox')
  const name = page.getByTestId('inbox-row').first().locator('bdi').first()
  await name.waitFor()
  const { shown, whole } = await name.evaluate((element) => {
    const box = element.parentElement ?? element
    return { shown: [box.clientWidth, box.clientHeight], whole: [box.scrollWidth, box.scrollHeight] }
  })
  expect(whole[0]).toBeLessThanOrEqual(shown[0] ?? 0)
  expect(whole[1]).toBeLessThanOrEqual((shown[1] ?? 0) + 2)
})

test('of a product that is gone no duplicate is offered', async () => {
  const { page } = boss
  const words = productFormMessages.en
  await openPage(page, '/dashboard/update/no-such-product')
  await page.getByText(words.gone, { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: words.duplicate, exact: true }).count()).toBe(0)
})

test('by night receipts are dimmed as all pictures are', async () => {
  const { page } = boss
  await openPage(page, '/dashboard/paymentProofs')
  const receipt = page.getByRole('main').locator('img').first()
  await receipt.waitFor()
  const sight = (theme: string) =>
    receipt.evaluate((image, chosen) => {
      document.documentElement.dataset.theme = chosen
      return getComputedStyle(image).filter
    }, theme)
  expect(await sight('light')).toBe('none')
  expect(await sight('dark')).toBe('brightness(0.88)')
})

test.each(locales)(
  'on a desk what is said in passing lies over no name, bell, entry, heading or row, and the menu stays as it is: %s',
  async (locale) => {
    const { page } = boss
    const toast = page.getByTestId('toasts').locator('> div')
    const menu = page.getByRole('complementary')
    const entries = () =>
      menu.evaluate((aside) =>
        [aside, ...aside.querySelectorAll('nav, nav a, button, [data-testid]')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          // Of the menu's own top, which a page that is scrolled to its end leaves at a part of a pixel.
          return [x, y - aside.getBoundingClientRect().top, width, height].map(Math.round).join()
        }),
      )
    /** What lies under it once the page is scrolled to its end. */
    const under = () =>
      toast.evaluate((said) => {
        scrollTo(0, document.documentElement.scrollHeight)
        const box = said.getBoundingClientRect()
        const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
        const covered = [
          ...document.querySelectorAll(
            'aside, main :is(a, button, input, h1, h2, h3, p, label, .save-bar, .drop-bar)',
          ),
        ]
          .map((one) => ({ one, at: one.getBoundingClientRect() }))
          .filter(({ at }) => at.width > 0 && at.height > 0)
          .filter(
            ({ at }) =>
              at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
          )
        return { inside, covered: covered.map(({ one }) => one.textContent) }
      })
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, pathIn(locale, '/dashboard'))
      const words = profileMessages[locale]
      const main = page.getByRole('main')
      await main.getByLabel(words.name, { exact: true }).fill(`Owner ${width} ${locale}`)
      await main.getByRole('button', { name: words.save, exact: true }).first().click()
      await toast.waitFor()
      await menu.getByTestId('whoami').getByText(`Owner ${width} ${locale}`).waitFor()
      const during = await entries()
      await expect.poll(under).toEqual({ inside: true, covered: [] })
      await toast.waitFor({ state: 'detached' })
      expect(await entries(), `the menu at ${width}`).toEqual(during)
      await openPage(page, pathIn(locale, '/dashboard/home'))
      await main.locator('.drop-bar').getByRole('button').click()
      await toast.waitFor()
      await expect.poll(under).toEqual({ inside: true, covered: [] })
      await toast.waitFor({ state: 'detached' })
    }
  },
)

test.each(locales)('the list of emails writes its dates as every list does: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, pathIn(locale, '/dashboard/letters'))
  const when = page.locator('main tbody tr').first().locator('td.figures')
  await expect.poll(() => when.innerText()).toMatch(/\d{4}[,،]\s?\d/)
})

test('the menu’s longest name in Arabic keeps away from how many wait beside it, more than a hundred too', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  const entry = page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href$="/pendingOrders"]') })
  const away = async (count: RegExp) => {
    await openPage(page, '/ar/dashboard')
    await entry.locator('> span').filter({ hasText: count }).waitFor()
    return entry.evaluate((item) => {
      const words = document.createRange()
      words.selectNodeContents(item.querySelector('a')?.lastChild ?? item)
      const waiting = item.querySelector(':scope > span')?.getBoundingClientRect()
      return words.getBoundingClientRect().left - (waiting?.right ?? Number.POSITIVE_INFINITY)
    })
  }
  expect(await away(/^\d\d?\D/)).toBeGreaterThanOrEqual(6)
  const file = openShopFile(shop.dataDir)
  file.exec("update orders set status = 'Pending'")
  file.close()
  expect(await away(/^\d\d\d\D/)).toBeGreaterThanOrEqual(6)
})

test.each(locales)('on a tablet all sub-categories are rows of one height: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, pathIn(locale, '/dashboard/categories'))
  await page.getByTestId('category-tree').locator('summary').first().click()
  const rows = page.getByTestId('category-tree').locator('details[open]').getByTestId('shelf-row')
  await rows.nth(9).waitFor()
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size, heights.join()).toBe(1)
})

test.each(locales)(
  'a product’s price and what is left of it are each one line, and a number is said of one kind alone: %s',
  async (locale) => {
    const { page } = boss
    const sizes = ['S', 'M', 'L']
    const kinds = [
      { sizes: [], stock: [{ size: 'N/A', color: 'N/A', quantity: 3 }] },
      { sizes, stock: sizes.map((size) => ({ size, color: 'N/A', quantity: 4 })) },
      { sizes, stock: sizes.map((size, n) => ({ size, color: 'N/A', quantity: n === 0 ? 3 : 30 })) },
    ]
    for (const [n, kind] of kinds.entries())
      await boss.call('POST', '/api/postProduct', {
        ...{ name: `Bag of low stock ${locale} ${n}`, category: 'bags', originalPrice: 120, colors: [] },
        ...kind,
        ...(n > 0 && { offerPrice: 100, variants: [{ size: 'L', color: 'N/A', price: 150 }] }),
      })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, pathIn(locale, '/dashboard/allProducts'))
      const rows = page.getByTestId('product-row').filter({ hasText: `Bag of low stock ${locale}` })
      await rows.nth(2).waitFor()
      const seen = await rows.evaluateAll((all) =>
        all.map((row) => {
          const [price, stock] = [...row.children].slice(3, 5)
          const from = price?.querySelector('.font-light')?.getBoundingClientRect()
          const sum = price?.querySelector('.figures')?.getBoundingClientRect()
          return {
            number: /\d/.test(stock?.textContent ?? ''),
            high: (stock?.querySelector('span')?.getBoundingClientRect().height ?? 99) < 30,
            apart: from && sum ? Math.abs(from.bottom - sum.bottom) > 6 : false,
          }
        }),
      )
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([width, over], 'the page is as wide as the screen').toEqual([width, 0])
      const whole = { high: true, apart: false }
      // The newest first.
      expect([width, ...seen]).toEqual([
        width,
        { number: false, ...whole },
        { number: false, ...whole },
        { number: true, ...whole },
      ])
    }
  },
)

test.each(locales)('no column of the products moves with what its rows hold: %s', async (locale) => {
  const { page } = boss
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const edges: number[][] = []
    for (const sort of ['price-asc', 'price-desc']) {
      await openPage(page, pathIn(locale, `/dashboard/allProducts?sort=${sort}`))
      await page.getByTestId('product-row').nth(3).waitFor()
      const heads = page.getByRole('columnheader').filter({ visible: true })
      edges.push(
        await heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().x))),
      )
    }
    expect([width, edges[0]]).toEqual([width, edges[1]])
  }
})

test.each(locales)('a charge is named with its unit once where the settings show it: %s', async (locale) => {
  const { page } = boss
  await openPage(page, pathIn(locale, '/dashboard/update-settings#delivery'))
  const shown = page.locator('#delivery').getByTestId('settings-preview')
  await shown.waitFor()
  expect(await shown.innerText()).not.toMatch(/[()]/)
})

test.each(locales)(
  'on a phone nothing blank stands below a receipt in its picture’s ground: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/paymentProofs'))
    const picture = page.getByRole('main').locator('li img').first()
    await picture.waitFor()
    const [width, height] = await picture.evaluate((image) => [image.clientWidth, image.clientHeight])
    expect(Math.abs((width ?? 0) - (height ?? 0))).toBeLessThanOrEqual(1)
  },
)

test.each(locales)('on a phone what sales are made of is folded, and one press away: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, pathIn(locale, '/dashboard/reports'))
  const folds = page.getByRole('main').locator('summary')
  await folds.nth(8).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400)
  const first = page.getByRole('main').locator('details').first()
  expect(await first.getByRole('button', { name: 'CSV' }).isVisible()).toBe(false)
  await folds.first().click()
  await first.locator('.figures').nth(1).waitFor()
})

test.each(locales)(
  'at the end of a page its bar stands at the edge of the screen, as before: %s',
  async (locale) => {
    const { page } = boss
    for (const width of [360, 1280])
      for (const path of ['update-settings', 'addProduct', 'delivery', 'newOrder']) {
        await page.setViewportSize({ width, height: 620 })
        await openPage(page, pathIn(locale, `/dashboard/${path}`))
        const bar = page.getByRole('main').locator('.save-bar')
        await bar.waitFor()
        const below = await bar.evaluate((one) => {
          scrollTo(0, document.documentElement.scrollHeight)
          return Math.round(innerHeight - one.getBoundingClientRect().bottom)
        })
        expect([width, path, below]).toEqual([width, path, 0])
      }
  },
)
