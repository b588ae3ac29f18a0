import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openingMessages } from '#src/opening/opening.messages.ts'
import { setupMessages, setupTexts } from '#src/opening/setup.messages.ts'
import type { SetupStep } from '#src/opening/setup-checks.ts'
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
  'on a phone the guide shows the next step whole, in the first sight, and of the others the names: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard'))
    const [words, main] = [setupMessages[locale], page.getByRole('main')]
    const skip = (step: SetupStep) =>
      main.getByRole('button', { name: words.skipOf(setupTexts[step].name[locale]) })
    await skip('name').waitFor()
    expect(await main.getByRole('button', { name: new RegExp(`^${words.skip}`) }).count()).toBe(1)
    const foot = await skip('name').evaluate((button) => button.getBoundingClientRect().bottom)
    expect(foot).toBeLessThanOrEqual(780)
    const why = main.getByRole('button', { name: words.whyOf(setupTexts.backup.name[locale]) })
    expect(await why.getAttribute('aria-expanded')).toBe('false')
    await why.click()
    await skip('backup').waitFor()
    // What is skipped is folded away, and the step after it is the next.
    await skip('name').click()
    await skip('contact').waitFor()
    await main.getByText(words.others).waitFor()
    expect(await main.getByText(setupTexts.name.why[locale]).isVisible()).toBe(false)
    await boss.call('PUT', '/api/setup', { skipped: [] })
  },
)

test.each(locales)(
  'on a phone what is said of a step is as wide as its card, and all begins and ends at its edges: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard'))
    const name = setupTexts.mail.name[locale]
    await page.getByRole('button', { name: setupMessages[locale].whyOf(name) }).click()
    const skip = page.getByRole('button', { name: setupMessages[locale].skipOf(name) })
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
    expect(ofStep.start).toBe(0)
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
