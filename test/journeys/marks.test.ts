import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contrast, type Hex } from '#src/settings/brand/colour.ts'
import { openBrowser } from '../browser.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { go } from '../spec/steps.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

type Options = NonNullable<Parameters<Browser['newContext']>[0]>

async function openPage(options: Options): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const baseURL = inject('sharedShop')
  return (await browser.newContext({ viewport, baseURL, reducedMotion: 'reduce', ...options })).newPage()
}

/** How the first mark of a kind is painted, and on what; it is set first. */
function paintOf(page: Page, kind: string, state: { checked: boolean; disabled?: boolean }) {
  return page.evaluate(
    ([kind, { checked, disabled = false }]) => {
      const input = document.querySelector<HTMLInputElement>(`main input[type=${kind}]`)
      if (!input) throw new Error(`no ${kind}`)
      Object.assign(input, { checked, disabled })
      const { borderTopColor, backgroundColor, appearance } = getComputedStyle(input)
      const sign = getComputedStyle(input, '::before')
      const behind = (element: Element | null): string => {
        const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)'
        return colour === 'rgba(0, 0, 0, 0)' ? behind(element?.parentElement ?? null) : colour
      }
      const sketch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const hex = (colour: string) => {
        if (!sketch) throw new Error('no canvas')
        sketch.fillStyle = colour
        sketch.fillRect(0, 0, 1, 1)
        const parts = [...sketch.getImageData(0, 0, 1, 1).data].slice(0, 3)
        return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` as `#${string}`
      }
      return {
        border: hex(borderTopColor),
        fill: hex(backgroundColor),
        sign: hex(sign.backgroundColor),
        isDrawn: sign.display !== 'none' && sign.content !== 'none',
        appearance,
        behind: hex(behind(input.parentElement)),
      }
    },
    [kind, state] as const,
  )
}

const far = (one: Hex, other: Hex) => expect(contrast(one, other)).toBeGreaterThanOrEqual(3)

test.each(['light', 'dark'] as const)(
  'marks to choose by stand out from what lies below them, empty and chosen: %s',
  async (colorScheme) => {
    const page = await openPage({ colorScheme })
    await go(page, '/shop')
    await seen('checkbox')
    await bagWithPumps(page, undefined, '/product-checkout')
    await seen('radio')
    await page.context().close()

    async function seen(kind: string) {
      const empty = await paintOf(page, kind, { checked: false })
      far(empty.border, empty.behind)
      expect(empty.isDrawn).toBe(false)
      const chosen = await paintOf(page, kind, { checked: true })
      far(chosen.border, chosen.behind)
      far(chosen.sign, chosen.fill)
      expect(chosen.isDrawn).toBe(true)
      const shut = await paintOf(page, kind, { checked: true, disabled: true })
      expect(shut.fill, 'what cannot be chosen looks it').not.toBe(chosen.fill)
      far(shut.sign, shut.fill)
    }
  },
)

test('in colours of the system the marks are the system’s, with nothing drawn over them', async () => {
  const page = await openPage({ forcedColors: 'active' })
  await go(page, '/shop')
  const chosen = await paintOf(page, 'checkbox', { checked: true })
  expect([chosen.appearance, chosen.isDrawn]).toEqual(['auto', false])
  await page.context().close()
})

test('a mark that the Tab key reaches has a ring', async () => {
  const page = await openPage({})
  await go(page, '/shop')
  await page.locator('main button[aria-expanded=false]').first().click()
  const box = page.locator('main input[type=checkbox]').filter({ visible: true })
  await page.locator('main input[name=maxPrice]').filter({ visible: true }).focus()
  await page.keyboard.press('Tab')
  const ring = () =>
    box.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return [element === document.activeElement, outlineStyle, outlineWidth]
    })
  await expect.poll(ring).toEqual([true, 'solid', '2px'])
  await page.context().close()
})
