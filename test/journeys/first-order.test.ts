import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { adminProductMessages } from '#src/catalogue/admin/admin-product.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { brandMessages } from '#src/dashboard/brand/brand.messages.ts'
import { overviewMessages } from '#src/dashboard/overview/overview.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { closedPageMessages } from '#src/opening/closed-page.messages.ts'
import { openingMessages } from '#src/opening/opening.messages.ts'
import { setupMessages, setupTexts } from '#src/opening/setup.messages.ts'
import type { SetupStep } from '#src/opening/setup-checks.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startShop } from '../running-shop.ts'
import { photo } from '../spec/dashboard.steps.ts'
import { becomes, untilHydrated } from '../spec/steps.ts'
import { admin, password } from './order-admin.steps.ts'

let browser: Browser
const shops: RunningShop[] = []

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  for (const shop of shops) await shop.remove()
})

test.each([
  { locale: 'ar', width: 360, name: 'حقيبة السوق', english: 'Souq tote' },
  { locale: 'en', width: 1280, name: 'Souq tote', english: 'Souq tote' },
] as const)(
  'from an empty folder to the first order in one sitting: $locale at $width',
  async ({ locale, width, name, english }) => {
    const shop = await startShop({ DEMO: '0', OPEN: '0', ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
    shops.push(shop)
    const [account, brand, settings, form] = [
      accountMessages[locale],
      brandMessages[locale],
      settingsFormMessages[locale],
      productFormMessages[locale],
    ]
    const [setup, opening] = [setupMessages[locale], openingMessages[locale]]
    const orders = { ...adminOrderMessages[locale], ...orderChangeMessages[locale] }
    const film = filmOf(`${width}-${locale}`)
    const window = async () => {
      const context = await browser.newContext({
        baseURL: shop.origin,
        viewport: { width, height: width < 768 ? 780 : 900 },
        locale,
        reducedMotion: 'reduce',
      })
      return context.newPage()
    }

    // A visitor finds that it opens soon; the owner comes in by the same page.
    const owner = await window()
    await owner.goto(pathIn(locale, '/'))
    await owner.getByRole('heading', { name: closedPageMessages[locale].title }).waitFor()
    await film.shot(owner, 'opening soon')
    await film.press(owner.getByRole('link', { name: closedPageMessages[locale].staff }))
    await untilHydrated(owner)
    await film.type(owner.getByLabel(account.email), admin)
    await film.type(owner.getByLabel(account.password, { exact: true }), password)
    await film.press(owner.locator('main form').getByRole('button', { name: account.login, exact: true }))
    await owner.waitForURL((url) => !url.pathname.includes('/authentication/'))

    const guide = owner.getByRole('main').filter({ hasText: setup.title })
    const toGuide = async (done: number) => {
      await owner.goto(pathIn(locale, '/dashboard'))
      await guide.getByText(setup.progress(done, 10)).waitFor()
    }
    const follow = (step: SetupStep) =>
      film.press(guide.getByRole('link', { name: setupTexts[step].name[locale], exact: true }))
    await toGuide(0)
    // A shop without an order has no figures but zeros.
    const toDo = owner.getByRole('heading', { name: overviewMessages[locale].toDo })
    await toDo.waitFor({ state: 'detached' })
    await film.shot(owner, 'the guide')

    await follow('name')
    await film.type(owner.getByLabel(brand.shopName, { exact: true }), 'Souq')
    await film.type(owner.getByLabel(brand.shopNameAr, { exact: true }), 'سوق')
    // Once it is saved the page is loaded anew in its new look.
    const anew = owner.waitForEvent('load')
    await film.press(owner.getByRole('button', { name: brand.save, exact: true }))
    await anew
    await owner.getByText(brand.saved).waitFor()

    // Contact, payment, delivery and the legal numbers stand in one form, saved at once; only then they are done (B4).
    await toGuide(1)
    await follow('contact')
    // The step leads to its own part of a long form.
    await becomes(() => topOf(owner, settings.contact), true)
    await film.type(owner.locator('input[name="emailAddress"]'), 'hello@souq.example')
    await film.type(owner.locator('input[name="messenger"]'), 'https://m.me/souq')
    await film.type(owner.getByLabel(settings.contactNumber), '92345678')
    await film.type(owner.getByLabel(settings.whatsappNumber), '92345678')
    await film.type(owner.getByLabel(settings.address), 'Way 12, Ruwi, Muscat')
    const transfer = owner.getByRole('checkbox', { name: settings.online })
    if (await transfer.isChecked()) await film.press(owner.locator('label').filter({ has: transfer }))
    await film.type(owner.getByLabel(settings.homeDeliveryCharge), '1.5')
    await film.type(owner.getByLabel(settings.crNumber), '1358246')
    await film.type(owner.getByLabel(settings.licenceNumber), 'L-778')
    await film.press(owner.getByRole('button', { name: settings.update, exact: true }))
    await owner.waitForURL(/dashboard$/)
    // Letters to the shop are in the language that it was set up in, without a choice of its own (O20).
    const saved = await (await owner.request.get('/api/getWebsiteInfo')).json()
    expect(saved.data.shopLocale).toBe(locale)

    await toGuide(5)
    await film.shot(owner, 'half of the guide')
    await follow('product')
    await film.type(owner.getByLabel(form.name), english)
    await film.type(owner.getByLabel(form.nameAr), 'حقيبة السوق')
    await film.type(owner.getByLabel(form.originalPrice), '12.5')
    await film.choose(owner.getByLabel(form.category, { exact: true }), 'Bags Collections')
    await owner.locator('input[type=file]').first().setInputFiles(photo)
    await owner.getByTestId('picture-slot').locator('img').first().waitFor()
    await film.shot(owner, 'the first product')
    await film.press(owner.getByRole('button', { name: form.saveNew }))
    await owner.getByText(adminProductMessages[locale].added).waitFor()

    // What is left is the server's, and the policies for later.
    await toGuide(6)
    await film.press(
      guide.getByRole('button', { name: setup.skipOf(setupTexts.policies.name[locale]), exact: true }),
    )
    await film.press(owner.getByRole('button', { name: opening.open, exact: true }))
    const asked = owner.getByRole('dialog', { name: opening.openTitle })
    await asked.getByText(opening.missing).waitFor()
    await film.shot(owner, 'what the law still asks for')
    await film.press(asked.getByRole('button', { name: opening.openAnyway }))
    await owner.getByText(opening.opened).waitFor()

    const shopper = await window()
    await shopper.goto(pathIn(locale, '/shop'))
    await untilHydrated(shopper)
    await film.shot(shopper, 'the open shop')
    await film.press(shopper.getByRole('link', { name }).first())
    await shopper.getByRole('heading', { level: 1, name }).waitFor()
    await film.shot(shopper, 'its product')
    await film.press(shopper.getByRole('button', { name: productMessages[locale].addToCart }).first())
    await film.press(
      shopper.getByRole('dialog').getByRole('link', { name: productMessages[locale].viewCart }),
    )
    await film.press(shopper.getByRole('link', { name: cartMessages[locale].proceed }))
    const checkout = checkoutMessages[locale]
    await shopper.getByRole('heading', { level: 1, name: checkout.title }).waitFor()
    await film.type(shopper.getByLabel(checkout.name), 'سلمى الهنائي')
    await film.type(shopper.getByLabel(checkout.email), 'salma@example.com')
    await film.type(shopper.getByLabel(checkout.mobileNumber), '92345678')
    await film.type(shopper.getByLabel(checkout.address), 'بيت 12، شارع السلطان قابوس، مسقط')
    for (const choice of ['HOME DELIVERY', 'Cash On Delivery'] as const)
      await film.press(
        shopper
          .locator('label')
          .filter({ has: shopper.getByRole('radio', { name: choiceMessages[locale][choice] }) }),
      )
    await film.shot(shopper, 'checkout')
    await film.press(shopper.getByRole('button', { name: checkout.confirm }))
    await shopper.waitForURL(shop.origin + pathIn(locale, '/order-success'))
    const number = (await shopper.getByTestId('order-number').innerText()).replace(/\D/g, '')
    await shopper.getByTestId('order-line').getByText(name).waitFor()
    await film.shot(shopper, 'ordered')

    await owner.goto(pathIn(locale, '/dashboard/pendingOrders'))
    await film.press(owner.getByRole('button', { name: `${orders.toConfirmed} #${number}` }).first())
    await film.press(
      owner
        .getByRole('alertdialog', { name: orders.askConfirmed(number) })
        .getByRole('button', { name: orders.yesConfirmed, exact: true }),
    )
    await owner.getByText(orders.updated, { exact: true }).first().waitFor()
    await film.shot(owner, 'confirmed')
    // What an owner and a shopper do in all; each more is a reason to look.
    expect(film.done()).toBeLessThanOrEqual(40)
  },
)

/** Whether this part of the settings begins in the upper half of the window. */
function topOf(page: Page, name: string): Promise<boolean> {
  const part = page.getByRole('region', { name, exact: true })
  return part.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < innerHeight / 2
  })
}

/** Counts what hands do, and takes a picture of each scene: `looks/first-order/360-ar/01-opening-soon.png`. */
function filmOf(sight: string) {
  const folder = path.resolve('looks/first-order', sight)
  mkdirSync(folder, { recursive: true })
  let [acts, scene] = [0, 0]
  const act = async (doing: Promise<unknown>) => {
    acts += 1
    await doing
  }
  return {
    press: (at: Locator) => act(at.click()),
    type: (at: Locator, text: string) => act(at.fill(text)),
    choose: (at: Locator, option: string) => act(at.selectOption(option)),
    done: () => acts,
    async shot(page: Page, name: string) {
      scene += 1
      const file = `${String(scene).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`
      await page.screenshot({ path: path.join(folder, file), fullPage: true })
      const [content, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(content, `${name}: nothing is moved sideways`).toBeLessThanOrEqual(shown ?? 0)
    },
  }
}
