import { expect, test } from 'vitest'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { shortLineMessages } from '#src/orders/cart/short-line.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { choose } from '../choose.ts'
import { bagOf, becomes, go, line, withBag } from '../spec/steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales)(
  'a line of the cart that is sold out says so, and checkout waits until it is deleted: %s',
  async (locale) => {
    const { page, proceed, row } = await openCart(locale, 1, 0)
    await row.getByText(cartMessages[locale].soldOut, { exact: true }).waitFor()
    expect(await row.getByRole('spinbutton').count()).toBe(0)
    expect(await proceed.isDisabled()).toBe(true)
    const why = page.locator(`#${await proceed.getAttribute('aria-describedby')}`)
    await why.getByRole('button').click()
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'cart-line-0')
    const ask = row.getByRole('link', { name: shortLineMessages[locale].ask })
    expect(await ask.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
    await row.getByRole('button', { name: shortLineMessages[locale].remove }).first().click()
    await becomes(() => bagOf(page), [])
    await page.context().close()
  },
)

test('what is sold out is not in the subtotal and brings no delivery nearer to free', async () => {
  const { page } = await openCart('en', 1, 0)
  const { id } = ((await bagOf(page)) as { id: string }[])[0] ?? {}
  const here = line('black-patent-stiletto-pumps', { color: 'black', size: '38', originalPrice: 21 })
  await withBag(page, [line(String(id), { color: 'camel', originalPrice: 200 }), here], '/cart')
  await page.getByRole('button', { name: cartMessages.en.proceed }).waitFor()
  await becomes(() => page.getByTestId('cart-subtotal').innerText(), 'OMR 21.000')
  await page.context().close()
})

test.each(locales)(
  'a cart of zero-rated goods alone does not say that VAT is in its sum: %s',
  async (locale) => {
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
    const { insertedId } = (await boss.call('POST', '/api/postProduct', {
      name: 'Dates',
      category: 'gifts',
      originalPrice: 4,
      zeroRated: 'yes',
    })) as { insertedId: string }
    const { page } = await openCart(locale, 1, 5)
    const said = page.getByText(totalMessages[locale].vatIncluded, { exact: true })
    await said.waitFor()
    await withBag(page, [line(insertedId, {})], pathIn(locale, '/cart'))
    await page.getByRole('link', { name: cartMessages[locale].proceed }).waitFor()
    await becomes(() => said.count(), 0)
    // Checkout says it of the charge for delivery alone.
    await page.getByRole('link', { name: cartMessages[locale].proceed }).click()
    const brought = page.getByRole('radio', { name: choiceMessages[locale]['HOME DELIVERY'] })
    await brought.waitFor()
    await becomes(() => said.count(), 0)
    await choose(brought)
    await said.waitFor()
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'off' })
    await page.context().close()
  },
)

test.each(locales)('a line of which fewer are left can be set to what there is: %s', async (locale) => {
  const { page, proceed, row } = await openCart(locale, 3, 2)
  await row.getByText(shortLineMessages[locale].left(2)).waitFor()
  expect(await proceed.isDisabled()).toBe(true)
  await row.getByRole('button', { name: shortLineMessages[locale].take(2) }).click()
  await page.getByRole('link', { name: cartMessages[locale].proceed }).waitFor()
  expect(await bagOf(page)).toMatchObject([{ quantity: 2 }])
  expect(await row.getByText(shortLineMessages[locale].left(2)).count()).toBe(0)
  await page.context().close()
})

test('on a phone the bar at the foot keeps its 64 px while it waits, and leads to the line', async () => {
  const { page } = await openCart('en', 1, 0, 360)
  const bar = page.locator('.action-bar')
  const way = bar.getByRole('button', { name: cartMessages.en.seeChange })
  await way.waitFor()
  const { height } = await bar.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(height).toBeLessThanOrEqual(65)
  await way.click()
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'cart-line-0')
  await page.context().close()
})

test.each(locales)(
  'on a phone the bar ends at the edge of the screen, also below one line and at the end of the page: %s',
  async (locale) => {
    const { page } = await openCart(locale, 1, 5, 360)
    const bar = page.locator('.action-bar')
    for (const height of [640, 780, 932]) {
      await page.setViewportSize({ width: 360, height })
      await becomes(() => page.evaluate(() => innerHeight), height)
      for (const end of [false, true]) {
        await page.evaluate((far) => scrollTo(0, far ? document.body.scrollHeight : 0), end)
        await becomes(() => bar.evaluate((it) => Math.round(it.getBoundingClientRect().bottom)), height)
      }
    }
    await page.context().close()
  },
)

/** A cart with so many of a new bag, of which so many are left. */
async function openCart(locale: Locale, quantity: number, left: number, width = 1280) {
  const { insertedId } = (await boss.call('POST', '/api/postProduct', {
    name: 'Last Tote',
    nameAr: 'آخر حقيبة',
    category: 'Bags Collections',
    originalPrice: 20,
    colors: ['camel'],
    stock: [{ size: 'N/A', color: 'camel', quantity: left }],
  })) as { insertedId: string }
  const viewport = { width, height: 780 }
  const context = await browser.newContext({ viewport, locale, baseURL: shop.origin })
  const page = await context.newPage()
  await go(page, '/offline')
  await withBag(page, [line(insertedId, { color: 'camel', quantity })], pathIn(locale, '/cart'))
  const proceed = page.getByRole(quantity > left ? 'button' : 'link', { name: cartMessages[locale].proceed })
  await proceed.waitFor()
  return { page, proceed, row: page.getByTestId('cart-line') }
}
