import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { muscatDate } from '#src/core/muscat.ts'
import { becomes, go, line, links, type Row, sees, until, untilHydrated, visible, withBag } from './steps.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const bottomBar = (page: Page) => page.getByTestId('bottom-bar')
const hamburger = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const drawer = (page: Page) => page.getByRole('dialog')
const contact = (page: Page) => page.getByRole('button', { name: 'Contact us' })
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

const about = '/about-us'
const menu = { Home: '/', Shop: '/shop', Offers: '/category/offer-category', 'About us': '/about-us' }
const categories = {
  'BAGS COLLECTIONS': 'bags',
  'SHOES COLLECTIONS': 'shoes',
  'WALLET & CARDHOLDERS': 'wallets',
  'LUGGAGE COLLECTIONS': 'luggage',
  'WATCH COLLECTIONS': 'watches',
  'CLOTHES COLLECTIONS': 'clothes',
  'JEWELLERY COLLECTIONS': 'jewellery',
  'SUNGLASSES COLLECTIONS': 'sunglasses',
  'COSMETICS COLLECTIONS': 'cosmetics',
  'PERFUMES COLLECTIONS': 'perfumes',
  'GIFTS COLLECTIONS': 'gifts',
  'BAGS & SHOES COMBO': 'combos',
}
export const categoryLabels = Object.keys(categories)
const categoryLinks = Object.fromEntries(
  Object.entries(categories).map(([label, slug]) => [label, `/category/product-category/${slug}`]),
)
const waysToTalk = ['WhatsApp', 'Call us', 'Messenger']

/**
 * Header, drawer, footer, floating contact, bottom bar, theme and moving between pages (product.md sections 2, 4, 9).
 */
export const chromeRows: Row[] = [
  {
    at: about,
    what: 'the header sticks to the top',
    how: async (page) => {
      await page.mouse.wheel(0, 700)
      await until(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300))
      await becomes(async () => (await header(page).boundingBox())?.y, 0)
    },
  },
  {
    at: about,
    what: 'brand on the left, then menu, search box and cart',
    how: async (page) => {
      const places = [
        header(page).getByRole('link', { name: 'Haqiba' }),
        header(page).getByRole('navigation'),
        header(page).getByRole('combobox'),
        header(page).getByRole('link', { name: 'Cart' }),
      ]
      const starts = await Promise.all(places.map(async (place) => (await place.boundingBox())?.x ?? -1))
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(starts[0]).toBeLessThan(100)
    },
  },
  { at: about, what: 'the desktop menu', how: links(header, menu) },
  {
    at: about,
    what: 'the badge counts lines, not pieces',
    how: async (page) => {
      expect(await header(page).getByTestId('cart-count').count()).toBe(0)
      await withBag(page, [line('a', { quantity: 3 }), line('b')])
      await header(page).getByTestId('cart-count').getByText('2', { exact: true }).waitFor()
    },
  },
  {
    at: about,
    what: 'Dark Mode / Light Mode, applied to the page root and kept',
    how: async (page) => {
      await becomes(() => theme(page), 'light')
      await header(page).getByRole('button', { name: 'Dark Mode' }).click()
      await becomes(() => theme(page), 'dark')
      await page.reload()
      expect(await theme(page)).toBe('dark')
      await untilHydrated(page)
      await header(page).getByRole('button', { name: 'Light Mode' }).click()
      await becomes(() => theme(page), 'light')
    },
  },
  {
    at: about,
    what: 'the theme starts from the system',
    how: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      expect(await theme(page)).toBe('dark')
    },
  },
  {
    at: '/',
    what: 'search as one types: at most 10, each leading to its product',
    how: async (page) => {
      await header(page).getByRole('combobox').fill('BAG')
      const results = header(page).getByRole('option')
      await results.first().waitFor()
      await becomes(() => results.count(), 10)
      for (const result of await results.all())
        expect(await result.getAttribute('href')).toMatch(/^\/product-details\/[\w-]+$/)
    },
  },
  {
    at: about,
    width: 769,
    what: 'no hamburger above 768 px',
    how: async (page) => {
      expect(await hamburger(page).isVisible()).toBe(false)
      expect(await bottomBar(page).isVisible()).toBe(false)
      await header(page).getByRole('navigation').waitFor()
    },
  },
  ...[768, 390].map(
    (width): Row => ({
      at: about,
      width,
      what: 'a hamburger opens a drawer of 70 % with Menu and Categories',
      how: async (page) => {
        expect(await header(page).getByRole('navigation').isVisible()).toBe(false)
        await hamburger(page).click()
        await links(drawer, menu)(page)
        await until(async () => expect((await drawer(page).boundingBox())?.width).toBeCloseTo(0.7 * width, 0))
        await becomes(() => drawer(page).getByRole('tab').allInnerTexts(), ['Menu', 'Categories'])
        await drawer(page).getByRole('tab', { name: 'Categories' }).click()
        await links(drawer, categoryLinks)(page)
      },
    }),
  ),
  {
    at: '/',
    width: 390,
    what: 'the search box shows by itself at home, elsewhere when called',
    how: async (page) => {
      await visible(page.getByRole('combobox')).waitFor()
      await go(page, about)
      expect(await page.getByRole('combobox').filter({ visible: true }).count()).toBe(0)
      await header(page).getByRole('button', { name: 'Search' }).click()
      await visible(page.getByRole('combobox')).waitFor()
    },
  },
  {
    at: about,
    what: 'footer: Follow Us in a new tab',
    how: async (page) => {
      await footer(page).getByText('Follow Us', { exact: true }).waitFor()
      for (const name of ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn']) {
        const link = footer(page).getByRole('link', { name })
        expect(await link.getAttribute('target')).toBe('_blank')
        expect(await link.getAttribute('href')).toBe(`https://${name.toLowerCase()}.example/haqiba`)
      }
    },
  },
  {
    at: about,
    what: 'footer: brand and copyright with the current year',
    how: async (page) => {
      await footer(page)
        .getByRole('img', { name: 'Haqiba' })
        .or(footer(page).getByText('Haqiba'))
        .first()
        .waitFor()
      await footer(page)
        .getByText(`© ${muscatDate(new Date()).slice(-4)} Haqiba`)
        .waitFor()
    },
  },
  {
    at: about,
    what: 'the floating contact opens on hover and closes on leaving',
    how: async (page) => {
      const ways = page.getByRole('link', { name: 'Messenger', exact: true })
      expect(await ways.isVisible()).toBe(false)
      await contact(page).hover()
      await sees(...waysToTalk)(page)
      await page.mouse.move(5, 400)
      await until(async () => expect(await ways.isVisible()).toBe(false))
    },
  },
  {
    at: about,
    what: 'the floating contact opens on focus and closes on Escape',
    how: async (page) => {
      await footer(page).getByRole('link').last().focus()
      await page.keyboard.press('Tab')
      await sees(...waysToTalk)(page)
      await page.keyboard.press('Escape')
      await until(async () =>
        expect(await page.getByText('Messenger', { exact: true }).isVisible()).toBe(false),
      )
    },
  },
  {
    // About us, the contact page and lists go without on a phone: it would lie over words, or lead to the page it is on.
    at: '/authentication/login',
    width: 390,
    what: 'the floating contact opens on a tap and closes on the next',
    how: async (page) => {
      await contact(page).tap()
      await visible(page.getByRole('link', { name: 'Messenger', exact: true })).waitFor()
      await contact(page).tap()
      await until(async () =>
        expect(await page.getByText('Messenger', { exact: true }).isVisible()).toBe(false),
      )
    },
  },
  {
    at: about,
    width: 768,
    what: 'bottom bar: Home, Shop, Cart with its count, WhatsApp',
    how: async (page) => {
      await withBag(page, [line('a'), line('b'), line('c')])
      await links(bottomBar, { Home: '/', Shop: '/shop', WhatsApp: 'https://wa.me/96890000000' })(page)
      const cart = bottomBar(page).getByRole('link', { name: 'Cart' })
      expect(await cart.getAttribute('href')).toBe('/cart')
      await cart.getByText('3', { exact: true }).waitFor()
    },
  },
  {
    at: '/shop',
    what: 'a new page starts at the top, Back returns to the place',
    how: async (page) => {
      await page.mouse.wheel(0, 900)
      await until(async () => expect(await page.evaluate(() => scrollY)).toBe(900))
      await header(page).getByRole('link', { name: 'About us' }).click()
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
      await becomes(() => page.evaluate(() => scrollY), 0)
      await page.goBack()
      await until(async () => expect(await page.evaluate(() => scrollY)).toBe(900))
    },
  },
]
