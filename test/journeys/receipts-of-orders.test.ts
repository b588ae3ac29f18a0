import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { orderOverviewMessages, whatsappReceiptTexts } from '#src/orders/admin/order-overview.messages.ts'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { allOrdersMessages, bulkMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { draftOf, requestOf } from '#src/orders/correcting/edit-draft.ts'
import { shipmentMessages } from '#src/orders/couriers/courier.messages.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { onlinePaymentMessages } from '#src/orders/payment-proofs/online-payment.messages.ts'
import { proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import { sendProofMessages } from '#src/orders/tracking/send-proof-again.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, receiptOf, type SignedIn } from './order-admin.steps.ts'

const words = { ...adminOrderMessages.en, ...orderChangeMessages.en, ...orderOverviewMessages.en }

let salma: SignedIn

openDemoShopAsAdmin()

beforeAll(async () => {
  salma = await enter(browser, shop.origin, 'salma@example.com', 'Salma Al Harthi')
})

test('a confirmed transfer without an approved receipt is asked about; the receipt is approved on the page', async () => {
  const { page } = boss
  const { data } = (await boss.call('GET', '/api/proofs?review=waiting&limit=1', undefined)) as {
    data: { _id: string }[]
  }
  await page.goto(`/dashboard/order-overview/${data[0]?._id}`)
  await page.getByText(words.waiting).waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText(words.approved, { exact: true }).waitFor()
})

test.each(['en', 'ar'] as const)(
  'a picture that came with another order too is told of where it is approved (%s)',
  async (locale) => {
    const { page } = boss
    const said = paymentProofsMessages[locale]
    const width = locale === 'ar' ? 431 : 432
    const send = async () =>
      place(salma, 'salma@example.com', {
        paymentMethod: 'Online Payment',
        paymentProof: await receiptOf(page, width),
      })
    const [first, second] = [await send(), await send()]
    await page.goto(pathIn(locale, `/dashboard/order-overview/${second.id}`))
    const told = page.locator('#receipt').getByText(said.alsoUsed)
    await told.getByRole('link', { name: `#${first.number}` }).waitFor()
    await page.getByRole('button', { name: said.approve, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(said.alsoUsed).getByText(`#${first.number}`).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
  },
)

test.each(['en', 'ar'] as const)(
  'a transfer without an approved receipt is asked about before it is confirmed, on its page and in the list (%s)',
  async (locale) => {
    const { page } = boss
    const asked = orderChangeMessages[locale]
    const folder = locale === 'ar' ? '/ar' : ''
    const { id, number } = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof: await receiptOf(page),
    })
    for (const path of [
      `${folder}/dashboard/order-overview/${id}`,
      `${folder}/dashboard/pendingOrders?q=${number}`,
    ]) {
      await page.goto(path)
      await page
        .getByRole('button', { name: `${locale === 'ar' ? 'تأكيد' : 'Confirm'} #${number}`, exact: true })
        .first()
        .click()
      const question = page.getByRole('alertdialog')
      await question.getByText(asked.askUnpaid).waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
    }
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({ orderStatus: 'Pending' })
  },
)

test.each(['en', 'ar'] as const)(
  'goods whose transfer is still owed are asked about before they leave the shop, one by one, in bulk and to a courier (%s)',
  async (locale) => {
    const { page } = boss
    const [asked, bulk] = [orderChangeMessages[locale], bulkMessages[locale]]
    const shipping = shipmentMessages[locale]
    const owing = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof: await receiptOf(page),
    })
    const owesNothing = await place(salma, 'salma@example.com')
    for (const { id } of [owing, owesNothing])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    const said = asked.owedTransfer(amountInText(locale, inBaisa(owing.total)))
    const look = async (button: Locator, role: 'alertdialog' | 'dialog', text: string, isSaid: boolean) => {
      await button.click()
      const dialog = page.getByRole(role)
      await dialog.getByRole('heading').waitFor()
      await expect.poll(() => dialog.innerText().then((all) => all.includes(text))).toBe(isSaid)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    for (const [status, step] of [
      ['Confirmed', 'Shipping'],
      ['Shipping', 'Delivered'],
    ] as const) {
      if (status === 'Shipping')
        for (const { id } of [owing, owesNothing])
          await boss.call('PUT', `/api/orderStatus/${id}`, { status })
      for (const [{ id, number }, isSaid] of [
        [owing, true],
        [owesNothing, false],
      ] as const) {
        await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
        const move = page.getByRole('button', { name: `${asked[`do${step}`]} #${number}`, exact: true })
        await look(move.first(), 'alertdialog', said, isSaid)
        await look(page.getByTestId('hand-over'), 'dialog', said, isSaid)
      }
      await page.goto(pathIn(locale, '/dashboard/orders'))
      for (const { number } of [owing, owesNothing])
        await page.getByRole('checkbox', { name: allOrdersMessages[locale].choose(number) }).click()
      const bar = page.getByRole('toolbar')
      const button = (name: string) => bar.getByRole('button', { name, exact: true })
      await look(button(bulk[`to${step}`]), 'alertdialog', asked.owedTransfers(1), true)
      await look(button(shipping.handOver), 'dialog', asked.owedTransfers(1), true)
    }
  },
)

test.each(['en', 'ar'] as const)(
  'a transfer whose approved receipt no longer covers a raised total is asked about before it is confirmed (%s)',
  async (locale) => {
    const { page } = boss
    const asked = orderChangeMessages[locale]
    const { id, number } = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof: await receiptOf(page),
    })
    const read = async () => (await boss.call('GET', `/api/order/${id}`, undefined)) as OrderDetails
    await boss.call('PUT', `/api/proofReview/${id}`, { decision: 'approve', review: 'waiting' })
    const draft = draftOf(await read())
    const more = {
      ...draft,
      products: draft.products.map((line) => ({ ...line, quantity: line.quantity + 1 })),
    }
    await boss.call('PUT', `/api/editOrder/${id}`, requestOf(more, (await read()).version ?? 0))
    const { balance } = await read()
    expect(balance).toBeGreaterThan(0)
    const question = page.getByRole('alertdialog')
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page
      .getByRole('button', { name: `${asked.doConfirmed} #${number}`, exact: true })
      .first()
      .click()
    await question.getByText(asked.owedTransfer(amountInText(locale, inBaisa(balance)))).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(pathIn(locale, '/dashboard/orders'))
    await page.getByRole('checkbox', { name: allOrdersMessages[locale].choose(number) }).click()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: bulkMessages[locale].toConfirmed, exact: true })
      .click()
    await question.getByText(asked.owedTransfers(1)).waitFor()
    await page.keyboard.press('Escape')
  },
)

test.each(['en', 'ar'] as const)(
  'cancelling a paid order says what is then owed to its customer, on its page and in the list (%s)',
  async (locale) => {
    const { page } = boss
    const asked = orderChangeMessages[locale]
    const folder = locale === 'ar' ? '/ar' : ''
    const { id, number, total } = await place(salma, 'salma@example.com')
    await boss.call('POST', `/api/orderPayment/${id}`, { amount: total, method: 'cash', seen: 0 })
    const question = page.getByRole('alertdialog')
    const says = async (text: string) => {
      await question.getByText(text).waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
    }
    await page.goto(`${folder}/dashboard/order-overview/${id}`)
    await page.getByRole('button', { name: `${asked.toCancelled} #${number}`, exact: true }).click()
    await says(asked.paidBack(amountInText(locale, inBaisa(total))))
    await page.goto(`${folder}/dashboard/orders?q=${number}`)
    await page.getByRole('checkbox', { name: allOrdersMessages[locale].choose(number) }).click()
    const bar = page.getByRole('toolbar')
    await bar.getByRole('button', { name: bulkMessages[locale].toCancelled, exact: true }).click()
    await says(bulkMessages[locale].paidBack(1))
  },
)

test.each(['en', 'ar'] as const)(
  'an account to transfer to is read off in one line on a phone, however wide its name: %s',
  async (locale) => {
    const bank = {
      bankName: 'Bank Muscat',
      accountHolder: 'Haqiba Leather Goods Trading and Partners LLC',
      accountNumber: '0318 0012 3456 7890 1234',
      bankMobile: '95357288',
    }
    await boss.call('PATCH', '/api/updateWebsiteInfo', bank)
    const { id } = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof: await receiptOf(boss.page),
    })
    await boss.call('PUT', `/api/proofReview/${id}`, {
      decision: 'ask-again',
      reason: 'proof amount differs',
    })
    const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
    const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(pathIn(locale, new URL(trackUrl).pathname.replace(/^\/ar/, '')))
    const rows = page.locator('#proof dl > div')
    await rows.getByText(bank.accountNumber).waitFor()
    const linesOf = await rows.evaluateAll((all) =>
      all.map((row) =>
        ['dt', 'bdi'].map((part) => {
          const { lineHeight } = getComputedStyle(row.querySelector(part) as Element)
          const words = row.ownerDocument.createRange()
          words.selectNodeContents(row.querySelector(part) as Element)
          return Math.round(words.getBoundingClientRect().height / Number.parseFloat(lineHeight))
        }),
      ),
    )
    // Only the holder's name may be wider than a phone.
    expect(linesOf.map(([label, value], at) => [label, at === 1 ? 1 : value])).toEqual(Array(4).fill([1, 1]))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.context().close()
  },
)

test('the WhatsApp text of a refused receipt says why in the customer’s language, and where to send another', async () => {
  const { page } = boss
  const { id } = await place(salma, 'salma@example.com', {
    paymentMethod: 'Online Payment',
    paymentProof: await receiptOf(page),
  })
  const whatsapp = page.getByRole('link', { name: words.whatsapp, exact: true })
  await page.goto(`/ar/dashboard/order-overview/${id}`)
  const inArabic = page.getByRole('link', { name: orderOverviewMessages.ar.whatsapp, exact: true })
  await inArabic.waitFor()
  expect(await inArabic.getAttribute('href')).not.toContain(encodeURIComponent('receipt'))
  await boss.call('PUT', `/api/proofReview/${id}`, { decision: 'ask-again', reason: 'proof amount differs' })
  const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
  // She ordered in English, so she reads English, whatever the language of who writes to her.
  for (const link of [inArabic, whatsapp]) {
    if (link === whatsapp) await page.goto(`/dashboard/order-overview/${id}`)
    else await page.reload()
    await expect
      .poll(async () => decodeURIComponent((await link.getAttribute('href')) ?? ''))
      .toContain(whatsappReceiptTexts.en(proofRefusalTexts['proof amount differs'].en, `${trackUrl}#proof`))
  }
  const { total } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { total: number }
  await page.goto(trackUrl)
  const sum = amountInText('en', inBaisa(total))
  await page.locator('#proof').getByText(sendProofMessages.en.proofTotal(sum)).waitFor()
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'the page of an order whose receipt is awaited says so in its head, and invites nobody to confirm it: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const { id, number } = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof: await receiptOf(page),
    })
    await boss.call('PUT', `/api/proofReview/${id}`, {
      decision: 'ask-again',
      reason: 'proof amount differs',
    })
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    const name = `${orderChangeMessages[locale].doConfirmed} #${number}`
    const confirm = page.getByRole('button', { name, exact: true })
    await confirm.waitFor()
    await page.getByTestId('receipt-mark').getByText(allOrdersMessages[locale]['short asked-again']).waitFor()
    // What is filled is drawn in the colour of words that lie on wine.
    const [drawn, paper] = await confirm.evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one.ownerDocument.body).getPropertyValue('--color-raised'),
    ])
    const plain = await page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = colour ?? ''
      return getComputedStyle(probe).backgroundColor
    }, paper)
    expect(drawn).toBe(plain)
    expect(await violations(page, tags)).toEqual([])
  },
)

test('who sends a receipt again without a line reads that it was not sent', async () => {
  const { page: staff } = boss
  const { id } = await place(salma, 'salma@example.com', {
    paymentMethod: 'Online Payment',
    paymentProof: await receiptOf(staff),
  })
  await boss.call('PUT', `/api/proofReview/${id}`, { decision: 'ask-again', reason: 'proof amount differs' })
  const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await page.goto(new URL(trackUrl).pathname)
  const form = page.locator('#proof')
  await form.locator('input[type=file]').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainPicture(500, 400).jpeg().toBuffer(),
  })
  await form.getByText(onlinePaymentMessages.en.proofReady).waitFor()
  await page.route('**/trackOrder/*/proof', (route) => route.abort())
  await form.getByRole('button', { name: sendProofMessages.en.proofSend, exact: true }).click()
  await form.getByText('The receipt could not be sent.').waitFor()
  await page.context().close()
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'the receipt of a cancelled order says so, and waits no more once no money came: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const proofs = paymentProofsMessages[locale]
    const paymentProof = await receiptOf(page)
    const { id, number } = await place(salma, 'salma@example.com', {
      paymentMethod: 'Online Payment',
      paymentProof,
    })
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Cancelled' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/paymentProofs'))
    const card = page.getByRole('listitem').filter({ hasText: `#${number}` })
    await card.getByText(proofs.off).waitFor()
    expect(await card.getByRole('button', { name: proofs.askAgain }).count()).toBe(0)
    expect(await violations(page, tags)).toEqual([])
    await card.getByRole('button', { name: proofs.refuse }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: proofs.refuse }).click()
    await card.waitFor({ state: 'detached' })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page
      .getByTestId('order-history')
      .getByText(orderOverviewMessages[locale]['proof refused'])
      .waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'a first receipt is asked for with one press, and another beside an approved one; approving names what it books: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const [proofs, overview] = [paymentProofsMessages[locale], orderOverviewMessages[locale]]
    const id = await staffTransfer()
    const { trackUrl } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { trackUrl: string }
    const sendReceipt = async () =>
      salma.call('POST', `/api/trackOrder/${trackUrl.split('/').at(-1)}/proof`, {
        paymentProof: await receiptOf(salma.page),
      })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    await page.getByRole('button', { name: proofs.askFirst, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: proofs.askFirstTitle })
    const ready = dialog.getByRole('radio', { name: proofRefusalTexts['proof missing'][locale] })
    await ready.waitFor()
    expect(await ready.isChecked()).toBe(true)
    expect(await violations(page, tags)).toEqual([])
    await dialog.getByRole('button', { name: proofs.askFirst, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(overview.firstAsked, { exact: true }).first().waitFor()

    await sendReceipt()
    const approve = async () => {
      const { receiptBooks = 0 } = (await boss.call('GET', `/api/order/${id}`, undefined)) as {
        receiptBooks?: number
      }
      await page.getByRole('button', { name: proofs.approve, exact: true }).click()
      const question = page.getByRole('alertdialog')
      await question.getByText(proofs.approveText(amountInText(locale, inBaisa(receiptBooks)))).waitFor()
      await question.getByRole('button', { name: proofs.approve, exact: true }).click()
      await page.getByText(overview.approved, { exact: true }).waitFor()
      return receiptBooks
    }
    const first = await approve()
    const restAsked = page.getByRole('button', { name: proofs.askRest('').trim() })
    expect(await restAsked.count()).toBe(0)

    await buyTwo(id)
    const { balance } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { balance: number }
    const rest = proofs.askRest(amountInText(locale, inBaisa(balance)))
    await page.getByRole('button', { name: rest, exact: true }).click()
    expect(await page.getByRole('button', { name: proofs.askAgain, exact: true }).count()).toBe(0)
    const again = page.getByRole('dialog', { name: rest })
    expect(await again.getByText(proofRefusalTexts['proof missing'][locale]).count()).toBe(0)
    const more = again.getByRole('radio', { name: proofRefusalTexts['order costs more'][locale] })
    expect(await more.isChecked(), 'what is true is chosen').toBe(true)
    await again.getByRole('button', { name: rest, exact: true }).click()
    await again.waitFor({ state: 'detached' })
    await page.getByText(overview['asked-again'], { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: proofs.approve, exact: true }).count()).toBe(0)
    await page.goto(new URL(trackUrl).pathname)
    const english = onlinePaymentMessages.en
    await page.getByText(english.due(amountInText('en', inBaisa(balance)))).waitFor()
    await sendReceipt()
    await page.goto(pathIn(locale, `/dashboard/order-overview/${id}`))
    expect(await approve()).toBe(balance)
    expect(balance).toBeLessThan(first)
    await page.setViewportSize({ width: 1280, height: 900 })
  },
)

/** A transfer of one piece that is brought for OMR 2, without a receipt, as staff make it by phone: its record id. */
async function staffTransfer(): Promise<string> {
  const { data } = (await boss.call('GET', '/api/product/black-patent-stiletto-pumps', undefined)) as {
    data: Product
  }
  const { insertedId } = (await boss.call('POST', '/api/staffOrder', {
    products: [{ _id: data._id, size: data.sizes[0] ?? 'N/A', color: data.colors[0] ?? 'N/A', quantity: 1 }],
    customerData: {
      name: 'Salma Al Harthi',
      mobileNumber: '91234567',
      address: 'House 4, Al Khuwair, Muscat',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Online Payment',
    },
    source: 'phone',
    locale: 'en',
    total: (data.offerPrice ?? data.originalPrice) + 2,
  })) as { insertedId: string }
  return insertedId
}

/** Corrects an order of one piece to two. */
async function buyTwo(id: string): Promise<void> {
  const { version, products, customerData } = (await boss.call(
    'GET',
    `/api/order/${id}`,
    undefined,
  )) as OrderDetails
  const { name, mobileNumber, address, deliveryArea } = customerData
  await boss.call('PUT', `/api/editOrder/${id}`, {
    version,
    products: products.map(({ _id, size, color }, line) => ({ _id, size, color, quantity: 2, line })),
    customerData: { name, mobileNumber, address, deliveryArea },
  })
}
