import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { offlineMessages } from '#src/offline/offline.messages.ts'
import { becomes, go, untilHydrated } from '../spec/steps.ts'
import { admin, enter } from './order-admin.steps.ts'
import { browser, line, openShopOnALine, page, untilKept } from './shop-on-a-line.steps.ts'

openShopOnALine({ viewport: { width: 360, height: 780 } }, false)

const sayOnline = () => page.evaluate(() => dispatchEvent(new Event('online')))

/** To the end of the page, so that all that waits until it comes near is hydrated. */
async function scrollThrough(): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await page.waitForTimeout(40)
  }
}

test.each(locales)(
  'a page that was kept and is asked for anew stands as it was written: %s',
  async (locale) => {
    const words = offlineMessages[locale]
    const home = pathIn(locale, '/')
    const broken: string[] = []
    page.on('pageerror', (problem) => broken.push(problem.message))
    await go(page, home)
    await untilKept(home, pathIn(locale, '/offline'))

    line.be('broken')
    await page.reload()
    await untilHydrated(page)
    await page.getByText(words.lost).waitFor()
    line.be('whole')
    await sayOnline()
    await becomes(() => page.getByText(words.lost).count(), 0)
    // What the page is shown with is asked for again while one scrolls.
    await scrollThrough()
    await page.waitForLoadState('networkidle')
    expect(broken).toEqual([])
  },
)

test('a price that changed meanwhile is in every row as soon as there is a line', async () => {
  const broken: string[] = []
  page.on('pageerror', (problem) => broken.push(problem.message))
  await go(page, '/')
  await untilKept('/', '/offline')
  const boss = await enter(browser, line.origin, admin)
  const reply = await page.request.get('/api/products?limit=20&fields=card')
  const { data } = (await reply.json()) as { data: { _id: string }[] }
  for (const { _id } of data)
    await boss.call('PATCH', `/api/updateProduct/${_id}`, { originalPrice: 88.125, offerPrice: null })
  await boss.page.context().close()
  line.be('broken')
  await page.reload()
  await untilHydrated(page)
  await page.getByText(offlineMessages.en.lost).waitFor()
  line.be('whole')
  await sayOnline()
  await becomes(() => page.getByText(offlineMessages.en.lost).count(), 0)
  await page.waitForLoadState('networkidle')
  await scrollThrough()
  await page.getByTestId('category-section').getByText('OMR 88.125').first().waitFor({ timeout: 5000 })
  expect(broken).toEqual([])
})
