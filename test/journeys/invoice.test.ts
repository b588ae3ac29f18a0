import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { draftOf, requestOf } from '#src/orders/correcting/edit-draft.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter, place } from './order-admin.steps.ts'

openDemoShop()

test('the admin prints an invoice: product.md fields, nothing else on paper, only its own address (O11)', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const huda = await enter(browser, shop.origin, 'huda@example.com', 'Huda Al Lawati')
  const { id, number, name, price, total } = await place(huda, 'huda@example.com')
  const { page } = boss
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(performance.now())
    }
  })
  await page.goto(`/dashboard/order-overview/${id}`)
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page.getByTestId('invoice').waitFor()

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  for (const field of [
    'Haqiba',
    'Invoice',
    `#${number}`,
    'Invoiced To',
    'Salma Al Harthi',
    'Way 12, Ruwi',
    '+968 9234 5678',
    'Pay To',
    'Rate',
    // QTY in the text, a quiet word on paper.
    'Qty',
    name,
    `OMR ${price.toFixed(3)}`,
    'Sub Total',
    'Delivery Charge',
    `OMR ${total.toFixed(3)}`,
    'Thank you for your purchase!',
  ])
    expect(text).toContain(field)
  for (const chrome of ['Print Invoice', 'Pending Orders', 'Logout', 'Go To Home'])
    expect(text).not.toContain(chrome)

  // The thanks end what they are for, wherever its sheet ends, and the total is read at arm's length.
  await page.emulateMedia({ media: 'print' })
  const composed = await page.getByTestId('invoice').evaluate((paper) => {
    const size = (of: string) => {
      const part = paper.querySelector(of)
      return part ? Number.parseFloat(getComputedStyle(part).fontSize) : 0
    }
    const edge = (of: string) => paper.querySelector(of)?.getBoundingClientRect().bottom ?? Number.NaN
    return {
      total: size('.invoice-total'),
      text: size('td'),
      thanks: edge('.invoice-end > p:last-child') - edge('.invoice-end > dl'),
    }
  })
  await page.emulateMedia({ media: null })
  const mm = 96 / 25.4
  expect(composed.total).toBeGreaterThanOrEqual(composed.text * 1.35)
  expect(composed.thanks).toBeGreaterThan(0)
  expect(composed.thanks).toBeLessThanOrEqual(20 * mm)

  // The paper's language is the customer's, whatever the dashboard's: its colours are called in it too.
  const sheet = page.getByTestId('invoice')
  await sheet.getByText('Black, Size').waitFor()
  await page.locator('label', { hasText: 'العربية' }).click()
  await sheet.getByText('أسود، المقاس').waitFor()
  await page.locator('label', { hasText: 'English' }).click()

  const began = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Print Invoice' }).click()
  const printed = () => page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0))
  await expect.poll(printed).toBeGreaterThanOrEqual(began + 500)

  await page.goto(`/dashboard/order-overview/${id}/invoice/${id.toUpperCase()}x`)
  await page.getByText('There is no such invoice').first().waitFor()
})

test('an invoice says of a delivery that costs nothing what the order says of it on screen: Free', async () => {
  const boss = await enter(browser, shop.origin, admin)
  await boss.call('PATCH', '/api/updateWebsiteInfo', { freeShippingOver: 40 })
  const { id } = await place(boss, 'free@example.com', undefined, 40)
  const { page } = boss
  await page.goto(`/dashboard/order-overview/${id}/invoice/${id}`)
  const charge = page.getByTestId('invoice').locator('dl > div', { hasText: 'Delivery Charge' })
  await charge.locator('dd', { hasText: /^Free$/ }).waitFor()
  await page.locator('label', { hasText: 'العربية' }).click()
  const inArabic = page.getByTestId('invoice').locator('dl > div', { hasText: 'رسوم التوصيل' })
  await inArabic.locator('dd', { hasText: /^مجاني/ }).waitFor()
})

test('an invoice of which something went back says how much', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const { id, total } = await place(boss, 'partly@example.com', undefined, 40)
  const { page } = boss
  const sheet = page.getByTestId('invoice')
  await page.goto(`/dashboard/order-overview/${id}/invoice/${id}`)
  await sheet.waitFor()
  expect(await sheet.innerText(), 'of an order of which nothing went back').not.toContain('Refunded')
  const booked = (amount: number, seen: number) => ({
    amount,
    method: 'transfer',
    reference: '',
    note: '',
    seen,
  })
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  await boss.call('POST', `/api/orderPayment/${id}`, booked(total, 0), key())
  await boss.call('POST', `/api/orderRefund/${id}`, booked(1.5, 1), key())
  await page.reload()
  const row = sheet.locator('dl > div').filter({ hasText: 'Refunded' })
  await row.waitFor()
  expect(await row.innerText()).toContain('OMR 1.500')
})

test('an invoice of a corrected order says of what went back only what went back of its present total', async () => {
  const boss = await enter(browser, shop.origin, admin)
  const { id, total } = await place(boss, 'corrected@example.com', undefined, 40)
  const { page } = boss
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const booked = (amount: number, seen: number) => ({ amount, method: 'transfer', seen })
  const read = async () => (await boss.call('GET', `/api/order/${id}`, undefined)) as OrderDetails
  await boss.call('POST', `/api/orderPayment/${id}`, booked(total, 0), key())
  const draft = draftOf(await read())
  const one = { ...draft, products: draft.products.map((line) => ({ ...line, quantity: 1 })) }
  await boss.call('PUT', `/api/editOrder/${id}`, requestOf(one, (await read()).version ?? 0))
  const owed = -(await read()).balance
  expect(owed).toBeGreaterThan(1.5)
  await boss.call('POST', `/api/orderRefund/${id}`, booked(owed, 1), key())
  expect(await read()).toMatchObject({ refunded: owed, balance: 0 })
  const sheet = page.getByTestId('invoice')
  await page.goto(`/dashboard/order-overview/${id}/invoice/${id}`)
  await sheet.getByText('Total', { exact: true }).waitFor()
  expect(await sheet.innerText(), 'all of the total was kept').not.toContain('Refunded')

  // Of what is left of it, some goes back as well.
  await boss.call('POST', `/api/orderRefund/${id}`, booked(1.5, 2), key())
  await page.reload()
  const row = sheet.locator('dl > div').filter({ hasText: 'Refunded' })
  await row.waitFor()
  expect(await row.innerText()).toContain('OMR 1.500')
})
