import { expect, test } from 'vitest'
import { invitationMessages } from '#src/accounts/invitations/invitation.messages.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { returnCardMessages } from '#src/orders/returns/returns.messages.ts'
import { breakdownMessages, reportMessages } from '#src/orders/sales-report/report.messages.ts'
import { mailedLink } from '../mail-box.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

const guest = async (locale: 'en' | 'ar', width: number) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale, viewport: { width, height: 800 } })
  return context.newPage()
}

test('the admin invites a manager, who joins by the link of the letter on a phone in Arabic', async () => {
  const [words, theirs] = [invitationMessages.en, invitationMessages.ar]
  const email = 'huda@shop.test'
  const { page } = boss
  await page.goto('/dashboard/allUsers')
  await page.getByRole('button', { name: words.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.email).fill(email)
  expect(await violations(page, tags)).toEqual([])
  await dialog.getByRole('button', { name: words.send }).click()
  await page.getByText(email).first().waitFor()

  const phone = await guest('ar', 360)
  await phone.goto(`/ar${await mailedLink(shop, email, 'invitation')}`)
  await phone.getByRole('textbox', { name: accountMessages.ar.name }).fill('هدى')
  await phone.locator('input[type=password]').fill('green-door-by-the-old-souq')
  expect(await violations(phone, tags)).toEqual([])
  await phone.getByRole('button', { name: theirs.accept }).click()
  await phone.waitForURL('**/ar/dashboard')
  await phone.getByText(theirs.done).waitFor()
})

test('staff exchange a returned pair for another product, and what is more is due for it', async () => {
  const [words, editing] = [returnCardMessages.en, editOrderMessages.en]
  const order = await place(boss, 'salma@example.com')
  for (const status of ['Confirmed', 'Delivered'])
    await boss.call('PUT', `/api/orderStatus/${order.id}`, { status })
  const { trackUrl } = (await boss.call('GET', `/api/order/${order.id}`, undefined)) as { trackUrl: string }
  await boss.call('POST', `/api/trackOrder/${trackUrl.split('/').at(-1)}/change`, {
    status: 'Return',
    from: 'Delivered',
    reason: 'change of mind',
  })
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${order.id}`)
  const card = page.getByTestId('return')
  await card.getByRole('button', { name: words.approved }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.otherProduct }).click()
  await dialog.getByRole('searchbox').fill('Burgundy Croc-Embossed Satchel')
  await dialog.getByRole('button', { name: editing.addOne('Burgundy Croc-Embossed Satchel') }).click()
  await dialog.getByTestId('exchange-other').getByText('Burgundy Croc-Embossed Satchel').waitFor()
  expect(await violations(page, tags)).toEqual([])
  await dialog.getByRole('button', { name: words.approved, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const { data } = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
    data: { returns: { value: number; exchange: { _id: string; balance: number } }[] }
  }
  const [one] = data.returns
  const made = (await boss.call('GET', `/api/order/${one?.exchange._id}`, undefined)) as {
    products: { name: string; quantity: number }[]
    total: number
    paid: number
  }
  expect(made.products).toMatchObject([{ name: 'Burgundy Croc-Embossed Satchel', quantity: 2 }])
  expect(one?.exchange.balance).toBeCloseTo(made.total - (one?.value ?? 0), 3)
})

test('reports say in both languages what was ordered, and are saved as a file', async () => {
  const { page } = boss
  for (const [locale, path, width] of [
    ['en', '/dashboard/reports', 1280],
    ['ar', '/ar/dashboard/reports', 360],
  ] as const) {
    const words = reportMessages[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect
      .poll(async () =>
        Number(
          (await page.getByTestId('figure-orders').locator('dd').first().innerText()).replace(/\D/g, ''),
        ),
      )
      .toBeGreaterThan(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.csvOf(breakdownMessages[locale].product) }).click()
    expect((await saved).suggestedFilename()).toBe('report-product.csv')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a category the admin adds is a page of the shop at once, in both languages', async () => {
  const words = categoriesMessages.en
  const { page } = boss
  await page.goto('/dashboard/categories')
  await page.getByRole('button', { name: words.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('Scarves')
  await dialog.getByRole('textbox', { name: words.nameAr, exact: true }).fill('أوشحة')
  await dialog.getByRole('button', { name: words.save }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const [path, name] of [
    ['/category/product-category/scarves', 'Scarves'],
    ['/ar/category/product-category/scarves', 'أوشحة'],
  ] as const)
    expect(await (await fetch(shop.origin + path)).text()).toContain(name)
})

test('the owner writes a page that visitors read once it is published', async () => {
  const words = pagesMessages.en
  const { page } = boss
  await page.goto('/dashboard/pages')
  await page.getByRole('link', { name: words.add }).click()
  await page.getByRole('textbox', { name: words.titleEnglish, exact: true }).fill('Care of leather')
  await page
    .getByRole('textbox', { name: words.textEnglish, exact: true })
    .fill('## Rain\n\nLet it dry slowly.')
  await page.getByRole('textbox', { name: words.address, exact: true }).fill('leather-care')
  await page.getByRole('button', { name: words.publish }).click()
  await page.getByText(words.publishedNow).waitFor()
  const phone = await guest('en', 360)
  await phone.goto('/pages/leather-care')
  await phone.getByRole('heading', { name: 'Rain' }).waitFor()
  expect(await violations(phone, tags)).toEqual([])
})
