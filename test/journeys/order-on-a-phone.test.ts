import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { orderOverviewMessages, staffNoteMessages } from '#src/orders/admin/order-overview.messages.ts'
import { paymentProofsMessages } from '#src/orders/admin/payment-proofs.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'
import { admin, place, receiptOf } from './order-admin.steps.ts'

const phone = { width: 360, height: 780 }

openDemoShopAsAdmin()

test.each(locales)(
  'on a phone the next step of an order is at the foot of the screen, alone, and covers nothing at the end: %s',
  async (locale) => {
    const { id } = await place(boss, admin)
    const { page } = boss
    await page.setViewportSize(phone)
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
    const words = orderChangeMessages[locale]
    const bar = page.getByTestId('next-step')
    // The page's own height, to which it is scrolled, is no whole number of pixels.
    const bottom = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    await expect.poll(bottom).toBe(phone.height)
    const buttons = await bar.getByRole('button').allInnerTexts()
    expect(buttons).toEqual([expect.stringMatching(new RegExp(`^${words.toConfirmed}`))])
    // It stands once on the page.
    const confirm = page.getByRole('button', { name: new RegExp(`^${words.toConfirmed} #`) })
    expect(await confirm.count()).toBe(1)
    const last = page.getByRole('main').locator('section').last()
    await last.waitFor()
    // The page grows while the customer's other orders come.
    const covered = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [field, edge] = [await last.boundingBox(), await bar.boundingBox()]
      return field && edge ? field.y + field.height - edge.y : Number.NaN
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
    expect(await bottom()).toBe(phone.height)
    await page.setViewportSize({ width: 1280, height: 900 })
    await bar.waitFor({ state: 'detached' })
    await confirm.waitFor()
  },
)

test.each(locales)(
  'the steps of an order are verbs, who ordered comes first, and the note, a line while it is empty, stands next to whom it is for: %s',
  async (locale) => {
    const { id } = await place(boss, admin)
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Confirmed' })
    const { page } = boss
    await page.setViewportSize(phone)
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
    const [words, overview] = [orderChangeMessages[locale], orderOverviewMessages[locale]]
    const main = page.getByRole('main')
    for (const step of [words.doShipping, words.doDelivered])
      await main.getByRole('button', { name: new RegExp(`^${step} #`) }).waitFor()
    await main.getByRole('heading', { name: staffNoteMessages[locale].note }).waitFor()
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    const customer = headings.indexOf(overview.customer)
    expect(customer).toBe(0)
    expect(headings[customer + 1]).toBe(staffNoteMessages[locale].note)
    const note = main.getByRole('textbox', { name: staffNoteMessages[locale].note })
    expect(await note.count(), 'while it is empty').toBe(0)
    await main.getByRole('heading', { name: staffNoteMessages[locale].note }).click()
    await note.waitFor()
  },
)

test.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
  'where a receipt waits, the one filled step is to look at it, and leads there: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const paymentProof = await receiptOf(page)
    const { id } = await place(boss, admin, { paymentMethod: 'Online Payment', paymentProof })
    await page.setViewportSize({ width, height: 780 })
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
    const look = page.getByRole('button', { name: orderOverviewMessages[locale].lookAtReceipt, exact: true })
    await look.waitFor()
    // Payment is the first card, in the document as to the eye, and nothing that is empty stands above it.
    const main = page.getByRole('main')
    const cards = main.locator('section:has(> * h2, > h2)')
    await main.locator('#receipt img').waitFor()
    await expect
      .poll(() => cards.locator('h2').first().innerText())
      .toBe(orderOverviewMessages[locale].payment)
    const note = main.getByRole('textbox', { name: staffNoteMessages[locale].note })
    expect(await note.isVisible(), 'the empty note is a line').toBe(false)
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    if (width === 360) expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    else {
      expect(tops[0]).toBe(Math.min(...tops))
      await main.getByRole('heading', { name: staffNoteMessages[locale].add, exact: true }).click()
      await note.waitFor()
    }
    await look.click()
    const approve = page.getByRole('button', { name: paymentProofsMessages[locale].approve, exact: true })
    const inSight = async () => {
      const box = await approve.boundingBox()
      const bar = width < 640 ? 72 : 0
      return box !== null && box.y > 0 && box.y + box.height < 780 - bar
    }
    await expect.poll(inSight).toBe(true)
    const confirm = page.getByRole('button', {
      name: new RegExp(`^${orderChangeMessages[locale].doConfirmed} #`),
    })
    const colour = (button: typeof look) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await colour(confirm)).not.toBe(await colour(look))
  },
)

test.each(locales)('on a phone a product is two lines, no higher than 92 px: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize(phone)
  await openPage(page, pathIn(locale, '/dashboard/allProducts'))
  const rows = page.getByTestId('product-row')
  await rows.nth(9).waitFor()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(92)
})

test.each(locales)(
  'on a phone a receipt stands beside what is decided of it, on its order and in the list of them: %s',
  async (locale) => {
    const { page } = boss
    const paymentProof = await receiptOf(page)
    const { id } = await place(boss, admin, { paymentMethod: 'Online Payment', paymentProof })
    await page.setViewportSize(phone)
    const words = paymentProofsMessages[locale]
    for (const path of [`/dashboard/order-overview/${id}`, '/dashboard/paymentProofs']) {
      await openPage(page, pathIn(locale, path))
      const main = page.getByRole('main')
      const approve = main.getByRole('button', { name: words.approve, exact: true }).first()
      const picture = main.locator('a[target=_blank] > img').first()
      await approve.waitFor()
      const places = async () => {
        const [image, button] = [await picture.boundingBox(), await approve.boundingBox()]
        const card = await picture.locator('xpath=ancestor::*[.//button][1]').boundingBox()
        if (!image || !button || !card) return [path]
        const beside = button.x > image.x + image.width || button.x + button.width < image.x
        // Between the head of its picture and the end of what they share.
        const level = button.y > image.y && button.y + button.height <= card.y + card.height
        return [path, image.width <= 130, beside, level]
      }
      await expect.poll(places).toEqual([path, true, true, true])
    }
    const [first, list] = [
      page.getByRole('main').getByRole('button', { name: words.approve, exact: true }),
      phone.height,
    ]
    const box = await first.first().boundingBox()
    expect(box && box.y + box.height, 'the first can be decided without scrolling').toBeLessThanOrEqual(list)
  },
)
