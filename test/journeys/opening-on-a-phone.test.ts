import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openingMessages } from '#src/opening/opening.messages.ts'
import { setupMessages, setupTexts } from '#src/opening/setup.messages.ts'
import { boss, openEmptyShopAsAdmin } from './demo-shop.steps.ts'

openEmptyShopAsAdmin()

test.each(locales)(
  'on a low phone opening is one press away, however much is missing, and no source is broken: %s',
  async (locale) => {
    const { page } = boss
    const words = openingMessages[locale]
    await page.setViewportSize({ width: 360, height: 568 })
    await page.goto(pathIn(locale, '/dashboard'))
    await page.getByRole('button', { name: words.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.openTitle })
    const open = dialog.getByRole('button', { name: words.openAnyway })
    await open.waitFor()
    const inSight = () =>
      open.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height - 2))
      })
    // The sheet comes up from the foot of the screen.
    await expect.poll(inSight, { message: 'the button is in sight' }).toBe(true)
    for (const source of [words.decision, words.consumers]) {
      const link = dialog.getByRole('link', { name: source })
      expect(await link.evaluate((element) => element.getClientRects().length), source).toBe(1)
    }
  },
)

test.each(locales)(
  'on a phone what is said of a step is as wide as its card, and all begins and ends at its edges: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard'))
    const skip = page.getByRole('button', {
      name: setupMessages[locale].skipOf(setupTexts.mail.name[locale]),
    })
    const replace = page.getByRole('button', { name: openingMessages[locale].replace })
    await skip.waitFor()
    const [step, ofStep, ofCard] = await Promise.all([
      skip.evaluate((button) => {
        const row = button.closest('li')
        return (row?.querySelector('pre')?.clientWidth ?? 0) / (row?.clientWidth ?? 1)
      }),
      skip.evaluate(edges, 'li'),
      replace.evaluate(edges, 'section > *, div'),
    ])
    expect(step).toBe(1)
    expect(ofStep.end).toBe(0)
    expect(ofCard.start).toBe(0)
  },
)

/** Pixels between the text of a button and the edges of what it stands in. */
function edges(button: Element, selector: string) {
  const range = document.createRange()
  range.selectNodeContents(button)
  const [text, box] = [range, button.parentElement?.closest(selector) ?? button].map((one) =>
    one.getBoundingClientRect(),
  )
  const [left, right] = [(text?.left ?? 0) - (box?.left ?? 0), (box?.right ?? 0) - (text?.right ?? 0)]
  const arabic = document.documentElement.dir === 'rtl'
  return { start: Math.round(arabic ? right : left), end: Math.round(arabic ? left : right) }
}
