import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { orderOverviewMessages } from '#src/orders/admin/order-overview.messages.ts'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { openShopFile } from '../running-shop.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, place } from './order-admin.steps.ts'

/** Pixels of a row of a list; of a customer's name so much is read at least beside the widest next step. */
const [rowPx, namePx] = [44, 120]

let order: string

openDemoShopAsAdmin()

// As if it had been ordered to be collected, at the widest time of a day, and below it stood one whose payment and sum need the most room:
// what else the page holds is the hour's, since the demo's orders are of the month before it.
beforeAll(async () => {
  order = (await place(boss, admin)).id
  const widest = `${muscatDay(new Date())}T01:57:00.000Z`
  const file = openShopFile(shop.dataDir)
  file
    .prepare(
      "update orders set delivery_area = 'SHOP COLLECTION', customer_address = ?, placed_at = ? where id = ?",
    )
    .run('Villa 12, Way 3521\nHay Al Nahdah, Al Mudhaibi', widest, order)
  file
    .prepare(
      `update orders set payment_method = 'Online Payment', payment_state = 'refunded', receipt = '', total = 888888, placed_at = ?
      where id = (select id from orders where demo = 1 and status = 'Delivered' order by placed_at desc limit 1)`,
    )
    .run(widest)
  file
    .prepare(
      `update orders set customer_name = 'Abdulrahman Mohammed Said Al Harthi Al Busaidi'
      where id = (select id from orders where demo = 1 and status = 'Pending' limit 1)`,
    )
    .run()
  file.close()
  await boss.call('PUT', `/api/orderStatus/${order}`, { status: 'Confirmed' })
})

test.each(locales)(
  'beside "Ready to collect" names have their room, rows their 44 px, and nothing leaves the table: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/orders'))
    const row = page.locator(`[data-order-row="${order}"]`)
    await row.waitFor()
    const measured = await row.evaluate((element) => {
      const table = element.closest('table')?.getBoundingClientRect()
      const parts = [...element.querySelectorAll('button')].map((part) => part.getBoundingClientRect())
      return {
        row: element.getBoundingClientRect().height,
        name: element.children[3]?.getBoundingClientRect().width,
        spilt: [...element.children].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
        outside: parts.filter(({ left, right }) => left < (table?.left ?? 0) || right > (table?.right ?? 0)),
      }
    })
    expect(measured.row).toBeLessThanOrEqual(rowPx)
    expect(measured.name).toBeGreaterThanOrEqual(namePx)
    expect([measured.spilt, measured.outside]).toEqual([0, []])
  },
)

test.each(locales)(
  'every order of a list is 44 px high, also one whose customer has a long name, and the points of the amounts stand below each other: %s',
  async (locale) => {
    const { page } = boss
    for (const [path, width] of [
      ['/dashboard/pendingOrders', 1280],
      ['/dashboard/confirmedOrders', 1280],
      ['/dashboard/deliveredOrders', 1280],
      // With the time in its own column, and from 1600 px on with the day beside it.
      ['/dashboard/orders', 1440],
      ['/dashboard/orders', 1700],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, pathIn(locale, path))
      const rows = page.locator('tr[data-order-row]')
      await rows.nth(1).waitFor()
      const seen = await rows.evaluateAll((all) =>
        all.map((row) => {
          const text = row.querySelector('td:nth-child(3) bdi')?.firstChild
          const point = text?.textContent?.indexOf('.') ?? 0
          const range = document.createRange()
          if (text) range.setStart(text, point)
          if (text) range.setEnd(text, point + 1)
          return {
            height: row.getBoundingClientRect().height,
            point: Math.round(range.getBoundingClientRect().x),
          }
        }),
      )
      expect([path, width, Math.max(...seen.map(({ height }) => height))]).toEqual([path, width, rowPx])
      expect([path, new Set(seen.map(({ point }) => point)).size]).toEqual([path, 1])
    }
  },
)

test.each(locales)(
  'of an address that is longer than its column whole parts are read, and none is cut: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/orders'))
    const own = page.locator(`[data-order-row="${order}"] td:nth-child(4) span[title]:has(> span)`)
    await own.waitFor()
    const town = await own.evaluate((address) => {
      const [first] = address.children
      const [box, part] = [address, first].map((one) => one?.getBoundingClientRect())
      return box && part && part.bottom <= box.bottom + 1 && first?.scrollWidth === first?.clientWidth
        ? first?.textContent
        : 'cut'
    })
    expect(town, 'the town, which was written last').toBe('Al Mudhaibi')
    const addresses = page.locator('tr[data-order-row] td:nth-child(4) span[title]:has(> span)')
    await addresses.nth(5).waitFor()
    const seen = await addresses.evaluateAll((all) =>
      all.map((address) => {
        const foot = address.getBoundingClientRect().bottom
        const parts = [...address.children].filter((part) => {
          const { top, width } = part.getBoundingClientRect()
          return top < foot - 2 && width > 1
        })
        const range = document.createRange()
        range.selectNodeContents(parts[0] ?? address)
        const { left, right } = range.getBoundingClientRect()
        return {
          text: address.textContent,
          begins: Math.round(document.documentElement.dir === 'rtl' ? right : left),
          cut:
            address.scrollWidth > address.clientWidth + 1 ||
            parts.some((part) => part.scrollWidth > part.clientWidth),
        }
      }),
    )
    // A place whose own name is longer than the column is cut as any name.
    const places = seen.filter(({ text }) => /^.{1,15}[,،]/.test(text ?? ''))
    expect(places.length).toBeGreaterThan(3)
    expect(places.filter(({ cut }) => cut)).toEqual([])
    expect(new Set(seen.map(({ begins }) => begins)).size, 'where they begin, in either script').toBe(1)
  },
)

test.each(locales)(
  'an address has room below its line for the dots of ي, and in the other script no comma stands on a wrong side: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/orders'))
    const addresses = page.locator('tr[data-order-row] td:nth-child(4) span[title]:has(> span)')
    await addresses.nth(5).waitFor()
    const seen = await addresses.evaluateAll((all) =>
      all.map((address) => {
        const boxes = [address, address.children[0] ?? address].map((box) => box.getBoundingClientRect())
        return {
          text: address.textContent ?? '',
          title: address.getAttribute('title') ?? '',
          room:
            Math.min(...boxes.map(({ height }) => height)) -
            Number.parseFloat(getComputedStyle(address).lineHeight),
        }
      }),
    )
    expect(Math.min(...seen.map(({ room }) => room))).toBeGreaterThanOrEqual(3)
    const [own, others] = locale === 'ar' ? [/،/, /\p{Script=Latin}.*,/u] : [/,/, /\p{Script=Arabic}.*،/u]
    expect(seen.filter(({ text }) => own.test(text)).length).toBeGreaterThan(0)
    expect(seen.filter(({ text, title }) => others.test(text + title))).toEqual([])
  },
)

test.each(locales)('where an accepted return stands is one line of its row: %s', async (locale) => {
  const { page } = boss
  const file = openShopFile(shop.dataDir)
  const [row] = file
    .prepare("select id from orders where demo = 1 and status = 'Return' order by placed_at desc limit 1")
    .all()
  file.prepare("update orders set return_state = 'approved' where id = ?").run(String(row?.id))
  file.close()
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, pathIn(locale, '/dashboard/returnOrders'))
  const mark = page.locator('tr[data-order-row]').getByTestId('return-mark').first()
  await mark.waitFor()
  const heights = await page
    .locator('tr[data-order-row]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([rowPx]))
})

test.each(locales)('at 1280 px what was ordered has room for a name of the demo: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, pathIn(locale, '/dashboard/orders'))
  const names = page.locator('tr[data-order-row] th span[title] > bdi')
  await names.nth(5).waitFor()
  const widths = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.clientWidth),
  )
  // Of those that are cut at least so much is read.
  const least = { en: 170, ar: 146 }[locale]
  expect(Math.min(least, ...widths)).toBeGreaterThanOrEqual(least)
})

test.each(locales)(
  'the lists of orders begin where every page of the dashboard begins: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 1280, height: 900 })
    const edges: number[] = []
    for (const path of ['/dashboard/orders', '/dashboard/customers']) {
      await openPage(page, pathIn(locale, path))
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      if (heading) edges.push(locale === 'ar' ? heading.x + heading.width : heading.x)
    }
    expect(edges[0]).toBe(edges[1])
  },
)

test.each(locales)(
  'on a phone an order is named, and all its papers are asked for, in one line: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${order}`))
    const words = orderOverviewMessages[locale]
    const middle = async (part: Locator) => {
      const box = await part.boundingBox()
      return box ? box.y + box.height / 2 : 0
    }
    // Measured until the page stands still.
    const apart = async () => {
      const line = await middle(page.getByRole('heading', { level: 1 }))
      const links = [words.print, words.invoice].map((name) => page.getByRole('link', { name, exact: true }))
      const lines = await Promise.all(links.map(middle))
      return Math.max(...lines.map((one) => Math.abs(one - line)))
    }
    await expect.poll(apart).toBeLessThan(12)
  },
)

test.each(locales)('on a phone a label is seen whole: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathIn(locale, printPath('label', [order])))
  const label = page.getByTestId('label')
  await label.waitFor()
  const { left, right } = await label.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
})

test.each(locales)('on a phone the lists to print stand in the window whole: %s', async (locale) => {
  const { page } = boss
  await page.setViewportSize({ width: 360, height: 780 })
  for (const kind of ['pick', 'handover'] as const) {
    await page.goto(pathIn(locale, printPath(kind, [order])))
    await page.getByTestId(kind).waitFor()
    const beyond = await page.locator('.papers').evaluate((papers) => papers.scrollWidth - papers.clientWidth)
    expect([kind, beyond]).toEqual([kind, 0])
    const choices = await page
      .locator('fieldset label')
      .evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.max(...choices)).toBeLessThanOrEqual(46)
  }
})

test.each(locales)(
  'on a tablet a letter and a user are one row, their buttons beside them: %s',
  async (locale) => {
    const { page } = boss
    await page.setViewportSize({ width: 900, height: 900 })
    for (const path of ['/dashboard/letters', '/dashboard/allUsers']) {
      await openPage(page, pathIn(locale, path))
      const row = page.locator('main tbody tr').first()
      const [lines, button] = [await row.boundingBox(), await row.getByRole('button').first().boundingBox()]
      expect(lines?.height).toBeLessThanOrEqual(84)
      expect(button && lines && button.y - lines.y).toBeLessThanOrEqual(32)
    }
  },
)
