import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
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
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBe(phone.height)
    const buttons = await bar.getByRole('button').allInnerTexts()
    expect(buttons).toEqual([expect.stringMatching(new RegExp(`^${words.toConfirmed}`))])
    // It stands once on the page.
    const confirm = page.getByRole('button', { name: new RegExp(`^${words.toConfirmed} #`) })
    expect(await confirm.count()).toBe(1)
    const note = page.getByRole('main').locator('textarea').last()
    await note.waitFor()
    // The page grows while the customer's other orders come.
    const covered = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [field, edge] = [await note.boundingBox(), await bar.boundingBox()]
      return field && edge ? field.y + field.height - edge.y : Number.NaN
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
    expect(await bottom()).toBe(phone.height)
    await page.setViewportSize({ width: 1280, height: 900 })
    await bar.waitFor({ state: 'detached' })
    await confirm.waitFor()
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
