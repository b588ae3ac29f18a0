import type { Page } from 'playwright-core'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { contactMessages } from '#src/contact/contact.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { trackByPhoneMessages } from '#src/orders/tracking/track-by-phone.messages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { choose } from '#test/choose.ts'
import { line, productOf, untilHydrated, visible, withBag } from './steps.ts'

/** A sight of the storefront: a page, or what opens on it. */
export type Screen = {
  name: string
  path: string
  /** Where it exists on one width only. */
  width?: number
  /** Brings it there from the opened page. */
  open?: (page: Page, locale: Locale) => Promise<unknown>
}

const pumps = 'black-patent-stiletto-pumps'
const product = `/product-details/${pumps}`
const checkout = '/product-checkout'

/** Every screen a shopper meets, with what opens on it. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'shop, searched and filtered', path: '/shop?q=bag&offer=1&sort=price-asc' },
  { name: 'shop, nothing found', path: '/shop?q=zzzzzz' },
  {
    name: 'shop, filters open',
    path: '/shop',
    open: async (page) => {
      await page.locator('main button[aria-expanded=false]').first().click()
      await page.locator('main button[aria-expanded=true]').first().waitFor()
    },
  },
  { name: 'category', path: '/category/product-category/bags' },
  { name: 'sub-category', path: '/category/sub-category/gift-sets' },
  { name: 'empty sub-category', path: '/category/sub-category/gift-wrapping' },
  { name: 'offers', path: '/category/offer-category' },
  { name: 'product', path: product },
  {
    name: 'product, asking for a size',
    path: product,
    open: async (page, locale) => {
      await addToCart(page, locale)
      await page.getByTestId('product').getByRole('alert').filter({ hasText: /./ }).first().waitFor()
    },
  },
  {
    name: 'product, added',
    path: product,
    open: async (page, locale) => {
      await pick(page)
      await addToCart(page, locale)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'empty cart', path: '/cart', open: (page) => withBag(page, []) },
  { name: 'cart', path: '/cart', open: (page) => bagWithPumps(page) },
  {
    name: 'cart, a line deleted',
    path: '/cart',
    open: async (page, locale) => {
      await bagWithPumps(page)
      const { name, nameAr } = await productOf(page, pumps)
      const title = locale === 'ar' ? (nameAr ?? name) : name
      await page.getByRole('button', { name: cartMessages[locale].remove(title) }).click()
      await page.getByTestId('toasts').getByRole('button').waitFor()
    },
  },
  { name: 'empty checkout', path: checkout, open: (page) => withBag(page, []) },
  { name: 'checkout', path: checkout, open: (page) => bagWithPumps(page) },
  {
    name: 'checkout, fields not understood',
    path: checkout,
    open: async (page, locale) => {
      await bagWithPumps(page)
      await fillIn(page, locale)
      await page.getByLabel(checkoutMessages[locale].mobileNumber).fill('123')
      await confirm(page, locale)
      await page.locator('#checkout-mobileNumber-error').waitFor()
    },
  },
  {
    name: 'checkout, another price',
    path: checkout,
    open: async (page, locale) => {
      await bagWithPumps(page, 1)
      await fillIn(page, locale)
      await confirm(page, locale)
      await page.getByTestId('fresh-quote').waitFor()
    },
  },
  {
    name: 'checkout, offline',
    path: checkout,
    open: async (page, locale) => {
      await bagWithPumps(page)
      await fillIn(page, locale)
      await page.route('**/api/postOrder', (route) => route.abort())
      await confirm(page, locale)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'order success', path: checkout, open: placeOrder },
  {
    name: 'tracking',
    path: checkout,
    open: async (page, locale) => {
      await placeOrder(page, locale)
      await page.getByRole('link', { name: orderSuccessMessages[locale].track }).click()
      await page.waitForURL('**/track/*')
      await page.getByTestId('order-number').waitFor()
    },
  },
  { name: 'tracking by number and phone', path: '/track' },
  {
    name: 'tracking by number and phone, refused',
    path: '/track',
    open: async (page, locale) => {
      const words = trackByPhoneMessages[locale]
      await page.getByRole('button', { name: words.find }).click()
      await page.getByText(words.fillIn).first().waitFor()
      await page.getByLabel(words.orderId).fill('1')
      await page.getByRole('button', { name: words.find }).click()
    },
  },
  { name: 'tracking, unknown', path: '/track/AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'tax invoice by the tracking link, unknown', path: '/track/AAAAAAAAAAAAAAAAAAAAAA/tax' },
  { name: 'order success without an order', path: '/order-success' },
  { name: 'about us', path: '/about-us' },
  { name: 'contact us', path: '/contact-us' },
  {
    name: 'contact us, empty fields',
    path: '/contact-us',
    open: (page, locale) => page.getByRole('button', { name: contactMessages[locale].send }).click(),
  },
  { name: 'contact us, sent', path: '/contact-us?sent=yes' },
  { name: 'policies', path: '/policies' },
  { name: 'not found', path: '/no-such-page' },
  { name: 'no connection', path: '/offline' },
  { name: 'a prepared order, unknown', path: '/draft/AAAAAAAAAAAAAAAAAAAAAA' },
  ...[
    'login',
    'register',
    'forgot-password',
    'reset-password',
    'verify-email',
    'invitation',
    'second-factor',
  ].map((page) => ({ name: page.replace('-', ' '), path: `/authentication/${page}` })),
  { name: 'search, before a word', path: '/about-us', open: (page) => search(page, '') },
  { name: 'search results', path: '/about-us', open: (page) => search(page, 'bag') },
  { name: 'search without a result', path: '/about-us', open: (page) => search(page, 'zzzzzz') },
  {
    name: 'category menu',
    path: '/',
    width: 1280,
    open: async (page) => {
      await page.getByTestId('category-menu').getByRole('button').nth(1).click()
      await page.locator('a[href*="sandals"]').first().waitFor()
    },
  },
  { name: 'drawer, menu', path: '/about-us', width: 390, open: openDrawer },
  {
    name: 'drawer, categories',
    path: '/about-us',
    width: 390,
    open: async (page, locale) => {
      await openDrawer(page, locale)
      await page.getByRole('tab').nth(1).click()
      await page.getByRole('dialog').locator('button[aria-expanded]').first().click()
    },
  },
  {
    name: 'ways to talk',
    path: '/authentication/login',
    open: (page, locale) => page.getByRole('button', { name: storefrontMessages[locale].contactUs }).click(),
  },
]

/** From any page to the order's success, in cash, with the pumps. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  await bagWithPumps(page, undefined, pathIn(locale, checkout))
  await fillIn(page, locale)
  await confirm(page, locale)
  await page.getByTestId('order-number').waitFor()
  await untilHydrated(page)
}

/** A bag of the demo's pumps in size 38 and their first colour; at another price, and several, where asked. */
export async function bagWithPumps(page: Page, price?: number, path?: string, quantity = 1): Promise<void> {
  const { name, nameAr, offerPrice, originalPrice, colors, images } = await productOf(page, pumps)
  const choice = { name, nameAr, imageUrl: images[0], size: '38', color: colors[0], quantity }
  await withBag(page, [line(pumps, { ...choice, originalPrice: price ?? offerPrice ?? originalPrice })], path)
}

/** The form of checkout, in cash. */
export async function fillIn(page: Page, locale: Locale): Promise<void> {
  const words = checkoutMessages[locale]
  await page.getByLabel(words.name).fill('Salma')
  await page.getByLabel(words.email).fill('salma@example.com')
  await page.getByLabel(words.mobileNumber).fill('92345678')
  await page.getByLabel(words.address).fill('Muscat')
  await page.getByRole('radio', { name: choiceMessages[locale]['HOME DELIVERY'] }).check()
  await page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }).check()
}

function confirm(page: Page, locale: Locale): Promise<void> {
  return page.getByRole('button', { name: checkoutMessages[locale].confirm }).click()
}

async function pick(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: '38', exact: true }))
  await choose(page.locator('input[name=color]').first())
}

function addToCart(page: Page, locale: Locale): Promise<void> {
  return page.getByRole('button', { name: productMessages[locale].addToCart }).click()
}

async function openDrawer(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: storefrontMessages[locale].openMenu }).click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
}

/** Without a text, what the field offers before one. */
async function search(page: Page, text: string): Promise<void> {
  const box = visible(page.getByRole('combobox'))
  // Narrow screens show it when called.
  if ((await box.count()) === 0) await page.locator('header button[aria-expanded]:visible').last().click()
  await box.fill(text)
  await visible(page.getByRole('option').or(page.getByText(new RegExp(`[“«]${text}[”»]`)))).waitFor()
  await page.keyboard.press('ArrowDown')
}
