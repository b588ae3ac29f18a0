import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { staffListPaths } from '#src/orders/order/order-lists.ts'
import { wilayatOf } from '#src/places/place.ts'
import { townFirst } from '#src/places/town-first.ts'
import { openShopFile } from '../running-shop.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

/** Pixels: where a list begins at the latest, and the most of a card whose name is one line. */
const [listBegins, cardPx] = [200, 132]

openDemoShopAsAdmin()

let page: Page

beforeAll(async () => {
  // Of all that is said of a payment the longest; on Saturdays the demo has one itself.
  const file = openShopFile(shop.dataDir)
  const [owed] = file
    .prepare(
      `update orders set payment_method = 'Online Payment'
      where id = (select id from orders where status = 'Pending' and payment_proof = '' limit 1) returning id, total`,
    )
    .all()
  file.close()
  const paid = { amount: Number(owed?.total) / 1000, method: 'transfer', seen: 0 }
  await boss.call('POST', `/api/orderPayment/${owed?.id}`, paid)
  await boss.call('PUT', `/api/orderStatus/${owed?.id}`, { status: 'Cancelled' })
  const context = await browser.newContext({
    baseURL: shop.origin,
    storageState: await boss.page.context().storageState(),
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  page = await context.newPage()
})

const cards = () => page.locator('li[data-order-row]')

test.each(
  locales.flatMap((locale) =>
    (['pending', 'confirmed', 'delivered', 'cancelled', 'return'] as const).map(
      (list) => [list, locale] as const,
    ),
  ),
)(
  'on a phone an order is a calm card, which is its link, with one step written out: %s, %s',
  async (list, locale) => {
    await openPage(page, pathIn(locale, staffListPaths[list]))
    await cards().first().waitFor()
    expect((await cards().first().boundingBox())?.y, 'where the list begins').toBeLessThanOrEqual(listBegins)
    // Of these cards, and not the newest of all: how many the demo has differs by the day.
    const shown = await cards().evaluateAll((all) => all.map((card) => card.getAttribute('data-order-row')))
    const orders = (await boss.call('GET', `/api/orders?limit=100&ids=${shown}`, undefined)) as Order[]
    expect(orders.length, 'what is known of the cards').toBe(shown.length)
    const goesOn = new Set(
      orders
        .filter(
          ({ allowedChanges, orderStatus }) =>
            orderStatus === 'Return' || allowedChanges.some((to) => to !== 'Cancelled'),
        )
        .map(({ _id }) => _id),
    )
    const towns = new Map(
      orders.map(({ _id, customerData: { place, address } }) => [
        _id,
        (place && wilayatOf(place.wilayat)?.wilayat.name[locale]) || townFirst(address)[0],
      ]),
    )
    for (const card of await cards().all()) {
      const seen = await card.evaluate(look, adminOrderMessages[locale].demo)
      expect(seen.height).toBeLessThanOrEqual(cardPx)
      expect(seen.cut).toEqual([])
      expect(seen.town, 'where it goes').toBe(towns.get(seen.id))
      expect(seen.written.length, seen.written.join()).toBe(goesOn.has(seen.id) ? 1 : 0)
      expect(seen.isLink, 'the middle of the card').toBe(true)
      expect(seen.belowPayment, 'between what is said of the payment and the buttons').toBeGreaterThanOrEqual(
        4,
      )
      expect(seen.besidePicture, 'how far the demo mark is wider than the picture').toBeLessThanOrEqual(1)
      expect(seen.besideMark, 'between the demo mark and what stands beside it').toBeGreaterThanOrEqual(5)
    }
  },
)

test.each(locales)(
  'on a phone an order that is not paid says whether its money comes with the parcel: %s',
  async (locale) => {
    const { cash, transfer } = moneyMessages[locale]
    await openPage(page, pathIn(locale, staffListPaths.pending))
    await cards().first().waitFor()
    const shown = await cards().evaluateAll((all) => all.map((card) => card.getAttribute('data-order-row')))
    const orders = (await boss.call('GET', `/api/orders?limit=100&ids=${shown}`, undefined)) as Order[]
    const atTheDoor = orders.filter(
      ({ customerData, paymentState }) =>
        customerData.paymentMethod === 'Cash On Delivery' && paymentState === 'unpaid',
    )
    expect(atTheDoor.length).toBeGreaterThan(0)
    for (const { _id } of atTheDoor) {
      const card = page.locator(`li[data-order-row="${_id}"]`)
      const word = card.getByText(cash, { exact: true })
      const [own, state] = [await word.boundingBox(), await card.getByTestId('payment-state').boundingBox()]
      expect(Math.abs((own?.y ?? -99) - (state?.y ?? 0)), 'on the line of its state').toBeLessThan(3)
      expect(own?.width).toBeGreaterThan(10)
      expect(await card.getByText(transfer, { exact: true }).count()).toBe(0)
    }
  },
)

test.each(locales)(
  'a name of the usual length and a sum of three digits are one line: %s',
  async (locale) => {
    const file = openShopFile(shop.dataDir)
    const longest = "update orders set customer_name = ?, total = 187250 where status = 'Confirmed'"
    file.prepare(longest).run('Thuraya Al Busaidi')
    file.close()
    await openPage(page, pathIn(locale, staffListPaths.confirmed))
    await cards().first().getByText('Thuraya Al Busaidi').waitFor()
    const heights = await cards().evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(cardPx)
  },
)

test.each(locales)(
  'a long name begins each of its lines where its card begins them, in its script or the other: %s',
  async (locale) => {
    const file = openShopFile(shop.dataDir)
    const named = file.prepare(
      'update orders set customer_name = ? where id = (select id from orders where demo = 1 and status = ? limit 1)',
    )
    named.run('عبد الرحمن بن محمد بن سعيد الحارثي البوسعيدي', 'Pending')
    named.run('Abdulrahman Mohammed Said Al Harthi Al Busaidi', 'Confirmed')
    file.close()
    for (const [list, width] of [
      ['pending', 360],
      ['confirmed', 360],
      ['pending', 1280],
      ['confirmed', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 780 })
      await openPage(page, pathIn(locale, staffListPaths[list]))
      const name = page
        .getByText(list === 'pending' ? /^عبد الرحمن بن محمد/ : /^Abdulrahman/)
        .filter({ visible: true })
      await name.waitFor()
      const starts = await name.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        // What is cut has the rest of its line beside it: there the box is the line.
        const isCut = getComputedStyle(element).textOverflow === 'ellipsis'
        const lines = isCut
          ? [element.getBoundingClientRect()]
          : [...range.getClientRects()].filter((line) => line.width > 1)
        const arabic = document.documentElement.dir === 'rtl'
        return lines.map((line) => Math.round(arabic ? line.right : line.left))
      })
      // On a desk where it goes is read beside every name, which is one line, and whole in its title.
      expect([list, width, starts.length > 1, new Set(starts).size]).toEqual([list, width, width === 360, 1])
      if (width === 1280)
        expect(await name.locator('..').getAttribute('title')).toMatch(/البوسعيدي$|Busaidi$/)
    }
    await page.setViewportSize({ width: 360, height: 780 })
  },
)

test.each(locales)(
  'on a phone what is over is deleted from its list, when that is confirmed: %s',
  async (locale) => {
    const words = orderChangeMessages[locale]
    for (const list of ['cancelled', 'delivered', 'return'] as const) {
      await openPage(page, pathIn(locale, staffListPaths[list]))
      await cards().first().waitFor()
      const bins = cards().getByRole('button', { name: new RegExp(`^${words.delete} `) })
      expect([list, await bins.count()]).toEqual([list, await cards().count()])
      await bins.first().click()
      const question = page.getByRole('alertdialog', { name: words.sure })
      await question.getByText(words.noRevert).waitFor()
      await question.getByRole('button', { name: words.keep, exact: true }).click()
      await question.waitFor({ state: 'detached' })
    }
    const last = cards().last()
    const id = await last.getAttribute('data-order-row')
    await last.getByRole('button', { name: new RegExp(`^${words.delete} `) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.yesDelete, exact: true }).click()
    await page.locator(`[data-order-row="${id}"]`).waitFor({ state: 'detached' })
  },
)

/** What is seen of a card: what is cut of its texts, which of its steps are written out, what a press in its middle meets. */
function look(card: Element, demo: string) {
  const texts = [...card.querySelectorAll<HTMLElement>('bdi, span, a')].filter(
    (one) => !one.closest('.sr-only') && one.checkVisibility(),
  )
  card.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = card.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  const parts = [texts.find((one) => one.textContent === demo), card.querySelector('a[href^="tel:"]')]
  const [mark, phone] = parts.map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part ?? card)
    return range.getBoundingClientRect()
  })
  const gaps = parts[0] && mark && phone ? [Math.max(phone.left - mark.right, mark.left - phone.right)] : []
  const [state, button, picture] = ['[data-testid="payment-state"]', 'button', 'img'].map((part) =>
    card.querySelector(part)?.getBoundingClientRect(),
  )
  return {
    id: card.getAttribute('data-order-row') ?? '',
    height,
    town: texts.find((one) => one.matches('[data-testid=town]'))?.textContent,
    cut: texts
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
      .map((one) => one.textContent),
    written: [...card.querySelectorAll('button, [data-row-step]')]
      .map((one) =>
        [...one.querySelectorAll('span:not(.sr-only)')].find((word) => !word.querySelector('span')),
      )
      .flatMap((word) => (word?.textContent ? [word.textContent] : [])),
    isLink: met?.closest('[data-order-link]') !== null,
    besideMark: Math.min(...gaps),
    belowPayment: button && state ? button.top - state.bottom : Number.POSITIVE_INFINITY,
    besidePicture: parts[0] && mark && picture ? mark.width - picture.width : 0,
  }
}
