import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { categoryLabels } from './chrome.ts'
import { becomes, columns, links, pass, type Row, sees, until, untilHydrated } from './steps.ts'

const menu = (page: Page) => page.getByTestId('category-menu')
const banner = (page: Page) => page.getByTestId('banner')
const popular = (page: Page) => page.getByTestId('most-popular')
const cards = (page: Page) => popular(page).getByTestId('product-card')
const more = (page: Page) => popular(page).getByRole('button', { name: 'Show Me More' })
const less = (page: Page) => popular(page).getByRole('button', { name: 'Show Less' })
const control = (page: Page, name: string) => banner(page).getByRole('button', { name })
const marquee = (page: Page) => page.getByTestId('marquee')

const everyMs = 2000

/** The place of the slide that is shown. */
function slide(page: Page): Promise<number> {
  const slides = banner(page).getByTestId('banner-slide')
  return slides.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current')))
}

async function openTab(page: Page, name: string): Promise<void> {
  await popular(page).getByRole('tab', { name, exact: true }).click()
  await popular(page).getByRole('tab', { name, exact: true, selected: true }).waitFor()
}

async function shown(page: Page, count: number): Promise<void> {
  await until(async () => expect(await cards(page).count()).toBe(count))
}

/** product.md section 2's home page, with section 9's numbers. */
export const homeRows: Row[] = [
  {
    at: '/',
    what: "the marquee runs with the settings' text, and can be paused",
    how: async (page) => {
      const words = 'Free delivery over OMR 50.000 · Cash on delivery or bank transfer'
      await marquee(page).getByText(words).first().waitFor()
      const states = () =>
        marquee(page).evaluate((it) => it.getAnimations({ subtree: true }).map((one) => one.playState))
      await becomes(states, ['running'])
      await marquee(page).getByRole('button', { name: 'Pause' }).click()
      await until(async () => expect(await states()).toEqual(['paused']))
    },
  },
  {
    at: '/',
    what: 'the left menu has the twelve categories',
    how: async (page) => {
      await becomes(() => menu(page).getByRole('button').allTextContents(), categoryLabels)
      // The house raises its voice nowhere but in the wordmark.
      expect(await menu(page).getByRole('button').first().innerText()).toBe('Bags collections')
      const [left, right] = await Promise.all([menu(page).boundingBox(), banner(page).boundingBox()])
      expect(left?.x).toBeLessThan(right?.x ?? 0)
    },
  },
  ...(['hover', 'click', 'focus'] as const).map(
    (act): Row => ({
      at: '/',
      what: `${act} on a category opens its sub-categories`,
      how: async (page) => {
        const button = menu(page).getByRole('button', { name: 'SHOES COLLECTIONS' })
        if (act === 'focus') {
          await menu(page).getByRole('button', { name: 'BAGS COLLECTIONS' }).focus()
          await page.keyboard.press('ArrowDown')
        } else await button[act]()
        const sub = menu(page).getByRole('link', { name: 'Sandals & Flip-Flops' })
        await sub.waitFor()
        expect(await sub.getAttribute('href')).toBe('/category/sub-category/sandals-and-flip-flops')
      },
    }),
  ),
  {
    at: '/',
    clock: true,
    what: 'the banner starts at slide 0, moves every 2000 ms and begins again after the last',
    how: async (page) => {
      expect(await slide(page)).toBe(0)
      const slides = banner(page).getByTestId('banner-slide')
      const count = await slides.count()
      // It is hydrated after its page, and counts from then: the pictures of the others come with that.
      // That takes frames, which a held clock has only as they are let pass.
      while ((await slides.last().locator('img').count()) === 0) await pass(page, 16)
      await pass(page, everyMs)
      await becomes(() => slide(page), 1)
      for (let step = 1; step <= count; step++) {
        await pass(page, everyMs)
        await becomes(() => slide(page), (1 + step) % count)
      }
    },
  },
  {
    at: '/',
    clock: true,
    what: 'a slide stays for 2000 ms, no less',
    how: async (page) => {
      await control(page, 'Show slide 1').click()
      await pass(page, 1)
      // The click moved the pointer onto the banner, which holds it.
      await page.mouse.move(640, 5)
      await pass(page, everyMs - 20)
      expect(await slide(page)).toBe(0)
      await pass(page, 40)
      await becomes(() => slide(page), 1)
    },
  },
  {
    at: '/',
    clock: true,
    what: 'the banner waits under the mouse',
    how: async (page) => {
      await banner(page).hover()
      const at = await slide(page)
      await pass(page, 4 * everyMs)
      expect(await slide(page)).toBe(at)
      await page.mouse.move(640, 5)
      await pass(page, everyMs)
      await becomes(() => slide(page), at + 1)
    },
  },
  {
    at: '/',
    what: 'arrows: previous rests at the first slide, next at the last; dots lead anywhere',
    how: async (page) => {
      await banner(page).hover()
      const count = await banner(page).getByTestId('banner-slide').count()
      expect(
        await banner(page)
          .getByRole('button', { name: /^Show slide/ })
          .count(),
      ).toBe(count)
      const isAtEnd = (name: string) => control(page, name).getAttribute('aria-disabled')
      await control(page, `Show slide ${count}`).click()
      await becomes(() => slide(page), count - 1)
      await becomes(() => isAtEnd('Next slide'), 'true')
      await control(page, 'Next slide').click({ force: true })
      expect(await slide(page)).toBe(count - 1)
      await control(page, 'Previous slide').click()
      await becomes(() => slide(page), count - 2)
      await control(page, 'Show slide 1').click()
      await becomes(() => slide(page), 0)
      await becomes(() => isAtEnd('Previous slide'), 'true')
      await control(page, 'Previous slide').click({ force: true })
      expect(await slide(page)).toBe(0)
    },
  },
  ...(
    [
      [349, 1],
      [350, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 5],
    ] as const
  ).map(
    ([width, count]): Row => ({
      at: '/',
      width,
      what: `New Arrivals shows ${count}`,
      how: async (page) => {
        const row = page.getByRole('region', { name: 'New Arrivals' }).getByRole('list')
        const whole = () =>
          row.evaluate((list) => {
            const end = list.getBoundingClientRect().right + 1
            return [...list.children].filter((slide) => slide.getBoundingClientRect().right <= end).length
          })
        await becomes(whole, count)
      },
    }),
  ),
  {
    at: '/',
    what: 'Popular Categories: six tiles',
    how: links(
      (page) => page.locator('section', { has: page.getByRole('heading', { name: 'Popular Categories' }) }),
      {
        Bags: '/category/product-category/bags',
        Shoes: '/category/product-category/shoes',
        Wallets: '/category/product-category/wallets',
        Luggage: '/category/product-category/luggage',
        Watches: '/category/product-category/watches',
        Clothes: '/category/product-category/clothes',
      },
    ),
  },
  {
    at: '/',
    what: 'Most Popular Item: ALL COLLECTIONS and each category with the word COLLECTIONS',
    how: async (page) => {
      await popular(page).getByRole('heading', { name: 'Most Popular Item' }).waitFor()
      const tabs = await popular(page).getByRole('tab').allTextContents()
      const withWord = categoryLabels.map((label) =>
        label.endsWith('COLLECTIONS') ? label : `${label} COLLECTIONS`,
      )
      expect(tabs).toEqual(['ALL COLLECTIONS', ...withWord])
    },
  },
  {
    at: '/',
    what: 'Show Me More adds 5 to 10; Show Less, once all are shown, returns to 10',
    how: async (page) => {
      const { total } = await (
        await page.request.get('/api/products?fields=card&productVisibility=Public&limit=1')
      ).json()
      await shown(page, 10)
      for (let count = 15; count < total + 5; count += 5) {
        await more(page).click()
        await shown(page, Math.min(count, total))
      }
      await less(page).click()
      await shown(page, 10)
      await more(page).waitFor()
    },
  },
  {
    at: '/',
    what: 'another tab starts with 10 again, and has the button only above 10',
    how: async (page) => {
      await more(page).click()
      await shown(page, 15)
      await openTab(page, 'BAGS COLLECTIONS')
      await shown(page, 10)
      await more(page).waitFor()
      await openTab(page, 'PERFUMES COLLECTIONS')
      await until(async () => expect(await cards(page).count()).toBeLessThan(10))
      await becomes(() => more(page).or(less(page)).count(), 0)
      await openTab(page, 'ALL COLLECTIONS')
      await shown(page, 10)
    },
  },
  {
    at: '/',
    what: 'a section for each category: up to 10 products and View All',
    how: async (page) => {
      const sections = page.getByTestId('category-section')
      expect(await sections.count()).toBe(12)
      for (const section of await sections.all()) {
        const count = await section.getByTestId('product-card').count()
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(10)
        const all = section.getByRole('link', { name: /^View All/ })
        expect(await all.getAttribute('href')).toMatch(/^\/category\/product-category\/[a-z]+$/)
      }
    },
  },
  ...(
    [
      [767, 2],
      [768, 3],
      [1024, 5],
    ] as const
  ).map(
    ([width, count]): Row => ({
      at: '/',
      width,
      what: `the grid has ${count} columns`,
      how: columns((page) => popular(page).locator('.card-grid'), count),
    }),
  ),
  {
    at: '/',
    width: 1600,
    what: 'the content is 1200 px wide',
    how: async (page) => expect((await popular(page).boundingBox())?.width).toBe(1200),
  },
  {
    at: '/',
    what: 'the heart of a card turns red, on this page only',
    how: async (page) => {
      const heart = cards(page)
        .first()
        .getByRole('button', { name: /^Favourite/ })
      const colour = () =>
        heart
          .locator('span')
          .first()
          .evaluate((element) => getComputedStyle(element).color)
      const before = await colour()
      await heart.click()
      await becomes(() => heart.getAttribute('aria-pressed'), 'true')
      await page.mouse.move(5, 5)
      await until(async () => expect(await colour()).not.toBe(before))
      await until(async () => {
        const [red = 0, green = 0, blue = 0] = (await colour()).match(/\d+/g)?.map(Number) ?? []
        expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
      })
      await page.reload()
      await untilHydrated(page)
      expect(await heart.getAttribute('aria-pressed')).toBe('false')
    },
  },
  { at: '/', what: 'the headings', how: sees('New Arrivals', 'Popular Categories', 'Most Popular Item') },
]
