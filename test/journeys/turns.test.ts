import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { go, until } from '../spec/steps.ts'
import { countRenders, profile } from './renders.steps.ts'
import { styledWhile } from './styled.steps.ts'

// What a turn costs, from a list to a product and back: counted, for a clock tells more of the machine.
const origin = inject('sharedShop')
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  page = await context.newPage()
})
afterEach(() => context.close())

const card = () => page.locator('main').getByTestId('product-card').nth(2)
const link = () => card().getByRole('link')

/** To a product that was fetched ahead, until all of it is there. */
async function toProduct() {
  await link().tap()
  await page.getByTestId('related').waitFor({ state: 'attached' })
}

/** Until it is seen: a page that was left is kept, and attached all the while. */
async function back() {
  await page.goBack()
  await page.getByTestId('category-section').first().waitFor()
}

test('a card that is tapped before the foot of the page is hydrated leads to its product, and nothing is thrown away', async () => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of ['/', '/ar', '/', '/ar']) {
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.locator('main').getByTestId('product-card').first().getByRole('link').tap()
    await page.waitForURL(/product-details/)
    await page.getByTestId('related').waitFor({ state: 'attached' })
  }
  expect(errors).toEqual([])
})

test('many turns between home and a product leave no more in memory than the first', async () => {
  await go(page, origin)
  const devtools = await context.newCDPSession(page)
  const nodes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Memory.getDOMCounters')).nodes
  }
  await toProduct()
  await back()
  const first = await nodes()
  expect(first).toBeGreaterThan(2000)
  for (let turn = 0; turn < 12; turn++) {
    await toProduct()
    await back()
  }
  // A product has some hundred of them; what waits for its turn to be tidied goes with the next look.
  await until(async () => expect(await nodes()).toBeLessThan(first + 1500))
})

test('a turn renders anew only what says where one is: no banner, row, footer or search of a page that stays', async () => {
  await page.addInitScript(profile)
  // The banner moves on by itself, and is rendered for that.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await go(page, origin)
  // It is hydrated by itself, after the page, and has its other pictures by then: left before, it would be at the return.
  await page.locator('[data-testid=banner-slide]:nth-child(2) img').waitFor({ state: 'attached' })
  await toProduct()
  await back()
  const still = await countRenders(
    page,
    '[data-testid=banner], .carousel-track, section:has(> .carousel-track), footer, search, #main > [role=progressbar]',
  )
  await toProduct()
  await back()
  const { inside, all } = await still()
  expect(all).toBeGreaterThan(20)
  // The two search boxes ask whether the page is the shop's: each with its field and two drawings, there and back.
  expect(inside).toBeLessThanOrEqual(16)
})

test('a page that is there is shown in one piece, not in turns with the frames of the one that is left', async () => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const state = Object.assign(window, { held: false })
    // By these React gives itself its next turn.
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (!state.held) postMessage.call(this, message)
    }
  })
  await go(page, origin)
  await toProduct()
  await back()
  await page.evaluate(() => Object.assign(window, { held: true }))
  await link().tap()
  await page.getByTestId('main-picture').waitFor()
  await back()
  expect(await page.getByTestId('main-picture').count()).toBe(0)
})

test('a page that is there at once shows no line of progress', async () => {
  await go(page, origin)
  await toProduct()
  await back()
  await page.evaluate(() => {
    const seen = Object.assign(window, { lines: 0 })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[role=progressbar]')) seen.lines += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.evaluate(() => history.forward())
  await page.getByTestId('add-to-cart').waitFor()
  await back()
  expect(await page.evaluate(() => (window as unknown as { lines: number }).lines)).toBe(0)
})

test('a tap on a card asks for no second picture, a mouse and the Tab key do', async () => {
  await go(page, origin)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))
  const second = page.getByTestId('second-view')
  await link().tap()
  await until(async () => expect(await link().evaluate((it) => it === document.activeElement)).toBe(true))
  expect(await second.count()).toBe(0)
  await link().evaluate((it) => it.blur())
  await page.keyboard.press('Tab')
  await link().focus()
  await second.waitFor({ state: 'attached' })
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await link().hover()
  await second.waitFor({ state: 'attached' })
})

test('a finger that rests on a card carries no picture of its link away', async () => {
  await go(page, origin)
  await page.evaluate(() => {
    const seen = Object.assign(window, { drags: 0, moves: 0 })
    addEventListener('dragstart', () => (seen.drags += 1))
    addEventListener('pointermove', () => (seen.moves += 1))
  })
  await card().scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await card().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + height / 2 + 40, { steps: 8 })
  await page.mouse.up()
  const seen = await page.evaluate(() => {
    const { drags, moves } = window as unknown as { drags: number; moves: number }
    return { drags, moves }
  })
  expect(seen.moves).toBeGreaterThan(0)
  expect(seen.drags).toBe(0)
})

test('of a row only the cards near the screen are laid out', async () => {
  await go(page, origin)
  const row = page.locator('.carousel-track')
  const seen = () =>
    row.evaluate(({ children }) => {
      const places = [...children]
      return [places.at(0), places.at(-1)].map((one) =>
        one?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
      )
    })
  await row.scrollIntoViewIfNeeded()
  await until(async () => expect(await seen()).toEqual([true, false]))
  await row.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }))
  await until(async () => expect(await seen()).toEqual([false, true]))
})

test('a picture that begins to glide styles itself and its frame, not the page around it', async () => {
  // The banner and the marquee would be styled for their own motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await go(page, origin)
  const devtools = await context.newCDPSession(page)
  const styled = await styledWhile(devtools, () =>
    card()
      .locator('img')
      .first()
      .evaluate(async (picture) => {
        picture.style.viewTransitionName = 'picture'
        const transition = document.startViewTransition(() => undefined)
        await transition.ready
        transition.skipTransition()
      }),
  )
  expect(styled).not.toEqual([])
  expect(Math.max(...styled)).toBeLessThan(100)
})

test('selected text has its colours wherever it stands, and no element is asked for them by itself', async () => {
  await go(page, origin)
  const grounds = await page.evaluate(() =>
    ['body', 'main h2', '[data-testid=product-card] a', 'input', 'footer'].map((one) => {
      const element = document.querySelector(one)
      return element && getComputedStyle(element, '::selection').backgroundColor
    }),
  )
  expect(grounds[0]).toMatch(/^rgb\(/)
  expect(grounds).toEqual(grounds.map(() => grounds[0]))
  const devtools = await context.newCDPSession(page)
  const styled = await styledWhile(devtools, () =>
    page.evaluate(() => {
      const probe = document.createElement('div')
      probe.append(...Array.from({ length: 100 }, () => document.createElement('p')))
      document.body.append(probe)
      return probe.offsetHeight
    }),
  )
  // The browser counts what it styles: an element's own selection as one more.
  expect(Math.max(...styled)).toBeGreaterThan(100)
  expect(Math.max(...styled)).toBeLessThan(150)
})

test('nothing asks at every change what stands anywhere below the root', async () => {
  const html = await (await fetch(origin)).text()
  const style = /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  expect(style).toContain(':has(')
  expect(style.match(/html:has\(.*?\)/g)).toBeNull()
  // Those of the body look no deeper than the page's first element, or stand for what is not there on lists and products.
  expect(style.match(/body:has\((?!>).*?\)[^,{]*/g)).toEqual([
    expect.stringMatching(/\.action-bar/),
    expect.stringMatching(/\.contact:not/),
    // On paper alone.
    'body:has(.gift-note,.tax-sheet) .shop-header',
    'body:has(.gift-note)',
  ])
})

test('Back gives the focus to the card that led away, and moves nothing (P11)', async () => {
  await go(page, origin)
  await link().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await card().evaluate((it) => it.setAttribute('data-mark', 'yes'))
  await toProduct()
  await until(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'))
  await back()
  await until(async () =>
    expect(
      await page.evaluate(() => [!!document.activeElement?.closest('[data-mark]'), Math.round(scrollY)]),
    ).toEqual([true, Math.round(before)]),
  )
})
