import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { courierMessages } from '#src/orders/couriers/courier.messages.ts'
import type { Courier } from '#src/orders/couriers/courier.ts'
import { proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import { boss } from './demo-shop.steps.ts'
import { colleague, email, open, openShopOfTwo, salma, sights } from './live-orders.steps.ts'
import { place, receiptOf } from './order-admin.steps.ts'

openShopOfTwo()

test.each(sights)(
  'who writes why a receipt is asked for again keeps writing while a colleague looks through the others: %s at %d',
  async (locale, width) => {
    const words = paymentProofsMessages[locale]
    const { page } = boss
    const byTransfer = async () => {
      const paymentProof = await receiptOf(salma.page)
      return place(salma, email, { paymentMethod: 'Online Payment', paymentProof })
    }
    const [mine, theirs] = [await byTransfer(), await byTransfer()]
    await open(boss, locale, width, '/dashboard/paymentProofs')
    const card = (number: string) => page.getByRole('listitem').filter({ hasText: `#${number}` })
    await card(mine.number).getByRole('button', { name: words.askAgain }).click()
    const dialog = page.getByRole('dialog')
    const ready = dialog.getByRole('radio', { name: proofRefusalTexts['proof unreadable'][locale] })
    await ready.waitFor({ state: 'attached' })
    expect(await ready.isChecked(), 'what is wrong is never said unread').toBe(false)
    await dialog.getByRole('textbox').fill('The amount is cut off')
    await colleague.call('PUT', `/api/proofReview/${theirs.id}`, { decision: 'approve', review: 'waiting' })
    await page.locator(`a[href$="/dashboard/order-overview/${theirs.id}"]`).waitFor({ state: 'detached' })
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The amount is cut off')
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await page.locator(`a[href$="/dashboard/order-overview/${mine.id}"]`).waitFor({ state: 'detached' })
  },
)

test.each(sights)(
  'who asks for a receipt again sees the one that came meanwhile, and asks about that with what was typed: %s at %d',
  async (locale, width) => {
    const words = paymentProofsMessages[locale]
    const { page } = boss
    const payment = { paymentMethod: 'Online Payment', paymentProof: await receiptOf(salma.page) }
    const { id } = await place(salma, email, payment)
    await open(boss, locale, width, `/dashboard/order-overview/${id}`)
    await page.getByRole('button', { name: words.askAgain }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The amount is cut off')
    // A colleague asks as well, and the customer answers, before the dialog is sent.
    const first = { decision: 'ask-again', review: 'waiting', reason: 'proof unreadable', comment: '' }
    await colleague.call('PUT', `/api/proofReview/${id}`, first)
    const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
    await salma.call('POST', `/api/trackOrder/${trackUrl.split('/').at(-1)}/proof`, {
      paymentProof: await receiptOf(salma.page),
    })
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('img', { name: words.newReceipt }).waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The amount is cut off')
    await dialog.getByRole('button', { name: words.askAgain }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ receipt: 'asked-again' })
  },
)

test.each(sights)(
  'what two of the staff book or change of one courier at once is done once: %s at %d',
  async (locale, width) => {
    const words = courierMessages[locale]
    const { page, call } = boss
    const name = `Salim ${locale}`
    await call('POST', '/api/couriers', {
      name,
      phone: '',
      trackingPattern: '',
      takesCash: true,
      active: true,
    })
    const saved = async () => {
      const { data } = (await call('GET', '/api/couriers', undefined)) as {
        data: (Courier & { name: string })[]
      }
      return data.find((one) => one.name === name) as Courier
    }
    const { _id: courier } = await saved()
    const { id, total } = await place(salma, email)
    await call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    await call('POST', '/api/handOver', { courier, orders: [{ id, from: 'Confirmed' }] })
    await open(boss, locale, width, '/dashboard/couriers')
    const row = page.getByTestId('courier').filter({ hasText: name })
    const dialog = page.getByRole('dialog')
    // Who has an order to be paid at the door goes on taking cash; nothing typed is lost by that.
    await row.getByRole('button', { name: words.edit }).click()
    await dialog.getByLabel(words.phone).fill('93111222')
    await dialog.getByRole('checkbox', { name: words.takesCash }).setChecked(false)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByLabel(words.phone).inputValue()).toBe('93111222')
    expect(await saved()).toMatchObject({ takesCash: true, phone: '' })
    await dialog.getByRole('checkbox', { name: words.takesCash }).setChecked(true)
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject({ takesCash: true, phone: expect.stringMatching(/93111222$/) })

    const { data } = (await call('GET', `/api/orderShipments/${id}`, undefined)) as {
      data: { _id: string }[]
    }
    await call('PUT', `/api/orderDoor/${id}`, { shipment: data[0]?._id, outcome: 'delivered' })

    await open(boss, locale, width, '/dashboard/couriers')
    await row.getByRole('button', { name: words.settle }).click()
    await dialog.getByLabel(words.amount).fill('1')
    const part = { amount: '1', reference: 'Envelope', seen: 0 }
    await colleague.call('POST', `/api/courierSettlements/${courier}`, part, {
      'idempotency-key': crypto.randomUUID(),
    })
    await dialog
      .getByText((total - 1).toFixed(3))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: words.book }).click()
    await dialog.getByRole('alert').waitFor()
    expect((await saved()).settlements).toBe(1)
    // It is booked, but its answer is lost: sent again it is booked once.
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/courierSettlements/**', lose, { times: 1 })
    await dialog.getByRole('button', { name: words.book }).click()
    await dialog
      .getByText((total - 2).toFixed(3))
      .first()
      .waitFor()
    await dialog.getByText(words.offline).waitFor()
    await dialog.getByRole('button', { name: words.book }).click()
    await expect.poll(() => dialog.getByLabel(words.amount).inputValue()).toBe('')
    expect((await saved()).settlements).toBe(2)
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: words.edit }).click()
    await dialog.getByLabel(words.phone).fill('92345678')
    const { version } = await saved()
    const change = { name, phone: '', trackingPattern: '', takesCash: false, active: true, version }
    await colleague.call('PUT', `/api/couriers/${courier}`, change)
    await row.getByText(words.noCash).waitFor()
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await saved()).toMatchObject({ takesCash: false, phone: '' })
    // What the colleague saved is in the form then, with what was typed here, and goes with the next press.
    await expect.poll(() => dialog.getByRole('checkbox', { name: words.takesCash }).isChecked()).toBe(false)
    expect(await dialog.getByLabel(words.phone).inputValue()).toBe('92345678')
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject({
      takesCash: false,
      active: true,
      phone: expect.stringMatching(/92345678$/),
    })
  },
)
