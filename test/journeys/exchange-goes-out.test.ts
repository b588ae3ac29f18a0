import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { returnCardMessages } from '#src/orders/returns/returns.messages.ts'
import { boss } from './demo-shop.steps.ts'
import { colleague, open, openShopOfTwo, sights } from './live-orders.steps.ts'
import { place } from './order-admin.steps.ts'

openShopOfTwo()

type Returns = { data: { returns: { _id: string; exchange: { _id: string } }[] } }

/** An order whose goods are back, and its new pieces packed: they have not left yet. */
async function waitsForNewPieces() {
  const { id } = await place(boss, 'swap@example.com')
  for (const status of ['Confirmed', 'Delivered'])
    await boss.call('PUT', `/api/orderStatus/${id}`, { status })
  const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The heel broke' }
  await boss.call('PUT', `/api/orderReturn/${id}`, asked)
  const read = async () =>
    ((await boss.call('GET', `/api/orderReturn/${id}`, undefined)) as Returns).data.returns[0]
  const returnId = (await read())?._id ?? ''
  const step = (from: string, to: string, more = {}) =>
    boss.call('PUT', `/api/returnStep/${returnId}`, { from, to, ...more })
  await step('requested', 'approved', { exchange: [{ line: 0, color: 'black', size: '37', quantity: 2 }] })
  await step('approved', 'received', { restocked: [{ line: 0, quantity: 0 }] })
  const exchangeId = (await read())?.exchange._id ?? ''
  return { id, step, exchangeId, path: `/dashboard/order-overview/${id}` }
}

test.each(sights)(
  'whoever sends the new pieces and goes back goes on with the return, and a closed one waits for nothing: %s at %d',
  async (locale, width) => {
    const [desk, moves] = [returnCardMessages[locale], orderChangeMessages[locale]]
    const { step, exchangeId, path } = await waitsForNewPieces()
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    // Without the live news: their own change is enough.
    await page.route('**/api/noticeStream*', (route) => route.abort())
    await page.goto(pathIn(locale, path))
    const card = page.getByTestId('return')
    await card.getByText(desk.exchangeUnsent).waitFor()
    await card.getByRole('link').click()
    await page.waitForURL(`**/${exchangeId}`)
    await page.getByRole('button', { name: moves.doShipping }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: moves.yesShipping, exact: true }).click()
    const said = page.getByTestId('toasts').locator('> *').first()
    await said.getByText(moves.updated).waitFor()
    if (locale === 'ar')
      expect((await said.innerText()).split('تحديث').length - 1, 'that it says it once').toBe(1)
    await page.goBack()
    await card.getByRole('button', { name: desk.exchanged }).waitFor()
    expect(await card.getByText(desk.exchangeUnsent).count()).toBe(0)

    await step('received', 'exchanged')
    await step('exchanged', 'closed')
    await boss.call('POST', `/api/undoStatus/${exchangeId}`, { from: 'Shipping' })
    await page.reload()
    await card.getByText(returnStates.closed.staffWords[locale], { exact: true }).waitFor()
    expect(await card.getByText(desk.exchangeUnsent).count(), 'of a closed return').toBe(0)
    await page.unroute('**/api/noticeStream*')
  },
)

test.each(sights)(
  'a return follows the new pieces that a colleague sends: %s at %d',
  async (locale, width) => {
    const desk = returnCardMessages[locale]
    const { exchangeId, path } = await waitsForNewPieces()
    await open(colleague, locale, width, path)
    const card = colleague.page.getByTestId('return')
    await card.getByText(desk.exchangeUnsent).waitFor()
    await boss.call('PUT', `/api/orderStatus/${exchangeId}`, { status: 'Shipping' })
    await card.getByRole('button', { name: desk.exchanged }).waitFor()
    expect(await card.getByText(desk.exchangeUnsent).count()).toBe(0)
  },
)
