import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listingMessages } from '#src/catalogue/browse/listing.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { openBrowser } from '../browser.ts'
import { go } from '../spec/steps.ts'

const phone = { viewport: { width: 360, height: 780 } }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function openPage(path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject('sharedShop'), ...phone })
  const page = await context.newPage()
  await go(page, path)
  return page
}

const hasFocus = (element: Element) => element === document.activeElement

/** Notes in the page what becomes of its open dialog, and the frames between. */
function note() {
  const seen: string[] = []
  const dialog = document.querySelector('dialog[open]') as HTMLDialogElement
  new MutationObserver(() => {
    const is = dialog.open ? (dialog.dataset.leaving ? 'leaving' : 'open') : 'closed'
    if (seen.at(-1) !== is) seen.push(is)
  }).observe(dialog, { attributes: true })
  const frame = () => {
    if (seen.at(-1) === 'leaving') seen.push('frame')
    if (dialog.open) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  Object.assign(window, { seen })
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '))

test.each(['en', 'ar'] as const)(
  'a dialog is gone from sight a frame before the page behind it wakes, and the focus returns: %s',
  async (locale) => {
    const words = storefrontMessages[locale]
    const page = await openPage(pathIn(locale, '/'))
    const opener = page.getByRole('banner').getByRole('button', { name: words.openMenu })
    const drawer = page.locator('dialog[open]')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: uiMessages[locale].close }).click(),
      () => page.mouse.click(locale === 'ar' ? 50 : 310, 600),
    ]
    for (const leave of ways) {
      await opener.press('Enter')
      await drawer.waitFor()
      // The one before may still be fading out.
      await expect.poll(() => drawer.evaluate((it) => getComputedStyle(it).opacity)).toBe('1')
      expect(await drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true)
      await page.evaluate(note)
      await leave()
      await expect.poll(() => noted(page)).toMatch(/^leaving( frame)+ closed$/)
      await expect.poll(() => opener.evaluate(hasFocus)).toBe(true)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
        'hidden',
      )
    }
    await page.context().close()
  },
)

test('a dialog that is opened and left again soon is not shown once more by the first time', async () => {
  const page = await openPage('/')
  await page.evaluate(holdPatience)
  const opener = page.getByRole('banner').getByRole('button', { name: storefrontMessages.en.openMenu })
  const menu = page.locator('dialog[open]')
  for (const _ of ['first', 'again']) {
    await opener.press('Enter')
    await menu.waitFor()
    await page.evaluate(note)
    await page.keyboard.press('Escape')
    await expect.poll(() => noted(page)).toMatch(/^leaving.* closed$/)
    expect(await noted(page)).not.toContain('open')
  }
  await page.context().close()
})

/** The time a left dialog is given (300 ms) ends in the page when the dialog is next left. */
function holdPatience() {
  const held = new Map<number, () => void>()
  const { setTimeout: wait, clearTimeout: forget } = window
  const later = (what: () => void, ms?: number, ...rest: unknown[]) => {
    const timer = wait(what, ms === 300 ? 1e9 : ms, ...rest)
    if (ms === 300) held.set(timer, what)
    return timer
  }
  const never = (timer?: number) => {
    if (timer !== undefined) held.delete(timer)
    forget(timer)
  }
  Object.assign(window, { setTimeout: later, clearTimeout: never })
  new MutationObserver(() => {
    if (!document.querySelector('dialog[data-leaving]')) return
    for (const [timer, what] of held) {
      held.delete(timer)
      what()
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-leaving'] })
}

test('two presses of Escape close a sheet and nothing more, and it opens again', async () => {
  const words = listingMessages.en
  const page = await openPage('/')
  await page.evaluate(() => history.pushState(history.state, '', '/#before'))
  await go(page, '/shop')
  const filter = page.getByRole('main').getByRole('button', { name: words.filter, exact: true })
  const sheet = page.getByRole('dialog', { name: words.filter })
  for (const opened of [1, 2]) {
    await filter.press('Enter')
    await sheet.waitFor()
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')])
    await expect.poll(() => sheet.count()).toBe(0)
    await expect.poll(() => filter.evaluate(hasFocus), { message: `opened ${opened} times` }).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/shop')
  }
  await page.context().close()
})
