import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'

const times = 5
const size = { width: 390, height: 844 }

/** A slow phone on slow 4G, as Lighthouse has them: a quarter of the processor, 150 ms and 1.6 Mbit/s. */
const phones = {
  'slow phone': {
    slowdown: 4,
    memory: 4,
    line: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
    reach: { product: 300, back: 100, tap: 80 },
  },
  'no throttling': { slowdown: 1, memory: 8, line: undefined, reach: { product: 100, back: 100, tap: 30 } },
} as const

type Phone = (typeof phones)[keyof typeof phones]
type Visit = { stands: number; sharp: number; back: number; tap: number }

/**
 * How long a finger waits, in ms and as medians: from a tap on a card of home until the product's name, price and picture
 * stand, and until its picture is sharp; Back; and the worst answer to a tap of a visit.
 */
export async function measureTaps(origin: string): Promise<Row[]> {
  // What a shopper has, as the figures before were of it.
  const browser = await openBrowser({ whole: true })
  try {
    const rows: Row[] = []
    // The first one has its pictures made.
    await visit(browser, origin, phones['no throttling'])
    for (const [name, phone] of Object.entries(phones)) {
      const visits: Visit[] = []
      while (visits.length < times) visits.push(await visit(browser, origin, phone))
      const middle = (of: keyof Visit) => median(visits.map((visit) => visit[of]))
      const { product, back, tap } = phone.reach
      rows.push(
        ms(`card to product, ${name}`, middle('stands'), product),
        ms(`until its picture is sharp, ${name}`, middle('sharp')),
        ms(`Back, ${name}`, middle('back'), back),
        ms(`worst answer to a tap, ${name}`, middle('tap'), tap),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

function ms(name: string, shop: number, atMost?: number): Row {
  return { name, unit: 'ms', shop, ...(atMost !== undefined && { reach: { atMost } }) }
}

async function visit(browser: Browser, origin: string, phone: Phone): Promise<Visit> {
  const page = await browser.newPage({ viewport: size, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  const devtools = await page.context().newCDPSession(page)
  if (phone.line) await devtools.send('Network.emulateNetworkConditions', phone.line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await page.addInitScript((memory) => {
    Object.defineProperty(navigator, 'deviceMemory', { value: memory })
  }, phone.memory)
  await page.addInitScript(watch)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const card = page.getByTestId('product-card').nth(2)
  await card.scrollIntoViewIfNeeded()
  // A shopper looks at a card before pressing it.
  await page.waitForTimeout(2500)
  const tapped = await timed(page, 'pointerdown', () => card.getByRole('link').tap())
  await page.getByTestId('add-to-cart').waitFor()
  await tapThrough(page)
  const back = await timed(page, 'popstate', () => page.evaluate(() => history.back()))
  await page.waitForTimeout(300)
  await menuAndSearch(page)
  const atFirst = await worstOf(page)
  await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' })
  await narrow(page)
  const tap = Math.max(atFirst, await worstOf(page))
  await page.context().close()
  return { stands: tapped.stands, sharp: tapped.sharp, back: back.cards, tap }
}

/** What a shopper taps on a product: a colour, a size, one more, the cart, and away with the dialog. */
async function tapThrough(page: Page): Promise<void> {
  for (const kind of ['color', 'size']) {
    const label = page.locator(`label:has(input[name=${kind}]:enabled)`).first()
    if ((await label.count()) > 0) await label.tap()
  }
  await page.getByRole('button', { name: 'Increase quantity' }).tap()
  await page.getByTestId('add-to-cart').tap()
  await page.getByRole('button', { name: /continue|keep/i }).tap()
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
}

/** The menu, its second tab and away with it; two letters into the search. */
async function menuAndSearch(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Open the menu' }).first().tap()
  await page.locator('dialog[open]').getByRole('tab').nth(1).tap()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await page.getByRole('combobox').first().tap()
  await page.keyboard.type('ba', { delay: 300 })
  await page.getByRole('option').first().waitFor()
}

/** The filters of a list, the first colour of them, and the goods that it leaves. */
async function narrow(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^filter/i })
    .first()
    .tap()
  // Before the colours stands "any", which narrows nothing.
  await page.locator('dialog[open] label:has(input[name=color])').nth(1).tap()
  await page.locator('dialog[open]').getByRole('button', { name: /^show/i }).tap()
  await page.waitForURL((url) => url.searchParams.has('color'))
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await page.waitForTimeout(300)
}

function worstOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).worst)
}

type Seen = { stands: number; sharp: number; cards: number }
type Watched = { worst: number; seen: Partial<Seen> & { began: number } }

/** Does something and answers how many ms after its event what came of it was on the screen. */
async function timed(page: Page, event: string, act: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate((event) => {
    const state = window as unknown as Watched
    state.seen = { began: 0 }
    addEventListener(event, () => (state.seen.began = performance.now()), { capture: true, once: true })
  }, event)
  await act()
  const wanted = event === 'popstate' ? 'cards' : 'sharp'
  await page.waitForFunction(
    (wanted) => (window as unknown as Watched).seen[wanted as keyof Seen] !== undefined,
    wanted,
  )
  return page.evaluate(() => (window as unknown as Watched).seen as Seen)
}

/** Runs in the page: notes at each frame what is on the screen, and the longest answer to a tap. */
function watch() {
  const state = Object.assign(window as unknown as Watched, { worst: 0, seen: { began: 0 } })
  const note = (what: keyof Seen) => {
    // After the frame in which it is there, it is seen.
    const { seen } = state
    if (seen[what] === undefined) setTimeout(() => (seen[what] ??= performance.now() - seen.began))
  }
  const look = () => {
    requestAnimationFrame(look)
    if (state.seen.began === 0) return
    const picture = document.querySelector<HTMLImageElement>('[data-testid=main-picture]')
    if (!picture) return void (document.querySelector('[data-testid=product-card]') && note('cards'))
    const sharp = picture.complete && picture.naturalWidth > 0
    if (sharp) note('sharp')
    if (sharp || picture.style.backgroundImage) note('stands')
  }
  look()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) state.worst = Math.max(state.worst, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
