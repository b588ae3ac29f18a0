import { HtmlValidate } from 'html-validate'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startDemoShop } from '../running-shop.ts'
import { screens } from '../spec/screens.ts'
import { untilHydrated } from '../spec/steps.ts'
import { askedFor, weighAll } from '../spec/weigh.ts'

const product = '/product-details/black-patent-stiletto-pumps'

let shop: RunningShop
let browser: Browser
/** What the shop serves from its home pages on, by path. */
const site = new Map<string, { status: number; html: string }>()

beforeAll(async () => {
  shop = await startDemoShop()
  browser = await openBrowser()
  await crawl(locales.map((locale) => pathIn(locale, '/')))
})

afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

async function crawl(starts: string[]): Promise<void> {
  let open = starts
  while (open.length > 0) {
    await eight(open, async (path) => {
      const answer = await fetch(shop.origin + path, { redirect: 'manual' })
      site.set(path, { status: answer.status, html: await answer.text() })
    })
    open = [...new Set(open.flatMap((path) => linksOf(site.get(path)?.html ?? '')))].filter(
      (path) => !site.has(path),
    )
  }
}

/** Where the links of a page lead inside the shop. */
function linksOf(html: string): string[] {
  return attributes(html, 'a', 'href')
    .map((href) => new URL(href, shop.origin))
    .filter(({ origin }) => origin === shop.origin)
    .map(({ pathname, search }) => pathname + search)
}

/** The values of an attribute of every such tag. React writes some names in its own case. */
function attributes(html: string, tag: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag} [^>]*?\\b${name}="([^"]*)"`, 'gi'))
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}

async function eight<T>(all: T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

test('every link inside the shop leads to a page, in both languages', () => {
  const products = [...site.keys()].filter((path) => path.includes('/product-details/'))
  expect(products.length).toBe(2 * 88)
  const broken = [...site]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path} ${status}`)
  expect(broken).toEqual([])
})

test('every picture, stylesheet, script, font and icon is there', async () => {
  const files = new Set<string>()
  for (const { html } of site.values()) {
    for (const src of [...attributes(html, 'img', 'src'), ...attributes(html, 'script', 'src')])
      files.add(src)
    for (const href of [...attributes(html, 'link', 'href'), ...attributes(html, 'use', 'href')])
      files.add(href)
    // Of each set one width in each format: they come from one table, and making all takes minutes.
    for (const set of attributes(html, 'source', 'srcset')) files.add(set.split(' ')[0] ?? '')
  }
  const broken: string[] = []
  await eight([...files], async (file) => {
    const { status } = await fetch(new URL(file, shop.origin), { method: 'HEAD' })
    if (status !== 200) broken.push(`${file} ${status}`)
  })
  expect(files.size).toBeGreaterThan(400)
  expect(broken).toEqual([])
})

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML, all of it valid: lower-case doctype, self-closed void elements, its own case of names.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // A swatch carries its colour and a slide its focus point, which are data; the content security policy allows the
      // attribute for that.
      'no-inline-style': ['error', { allowedProperties: ['background', 'object-position'] }],
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // It takes the words of a link to a phone for the number.
      'tel-non-breaking': 'off',
      // It does not see that of two such landmarks CSS shows one; axe, which does, asks the same at both widths.
      'unique-landmark': 'off',
    },
  })
  const others = screens.flatMap(({ path }) => locales.map((locale) => pathIn(locale, path)))
  await crawl(others.filter((path) => !site.has(path)))
  // By what is wrong, with one page that shows it: a mistake in a card is on every page.
  const wrong = new Map<string, string>()
  for (const [path, { html }] of site) {
    // Without what stands in styles and scripts, which is no HTML and takes longer to read than the page.
    const own = html.replace(/(?<=<(style|script)\b[^>]*>)[^<]+/g, '')
    const { results } = await validator.validateString(own, path)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.set(`${ruleId}: ${message}`, `${path} ${selector}`)
  }
  expect(Object.fromEntries(wrong)).toEqual({})
})

// Both at once: a page is mostly waited for until it is still.
test.concurrent.for(locales)(
  '%s: on no screen a complaint in the console, a request to others, or more than 120 kB of JavaScript',
  async (locale) => {
    const context = await browser.newContext({ baseURL: shop.origin, locale })
    const page = await context.newPage()
    const complaints: string[] = []
    const scripts = new Map<string, string[]>()
    let path = ''
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The browser's own note that what does not exist answers 404: the page, or the order behind a false link. It may
      // come when the next screen is on its way already.
      const { pathname } = new URL(message.location().url, shop.origin)
      const name = pathname.split('/').at(-1) || pathname
      if (message.text().includes('404') && screens.some((screen) => screen.path.endsWith(name))) return
      complaints.push(`${path}: ${message.text()} ${pathname}`)
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== shop.origin && protocol !== 'data:') complaints.push(`${path}: asks ${origin}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // A picture of a page that was left before it came.
      if (why !== 'net::ERR_ABORTED') complaints.push(`${path}: ${request.url()} ${why}`)
    })
    for (const screen of new Set(screens.map(({ path }) => path))) {
      path = pathIn(locale, screen)
      await page.goto(path)
      await untilHydrated(page)
      scripts.set(
        path,
        (await askedFor(page)).filter((address) => address.endsWith('.js')),
      )
    }
    expect(complaints).toEqual([])
    const weights = await Promise.all(
      [...scripts].map(async ([at, files]) => [at, await weighAll(files)] as const),
    )
    expect(Math.min(...weights.map(([, bytes]) => bytes))).toBeGreaterThan(50_000)
    expect(weights.filter(([, bytes]) => bytes > 120_000)).toEqual([])
    await context.close()
  },
)

test.each(locales)('%s: on a phone of 360 px home weighs at most 500 kB', async (locale) => {
  const phone = {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  }
  const context = await browser.newContext({ baseURL: shop.origin, locale, ...phone })
  const page = await context.newPage()
  await page.goto(pathIn(locale, '/'), { waitUntil: 'networkidle' })
  await untilHydrated(page)
  const asked = await askedFor(page)
  expect(asked.filter((address) => address.includes('/pictures/')).length).toBeGreaterThan(3)
  expect(await weighAll(asked)).toBeLessThanOrEqual(500_000)
  await context.close()
})

describe.each(locales)('%s without JavaScript', (locale: Locale) => {
  let context: BrowserContext
  let page: Page
  const cards = () => page.getByRole('main').getByTestId('product-card')

  beforeAll(async () => {
    context = await browser.newContext({
      baseURL: shop.origin,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    page = await context.newPage()
  })
  afterAll(() => context?.close())

  test('home, a category from its footer, a product from there', async () => {
    const words = storefrontMessages[locale]
    await page.goto(pathIn(locale, '/'))
    expect(await cards().count()).toBeGreaterThan(20)
    await page.getByRole('navigation', { name: words.categories }).getByRole('link').first().click()
    await page.waitForURL(`**${pathIn(locale, '/category/product-category/bags')}`)
    const first = cards().first().getByRole('link')
    const name = await first.innerText()
    await first.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page
      .getByText(/\d\.\d{3}/)
      .first()
      .waitFor()
  })

  test('searching', async () => {
    await page.goto(pathIn(locale, '/'))
    const box = page
      .getByRole('combobox', { name: searchMessages[locale].searchProducts })
      .filter({ visible: true })
    await box.fill('stiletto')
    await box.press('Enter')
    await page.waitForURL('**/shop?q=stiletto*')
    await page.locator(`a[href="${pathIn(locale, product)}"]`).waitFor()
  })

  test('filtering, sorting and paging the shop', async () => {
    const words = listingMessages[locale]
    await page.goto(pathIn(locale, '/shop'))
    const all = await cards().count()
    await page.getByLabel(words.category, { exact: true }).selectOption('shoes')
    await page.locator('select[name=sort]').selectOption('price-asc')
    await page.getByRole('button', { name: words.apply }).click()
    await page.waitForURL(/category=shoes/)
    const answer = await fetch(`${shop.origin}/api/products?productVisibility=Public&category=shoes`)
    const shoes: { _id: string; originalPrice: number; offerPrice?: number }[] = (await answer.json()).data
    expect(await cards().count()).toBe(shoes.length)
    const [cheapest] = shoes.toSorted(
      (a, b) => (a.offerPrice ?? a.originalPrice) - (b.offerPrice ?? b.originalPrice),
    )
    expect(await cards().first().getByRole('link').getAttribute('href')).toContain(cheapest?._id)

    await page.goto(pathIn(locale, '/shop'))
    const before = await cards().first().getByRole('link').getAttribute('href')
    await page.getByTestId('show-more').click()
    await page.waitForURL(/cursor=/)
    expect(await cards().count()).toBeGreaterThan(0)
    expect(await cards().count()).toBeLessThanOrEqual(all)
    expect(await cards().first().getByRole('link').getAttribute('href')).not.toBe(before)
  })
})

const strangers = [
  '/no-such-page',
  '/product-details/no-such-product',
  '/category/product-category/no-such-category',
  '/category/sub-category/no-such-shelf',
]

test.each(strangers.flatMap((path) => locales.map((locale) => [pathIn(locale, path), locale] as const)))(
  '%s answers 404 with the not-found page',
  async (path, locale) => {
    const answer = await fetch(shop.origin + path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(storefrontMessages[locale].notFoundTitle)
    expect(html).toContain(`href="${pathIn(locale, '/')}"`)
  },
)
