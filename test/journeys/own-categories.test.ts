import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import type { StaffTree } from '#src/catalogue/shelving/staff-tree.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { setupTexts } from '#src/opening/setup.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, openEmptyShopAsAdmin } from './demo-shop.steps.ts'

openEmptyShopAsAdmin()

const tree = async () => {
  const { data } = (await boss.call('GET', '/api/categoryTree', undefined)) as { data: StaffTree }
  return data
}
const slugs = async () => (await tree()).categories.map(({ slug }) => slug)
const sideways = () =>
  boss.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Two presses for each of the twelve before: 24.
test('the twelve make room for an own category in four presses, by finger in Arabic at 360 px', async () => {
  const words = categoriesMessages.ar
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/ar/dashboard')
  await page.getByRole('link', { name: setupTexts.product.also?.name.ar ?? '' }).click()
  await page.getByRole('button', { name: words.add, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.nameAr, { exact: true }).fill('عبايات')
  await dialog.getByLabel(words.place, { exact: true }).selectOption(words.first)
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const [own] = await slugs()

  let presses = 0
  const press = async (at: Locator) => {
    presses += 1
    await at.click()
  }
  await press(page.getByRole('checkbox', { name: words.chooseAll }))
  await press(page.getByRole('checkbox', { name: words.choose('عبايات') }))
  const bar = page.getByRole('toolbar', { name: words.chosen(12) })
  expect(await sideways()).toBeLessThanOrEqual(0)
  expect(await violations(page, tags)).toEqual([])
  await press(bar.getByRole('button', { name: words.yes, exact: true }))
  await dialog.getByText(words.nowhere).waitFor({ state: 'attached' })
  expect(await sideways()).toBeLessThanOrEqual(0)
  expect(await violations(page, tags)).toEqual([])
  await press(dialog.getByRole('button', { name: words.yes, exact: true }))
  await page.getByText(words.doneDelete(12)).waitFor()
  await bar.waitFor({ state: 'detached' })
  expect([presses, await slugs()]).toEqual([4, [own]])
})

test('several are hidden by the keyboard in one confirmed step, and the last one stays, told by name', async () => {
  const words = categoriesMessages.en
  const { page } = boss
  for (const name of ['Caps', 'Scarves']) {
    const { version } = await tree()
    await boss.call('POST', '/api/postCategory', { version, name })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathIn('en', '/dashboard/categories'))
  const key = async (at: Locator, name: string) => {
    await at.focus()
    await page.keyboard.press(name)
  }
  const dialog = page.getByRole('dialog')
  const inBar = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  await key(page.getByRole('checkbox', { name: words.choose('Caps') }), 'Space')
  await key(page.getByRole('checkbox', { name: words.choose('Scarves') }), 'Space')
  await key(inBar(words.hide), 'Enter')
  await dialog.getByText(words.hideText).waitFor()
  await key(dialog.getByRole('button', { name: words.hide, exact: true }), 'Enter')
  await page.getByText(words.doneHide(2)).waitFor()
  await expect
    .poll(() => page.getByTestId('shelf-row').getByText(words.hidden, { exact: true }).count())
    .toBe(2)

  await key(page.getByRole('checkbox', { name: words.chooseAll }), 'Space')
  await key(inBar(words.yes), 'Enter')
  await dialog.getByText(words.oneStays).waitFor()
  await key(dialog.getByRole('button', { name: words.yes, exact: true }), 'Enter')
  await page.getByText(words.lastOne('Scarves')).waitFor()
  expect(await slugs()).toEqual(['scarves'])
})

test.each(locales)(
  'goods of a chosen sub-category go to its category, and the question says so: %s',
  async (locale) => {
    const words = categoriesMessages[locale]
    const { page } = boss
    const { version, categories } = await tree()
    const [parent] = categories
    const sub = `Silk ${locale}`
    await boss.call('POST', '/api/postCategory', { version, category: parent?.slug, name: sub })
    const goods = { name: sub, category: parent?.name, subCategory: sub, originalPrice: 20 }
    await boss.call('POST', '/api/postProduct', goods)
    await page.goto(pathIn(locale, '/dashboard/categories'))
    await page.locator('summary').first().click()
    await page.getByRole('checkbox', { name: words.choose(sub) }).check()
    const dialog = page.getByRole('dialog')
    const without = () => dialog.getByLabel(words.to).locator('option').first().innerText()
    await page.getByRole('toolbar').getByRole('button', { name: words.yes, exact: true }).click()
    await expect.poll(without).toBe(words.toTheirs)
    await dialog.getByRole('button', { name: words.yes, exact: true }).click()
    await page.getByText(words.doneDelete(1)).waitFor()
    const [after] = (await tree()).categories
    expect([after?.subCategories, after?.products]).toEqual([[], (parent?.products ?? 0) + 1])
  },
)

test.each(locales)(
  'a place that is hidden is called so wherever goods could go there: %s',
  async (locale) => {
    const words = categoriesMessages[locale]
    const { page } = boss
    const names = { open: `Open ${locale}`, hidden: `Away ${locale}`, sub: `Within ${locale}` }
    for (const name of [names.open, names.hidden])
      await boss.call('POST', '/api/postCategory', { version: (await tree()).version, name })
    const hidden = (await tree()).categories.find(({ name }) => name === names.hidden)
    const add = { version: (await tree()).version, category: hidden?.slug, name: names.sub }
    await boss.call('POST', '/api/postCategory', add)
    const hide = { version: (await tree()).version, in: { category: hidden?.slug }, hidden: true }
    await boss.call('PATCH', '/api/updateCategory', hide)
    await page.goto(pathIn(locale, '/dashboard/categories'))
    const dialog = page.getByRole('dialog')
    const told = async (select: string) =>
      (await dialog.getByLabel(select, { exact: true }).locator('option').allInnerTexts()).filter((option) =>
        [names.hidden, names.open].some((name) => option.includes(name)),
      )
    const away = words.hiddenPlace(words.withoutSub(names.hidden))
    const within = words.hiddenPlace(`${names.hidden} · ${names.sub}`)

    await page.getByRole('button', { name: words.remove(names.open), exact: true }).click()
    await expect.poll(() => told(words.to)).toEqual([away, within])
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click()

    await page.getByRole('checkbox', { name: words.choose(names.open) }).check()
    const bar = page.getByRole('toolbar')
    await bar.getByRole('button', { name: words.yes, exact: true }).click()
    await expect.poll(() => told(words.to)).toEqual([away, within])
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click()

    await page.getByRole('listitem').filter({ hasText: names.hidden }).locator('summary').click()
    await page.getByRole('button', { name: words.edit(names.sub), exact: true }).click()
    await expect.poll(() => told(words.parent)).toEqual([names.open, words.hiddenPlace(names.hidden)])
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click()
  },
)
