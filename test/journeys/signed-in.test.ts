import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { profileMessages } from '#src/accounts/profile/profile.messages.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { choose } from '#test/choose.ts'
import { accountJourney, go, login, password, runOut, token } from '../account-journey.ts'
import { mailedLink } from '../mail-box.ts'
import { openShopFile } from '../running-shop.ts'
import { bagOf } from '../spec/steps.ts'

const words = { ...accountMessages.en, dashboard: dashboardMessages.en }
const { openPage, signUp, signOutElsewhere, at, origin, dataDir } = accountJourney()

test('the dashboard sends a visitor to login and back, and a role without access sees so and calls nothing', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await page.context().clearCookies()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await go(page, '/dashboard/myReturn?limit=5')
  await at(page, '/authentication/login?from=%2Fdashboard%2FmyReturn%3Flimit%3D5')
  await login(page, email)
  await at(page, '/dashboard/myReturn?limit=5')
  await page.getByRole('navigation').getByRole('link', { name: words.dashboard.myShopping }).waitFor()
  expect(await page.getByRole('link', { name: words.dashboard.allUsers }).count()).toBe(0)

  await go(page, '/dashboard/allUsers')
  await page.getByRole('heading', { level: 1, name: words.dashboard.noAccessTitle }).waitFor()
  expect(calls).not.toContain('/api/users')
})

test('a token that has run out is renewed once, however many ask; a session that ended leads to login', async () => {
  const page = await openPage()
  await signUp(page)
  await go(page, '/about-us')
  await page.evaluate((text) => localStorage.setItem('JWT_ACCESS_TOKEN', text), runOut)
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/jwt')) renewals++
  })
  await go(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: words.dashboard.welcome('Salma') }).waitFor()
  await expect.poll(() => token(page)).not.toBe(runOut)
  expect(renewals).toBe(1)

  await signOutElsewhere(page)
  await page.getByRole('navigation').getByRole('link', { name: words.dashboard.myCancellations }).click()
  await at(page, '/authentication/login?from=%2Fdashboard%2FmyCancellations')
  await expect.poll(() => token(page)).toBeNull()
})

test('who types when the session ends reads why login is asked for, and is offered the typed name again', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await go(page, '/dashboard')
  const name = page.getByRole('textbox', { name: profileMessages.en.name, exact: true })
  await name.fill('Salma of Nizwa')
  await signOutElsewhere(page)
  await page.getByRole('navigation').getByRole('link', { name: words.dashboard.myCancellations }).click()
  await page.getByText(`${words.sessionEnded} ${words.typedIsKept}`).waitFor()
  await login(page, email)
  await at(page, '/dashboard/myCancellations')
  await go(page, '/dashboard')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  expect(await name.inputValue()).toBe('Salma of Nizwa')
})

test('whose role was taken away meanwhile reads that, and no promise about what was typed', async () => {
  const page = await openPage()
  const email = await signUp(page)
  becomes(email, 'manager')
  await go(page, '/dashboard/addSlide')
  await page.getByRole('textbox').last().fill('Autumn')
  becomes(email, 'customer')
  const menu = page.getByRole('navigation', { name: words.dashboard.menu })
  const refused = page.getByText(words.accountRefused)
  // The counts of the menu may be refused before the page she asks for is, and the menu is gone by then.
  await Promise.race([menu.getByRole('link', { name: words.dashboard.customers }).click(), refused.waitFor()])
  await refused.waitFor()
  expect(await page.getByText(words.typedIsKept).count()).toBe(0)
  await login(page, email)
  await page.getByRole('heading', { level: 1, name: words.dashboard.noAccessTitle }).waitFor()
})

test('who is refused and goes on to another page while the session is being ended reads that too', async () => {
  const page = await openPage()
  const email = await signUp(page)
  becomes(email, 'manager')
  await go(page, '/dashboard')
  const menu = page.getByRole('navigation', { name: words.dashboard.menu })
  await menu.getByRole('link', { name: words.dashboard.customers }).waitFor()
  const wentOn = Promise.withResolvers<void>()
  const ended = page.waitForResponse('**/api/auth/sign-out')
  becomes(email, 'customer')
  await page.route('**/api/auth/sign-out', async (route) => {
    await wentOn.promise
    await route.continue()
  })
  const ending = page.waitForRequest('**/api/auth/sign-out')
  await menu.getByRole('link', { name: words.dashboard.customers }).click()
  await ending
  // What the next page asks for is answered when the session is over already.
  await page.route('**/api/get*', async (route) => {
    await ended
    await route.continue()
  })
  await menu.getByRole('link', { name: words.dashboard.allProducts }).click()
  await at(page, '/dashboard/allProducts')
  wentOn.resolve()
  await page.getByText(words.accountRefused).waitFor()
})

test('who comes back after a new password elsewhere reads why login is asked for, and who was never here does not', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await go(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: words.dashboard.welcome('Salma') }).waitFor()
  await go(page, '/shop')
  const shop = { origin: origin(), dataDir: dataDir() }
  const asked = { data: { email }, headers: { origin: shop.origin } }
  const elsewhere = await openPage()
  await elsewhere.request.post('/api/auth/request-password-reset', asked)
  const link = new URL(await mailedLink(shop, email, 'reset-password'), shop.origin)
  const reset = { token: link.searchParams.get('token'), newPassword: 'Wadi-Shab-pools-9' }
  const done = await elsewhere.request.post('/api/auth/reset-password', { ...asked, data: reset })
  expect(done.status()).toBe(200)
  await page.goto('/dashboard/myCancellations')
  await at(page, '/authentication/login?from=%2Fdashboard%2FmyCancellations')
  await page.getByText(words.sessionEnded).waitFor()

  await elsewhere.goto('/dashboard')
  await at(elsewhere, '/authentication/login?from=%2Fdashboard')
  await elsewhere.getByLabel(words.password, { exact: true }).waitFor()
  expect(await elsewhere.getByText(words.sessionEnded).count()).toBe(0)
})

test('who logs out in one tab is logged out in the others', async () => {
  const first = await openPage()
  await signUp(first)
  await go(first, '/dashboard')
  await first.getByRole('heading', { level: 1, name: words.dashboard.welcome('Salma') }).waitFor()
  const second = await openPage(1280, first.context())
  await go(second, '/dashboard/myReturn')
  await second.getByRole('button', { name: words.dashboard.logout }).click()
  await second.getByRole('button', { name: words.logoutYes }).click()
  await second.getByText(words.loggedOutText).waitFor()
  await at(second, '/')
  await at(first, '/authentication/login?from=%2Fdashboard')
})

test('a bag carries the e-mail of who is signed in, on lines from before too, and loses it at logout', async () => {
  const page = await openPage()
  const shown = productMessages.en
  const put = async (size: string) => {
    await go(page, '/product-details/black-patent-stiletto-pumps')
    await choose(page.getByRole('radio', { name: size, exact: true }))
    await choose(page.getByRole('group', { name: shown.colour }).getByRole('radio').first())
    await page.getByRole('button', { name: shown.addToCart }).click()
    await page.getByRole('dialog', { name: shown.added }).waitFor()
  }
  const emails = async () =>
    ((await bagOf(page)) as { customerEmail: string }[]).map(({ customerEmail }) => customerEmail)
  await put('38')
  expect(await emails()).toEqual([''])
  const email = await signUp(page)
  await go(page, '/dashboard')
  await expect.poll(emails).toEqual([email])
  await put('37')
  expect(await emails()).toEqual([email, email])
  await go(page, '/dashboard')
  await page.getByRole('button', { name: words.dashboard.logout }).click()
  await page.getByRole('button', { name: words.logoutYes }).click()
  await at(page, '/')
  await expect.poll(emails).toEqual(['', ''])
  await put('36')
  expect(await emails()).toEqual(['', '', ''])
})

test('the profile card renames, hands out the data, and deletes the account', async () => {
  const page = await openPage()
  const email = await signUp(page)
  const card = profileMessages.en
  await go(page, '/dashboard')
  await page.getByTestId('verify-notice').getByRole('button', { name: card.resend }).click()
  await page.getByText(card.resent).waitFor()
  await page.getByLabel(card.name, { exact: true }).fill('Salma Al Hinai')
  await page.getByRole('button', { name: card.save, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.dashboard.welcome('Salma Al Hinai') }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: card.download }).click(),
  ])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data.data.profile).toMatchObject({ email, name: 'Salma Al Hinai' })

  await page.getByRole('button', { name: card.delete }).click()
  const question = page.getByRole('alertdialog', { name: card.deleteTitle })
  await question.getByLabel(card.currentPassword, { exact: true }).fill('not-her-password')
  await question.getByRole('button', { name: card.deleteYes }).click()
  await question.getByText('This is not the password of the account.').waitFor()
  await question.getByLabel(card.currentPassword, { exact: true }).fill(password)
  await question.getByRole('button', { name: card.deleteYes }).click()
  await page.getByText(card.deleted).waitFor()
  await at(page, '/')
  await expect.poll(() => token(page)).toBeNull()
  await go(page, '/authentication/login')
  await login(page, email)
  await page.getByRole('alertdialog', { name: words.loginFailed }).waitFor()
})

/** Another of the staff gives them this role while they are at work. */
function becomes(email: string, role: string) {
  const db = openShopFile(dataDir())
  db.prepare('update users set role = ?, email_verified = 1 where email = ?').run(role, email)
  db.close()
}
