import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { choose } from '#test/choose.ts'
import { bagOf, becomes, columns, productOf, type Row, sees, until, visible } from './steps.ts'

/** The demo's pumps: on offer, with sizes and colours; the test gives them a film. */
export const pumps = 'black-patent-stiletto-pumps'
export const film = 'https://video.example/pumps'
/** Off the shelves while staff work on it; the test hides it. */
export const hidden = 'sea-breeze-cologne'

const product = `/product-details/${pumps}`
const bags = '/category/product-category/bags'
const details = (page: Page) => page.getByTestId('product')
const gallery = (page: Page) => page.getByTestId('gallery')
const cards = (page: Page) => page.getByRole('main').getByTestId('product-card')
const button = (page: Page, name: string) => details(page).getByRole('button', { name, exact: true })
const head = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name)

async function pick(page: Page): Promise<void> {
  await choose(details(page).getByRole('radio', { name: '38', exact: true }))
  await choose(details(page).getByRole('group', { name: 'Colour' }).getByRole('radio').first())
}

/** Product details, category, sub-category and offers pages (product.md section 2), with section 9's numbers. */
export const catalogueRows: Row[] = [
  ...(
    [
      [767, 2],
      [768, 3],
      [1024, 5],
    ] as const
  ).map(
    ([width, count]): Row => ({
      at: bags,
      width,
      what: `the grid of a category has ${count} columns`,
      how: columns((page) => page.locator('main .card-grid'), count),
    }),
  ),
  {
    at: bags,
    width: 400,
    what: 'a long name on a card is cut by CSS and whole for assistive technology',
    how: async (page) => {
      const name = cards(page).first().locator('a span').first()
      expect(await name.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2')
      const { name: whole } = await productOf(
        page,
        (await cards(page).first().locator('a').getAttribute('href'))?.split('/').at(-1) ?? '',
      )
      expect(await name.textContent()).toBe(whole)
    },
  },
  {
    at: '/category/sub-category/gift-sets',
    what: 'sub-categories of one name show all of that name, and one with its category',
    how: async (page) => {
      const all = await cards(page).count()
      await page.goto('/category/sub-category/gift-sets?category=gifts')
      const some = await cards(page).count()
      expect(some).toBeGreaterThan(0)
      expect(some).toBeLessThanOrEqual(all)
    },
  },
  {
    at: bags,
    shop: 'empty',
    what: 'an empty category',
    how: sees('There are no products on Bags Collections'),
  },
  {
    at: '/category/sub-category/tote-bags',
    shop: 'empty',
    what: 'an empty sub-category',
    how: sees('There are no products on Tote Bags'),
  },
  {
    at: '/category/offer-category',
    shop: 'empty',
    what: 'no offers',
    how: sees(
      'Special Offers Just for You!',
      'No offer products available at the moment.',
      'Please check back later for amazing deals!',
    ),
  },
  {
    at: '/category/offer-category',
    what: 'Special Offers Just for You! and products of type Offer only',
    how: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Special Offers Just for You!' }).waitFor()
      const answer = await page.request.get('/api/products?productType=Offer&productVisibility=Public')
      const offers: string[] = (await answer.json()).data.map((one: { _id: string }) => one._id)
      const shown = await cards(page)
        .locator('a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.filter((href) => !offers.includes(href?.split('/').at(-1) ?? ''))).toEqual([])
    },
  },
  {
    at: '/shop',
    what: 'hidden products are in no list, search or page',
    how: async (page) => {
      await page.goto('/category/product-category/perfumes')
      expect(await page.content()).not.toContain(hidden)
      await page.goto('/shop?q=sea+breeze+cologne')
      expect(await page.locator(`a[href$="${hidden}"]`).count()).toBe(0)
      expect((await page.goto(`/product-details/${hidden}`))?.status()).toBe(404)
    },
  },
  {
    at: product,
    what: 'name, price, struck-through price, percentage, review count',
    how: async (page) => {
      const { name, originalPrice, offerPrice = 0, reviews } = await productOf(page, pumps)
      await details(page).getByRole('heading', { level: 1, name }).waitFor()
      const percent = Math.round(((originalPrice - offerPrice) / originalPrice) * 100)
      for (const text of [`OMR ${offerPrice.toFixed(3)}`, `${percent}% off`, `${reviews} reviews`])
        await visible(details(page).getByText(text, { exact: true })).waitFor()
      const struck = details(page)
        .locator('s')
        .getByText(`OMR ${originalPrice.toFixed(3)}`)
      const line = await struck.evaluate(
        (text) => getComputedStyle(text.closest('s') ?? text).textDecorationLine,
      )
      expect(line).toBe('line-through')
    },
  },
  {
    at: product,
    what: 'the picture that is shown opens as large as the window lets it be, and closes with Escape',
    how: async (page) => {
      await gallery(page).getByRole('listitem').getByRole('button').nth(1).click()
      await gallery(page).getByRole('button', { name: 'Enlarge the picture' }).click()
      const shown = await gallery(page).getByTestId('main-picture').getAttribute('src')
      const large = page.getByRole('dialog').getByRole('img')
      await becomes(() => large.getAttribute('src'), shown)
      await until(async () => expect((await large.boundingBox())?.width).toBeGreaterThan(600))
      await page.keyboard.press('Escape')
      await becomes(() => page.getByRole('dialog').count(), 0)
    },
  },
  {
    at: product,
    what: 'a gallery: the first picture is the cover, a thumbnail brings its own',
    how: async (page) => {
      const { images, imageColors = '{}' } = await productOf(page, pumps)
      const main = gallery(page).getByTestId('main-picture')
      expect(await main.getAttribute('src')).toBe(images[0])
      // Of the others those that show one colour wait until it is picked (P20).
      const shown = images.filter((url) => JSON.parse(imageColors)[url] === undefined)
      expect(shown.length).toBeGreaterThan(1)
      const thumbnails = gallery(page).getByRole('listitem').getByRole('button')
      expect(await thumbnails.count()).toBe(shown.length)
      await thumbnails.nth(1).click()
      await until(async () => expect(await main.getAttribute('src')).toBe(shown[1]))
    },
  },
  {
    at: product,
    what: 'size buttons and colour swatches',
    how: async (page) => {
      const { sizes, colors } = await productOf(page, pumps)
      const group = (name: string) => details(page).getByRole('group', { name, exact: true })
      expect(await group('Size').locator('label').allInnerTexts()).toEqual(sizes)
      const swatches = group('Colour').locator('label > span[aria-hidden]')
      const painted = await swatches.evaluateAll((all) => all.map((one) => one.style.background))
      expect(painted).toHaveLength(colors.length)
      expect(new Set(painted).size).toBe(colors.length)
    },
  },
  {
    at: product,
    what: 'the quantity starts at 1 and goes no lower',
    how: async (page) => {
      const quantity = details(page).getByRole('spinbutton')
      await becomes(() => quantity.inputValue(), '1')
      await button(page, 'Decrease quantity').click({ force: true })
      await becomes(() => quantity.inputValue(), '1')
      await button(page, 'Increase quantity').click()
      await becomes(() => quantity.inputValue(), '2')
      await quantity.fill('0')
      await quantity.blur()
      await becomes(() => quantity.inputValue(), '1')
    },
  },
  {
    at: product,
    what: "Add To Cart: product.md's text, storage key and line",
    how: async (page) => {
      const { name, nameAr, offerPrice, colors, images } = await productOf(page, pumps)
      await button(page, 'Add To Cart').click()
      await details(page).getByRole('alert').getByText('Please choose').first().waitFor()
      expect(await bagOf(page)).toBeNull()
      await pick(page)
      await button(page, 'Add To Cart').click()
      await sees('Product Added!', 'Your product has been successfully added to the cart.')(page)
      const product = { id: pumps, name, nameAr, imageUrl: images[0], originalPrice: offerPrice }
      const choice = { size: '38', color: colors[0], quantity: 1, customerEmail: '' }
      await becomes(() => bagOf(page), [{ ...product, ...choice }])
    },
  },
  {
    at: '/product-details/camel-structured-tote',
    what: 'a line without sizes carries N/A; the same again raises its quantity',
    how: async (page) => {
      await choose(details(page).getByRole('radio').first())
      for (const quantity of [1, 2]) {
        await button(page, 'Add To Cart').click()
        await page.getByRole('dialog').getByRole('button', { name: 'Continue Shopping' }).click()
        await until(async () => expect(await bagOf(page)).toMatchObject([{ size: 'N/A', quantity }]))
      }
    },
  },
  {
    at: product,
    what: 'Order Now goes to checkout with the line as navigation state',
    how: async (page) => {
      await pick(page)
      await button(page, 'Order Now').click()
      await page.waitForURL('**/product-checkout')
      const lines = () => page.evaluate(() => history.state.usr.lines)
      await until(async () => expect(await lines()).toMatchObject([{ id: pumps, quantity: 1 }]))
      expect(await bagOf(page)).toBeNull()
    },
  },
  {
    at: product,
    what: 'the estimated delivery day is today plus 2',
    how: async (page) => {
      const inTwoDays = formatDeliveryDay('en', new Date(Date.now() + 2 * 24 * 60 * 60 * 1000))
      await page.getByTestId('estimated-delivery').getByText(inTwoDays, { exact: true }).waitFor()
    },
  },
  {
    at: product,
    what: 'Watch Product Video opens a new tab, where there is one',
    how: async (page) => {
      const video = page.getByRole('link', { name: /^Watch Product Video/ })
      expect([await video.getAttribute('href'), await video.getAttribute('target')]).toEqual([film, '_blank'])
      await page.goto('/product-details/camel-structured-tote')
      expect(await video.count()).toBe(0)
    },
  },
  {
    at: product,
    what: 'lucky gift card, four info tiles, 7 days, 1-2 business days, free over 50',
    how: async (page) => {
      await page.getByTestId('gift-banner').getByText('lucky gift card').waitFor()
      const tiles = page.getByRole('list', { name: 'Good to know' })
      expect(await tiles.getByRole('listitem').count()).toBe(4)
      const words = await tiles.innerText()
      for (const promise of ['1-2 business days', '7 day', 'OMR 50.000', 'Genuine'])
        expect(words).toContain(promise)
    },
  },
  {
    at: product,
    what: 'Product details: each line of the description',
    how: async (page) => {
      const { description } = await productOf(page, pumps)
      const facts = page.getByRole('region', { name: 'Product details' })
      for (const line of description.split('\n')) {
        const [label = '', text = ''] = line.split(': ')
        await facts.getByText(label, { exact: true }).waitFor()
        await facts.getByText(text, { exact: true }).waitFor()
      }
    },
  },
  ...[product, '/product-details/camel-structured-tote'].map(
    (at): Row => ({
      at,
      what: 'up to 10 related products, all of its category, without itself',
      how: async (page) => {
        const id = at.split('/').at(-1) ?? ''
        const { category } = await productOf(page, id)
        const answer = await page.request.get(
          `/api/products?productVisibility=Public&category=${encodeURIComponent(category)}`,
        )
        const others: string[] = (await answer.json()).data
          .map((one: { _id: string }) => one._id)
          .filter((one: string) => one !== id)
        const shown = await page
          .getByTestId('related')
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/').at(-1) ?? ''))
        expect(shown).toHaveLength(Math.min(10, others.length))
        expect(shown.filter((one) => !others.includes(one))).toEqual([])
      },
    }),
  ),
  {
    at: product,
    what: 'title with the site prefix, description, canonical and sharing tags',
    how: async (page) => {
      const { name, images } = await productOf(page, pumps)
      const origin = new URL(page.url()).origin
      expect(await page.title()).toBe(`Haqiba | ${name}`)
      expect(await head(page, 'link[rel=canonical]', 'href')).toBe(origin + product)
      expect(await head(page, 'meta[name=description]', 'content')).toContain('Patent leather')
      expect(await head(page, 'meta[property="og:title"]', 'content')).toBe(name)
      expect(await head(page, 'meta[property="og:image"]', 'content')).toBe(origin + images[0])
      expect(await head(page, 'meta[property="og:url"]', 'content')).toBe(origin + product)
    },
  },
  {
    at: '/about-us',
    what: 'About us: an emerging online store in Oman, genuine, with discounts',
    how: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
      const words = await page.getByRole('main').innerText()
      for (const part of ['emerging online store in Oman', 'genuine', 'discount'])
        expect(words).toContain(part)
    },
  },
  {
    at: '/contact-us',
    what: 'address, e-mail, phone, social links, and a form with Send Message',
    how: async (page) => {
      const main = page.getByRole('main')
      for (const text of ['Al Khuwair 33, Muscat, Oman', 'hello@haqiba.example'])
        await visible(main.getByText(text)).waitFor()
      await visible(main.locator('a[href^="tel:"]')).waitFor()
      expect(await main.locator('a[target=_blank]').count()).toBeGreaterThanOrEqual(4)
      for (const name of ['Full name', 'Email', 'Message'])
        await main.getByLabel(name, { exact: true }).waitFor()
      await main.getByRole('button', { name: 'Send Message' }).waitFor()
    },
  },
  {
    at: '/no-such-page',
    what: 'the not-found page with a Go Home link',
    how: async (page) => {
      expect((await page.reload())?.status()).toBe(404)
      expect(await page.getByRole('link', { name: 'Go Home', exact: true }).getAttribute('href')).toBe('/')
    },
  },
]
