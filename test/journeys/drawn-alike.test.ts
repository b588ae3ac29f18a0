import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { go, line, withBag } from '../spec/steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const themes = ['light', 'dark'] as const

const wear = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)

test('what empties a search has no colour of the browser’s own, in either theme', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/dashboard/allProducts')
  const search = page.locator('main input[type=search]').first()
  await search.fill('bag')
  for (const theme of themes) {
    await wear(page, theme)
    await search.hover()
    const picture = (await search.screenshot()).toString('base64')
    const blue = await page.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const sheet = new OffscreenCanvas(image.width, image.height).getContext('2d')
      sheet?.drawImage(image, 0, 0)
      const { data: dots = [] } = sheet?.getImageData(0, 0, image.width, image.height) ?? {}
      let count = 0
      for (let at = 0; at < dots.length; at += 4) if ((dots[at + 2] ?? 0) - (dots[at] ?? 0) > 40) count += 1
      return count
    }, picture)
    expect([theme, blue]).toEqual([theme, 0])
  }
})

test.each(locales)('the places for pictures of a new product leave no gap: %s', async (locale) => {
  const { page } = boss
  for (const width of [700, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, pathIn(locale, '/dashboard/addProduct'))
    const list = page.locator('ul', { has: page.locator('input[type=file]') })
    const filled = await list.evaluate((ul) => {
      const gap = Number.parseFloat(getComputedStyle(ul).columnGap)
      const size = (one: Element, more: number) => {
        const { width, height } = one.getBoundingClientRect()
        return (width + more) * (height + more)
      }
      return [...ul.children].reduce((sum, place) => sum + size(place, gap), 0) / size(ul, gap)
    })
    expect([width, filled]).toEqual([width, expect.closeTo(1, 2)])
  }
})

test.each(locales)('a button that cannot be pressed yet is read in either theme: %s', async (locale) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale })
  const page = await context.newPage()
  await go(page, pathIn(locale, '/'))
  await withBag(page, [line('black-patent-stiletto-pumps')], pathIn(locale, '/product-checkout'))
  const confirm = page.locator('main button:disabled').first()
  await confirm.waitFor({ state: 'attached' })
  for (const theme of themes) {
    await wear(page, theme)
    const contrast = await confirm.evaluate((button) => {
      const { color, backgroundColor, opacity } = getComputedStyle(button)
      const light = (rgb: string) =>
        (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part, place) => {
          const value = Number(part) / 255
          const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
          return sum + linear * ([0.2126, 0.7152, 0.0722][place] ?? 0)
        }, 0)
      const [ink, ground] = [light(color), light(backgroundColor)]
      const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
      return Number(opacity) < 1 ? 0 : ratio
    })
    expect([theme, contrast >= 4.5]).toEqual([theme, true])
  }
  await context.close()
})
