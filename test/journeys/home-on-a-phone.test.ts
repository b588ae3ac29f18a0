import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { sliderMessages } from '#src/sliders/slider.messages.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { openBrowser } from '../browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser({ pictures: false })
})
afterAll(() => browser?.close())

/** Pixels of the whole home of the demo with its twelve shelves, at most; Arabic is set one step larger. */
test.each([
  { locale: 'en', most: 7150 },
  { locale: 'ar', most: 7500 },
] as const)('home on a phone has an end: $locale', async ({ locale, most }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(inject('sharedShop') + pathIn(locale, '/'))
  await page.getByTestId('category-section').nth(11).waitFor({ state: 'attached' })
  const heights = await page.evaluate(async () => {
    await document.fonts.ready
    const far = document.documentElement.scrollHeight
    const bands = [...document.querySelectorAll('.band')]
    // What is below the first sight has the size it is expected to have, until it comes near.
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    // A shelf after one that lies on a sheet begins as far below it as the sheet begins below the one before.
    const airs = bands.flatMap((band) => {
      const after = band.nextElementSibling ?? band.parentElement?.nextElementSibling?.querySelector('h2')
      return after ? [after.getBoundingClientRect().top - band.getBoundingClientRect().bottom] : []
    })
    // What an offer takes off stands apart from the colours there are.
    const covered = [...document.querySelectorAll('.card-dots')].filter((dots) => {
      const chip = dots.parentElement?.querySelector('.figures')?.getBoundingClientRect()
      const box = dots.getBoundingClientRect()
      return chip && chip.bottom + 4 > box.top && chip.right + 4 > box.left && chip.left < box.right + 4
    })
    return { far, whole: document.documentElement.scrollHeight, airs, covered: covered.length }
  })
  await page.close()
  expect(heights.whole).toBeLessThanOrEqual(most)
  expect(heights.airs.length).toBeGreaterThan(1)
  expect(Math.min(...heights.airs)).toBeGreaterThanOrEqual(16)
  expect(heights.covered).toBe(0)
  // Nothing moves by more than a row of cards when it comes near, or Back would not find its place.
  expect(Math.abs(heights.far - heights.whole)).toBeLessThan(250)
})

test.each(locales)(
  'home on a phone comes to its picture soon, which has dots and a pause: %s',
  async (locale) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    await page.goto(inject('sharedShop') + pathIn(locale, '/'))
    const banner = page.getByTestId('banner')
    await banner.waitFor()
    // The search stays in sight by itself (product.md section 2).
    await page.getByRole('combobox').filter({ visible: true }).waitFor()
    expect(await banner.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThanOrEqual(110)
    const words = sliderMessages[locale]
    await banner.getByRole('button', { name: words.goTo(2) }).waitFor()
    await banner.getByRole('button', { name: words.pause }).waitFor()
    for (const name of [words.previous, words.next])
      expect(await banner.getByRole('button', { name, exact: true }).count()).toBe(0)
    await page.close()
  },
)

/** Products at the end of the longest ways. */
const farOff = ['nail-polish-collection', 'olive-crossbody-and-sneakers-set', 'nude-block-heel-sandals']

test.each(locales)(
  'on a phone the way to a product is the step back alone, read whole: %s',
  async (locale) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    const steps: unknown[] = []
    for (const id of farOff) {
      await page.goto(inject('sharedShop') + pathIn(locale, `/product-details/${id}`))
      const step = page.getByRole('navigation', { name: uiMessages[locale].breadcrumb }).getByRole('listitem')
      expect(await step.count()).toBe(1)
      steps.push(
        await step.getByRole('link').evaluate((link) => {
          const [words, list] = [document.createRange(), link.closest('ol')?.getBoundingClientRect()]
          words.selectNodeContents(link)
          const { left, right } = words.getBoundingClientRect()
          const box = link.getBoundingClientRect()
          return (
            left >= box.left - 1 &&
            right <= box.right + 1 &&
            (list?.left ?? 999) >= 0 &&
            (list?.right ?? 999) <= 360
          )
        }),
      )
    }
    await page.close()
    expect(steps).toEqual(farOff.map(() => true))
  },
)
