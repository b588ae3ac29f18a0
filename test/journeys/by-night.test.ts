import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contrast, type Hex } from '#src/settings/brand/colour.ts'
import { openBrowser } from '../browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
    baseURL: inject('sharedShop'),
  })
  page = await context.newPage()
  await page.goto('/product-details/olive-camera-crossbody')
  await page.getByTestId('add-to-cart').waitFor()
})
afterAll(() => browser?.close())

/** What is seen where these colours of CSS lie on each other. */
const seen = (colours: string[]) =>
  page.evaluate((layers) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    for (const layer of layers) {
      pen.fillStyle = layer
      pen.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }, colours) as Promise<Hex>

/** The light ground of the demo's photographs, #efe8dc, at brightness 0.88, below each step of the light that falls on it. */
async function wellOf(): Promise<[Hex, Hex, Hex]> {
  const light = await page
    .getByTestId('gallery')
    .evaluate((gallery) => getComputedStyle(gallery.firstElementChild as Element, '::before').backgroundImage)
  const steps = [...light.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((step) => step.slice(1).map(Number))
  expect(steps).toHaveLength(3)
  const photo = [210, 204, 194]
  const shade = (step: number[]): Hex =>
    `#${step
      .map((part, at) =>
        Math.round((part * (photo[at] ?? 0)) / 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  return steps.map(shade) as [Hex, Hex, Hex]
}

test('the dots of other pictures are seen on the ground of a photograph that night has dimmed', async () => {
  const dots = page.getByTestId('gallery').locator('li button:not([aria-current])')
  const colour = await dots.first().evaluate((dot) => getComputedStyle(dot, '::after').borderTopColor)
  const well = await wellOf()
  // At the dots: half-way out from the middle of the light.
  for (const dot of [well[1], well[2]]) expect(contrast(await seen([colour]), dot)).toBeGreaterThanOrEqual(3)
})

test('no edge of a photograph is a light slab on the page', async () => {
  const [middle, , edge] = await wellOf()
  const ground = await seen(['#17120f'])
  expect(contrast(edge, ground)).toBeLessThan(2.2)
  expect(contrast(middle, ground), 'what lies in the light is seen').toBeGreaterThan(5)
  expect(contrast(middle, ground), 'and is not the brightest thing').toBeLessThan(7.5)
})

test('a black bead is a disc on the dark page, and not a ring around it', async () => {
  const face = await page.evaluate(() => {
    const bead = document.createElement('span')
    bead.className = 'bead'
    document.body.append(bead)
    return getComputedStyle(bead).boxShadow.match(/rgba\([^)]+\)(?= 0px 0px 0px)/)?.[0] ?? '#0000'
  })
  const shown = contrast(await seen(['#000000', face]), '#000000')
  expect(shown).toBeGreaterThan(contrast('#17120f', '#000000') * 1.2)
  expect(shown, 'it stays black').toBeLessThan(1.7)
})

test('a button that waits is no hole in its bar, and is read', async () => {
  const button = page.getByTestId('add-to-cart')
  const bar = await page
    .getByTestId('buy-bar')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  const { ground, ink } = await button.evaluate((element) => {
    ;(element as HTMLButtonElement).disabled = true
    const { backgroundColor, color } = getComputedStyle(element)
    return { ground: backgroundColor, ink: color }
  })
  const [onBar, words, around] = await Promise.all([seen([bar, ground]), seen([ink]), seen([bar])])
  expect(contrast(onBar, '#000000')).toBeGreaterThan(contrast(around, '#000000'))
  expect(contrast(words, onBar)).toBeGreaterThanOrEqual(4.5)
})
