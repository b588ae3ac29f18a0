import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { closedOrderMessages } from '#src/orders/tracking/closed-order.messages.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'the link of an order that staff deleted says that the shop has closed it, and whom to ask: %s at %d',
  async (locale, width) => {
    const order = await place(boss, `closed-${locale}@example.com`)
    const { trackUrl } = (await boss.call('GET', `/api/order/${order.id}`, undefined)) as { trackUrl: string }
    const track = new URL(trackUrl).pathname.replace('/ar/', '/')
    await boss.call('PUT', `/api/orderStatus/${order.id}`, { status: 'Cancelled' })
    await boss.call('DELETE', `/api/deleteOrder/${order.id}`, undefined)
    const context = await browser.newContext({ baseURL: shop.origin, viewport: { width, height: 760 } })
    const page = await context.newPage()
    await page.goto(pathIn(locale, track))
    const said = page.getByTestId('closed-order')
    await said.getByText(closedOrderMessages[locale].closed, { exact: true }).waitFor()
    await said.getByRole('link', { name: trackMessages[locale].whatsapp }).waitFor()
    await said.locator('a[href^="tel:"]').waitFor()
    expect(await page.getByText(trackMessages[locale].unknownTitle).count()).toBe(0)
    await page.goto(pathIn(locale, `${track.slice(0, -6)}AAAAAA`))
    await page.getByText(trackMessages[locale].unknownTitle).first().waitFor()
    expect(await said.count()).toBe(0)
    await context.close()
  },
)
