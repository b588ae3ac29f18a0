import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { guestReturnMessages } from '#src/orders/returns/returns.messages.ts'
import { choose } from '#test/choose.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

/** Somebody on a phone, on the tracking page of an order in this state. */
async function follow(locale: 'en' | 'ar', email: string, ...statuses: string[]) {
  const { id } = await place(boss, email)
  for (const status of statuses) await boss.call('PUT', `/api/orderStatus/${id}`, { status })
  const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(pathIn(locale, new URL(trackUrl).pathname.replace('/ar/', '/')))
  return page
}

test.each([
  ['en', 'refund'],
  ['ar', 'swap'],
] as const)(
  'who sends a return by the link sees and hears that it was sent: %s, %s',
  async (locale, wish) => {
    const words = guestReturnMessages[locale]
    const page = await follow(locale, `sent-${wish}@example.com`, 'Confirmed', 'Delivered')
    await page.getByRole('button', { name: words.ask }).click()
    await page.getByTestId('guest-panel').getByRole('spinbutton').fill('1')
    await choose(page.getByRole('radio', { name: words[wish] }))
    await choose(page.getByRole('radio', { name: words.defect }))
    await page.getByRole('textbox', { name: words.comment }).fill('In 38')
    await page.getByRole('button', { name: words.send }).click()
    const said = wish === 'swap' ? words.sentSwap : words.sent
    await page.getByText(said, { exact: true }).waitFor()
    const card = page.getByTestId('return-progress')
    await expect.poll(() => card.evaluate((one) => one.parentElement === document.activeElement)).toBe(true)
    const box = await card.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780)
    await card.getByText('In 38').waitFor()
    await page.context().close()
  },
)

test.each(['en', 'ar'] as const)('who cancels by the link sees and hears that it is: %s', async (locale) => {
  const words = guestReturnMessages[locale]
  const page = await follow(locale, `off-${locale}@example.com`)
  await page.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: words.yesCancel }).click()
  await page.getByText(words.cancelled, { exact: true }).waitFor()
  const head = page.locator('#progress')
  await expect.poll(() => head.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThan(0)
  expect((await head.boundingBox())?.y).toBeLessThan(600)
  await page.context().close()
})

test.each(locales)(
  'the way of an order and its first piece stand in the first sight of a phone: %s',
  async (locale) => {
    const page = await follow(locale, `sight-${locale}@example.com`)
    const [way, piece] = [page.locator('#progress'), page.getByTestId('tracked-line').first()]
    await piece.getByRole('img').or(piece.locator('img')).first().waitFor()
    await expect.poll(() => page.locator('html').getAttribute('data-hydrated')).not.toBeNull()
    const [above, below] = [await way.boundingBox(), await piece.boundingBox()]
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    // Above the bar of tabs.
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(780 - 56)
    await page.context().close()
  },
)
