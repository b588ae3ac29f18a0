import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openBrowser } from '../browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

const tote = '/product-details/camel-structured-tote'

async function openTote(locale: (typeof locales)[number], width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(inject('sharedShop') + pathIn(locale, tote))
  await page.getByTestId('add-to-cart').waitFor()
  return page
}

test.each(locales)('at a desk the other views of a product lie large below the first: %s', async (locale) => {
  const page = await openTote(locale, 1280, 860)
  const gallery = page.getByTestId('gallery')
  const main = gallery.getByTestId('main-picture')
  const views = gallery.getByRole('listitem').getByRole('button')
  const cover = await main.getAttribute('src')
  const [front, below, again] = await Promise.all(
    [main, views.nth(1), views.nth(0)].map((one) => one.boundingBox()),
  )
  expect(below?.width).toBeGreaterThan(300)
  expect(below?.y).toBeGreaterThanOrEqual((front?.y ?? 0) + (front?.height ?? 0))
  expect(again?.width, 'what is in front is not shown twice').toBeLessThan(3)
  await views.nth(1).click()
  await expect.poll(() => main.getAttribute('src')).not.toBe(cover)
  await expect.poll(async () => (await main.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.close()
})

test('a colour at a desk is a bead without a box, and the picked one is read', async () => {
  const page = await openTote('en', 1280, 860)
  const colours = page.getByTestId('product').getByRole('group', { name: productMessages.en.colour })
  const bead = colours.locator('label').first()
  expect((await bead.boundingBox())?.width).toBeLessThan(60)
  expect(await bead.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('0px')
  await bead.click()
  await colours.locator('[data-picked]').waitFor({ state: 'attached' })
  const said = await colours
    .locator('[data-picked]')
    .evaluate((it) => getComputedStyle(it, '::after').content.replaceAll('"', ''))
  expect(said).toBe(await bead.innerText())
  await page.close()
})

test.each(locales)('a picked colour leaves the word before it as it is written alone: %s', async (locale) => {
  const page = await openTote(locale, 360, 780)
  // Arabic letters join those of the next element, where nothing stands between; a joined one is less wide.
  const wordWidth = () =>
    page
      .getByRole('group', { name: productMessages[locale].colour })
      .locator('legend')
      .evaluate(async (legend) => {
        await document.fonts.ready
        const word = document.createRange()
        word.selectNode(legend.firstChild ?? legend)
        return word.getBoundingClientRect().width
      })
  const alone = await wordWidth()
  await page.goto(
    `${inject('sharedShop')}${pathIn(locale, '/product-details/black-quilted-chain-bag')}?color=black`,
  )
  await page.locator('[data-picked]').waitFor({ state: 'attached' })
  expect(await wordWidth()).toBeCloseTo(alone, 1)
  await page.close()
})

test.each(locales)('a phone says at first sight what it is made of and when it comes: %s', async (locale) => {
  const page = await openTote(locale, 360, 780)
  const bar = page.getByTestId('buy-bar')
  const top = (await bar.boundingBox())?.y ?? 0
  const material = await page.getByTestId('material').boundingBox()
  expect((material?.y ?? 999) + (material?.height ?? 0)).toBeLessThan(top)
  const day = page.getByTestId('estimated-delivery').locator('.font-normal')
  await expect.poll(() => day.textContent()).toMatch(/\d/)
  await bar.getByText((await day.textContent()) ?? '').waitFor()
  await page.close()
})

test.each(locales)(
  'at a low desk the end of its words is read before its pictures end: %s',
  async (locale) => {
    const page = await openTote(locale, 1280, 620)
    const words = page.getByTestId('product')
    const bottom = () => words.evaluate((it) => Math.round(it.getBoundingClientRect().bottom - innerHeight))
    await expect.poll(bottom, { message: 'taller than the window' }).toBeGreaterThan(0)
    await page.mouse.move(900, 400)
    for (let turned = 0; turned < 500; turned += 100) await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await expect.poll(bottom, { message: 'its end is in sight' }).toBeLessThan(0)
    const ends = await page
      .getByTestId('gallery')
      .evaluate((it) => it.getBoundingClientRect().bottom - innerHeight)
    expect(ends, 'and there is more of the pictures').toBeGreaterThan(100)
    await page.close()
  },
)

test.each(locales)('the day in the bar of phones moves nothing when it comes: %s', async (locale) => {
  const button = async (script: boolean) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    if (!script) await page.route('**/*.js', (route) => route.abort())
    await page.goto(inject('sharedShop') + pathIn(locale, tote))
    const bar = page.getByTestId('buy-bar')
    if (script) {
      const day = page.getByTestId('estimated-delivery').locator('.font-normal')
      await expect.poll(() => day.textContent()).toMatch(/\d/)
      await bar.getByText((await day.textContent()) ?? '').waitFor()
    }
    const { x, width } = (await bar.getByTestId('add-to-cart').boundingBox()) ?? {}
    await page.close()
    return { x, width }
  }
  expect(await button(true)).toEqual(await button(false))
})

test('a dot of phones brings its picture and leaves the page where it is', async () => {
  const page = await openTote('en', 360, 780)
  const main = page.getByTestId('main-picture')
  const cover = await main.getAttribute('src')
  await page.evaluate(() => scrollTo(0, 150))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await page.getByTestId('gallery').getByRole('listitem').getByRole('button').nth(1).click()
  await expect.poll(() => main.getAttribute('src')).not.toBe(cover)
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.close()
})

test('what is beside its pictures stays there before the script ran as after it', async () => {
  const top = async (javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, javaScriptEnabled })
    await page.goto(inject('sharedShop') + tote)
    const column = page.getByTestId('product').getByRole('heading', { level: 1 })
    await column.waitFor()
    if (javaScriptEnabled) await page.locator('[style*="--top"]').first().waitFor()
    await page.evaluate(() => scrollTo(0, 500))
    const box = await column.boundingBox()
    await page.close()
    return box?.y
  }
  const before = await top(false)
  expect(before).toBeGreaterThan(0)
  expect(await top(true)).toBe(before)
})
