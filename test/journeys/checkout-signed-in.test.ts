import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { cartKey } from '#src/catalogue/cart/cart.ts'
import type { Locale } from '#src/core/locale.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { choose } from '#test/choose.ts'
import { accountJourney, go, runOut, token } from '../account-journey.ts'

const { openPage, signUp, signOutElsewhere, at, origin } = accountJourney()

test.each([
  ['en', 1280, 'whose token is still good'],
  ['ar', 360, 'whose token ran out as well'],
] as const)(
  'who confirms an order after her session ended reads that it is in no account: %s at %d, %s',
  async (locale, width, how) => {
    const page = await openPage(width)
    const form = checkoutMessages[locale]
    const told = page.getByText(orderSuccessMessages[locale].signedOut)
    const order = async () => {
      // What is known of her comes when she is about to type her number: it is no second one beside hers.
      const about = Promise.withResolvers<void>()
      const late = async (route: Route) => {
        await about.promise
        await route.continue()
      }
      await page.route('**/checkoutStart', late, { times: 1 })
      await page.goto(pathIn(locale, '/product-checkout'))
      await page.getByLabel(form.mobileNumber).focus()
      about.resolve()
      await expect.poll(() => page.getByLabel(form.email).inputValue()).toContain('@')
      await page.keyboard.insertText('92345678')
      expect(await page.getByLabel(form.mobileNumber).inputValue()).toBe('92345678')
      await page.getByLabel(form.address).fill('House 12, Muscat')
      await choose(page.getByRole('radio', { name: choiceMessages[locale]['HOME DELIVERY'] }))
      await choose(page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }))
    }
    const confirm = async () => {
      await page.getByRole('button', { name: form.confirm }).click()
      await at(page, pathIn(locale, '/order-success'))
      await page.getByTestId('order-number').waitFor()
    }
    await go(page, pathIn(locale, '/about-us'))
    await bagOne(page)
    await enterAs(page, await signUp(page))
    await order()
    await confirm()
    expect(await told.count()).toBe(0)

    await bagOne(page)
    await order()
    await signOutElsewhere(page)
    if (how === 'whose token ran out as well')
      await page.evaluate((text) => localStorage.setItem('JWT_ACCESS_TOKEN', text), runOut)
    await confirm()
    await told.waitFor()
    await page.reload()
    await told.waitFor()
  },
)

/** Gives this browser a token of the session it has. */
async function enterAs(page: Page, email: string): Promise<void> {
  const headers = { origin: origin() }
  const { token } = await (await page.request.post('/api/jwt', { data: { email }, headers })).json()
  await page.evaluate((text) => localStorage.setItem('JWT_ACCESS_TOKEN', text), token)
}

/** Logs out by the menu of the page, and says yes. */
async function logOutOnPage(page: Page, locale: Locale): Promise<void> {
  const shop = storefrontMessages[locale]
  const narrow = (page.viewportSize()?.width ?? 0) < 600
  await page.getByRole('button', { name: narrow ? shop.openMenu : shop.account }).click()
  await page.getByRole('button', { name: shop.logout, exact: true }).click()
  await page.getByRole('button', { name: accountMessages[locale].logoutYes }).click()
  await page.getByText(accountMessages[locale].loggedOutText).waitFor()
}

/** Signs up, with a bag in the cart, and opens checkout; what is known of her has come. */
async function openCheckout(page: Page): Promise<void> {
  await go(page, '/about-us')
  await bagOne(page)
  await enterAs(page, await signUp(page))
  const known = page.waitForResponse('**/checkoutStart')
  await go(page, '/product-checkout')
  await (await known).finished()
}

/** Puts a bag of the shop into this browser's cart. */
async function bagOne(page: Page): Promise<void> {
  const product = await page.request.get('/api/products?productVisibility=Public&limit=1')
  const [bag] = (await product.json()).data
  const line = {
    id: bag._id,
    name: bag.name,
    imageUrl: bag.images[0],
    color: bag.colors[0] ?? 'N/A',
    size: bag.sizes[0] ?? 'N/A',
    quantity: 1,
    originalPrice: bag.offerPrice ?? bag.originalPrice,
    customerEmail: '',
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    cartKey,
    JSON.stringify([line]),
  ] as const)
}

test('an order placed while signed in is hers (I10)', async () => {
  const page = await openPage()
  const email = await signUp(page)
  await go(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: dashboardMessages.en.welcome('Salma') }).waitFor()
  await bagOne(page)
  // What is known of her comes late: it must not take the place of what she typed.
  const typed = Promise.withResolvers<void>()
  await page.route('**/checkoutStart', async (route) => {
    await typed.promise
    await route.continue()
  })
  const known = page.waitForResponse('**/checkoutStart')
  await go(page, '/product-checkout')
  const form = checkoutMessages.en
  await page.getByLabel(form.name).fill('Salma')
  // Another address than the account's: it is the token that tells whose order it is.
  await page.getByLabel(form.email).fill('home@example.com')
  await page.getByLabel(form.mobileNumber).fill('92345678')
  await page.getByLabel(form.address).fill('House 12, Muscat')
  await choose(page.getByRole('radio', { name: choiceMessages.en['HOME DELIVERY'] }))
  await choose(page.getByRole('radio', { name: choiceMessages.en['Cash On Delivery'] }))
  typed.resolve()
  await (await known).finished()
  await page.getByRole('button', { name: form.confirm }).click()
  await at(page, '/order-success')
  const number = await page.getByTestId('order-number').innerText()
  const mine = await page.request.get(`/api/order?email=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${await token(page)}` },
  })
  const [order, ...others] = await mine.json()
  expect([order.orderId, order.customerData.email, others]).toEqual([number, 'home@example.com', []])

  // The page after it is hers too: no other account's in this tab, and nobody's once she has logged out (O39).
  const success = orderSuccessMessages.en
  const isShown = () => page.getByTestId('order-number').getByText(number, { exact: true }).waitFor()
  const isNone = () => page.getByRole('heading', { name: success.noneTitle }).first().waitFor()
  const hers = await token(page)
  await page.reload()
  await isShown()
  const other = await signUp(page)
  await enterAs(page, other)
  await page.goto('/order-success')
  await isNone()
  expect(await page.getByText(number).count()).toBe(0)
  await page.evaluate((text) => localStorage.setItem('JWT_ACCESS_TOKEN', text ?? ''), hers)
  await page.goto('/order-success')
  await isShown()
  await logOutOnPage(page, 'en')
  await page.goto('/about-us')
  await page.goBack()
  await isNone()
})

test('who logs out in one tab leaves nothing of checkout in another, and loses nothing where a session ends', async () => {
  const first = await openPage()
  const form = checkoutMessages.en
  const fields = () =>
    Promise.all(
      [form.name, form.mobileNumber, form.address].map((label) =>
        first.getByRole('textbox', { name: label }).first().inputValue(),
      ),
    )
  await openCheckout(first)
  await expect.poll(fields).toEqual(['Salma', '', ''])
  await first.getByLabel(form.mobileNumber).fill('92345678')
  await first.getByLabel(form.address).fill('House 12')
  const second = await openPage(1280, first.context())
  await go(second, '/about-us')
  const kept = await token(second)
  // A token that goes without a wish is a session that ended: she may log in again, and finds what she typed.
  await second.evaluate(() => localStorage.removeItem('JWT_ACCESS_TOKEN'))
  await first.getByRole('banner').getByRole('link', { name: storefrontMessages.en.login }).first().waitFor()
  expect(await fields()).toEqual(['Salma', '92345678', 'House 12'])
  await second.evaluate((text) => localStorage.setItem('JWT_ACCESS_TOKEN', text ?? ''), kept)
  await go(second, '/about-us')
  await logOutOnPage(second, 'en')
  await expect.poll(fields).toEqual(['', '', ''])
  await first.reload()
  await expect.poll(fields).toEqual(['', '', ''])
  expect(await token(first)).toBeNull()
})

test('an order whose answer comes after its owner logged out elsewhere is shown to nobody (O39)', async () => {
  const first = await openPage()
  const form = checkoutMessages.en
  await openCheckout(first)
  await first.getByLabel(form.mobileNumber).fill('92345678')
  await first.getByLabel(form.address).fill('House 12, Muscat')
  await choose(first.getByRole('radio', { name: choiceMessages.en['HOME DELIVERY'] }))
  await choose(first.getByRole('radio', { name: choiceMessages.en['Cash On Delivery'] }))
  // Open before: without an answer for half a minute the page says that it is offline.
  const second = await openPage(1280, first.context())
  await go(second, '/about-us')
  const placed = Promise.withResolvers<string>()
  const loggedOut = Promise.withResolvers<void>()
  await first.route('**/api/postOrder', async (route) => {
    const response = await route.fetch()
    placed.resolve((await response.json()).orderId)
    await loggedOut.promise
    await route.fulfill({ response })
  })
  await first.getByRole('button', { name: form.confirm }).click()
  const number = await placed.promise
  await logOutOnPage(second, 'en')
  await expect.poll(() => first.getByRole('textbox', { name: form.address }).first().inputValue()).toBe('')
  loggedOut.resolve()
  await at(first, '/order-success')
  const isNone = () =>
    first.getByRole('heading', { name: orderSuccessMessages.en.noneTitle }).first().waitFor()
  await isNone()
  await enterAs(first, await signUp(first))
  await first.goto('/order-success')
  await isNone()
  expect(await first.getByText(number).count()).toBe(0)
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'what is typed at checkout stays hers when her session ends, is no other account’s, and goes with who logs out: %s at %d',
  async (locale, width) => {
    const page = await openPage(width)
    const form = checkoutMessages[locale]
    const labels = [form.name, form.email, form.mobileNumber, form.address, form.comment]
    const comment = page.getByLabel(form.comment).first()
    const field = (label: string) =>
      label === form.comment ? comment : page.getByRole('textbox', { name: label }).first()
    const fields = () => Promise.all(labels.map((label) => field(label).inputValue()))
    const addNote = page.getByText(form.addNoteOrPin, { exact: true })
    /** With a token of the session that this browser has. */
    const checkoutAs = async (email: string) => {
      await enterAs(page, email)
      const known = page.waitForResponse('**/checkoutStart')
      await page.goto(pathIn(locale, '/product-checkout'))
      await (await known).finished()
    }
    await go(page, pathIn(locale, '/about-us'))
    await bagOne(page)
    const hers = await signUp(page)
    await checkoutAs(hers)
    await expect.poll(fields).toEqual(['Salma', hers, '', '', ''])
    await field(form.mobileNumber).fill('92345678')
    await field(form.address).fill('House 12')
    await comment.waitFor({ state: 'hidden' })
    await addNote.click()
    await comment.fill('The gate is open')

    await signOutElsewhere(page)
    await page.evaluate(() => localStorage.removeItem('JWT_ACCESS_TOKEN'))
    await page.reload()
    await expect.poll(fields).toEqual(['Salma', hers, '92345678', 'House 12', 'The gate is open'])
    // What is typed on, with nobody signed in, is hers too; what holds something is not folded.
    await comment.fill('The gate is shut')

    const other = await signUp(page)
    await checkoutAs(other)
    await expect.poll(fields).toEqual(['Salma', other, '', '', ''])
    await field(form.address).fill('House 77')

    await logOutOnPage(page, locale)
    await expect.poll(fields).toEqual(['', '', '', '', ''])
    await page.reload()
    await expect.poll(fields).toEqual(['', '', '', '', ''])
  },
)
