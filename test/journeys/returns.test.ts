import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { locales } from '#src/core/locale.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { allOrdersMessages, bulkMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { moneyNoteMessages } from '#src/orders/display/money-note.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { exchangedStateMessages } from '#src/orders/money-card/payment-state.messages.ts'
import { myOrdersMessages, returnMessages } from '#src/orders/my-orders/my-orders.messages.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import {
  guestReturnMessages,
  returnCardMessages,
  returnRowMessages,
} from '#src/orders/returns/returns.messages.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { choose } from '#test/choose.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, type SignedIn } from './order-admin.steps.ts'

openDemoShopAsAdmin()

/** An order of two pieces of one line, in this state, with the path of its tracking page. */
async function ordered(email: string, ...statuses: string[]) {
  const order = await place(boss, email)
  for (const status of statuses) await boss.call('PUT', `/api/orderStatus/${order.id}`, { status })
  const { trackUrl } = (await boss.call('GET', `/api/order/${order.id}`, undefined)) as { trackUrl: string }
  return { ...order, track: `/track/${trackUrl.split('/').at(-1)}` }
}

/** A phone or a desk of nobody the shop knows. */
async function guest(locale: 'en' | 'ar', width: number) {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale,
    viewport: { width, height: 760 },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const fits = (page: SignedIn['page']) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Whether the way back and the one thing to do are seen whole, wherever the fields of the dialog are scrolled to. */
const footInSight = (page: SignedIn['page'], name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true })
    .evaluate((button) =>
      [button, button.previousElementSibling].map((one) => {
        const { left, top, right, bottom } = one?.getBoundingClientRect() ?? new DOMRect()
        const corners: [number, number][] = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ]
        return corners.every(([x, y]) => one?.contains(document.elementFromPoint(x, y)))
      }),
    )

/** A small photo as somebody chooses it from her phone. */
const photo = async () => ({
  name: 'a.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture(500, 400).jpeg().toBuffer(),
})

test('a guest on a phone in Arabic asks to return one of two pieces; staff at a desk take it to the refund and close it', async () => {
  const words = guestReturnMessages.ar
  const order = await ordered('huda@example.com', 'Confirmed', 'Delivered')
  const page = await guest('ar', 360)
  await page.goto(`/ar${order.track}`)
  await page.getByRole('button', { name: words.ask }).click()
  const count = page.getByTestId('guest-panel').getByRole('spinbutton')
  // Of several pieces none is chosen before: who does not look returns nothing.
  expect(await count.inputValue()).toBe('0')
  await page.getByRole('button', { name: words.all, exact: true }).click()
  await expect.poll(() => count.inputValue()).toBe('2')
  await count.fill('0')
  await choose(page.getByRole('radio', { name: words.defect }))
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.choosePieces).waitFor()
  await page.reload()
  await page.getByRole('button', { name: words.ask }).click()
  await count.fill('1')
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.choose).waitFor()
  await choose(page.getByRole('radio', { name: words.defect }))
  await page.getByRole('textbox', { name: words.comment }).fill('الكعب مكسور')
  await page.locator('input[type=file]').setInputFiles([await photo()])
  await page.getByText(words.photoReady(1)).waitFor()
  expect(await violations(page, tags)).toEqual([])
  expect(await fits(page), 'the form fits a phone').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByTestId('return-progress').waitFor()

  const desk = returnCardMessages.en
  await boss.page.goto(`/dashboard/order-overview/${order.id}`)
  const card = boss.page.getByTestId('return')
  await card.getByText('الكعب مكسور').waitFor()
  expect(await violations(boss.page, tags)).toEqual([])
  const step = async (name: string, before?: () => Promise<void>) => {
    await card.getByRole('button', { name }).click()
    const dialog = boss.page.getByRole('dialog')
    await before?.()
    await dialog.getByRole('button', { name, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const state = card.getByTestId('return-state')
  const look = () =>
    state.evaluate((one) => [one.querySelectorAll('svg').length, getComputedStyle(one).color] as const)
  const [sign, waiting] = await look()
  expect(sign, 'a sign beside the word').toBe(1)
  await step(desk.approved, () => boss.page.getByLabel(desk.words).fill('The driver comes on Monday'))
  await step(desk.received, async () => {
    // What came back for a defect is not for sale unless staff say so.
    expect(await boss.page.getByRole('dialog').getByRole('spinbutton').inputValue()).toBe('0')
    expect(await violations(boss.page, tags)).toEqual([])
  })
  await step(desk.refunded)
  await step(desk.closed)
  await expect.poll(() => state.innerText()).toBe('Closed')
  expect((await look())[1], 'what is done has not the tone of what waits').not.toBe(waiting)
  const after = await boss.call('GET', `/api/order/${order.id}`, undefined)
  expect(after).toMatchObject({ orderStatus: 'Delivered', refunded: order.price, balance: 0 })

  await page.reload()
  await page.getByTestId('return-progress').getByText('انتهى الإرجاع').waitFor()
  await boss.page.setViewportSize({ width: 360, height: 760 })
  await boss.page.goto(`/ar/dashboard/order-overview/${order.id}`)
  await boss.page.getByTestId('return').waitFor()
  expect(await fits(boss.page), 'the card fits a phone').toBeLessThanOrEqual(0)
  await boss.page.setViewportSize({ width: 1280, height: 900 })
})

test.each(['en', 'ar'] as const)(
  'how many come back stands before their name where that is in the other script: %s',
  async (locale) => {
    const name = locale === 'ar' ? 'Nizwa Satchel' : 'حقيبة نزوى'
    const { insertedId: id } = (await boss.call('POST', '/api/postProduct', {
      ...{ name, nameAr: name, category: 'bags', originalPrice: 20 },
    })) as { insertedId: string }
    const product = sampleProduct({ id, originalPrice: 20_000, sizes: [], colors: [] })
    const order = (await boss.call('POST', '/api/postOrder', sampleOrder([{ product }]))) as {
      insertedId: string
      trackUrl: string
    }
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${order.insertedId}`, { status })
    const sent = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'Torn' }
    await boss.call('PUT', `/api/orderReturn/${order.insertedId}`, sent)

    const guests = await guest(locale, 360)
    await guests.goto(pathIn(locale, `/track/${order.trackUrl.split('/').at(-1)}`))
    await boss.page.goto(pathIn(locale, `/dashboard/order-overview/${order.insertedId}`))
    for (const place of [guests.getByTestId('return-progress'), boss.page.getByTestId('return')]) {
      const line = place.locator('li').filter({ hasText: name })
      await line.waitFor()
      // In the order in which the script of the name is read: count, sign, name.
      const at = await line.evaluate((one) => {
        const text = one.ownerDocument.createTreeWalker(one, NodeFilter.SHOW_TEXT)
        const edges: number[] = []
        for (let node = text.nextNode(); node; node = text.nextNode())
          for (const [place] of [...(node.textContent ?? '')].entries()) {
            const letter = document.createRange()
            letter.setStart(node, place)
            letter.setEnd(node, place + 1)
            if (letter.toString().trim()) edges.push(letter.getBoundingClientRect().left)
          }
        return edges.slice(0, 3)
      })
      expect(at).toEqual(at.toSorted((a, b) => (locale === 'ar' ? a - b : b - a)))
    }
    await guests.context().close()
  },
)

test.each([
  ['defect', 0, undefined, 0, 'en', 1280],
  ['defect', 0, '1', 1, 'ar', 360],
  ['change of mind', 2, undefined, 2, 'ar', 360],
] as const)(
  'two pieces that came back for a %s: %d go to the stock, with %s typed %d: %s at %d',
  async (reason, offered, typed, back, locale, width) => {
    const desk = returnCardMessages[locale]
    const order = await ordered('back@example.com', 'Confirmed', 'Delivered')
    await boss.call('PUT', `/api/orderReturn/${order.id}`, {
      status: 'Return',
      from: 'Delivered',
      reason,
      comment: 'The seam is torn',
    })
    const { page: staff } = boss
    await staff.setViewportSize({ width, height: 860 })
    await staff.goto(pathIn(locale, `/dashboard/order-overview/${order.id}`))
    await staff.getByTestId('return').getByRole('button', { name: desk.finish }).click()
    const dialog = staff.getByRole('dialog')
    const count = dialog.getByRole('spinbutton')
    await expect.poll(() => count.inputValue()).toBe(String(offered))
    expect(await dialog.getByText(desk.defectStock).count()).toBe(reason === 'defect' ? 1 : 0)
    if (typed) await count.fill(typed)
    expect(await fits(staff), 'the dialog fits').toBeLessThanOrEqual(0)
    // The last size is that of a phone with its keyboard open.
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
      { width: 360, height: 360 },
    ]) {
      await staff.setViewportSize(size)
      await expect
        .poll(() => footInSight(staff, desk.finish), { message: JSON.stringify(size) })
        .toEqual([true, true])
    }
    // Or of one whose keyboard covers the foot of the page, as iPhones do, and Android where nothing else is said.
    await staff.setViewportSize({ width: 360, height: 640 })
    const keyboard = (height: number) =>
      staff.evaluate((sight) => {
        const view = window.visualViewport
        if (view) Object.defineProperty(view, 'height', { value: sight, configurable: true })
        view?.dispatchEvent(new Event('resize'))
      }, 640 - height)
    const foot = dialog.getByRole('button', { name: desk.finish, exact: true })
    const top = dialog.getByRole('heading')
    const edges = async () => {
      const [first, last] = [await top.boundingBox(), await foot.boundingBox()]
      return { from: first?.y ?? -1, to: (last?.y ?? 0) + (last?.height ?? 0) }
    }
    await keyboard(280)
    await expect.poll(async () => (await edges()).to).toBeLessThan(360)
    expect((await edges()).from).toBeGreaterThanOrEqual(0)
    await keyboard(0)
    await expect.poll(async () => (await edges()).to).toBeGreaterThan(600)
    await dialog.getByRole('button', { name: desk.finish, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
      data: { returns: object[] }
    }
    expect(data.returns).toMatchObject([{ state: 'closed', lines: [{ quantity: 2, restocked: back }] }])
  },
)

test.each([
  // What a customer asks for is a wish: staff offer an exchange to who wanted the money as well.
  ['en', 1280, 'refund'],
  ['ar', 360, 'swap'],
] as const)(
  'an exchange says what it costs more before it is approved, and its customer reads it: %s at %d',
  async (locale, width, wish) => {
    const desk = returnCardMessages[locale]
    const own = guestReturnMessages[locale]
    const prefix = locale === 'ar' ? '/ar' : ''
    const order = await ordered(`swap-${locale}@example.com`, 'Confirmed', 'Delivered')
    const page = await guest(locale, width)
    await page.goto(`${prefix}${order.track}`)
    await page.getByRole('button', { name: own.ask }).click()
    await page.getByTestId('guest-panel').getByRole('spinbutton').fill('1')
    await choose(page.getByRole('radio', { name: own.defect }))
    await choose(page.getByRole('radio', { name: own[wish] }))
    if (wish === 'swap') {
      // Who wants other pieces has not changed her mind: what is asked first is what she wants (O8).
      const asked = page.getByTestId('guest-panel').getByRole('radio')
      expect(await asked.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
        'wants',
        'wants',
        'reason',
        'reason',
      ])
      await choose(page.getByRole('radio', { name: own.otherSize }))
      expect(await page.getByRole('radio', { name: own['change of mind'] }).count()).toBe(0)
      await page.getByRole('button', { name: own.send }).click()
      await page.getByText(own.which).waitFor()
    }
    await page.getByRole('textbox', { name: own.comment }).fill('The camel tote')
    await page.getByRole('button', { name: own.send }).click()
    const progress = page.getByTestId('return-progress')
    await progress
      .getByText(wish === 'swap' ? own.swapAsked : own.state)
      .first()
      .waitFor()
    if (wish === 'swap') await page.getByText(trackMessages[locale].swapAsked, { exact: true }).waitFor()
    expect(await progress.innerText()).toContain(`${wish === 'swap' ? own.swapState : own.state}`)

    const staff = boss.page
    await staff.setViewportSize({ width, height: 860 })
    await staff.goto(`${prefix}/dashboard/order-overview/${order.id}`)
    const card = staff.getByTestId('return')
    await card.getByRole('button', { name: desk.approved }).waitFor()
    const told = await card.innerText()
    expect(told.includes(desk.otherSize), 'staff read the reason she chose').toBe(wish === 'swap')
    expect([told.includes(desk.toRefund), told.includes(desk.value)]).toEqual(
      wish === 'swap' ? [false, true] : [true, false],
    )
    await card.getByRole('button', { name: desk.approved }).click()
    const dialog = staff.getByRole('dialog')
    const difference = dialog.getByTestId('exchange-difference')
    if (wish === 'refund') await dialog.getByRole('checkbox').check()
    // Of a product with other sizes nothing is chosen before: who presses has booked nothing (O37).
    await difference.getByText(desk.afterChoice).waitFor()
    await dialog.getByRole('button', { name: desk.approved, exact: true }).click()
    await dialog.getByText(desk.sizeMissing).waitFor()
    await dialog.getByRole('combobox', { name: desk.size }).selectOption({ index: 1 })
    await dialog.getByRole('combobox', { name: desk.color }).press('ArrowDown')
    await difference.getByText(desk.noDifference).waitFor()
    await dialog.getByRole('button', { name: desk.otherProduct }).press('Enter')
    // The button is gone, and so is the search in its turn: the keyboard goes on at what comes next.
    await dialog.locator('[role=combobox]:focus').waitFor()
    const box = dialog.getByRole('combobox', { name: desk.exchangeFor, exact: true })
    const found = dialog.getByRole('option', { name: desk.exchangeForOne('') })
    const approve = dialog.getByRole('button', { name: desk.approved, exact: true })
    // Of several none is taken for granted, nor the same piece again while another is looked for.
    await box.fill('tote')
    await expect.poll(() => found.count()).toBeGreaterThan(1)
    await box.press('Enter')
    await dialog.getByRole('status').getByText(editOrderMessages[locale].several).waitFor()
    await approve.click()
    await dialog.getByText(desk.noneChosen).waitFor()
    await dialog.locator('[role=combobox][aria-invalid=true]:focus').waitFor()
    await box.press('Escape')
    await expect.poll(() => found.count()).toBe(0)
    expect(await violations(staff, tags)).toEqual([])
    const state = async () => {
      const read = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
        data: { returns: { state: string }[] }
      }
      return read.data.returns[0]?.state
    }
    expect(await state(), 'nothing was sent').toBe('requested')
    await box.fill('camel structured')
    await expect.poll(() => found.count()).toBe(1)
    await box.press('Enter')
    await dialog.locator('select:focus').waitFor()
    await difference.getByText(desk.afterChoice).waitFor()
    await dialog.getByTestId('exchange-other').getByText('27.900').waitFor()
    // Which of its colours is asked, in words where it is left out (P5).
    await approve.click()
    await dialog.locator('select[aria-invalid=true][aria-describedby]').waitFor()
    await dialog.getByText(desk.colorMissing).waitFor()
    // What is not chosen yet stands before the colours: Down takes the first.
    await dialog.getByRole('combobox', { name: desk.color }).press('ArrowDown')
    await difference.getByText('6.900').waitFor()
    expect(await violations(staff, tags)).toEqual([])
    expect(await fits(staff), 'the dialog fits').toBeLessThanOrEqual(0)
    await approve.click()
    await dialog.waitFor({ state: 'detached' })
    await card.getByTestId('exchange-due').getByText('6.900').waitFor()
    // The old order says where its money went, and nobody was refunded anything.
    const ledger = staff.getByTestId('money-ledger').getByRole('listitem')
    await ledger.filter({ hasText: moneyMessages[locale].movedTo }).getByRole('link').waitFor()
    await staff.getByTestId('payment-state').getByText(exchangedStateMessages[locale].partly).waitFor()
    await page.reload()
    await page.getByTestId('exchange-due').getByText('6.900').waitFor()
    await progress.getByText(own.swapApproved).waitFor()
    expect(await fits(page), 'the tracking page fits').toBeLessThanOrEqual(0)
    const { data } = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
      data: { returns: { exchange: { _id: string; balance: number } }[] }
    }
    const made = await boss.call('GET', `/api/order/${data.returns[0]?.exchange._id}`, undefined)
    expect(made).toMatchObject({
      total: 27.9,
      products: [{ name: 'Camel Structured Leather Tote', quantity: 1 }],
    })
    expect(data.returns[0]?.exchange.balance, 'as it was said').toBe(6.9)
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'a guest cancels an order by its link, asked first, and reads what becomes of her money: %s at %d',
  async (locale, width) => {
    const words = guestReturnMessages[locale]
    const order = await ordered(`muna-${locale}@example.com`)
    await boss.call('POST', `/api/orderPayment/${order.id}`, { amount: 5, method: 'transfer', seen: 0 })
    const page = await guest(locale, width)
    await page.goto(pathIn(locale, order.track))
    await page.getByRole('button', { name: words.cancel }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(moneyNoteMessages[locale].ifCancelled(amountInText(locale, 5000))).waitFor()
    await question.getByRole('button', { name: words.yesCancel }).click()
    await page.getByTestId('guest-panel').waitFor({ state: 'detached' })
    const after = await boss.call('GET', `/api/order/${order.id}`, undefined)
    expect(after).toMatchObject({ orderStatus: 'Cancelled' })
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'photos of a return that did not get through are not shown as if they had, can be chosen again, and are missed before it goes: %s at %d',
  async (locale, width) => {
    const words = guestReturnMessages[locale]
    const order = await ordered(`lost-photo-${locale}@example.com`, 'Confirmed', 'Delivered')
    const page = await guest(locale, width)
    await page.goto(pathIn(locale, order.track))
    await page.getByRole('button', { name: words.ask }).click()
    await page.getByRole('button', { name: words.all, exact: true }).click()
    await choose(page.getByRole('radio', { name: words.defect }))
    const field = page.locator('input[type=file]')
    const shown = page.getByTestId('guest-panel').locator('img[src^="blob:"]')
    await page.route('**/upload', (route) => route.abort())
    await field.setInputFiles([await photo(), await photo()])
    await page.getByText(words.photoFailed).waitFor()
    expect(await shown.count()).toBe(0)
    expect(await field.inputValue(), 'a browser says nothing of a picture that is chosen twice').toBe('')
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText(words.withoutPhotos).waitFor()
    await page.unroute('**/upload')
    await field.setInputFiles([await photo()])
    await page.getByText(words.photoReady(1)).waitFor()
    expect(await shown.count()).toBe(1)
    await page.getByRole('button', { name: words.send }).click()
    await page.getByTestId('return-progress').waitFor()
    const { data } = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
      data: { returns: object[] }
    }
    expect(data.returns).toMatchObject([{ photos: [expect.any(String)] }])
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'a customer asks in her account to exchange one of two pieces, with a photo: %s at %d',
  async (locale, width) => {
    const [own, words] = [returnMessages[locale], guestReturnMessages[locale]]
    const email = `amal-${locale}@example.com`
    const amal = await enter(browser, shop.origin, email, 'Amal')
    const order = await place(amal, email)
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${order.id}`, { status })
    const { page } = amal
    await page.setViewportSize({ width, height: 760 })
    await page.route('**/api/orderReturn/**', (route) => route.abort())
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/dashboard/myShopping`)
    await page.getByTestId('my-order').getByRole('button', { name: own.request }).click()
    const dialog = page.getByRole('dialog')
    // Who presses before the pieces are there returns nothing: it would be all of them.
    await choose(dialog.getByRole('radio', { name: own.defect }))
    await dialog.locator('button[type=submit]').click({ force: true })
    await dialog.getByText(own.notLoaded).waitFor({ timeout: 20_000 })
    await page.unroute('**/api/orderReturn/**')
    await dialog.getByRole('button', { name: myOrdersMessages[locale].again }).click()
    expect(await dialog.getByRole('spinbutton').inputValue()).toBe('0')
    await dialog.getByRole('button', { name: words.all, exact: true }).click()
    await expect.poll(() => dialog.getByRole('spinbutton').inputValue()).toBe('2')
    await dialog.getByRole('spinbutton').fill('0')
    await dialog.getByRole('button', { name: own.send }).click()
    await dialog.getByText(words.choosePieces).waitFor()
    await dialog.getByRole('spinbutton').fill('1')
    await choose(dialog.getByRole('radio', { name: own.defect }))
    await choose(dialog.getByRole('radio', { name: words.swap }))
    await dialog.getByRole('radio', { name: words.otherSize }).waitFor()
    expect(await dialog.getByRole('radio', { name: own['change of mind'] }).count()).toBe(0)
    await dialog.getByRole('textbox', { name: own.comment }).fill('One size up')
    const line = Promise.withResolvers<void>()
    await page.route('**/upload', async (route) => {
      await line.promise
      await route.continue()
    })
    await dialog.locator('input[type=file]').setInputFiles([await photo()])
    await dialog.getByText(words.photoSending).waitFor()
    // Who presses while the photo is under way sends nothing without it.
    await dialog.locator('button[type=submit]').click({ force: true })
    line.resolve()
    await dialog.getByText(words.photoReady(1)).waitFor()
    expect(await violations(page, tags)).toEqual([])
    expect(await fits(page), 'the dialog fits').toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: own.send }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = (await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as {
      data: { returns: object[] }
    }
    expect(data.returns).toMatchObject([
      { reason: 'defect', comment: 'One size up', wants: 'exchange', lines: [{ quantity: 1 }] },
    ])
    expect(data.returns).toMatchObject([{ photos: [expect.any(String)] }])
  },
)

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'cancelling an exchange among others promises neither its money nor that it is confirmed again: %s at %d',
  async (locale, width) => {
    const words = bulkMessages[locale]
    const order = await ordered(`bulk-${locale}@example.com`, 'Confirmed', 'Delivered')
    await boss.call('PUT', `/api/orderReturn/${order.id}`, {
      status: 'Return',
      from: 'Delivered',
      reason: 'defect',
      comment: 'The heel broke',
    })
    type Returns = { data: { returns: { _id: string; exchange: { orderId: string } }[] } }
    const read = async () =>
      ((await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as Returns).data.returns[0]
    await boss.call('PUT', `/api/returnStep/${(await read())?._id}`, {
      from: 'requested',
      to: 'approved',
      exchange: [{ line: 0, color: 'black', size: '37', quantity: 2 }],
    })
    const number = (await read())?.exchange.orderId ?? ''
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/dashboard/orders?q=${number}`)
    await page.getByRole('checkbox', { name: allOrdersMessages[locale].choose(number) }).click()
    const bar = page.getByRole('toolbar')
    if (width === 360) await bar.getByRole('button', { name: words.more, exact: true }).click()
    await bar.getByRole('button', { name: words.toCancelled, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('heading').waitFor()
    const text = await question.innerText()
    expect(text).toContain(words.exchanges(1))
    for (const wrong of [words.askCancelledText, words.paidBack(1)]) expect(text).not.toContain(wrong)
    await page.keyboard.press('Escape')
  },
)

test.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
  'the next step of a return is the first of its order’s page and of its row in the lists: %s at %d',
  async (locale, width) => {
    const [desk, rows, undo] = [
      returnCardMessages[locale],
      returnRowMessages[locale],
      undoingMessages[locale],
    ]
    const order = await ordered(`first-${locale}-${width}@example.com`, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The heel broke' }
    await boss.call('PUT', `/api/orderReturn/${order.id}`, asked)
    const { page } = boss
    await page.setViewportSize({ width, height: width === 360 ? 780 : 860 })
    const row = page.locator(`[data-order-row="${order.id}"]`)
    const goTo = async (word: string) => {
      await page.goto(pathIn(locale, `/dashboard/returnOrders?q=${order.number}`))
      await row.getByRole('link', { name: word }).click()
      // A refund is asked for at once; else the row leads to the card, with the keyboard too.
      if (word === rows.refunded) {
        await page.getByRole('dialog').getByRole('button', { name: desk.refunded, exact: true }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      } else await page.locator('#return:focus').waitFor()
      await expect.poll(() => page.getByTestId('return').evaluate(isInSight)).toBe(true)
    }
    const first = (word: string) =>
      width === 360
        ? page.getByTestId('next-step').getByRole('button', { name: word, exact: true })
        : page.getByRole('main').getByRole('button', { name: word, exact: true }).first()
    const refuse = page.getByRole('main').getByRole('button', { name: undo.refuse, exact: true })
    /** What can be pressed, or typed into, below what is said in passing. */
    const covered = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[data-testid="toasts"] > div')].map((one) =>
          one.getBoundingClientRect(),
        )
        if (boxes.length === 0) return ['nothing is said any more']
        return [...document.querySelectorAll('main :is(button, input, textarea, a.select-none)')]
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return boxes.some(
              (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
            )
          })
          .map((one) => one.textContent)
      })
    const take = async (word: string) => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => first(word).evaluate(isInSight)).toBe(true)
      await first(word).click()
      const dialog = page.getByRole('dialog')
      if (word === desk.approved)
        await dialog.getByTestId('return-wish').getByText(asked.comment, { exact: true }).waitFor()
      await dialog.getByRole('button', { name: word, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      if (width === 1280) {
        await page.getByTestId('toasts').locator('> div').first().waitFor()
        await expect.poll(covered, { message: 'below what is said of it' }).toEqual([])
      }
    }
    await goTo(rows.approved)
    await refuse.waitFor()
    await take(desk.approved)
    await goTo(rows.received)
    await refuse.waitFor()
    await take(desk.received)
    await refuse.waitFor({ state: 'detached' })
    await goTo(rows.refunded)
    await take(desk.refunded)
    await goTo(rows.closed)
    await take(desk.closed)
    // Nothing of it stays with its customer: it stays in the list, and waits for nothing.
    await page.getByTestId('next-step').waitFor({ state: 'detached' })
    await goTo(rows.open)
  },
)

test.each(locales)(
  'an exchange that is on its way is refused nowhere, and a cancelled order’s row leads to the money it owes: %s',
  async (locale) => {
    const [desk, undo] = [returnCardMessages[locale], undoingMessages[locale]]
    const order = await ordered(`sent-${locale}@example.com`, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The heel broke' }
    await boss.call('PUT', `/api/orderReturn/${order.id}`, asked)
    type Returns = { data: { returns: { _id: string; exchange: { _id: string } }[] } }
    const read = async () =>
      ((await boss.call('GET', `/api/orderReturn/${order.id}`, undefined)) as Returns).data.returns[0]
    await boss.call('PUT', `/api/returnStep/${(await read())?._id}`, {
      from: 'requested',
      to: 'approved',
      exchange: [{ line: 0, color: 'black', size: '37', quantity: 2 }],
    })
    const sent = (await read())?.exchange._id
    await boss.call('PUT', `/api/orderStatus/${sent}`, { status: 'Shipping' })
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(pathIn(locale, `/dashboard/order-overview/${order.id}`))
    await page.getByTestId('return').getByRole('button', { name: desk.received }).waitFor()
    expect(await page.getByRole('button', { name: desk.received, exact: true }).count()).toBe(2)
    expect(await page.getByRole('button', { name: undo.refuse, exact: true }).count()).toBe(0)

    const paid = await ordered(`paid-${locale}@example.com`)
    await boss.call('POST', `/api/orderPayment/${paid.id}`, {
      amount: paid.total,
      method: 'transfer',
      seen: 0,
    })
    await boss.call('PUT', `/api/orderStatus/${paid.id}`, { status: 'Cancelled' })
    await page.goto(pathIn(locale, `/dashboard/cancelledOrders?q=${paid.number}`))
    const row = page.locator(`[data-order-row="${paid.id}"]`)
    await row
      .getByRole('button', { name: `${orderChangeMessages[locale].toConfirmed} #${paid.number}` })
      .waitFor()
    await row.getByRole('link', { name: returnRowMessages[locale].refunded }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const term = moneyMessages[locale].recordRefund
    const refund = page.locator('#money').getByRole('button', { name: term, exact: true })
    await expect.poll(() => refund.evaluate(isInSight)).toBe(true)
    // Its page says it first too, before it is taken up again; on a phone at the foot of the screen.
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(pathIn(locale, `/dashboard/order-overview/${paid.id}`))
      const steps = page.getByRole('main').getByRole('button', {
        name: new RegExp(`^(?:${term}|${orderChangeMessages[locale].doConfirmed} #${paid.number})$`),
      })
      // Its card of money offers the same, by the same name.
      await expect.poll(() => steps.count()).toBe(3)
      await refund.waitFor()
      const give = width === 360 ? page.getByTestId('next-step').getByRole('button') : steps.first()
      const again = steps.filter({ hasNotText: term })
      const fill = (one: Locator) => one.evaluate((button) => getComputedStyle(button).backgroundColor)
      expect(await fill(give)).not.toBe(await fill(again))
      expect(await page.getByTestId('next-step').getByRole('button').count()).toBe(width === 360 ? 1 : 0)
      expect(await give.innerText()).toBe(term)
      await give.click()
      await page.getByRole('dialog').getByRole('button', { name: term, exact: true }).waitFor()
      await page.keyboard.press('Escape')
    }
    // Pressed while what the ledger says is still on its way, it asks once that is there.
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(pathIn(locale, `/dashboard/cancelledOrders?q=${paid.number}`))
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const late = `**/api/order/${paid.id}*`
    await page.route(late, async (route) => {
      await arrived
      await route.continue()
    })
    await row.locator('[data-order-link]').click()
    await page.waitForURL(`**/order-overview/${paid.id}`)
    const give = page.getByRole('main').getByRole('button', { name: term, exact: true })
    await give.click()
    await expect.poll(() => give.getAttribute('aria-busy'), { message: 'that it was heard' }).toBe('true')
    expect(await page.getByRole('dialog').count()).toBe(0)
    arrive()
    await page.getByRole('dialog').getByRole('button', { name: term, exact: true }).waitFor()
    await page.unroute(late)
  },
)

/** Whether its middle is on the screen, and nothing lies over it. */
function isInSight(one: Element) {
  const { left, top, width, height } = one.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (one.contains(met) || met.contains(one))
}
