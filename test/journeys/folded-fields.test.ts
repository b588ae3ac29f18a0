import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { openBrowser } from '../browser.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { go, untilHydrated } from '../spec/steps.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

test.each(locales)(
  'checkout asks for a note or a pin in one line, which is open where something stands: %s',
  async (locale) => {
    const viewport = { width: 360, height: 780 }
    const context = await browser.newContext({ viewport, locale, baseURL: inject('sharedShop') })
    const page = await context.newPage()
    await go(page, '/offline')
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    const words = checkoutMessages[locale]
    const line = page.getByText(words.addNoteOrPin, { exact: true })
    const comment = page.getByLabel(words.comment)
    const pin = page.getByLabel(placeMessages[locale].pin)
    await line.waitFor()
    await pin.waitFor({ state: 'hidden' })
    expect(await comment.isVisible()).toBe(false)

    await line.click()
    await comment.waitFor()
    const chevron = () => line.locator('svg').evaluate((drawing) => getComputedStyle(drawing).rotate)
    await expect.poll(chevron).toBe('-90deg')
    await comment.fill('The gate is open')
    await pin.fill('23.588,58.383')
    await comment.fill('')
    await pin.fill('')
    expect(await comment.isVisible(), 'not folded over what is being typed').toBe(true)
    await pin.fill('23.588,58.383')
    await page.reload()
    await untilHydrated(page)
    await comment.waitFor()
    expect(await pin.inputValue()).toMatch(/^23\.588/)

    await line.click()
    await comment.waitFor({ state: 'hidden' })
    await context.close()
  },
)
