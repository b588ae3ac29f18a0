import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { cartKey } from '#src/catalogue/cart/cart.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { longestWaitMs } from '../browser.ts'

/** One promise of product.md's storefront: where, what is looked for, and how a browser finds it. */
export type Row = {
  /** Path of the page. */
  at: string
  /** Width of the window in CSS pixels; 1280 unless said. */
  width?: number
  /** Which of the two shops; the one with the demo unless said. */
  shop?: 'demo' | 'empty'
  /** True where the page's clock stands still but for what the row lets pass. */
  clock?: true
  what: string
  how: (page: Page) => Promise<unknown>
}

/** Said by the page's own script. */
const awake = (page: Page) => page.locator('html[data-hydrated]')

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await awake(page).waitFor({ state: 'attached' })
}

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** As `go`, with the page's clock in our hand from before its first script: only what it needs to hydrate has passed. */
export async function goInHeldTime(page: Page, path: string): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60 * 60 * 1000)
  await page.goto(path)
  // Steps of a frame each; the scripts come over the network, which keeps its own time.
  while ((await awake(page).count()) === 0) await page.clock.runFor(16)
}

/** Lets so much time pass on a held clock. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  // Two turns of the real clock, in which React shows what the passed time has brought.
  for (let turn = 0; turn < 2; turn++)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage(0)
        }),
    )
}

/** Repeats a check until it holds. As `expect.poll`, which does not know whose it is where tests run side by side. */
export function until(check: () => Promise<unknown>): Promise<unknown> {
  return vi.waitFor(check, { timeout: longestWaitMs })
}

/** Waits until what is read from the page equals this: what follows a click or a navigation follows a moment later. */
export function becomes<T>(read: () => Promise<T>, expected: unknown): Promise<unknown> {
  return until(async () => expect(await read()).toEqual(expected))
}

/** Waits until a page that was moved to is on screen: it has the focus then (P11), and moves it no more. */
export async function arrives(page: Page, path: string): Promise<void> {
  await page.waitForURL(path)
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'main')
}

/** Each of these texts stands on the page, to the letter, and can be seen. */
export function sees(...texts: string[]) {
  return async (page: Page) => {
    for (const text of texts) await visible(page.getByText(text, { exact: true })).waitFor()
  }
}

export function visible(found: Locator): Locator {
  return found.filter({ visible: true }).first()
}

/** Inside `place`, these links lead to these paths. */
export function links(place: (page: Page) => Locator, targets: Record<string, string>) {
  return async (page: Page) => {
    for (const [name, path] of Object.entries(targets)) {
      const link = place(page).getByRole('link', { name, exact: true })
      await becomes(async () => [name, await link.getAttribute('href')], [name, path])
      await becomes(async () => [name, await link.isVisible()], [name, true])
    }
  }
}

/** How many columns a grid has. */
export function columns(grid: (page: Page) => Locator, count: number) {
  return async (page: Page) => {
    const tracks = () => grid(page).evaluate((element) => getComputedStyle(element).gridTemplateColumns)
    await becomes(async () => (await tracks()).split(' ').length, count)
  }
}

/** Puts lines in the bag as product.md section 3 has them, then opens the page anew. */
export async function withBag(
  page: Page,
  lines: object[],
  path = new URL(page.url()).pathname,
): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    cartKey,
    JSON.stringify(lines),
  ] as const)
  await go(page, path)
}

/** The bag as the browser's storage has it. */
export function bagOf(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), cartKey)
}

/** A line of the bag; every field product.md names. */
export function line(id: string, fields: object = {}) {
  const plain = { color: 'N/A', size: 'N/A', quantity: 1, originalPrice: 10, customerEmail: '' }
  return { id, name: `Bag ${id}`, imageUrl: '', ...plain, ...fields }
}

export async function productOf(page: Page, id: string): Promise<Product> {
  const answer = await page.request.get(`/api/product/${id}`)
  return (await answer.json()).data
}

/** How many characters of the text's own "0" fit into its greatest width. */
export async function charactersOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const probe = document.createElement('span')
    probe.style.cssText = 'display:inline-block;width:100ch'
    element.append(probe)
    const character = probe.getBoundingClientRect().width / 100
    probe.remove()
    return Math.round(Number.parseFloat(getComputedStyle(element).maxWidth) / character)
  })
}
