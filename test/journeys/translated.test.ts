import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { choose } from '#test/choose.ts'
import { openBrowser } from '../browser.ts'
import { bagOf, go, untilHydrated } from '../spec/steps.ts'

const shop = { origin: inject('sharedShop') }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

/** Does what a browser's translator does: every text goes into elements of its own, also those that come later. */
function translate() {
  const wrap = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) texts.push(walk.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font,script,style,option,[translate=no]'))
        continue
      const font = document.createElement('font')
      font.textContent = `~${text.data}`
      text.replaceWith(font)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeName !== 'FONT') wrap(node)
  }).observe(document.body, { childList: true, subtree: true })
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a page translated before it is hydrated keeps its looks, and sells', async () => {
  const page = await browser.newPage({ colorScheme: 'dark' })
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  await page.goto(`${shop.origin}/product-details/blush-satin-envelope-clutch`)
  const before = await ground(page)
  await untilHydrated(page)
  expect([await theme(page), await ground(page)]).toEqual(['dark', before])
  expect(before).not.toBe('rgba(0, 0, 0, 0)')
  await choose(page.locator('input[name=color]').first())
  await page.getByTestId('add-to-cart').click()
  await expect.poll(() => bagOf(page)).toHaveLength(1)
  await page.close()
})

test('a page translated later counts the cart on, with the right totals', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await go(page, `${shop.origin}/product-details/blush-satin-envelope-clutch`)
  await choose(page.locator('input[name=color]').first())
  await page.getByTestId('add-to-cart').click()
  await expect.poll(() => bagOf(page)).toHaveLength(1)
  await go(page, `${shop.origin}/cart`)
  // Later is after the last part is hydrated, which the foot of the page is.
  const isHydrated = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.getByRole('contentinfo').evaluate(isHydrated)).toBe(true)
  await page.evaluate(translate)
  await page.getByText('~Cart', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: /Increase/ }).click()
  await page.getByText('OMR 33.500').first().waitFor()
  for (let piece = 0; piece < 3; piece++) await page.getByRole('button', { name: /Increase/ }).click()
  await page.getByText('OMR 83.750').first().waitFor()
  expect(errors).toEqual([])
  await page.close()
})
