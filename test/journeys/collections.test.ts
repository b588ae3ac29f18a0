import { expect, test } from 'vitest'
import { goodsPickerMessages } from '#src/catalogue/admin/goods-picker.messages.ts'
import { curatingMessages } from '#src/catalogue/curating/curating.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each([
  { locale: 'en', width: 1280, slug: 'bargains' },
  { locale: 'ar', width: 360, slug: 'feast' },
] as const)(
  'a collection by rule is seen before it is saved, and one by hand keeps its order: $locale at $width',
  async ({ locale, width, slug }) => {
    const [words, shelving, picker] = [
      curatingMessages[locale],
      categoriesMessages[locale],
      goodsPickerMessages[locale],
    ]
    const { page } = boss
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pathIn(locale, '/dashboard/collections'))
    await page.getByRole('button', { name: words.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(shelving.name).fill(slug)
    await dialog.getByLabel(shelving.nameAr).fill('تجربة')
    await dialog.getByRole('textbox', { name: words.maxPrice }).fill('١٥')
    const asked = `${shop.origin}/api/products?maxPrice=15&productVisibility=Public&limit=1`
    const { total } = await (await fetch(asked)).json()
    await dialog.getByText(words.fit(total)).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page, tags)).toEqual([])
    await dialog.getByRole('button', { name: shelving.save, exact: true }).click()
    const row = page
      .getByTestId('collections')
      .getByRole('listitem')
      .filter({ hasText: `/collection/${slug}` })
    await row.getByText(words.fits(total)).waitFor()
    const found = await (await fetch(`${shop.origin}/collection/${slug}`)).text()
    expect(found).toContain('data-testid="product-count"')

    await row.getByRole('button').nth(2).click()
    await dialog.getByText(words.byHand, { exact: true }).click()
    const search = dialog.getByRole('searchbox', { name: picker.find })
    for (const n of [1, 2]) {
      await search.fill('bag')
      await dialog.getByTestId('found-goods').getByRole('button').first().click()
      await dialog.getByText(picker.chosen(n), { exact: true }).waitFor()
    }
    const chosen = dialog.getByTestId('chosen-goods').getByRole('listitem')
    const wider = (await dialog.locator('form').boundingBox())?.width ?? width
    expect(wider).toBeLessThanOrEqual(width - 32)
    const second = await chosen.nth(1).locator('bdi').innerText()
    await chosen.nth(1).getByRole('button').first().click()
    await expect.poll(() => chosen.first().locator('bdi').innerText()).toBe(second)
    await dialog.getByRole('button', { name: shelving.save, exact: true }).click()
    await row.getByText(words.fits(2), { exact: true }).waitFor()
    await page.goto(pathIn(locale, `/collection/${slug}`))
    const cards = page.locator('main .card-grid li')
    await expect.poll(() => cards.count()).toBe(2)
    expect(await cards.first().innerText()).toContain(second)
  },
)

test.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
] as const)(
  'a form says what its link will end in before anything is saved, and that without Latin letters it is random: $locale at $width',
  async ({ locale, width }) => {
    const { page } = boss
    const named = ['name', 'nameAr', 'slug'] as const
    const forms = [
      ['/dashboard/categories', categoriesMessages[locale].add, named],
      ['/dashboard/collections', curatingMessages[locale].add, named],
      ['/dashboard/pages/new', '', ['content.title', 'content.titleAr', 'slug']],
      ['/dashboard/addProduct', '', ['name', 'nameAr', 'address']],
    ] as const
    await page.setViewportSize({ width, height: 800 })
    // A phone folds what is said to search engines.
    const forSearch = page.getByRole('heading', { name: productFormMessages[locale].forSearch, exact: true })
    const unfold = () => (width === 360 ? forSearch.click() : forSearch.waitFor())
    for (const [path, add, [english, arabic, address]] of forms) {
      await page.goto(pathIn(locale, path))
      if (add) await page.getByRole('button', { name: add, exact: true }).click()
      if (path.endsWith('addProduct')) await unfold()
      const field = (name: string) => page.locator(`form input[name="${name}"]`)
      const hint = async () => {
        const id = await field(address).getAttribute('id')
        return page.locator(`[id="${id}-hint"]`).innerText()
      }
      await field(arabic).fill('عطور')
      await expect.poll(hint, { message: path }).toContain('عطور')
      await field(english).fill('Oud & Rose')
      await expect.poll(hint, { message: path }).toContain('oud-and-rose')
      await field(address).fill('oud')
      await expect.poll(hint, { message: path }).not.toMatch(/عطور|oud-and-rose/)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      for (const name of [english, arabic, address]) await field(name).fill('')
    }
    // The link of a product that is there does not go with its name (P23).
    await page.goto(pathIn(locale, '/dashboard/update/camel-structured-tote'))
    await unfold()
    await page.locator('form input[name="name"]').fill('Oud & Rose')
    const there = page.locator('form input[name="address"]')
    expect(await page.locator(`[id="${await there.getAttribute('id')}-hint"]`).innerText()).not.toContain(
      'oud',
    )
  },
)

test('the form of a category marks what may stay empty, and says where its picture and text stand on home', async () => {
  const { page } = boss
  for (const locale of ['en', 'ar'] as const) {
    const words = categoriesMessages[locale]
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(pathIn(locale, '/dashboard/categories'))
    await page.getByRole('button', { name: words.add, exact: true }).click()
    const form = page.getByRole('dialog').locator('form')
    await form.getByText(words.storyHint).waitFor()
    const marked = await form
      .locator('label', { hasText: uiMessages[locale].optional })
      .evaluateAll((labels) =>
        labels.map((label) => (label as HTMLLabelElement).control?.getAttribute('name')),
      )
    // The reader's own language first.
    const both = (name: string) => (locale === 'ar' ? [`${name}Ar`, name] : [name, `${name}Ar`])
    const optional = ['name', ...both('short'), 'slug', ...both('text')]
    expect(marked).toEqual([...optional, ...both('searchTitle'), ...both('searchText')])
  }
})
