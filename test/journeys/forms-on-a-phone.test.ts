import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { locales } from '#src/core/locale.ts'
import { inboxMessages } from '#src/dashboard/inbox/inbox.messages.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales)('on a phone a page is published from wherever one reads it: %s', async (locale) => {
  const { page } = boss
  const words = pagesMessages[locale]
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathIn(locale, '/dashboard/pages/new'))
  const [draft, publish] = [words.keepDraft, words.publish].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  await publish?.waitFor()
  const boxes = [await draft?.boundingBox(), await publish?.boundingBox()]
  expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThanOrEqual(780)
  expect(new Set(boxes.map((box) => box?.y)).size, 'on one line').toBe(1)
})

test.each(locales)(
  'on a phone it is asked where a product stands, and what it comes in, before all that may be left out: %s',
  async (locale) => {
    const words = productFormMessages[locale]
    const sizes = ['S', 'M', 'L']
    await openFormOfNew(locale, 360, { name: `Placed Tote ${locale}`, sizes, colors: ['black', 'camel'] })
    const top = async (name: string) => {
      const box = await boss.page.getByRole('region', { name, exact: true }).boundingBox()
      return box?.y ?? 0
    }
    await boss.page.getByRole('region', { name: words.place, exact: true }).waitFor()
    const tops = [
      await top(words.prices),
      await top(words.place),
      await top(words.options),
      await top(words.facts),
    ]
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await boss.page.setViewportSize({ width: 1280, height: 900 })
    expect(await top(words.place), 'where there is room, beside the first').toBe(await top(words.about))
  },
)

test.each(locales)(
  'on a phone what few fill in of a product is a line that keeps what was typed and opens for what is wrong: %s',
  async (locale) => {
    const { page } = boss
    const words = productFormMessages[locale]
    const sizes = ['S', 'M']
    const stock = sizes.flatMap((size) => ['black', 'camel'].map((color) => ({ size, color, quantity: 2 })))
    const bag = { name: `Folded Tote ${locale}`, sizes, colors: ['black', 'camel'], stock }
    await openFormOfNew(locale, 360, bag)
    const facts = page.getByRole('region', { name: words.facts, exact: true })
    const [line, weight] = [facts.locator('summary'), facts.getByLabel(words.weight)]
    await line.waitFor()
    expect(await weight.isVisible()).toBe(false)
    await line.focus()
    await page.keyboard.press('Enter')
    await weight.fill('heavy')
    await line.focus()
    await page.keyboard.press('Enter')
    await weight.waitFor({ state: 'hidden' })
    expect(await line.innerText(), 'what stands in it').toContain('heavy')

    const pieces = page
      .getByRole('region', { name: words.options, exact: true })
      .locator('details input[inputmode=numeric]')
    await expect.poll(() => pieces.count()).toBe(4)
    expect(await pieces.filter({ visible: true }).count(), 'pieces of a size are folded').toBe(0)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(() => weight.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await weight.isVisible()).toBe(true)
    await weight.fill('650')
    await line.click()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await page.getByText(words.saved, { exact: true }).waitFor()
    expect(await weight.inputValue(), 'kept where it is folded').toBe('650')

    await page.setViewportSize({ width: 1280, height: 900 })
    await weight.waitFor()
    await expect
      .poll(() => pieces.filter({ visible: true }).count(), { message: 'a desk folds nothing' })
      .toBe(4)
  },
)

test.each(locales)(
  "on a phone codes and tags of a product are folded, and of two names the reader's own is first: %s",
  async (locale) => {
    const { page } = boss
    const words = productFormMessages[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/addProduct'))
    const codes = page.getByRole('region', { name: words.codes, exact: true })
    await codes.locator('summary').waitFor()
    expect(await codes.getByLabel(words.sku).isVisible()).toBe(false)
    const tops = await Promise.all(
      [words.name, words.nameAr].map((name) =>
        page.getByLabel(name, { exact: true }).evaluate((field) => field.getBoundingClientRect().top),
      ),
    )
    const [english = 0, arabic = 0] = tops
    expect(arabic < english).toBe(locale === 'ar')
  },
)

test.each(locales)(
  'on a phone a message says on one line when it was written and, with a sign, that it waits: %s',
  async (locale) => {
    const { page } = boss
    const message = 'Do you have it in brown?'
    await boss.call('POST', '/api/contact', { fullName: 'Salma', email: 'salma@example.com', message })
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, '/dashboard/inbox'))
    const row = page.getByTestId('inbox-row').first()
    const state = row.getByText(inboxMessages[locale].open, { exact: true })
    await state.waitFor()
    expect(await state.locator('svg').count()).toBe(1)
    const [at, word] = await Promise.all(
      [row.locator('bdi.figures'), state].map((part) =>
        part.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect()
          return top + height / 2
        }),
      ),
    )
    expect(Math.abs((at ?? 0) - (word ?? 0))).toBeLessThan(1)
    // The words begin below the name, whatever the language of either.
    const begins = await row.locator('span:has(> .line-clamp-2 bdi), span[dir=auto]').evaluateAll(starts)
    expect(begins).toHaveLength(2)
    expect(begins[1], 'below the name').toBe(begins[0])
  },
)

test.each(locales)('a change of stock begins where its line begins: %s', async (locale) => {
  const { page } = boss
  const stock = ['black', 'camel'].map((color) => ({ size: 'L', color, quantity: 2 }))
  const bag = { name: `Told Tote ${locale}`, category: 'Bags Collections', originalPrice: 20 }
  await boss.call('POST', '/api/postProduct', { ...bag, sizes: ['L'], colors: ['black', 'camel'], stock })
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, pathIn(locale, '/dashboard/audit'))
  const line = page.getByTestId('stock-line').first()
  await line.waitFor()
  const [edge] = await line.evaluateAll(([element]) => {
    const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 }
    return [Math.round(document.documentElement.dir === 'rtl' ? right : left)]
  })
  expect(await line.locator(':scope > :first-child').evaluateAll(starts)).toEqual([edge])
})

/** Where each begins, in pixels of the window. */
function starts(all: Element[]): number[] {
  return all.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return Math.round(document.documentElement.dir === 'rtl' ? right : left)
  })
}

test.each(locales)(
  'a phone in a message of Arabic is read in its own order, in list and message: %s',
  async (locale) => {
    const { page } = boss
    const message = 'رقمي +968 9123 4567 للتواصل'
    await boss.call('POST', '/api/contact', { fullName: 'Salma', email: 'salma@example.com', message })
    await openPage(page, pathIn(locale, '/dashboard/inbox'))
    const row = page.getByTestId('inbox-row').first()
    const read = async (of: Locator) => {
      const phone = of.getByText('+968 9123 4567').last()
      await phone.waitFor()
      return phone.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
        const range = document.createRange()
        const at = text.data.indexOf('+968')
        const lefts = [1, 5, 10].map((group) => {
          range.setStart(text, at + group)
          range.setEnd(text, at + group + 1)
          return range.getBoundingClientRect().left
        })
        return lefts.every((left, n) => n === 0 || left > (lefts[n - 1] ?? Infinity))
      })
    }
    expect(await read(row), 'in the list').toBe(true)
    await row.getByRole('button').click()
    expect(await read(page.getByRole('dialog')), 'in the message').toBe(true)
  },
)

test.each(locales)('on a phone a field of lines is as high as what is in it: %s', async (locale) => {
  const { page } = boss
  const words = settingsFormMessages[locale]
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, pathIn(locale, '/dashboard/update-settings#shop'))
  for (const label of [words.marquee, words.marqueeAr]) {
    const field = page.getByLabel(label).first()
    await field.waitFor()
    const hidden = await field.evaluate((area) => area.scrollHeight - area.clientHeight)
    expect([label, hidden <= 1]).toEqual([label, true])
    await field.fill('line\n'.repeat(100))
    expect(await field.evaluate((area) => area.getBoundingClientRect().height), 'a long text scrolls').toBe(
      384,
    )
    await field.evaluate((area) => area.style.setProperty('height', '600px'))
    expect(
      await field.evaluate((area) => area.getBoundingClientRect().height),
      'one that was drawn is as it was drawn',
    ).toBe(600)
  }
})

test.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
  'the sections of a product are listed, and the keyboard goes to the one that was chosen: %s, %i px',
  async (locale, width) => {
    const { page } = boss
    const words = productFormMessages[locale]
    await page.setViewportSize({ width, height: 860 })
    await openPage(page, pathIn(locale, '/dashboard/addProduct'))
    const list = page.getByRole('navigation', { name: words.sections, exact: true })
    const last = list.getByRole('link', { name: words.forSearch, exact: true })
    expect(await list.getByRole('link').count()).toBe(9)
    await last.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('part-forSearch')
    const section = page.locator('#part-forSearch')
    await section.getByRole('textbox').first().waitFor()
    const top = await section.evaluate((one) => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(700)
    if (width === 1280)
      expect(await list.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
  },
)
