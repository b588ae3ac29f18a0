import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { openShopFile } from '../running-shop.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(locales.flatMap((locale) => [1280, 1024].map((width) => [locale, width] as const)))(
  'no row of the orders holds more than fits it: names, places, payment and buttons are one line each and meet nothing: %s at %i',
  async (locale, width) => {
    const { page } = boss
    const file = openShopFile(shop.dataDir)
    // Of all that is said of a payment the longest, and a return that is over.
    file.exec(
      `update orders set payment_state = 'refund due', payment_method = 'Online Payment' where id =
        (select id from orders where demo = 1 and status = 'Delivered' order by placed_at limit 1);
      update orders set payment_state = 'balance due', payment_method = 'Online Payment', payment_proof = 'approved'
        where id = (select id from orders where demo = 1 and status = 'Confirmed' order by placed_at limit 1)`,
    )
    file.close()
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['orders', 'returnOrders', 'cancelledOrders']) {
      await openPage(page, pathIn(locale, `/dashboard/${path}`))
      const rows = page.locator('[data-order-row]')
      await rows.nth(1).waitFor()
      const seen = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const number = row.querySelector('[data-order-link]')?.textContent
          const shown = [...row.querySelectorAll('*')].filter(
            (one) => !one.closest('.sr-only, svg') && one.getBoundingClientRect().width > 1,
          )
          // Of an address whole parts are left out on purpose.
          const isAddress = (one: Element) => one.matches('span[title]:has(> span > bdi)')
          const cut = shown.filter(
            (one) =>
              !isAddress(one) &&
              (one.matches('td, th, a, button') || getComputedStyle(one).overflowY !== 'visible') &&
              getComputedStyle(one).display !== 'inline' &&
              // A cell has 4 px more below its last line, for the dots of ي.
              one.scrollHeight > one.clientHeight + (one.matches('td') ? 5 : 1),
          )
          const high = [...row.querySelectorAll('button, [data-row-step]')].filter(
            (one) => one.getBoundingClientRect().height > (row.matches('tr') ? 32 : 44),
          )
          const cells = row.matches('tr') ? [...row.children] : []
          const words = (cell: Element) =>
            [...cell.querySelectorAll('*')].flatMap((one) => {
              const [text] = one.childNodes
              if (text?.nodeType !== Node.TEXT_NODE || one.closest('.sr-only')) return []
              const range = document.createRange()
              // The text itself, without what is beside it for who hears it.
              range.selectNode(text)
              const box = range.getBoundingClientRect()
              const seen = { left: box.left, right: box.right }
              for (let clip: Element | null = one; clip && clip !== cell; clip = clip.parentElement) {
                if (getComputedStyle(clip).overflowX === 'visible') continue
                const edge = clip.getBoundingClientRect()
                seen.left = Math.max(seen.left, edge.left)
                seen.right = Math.min(seen.right, edge.right)
              }
              return seen.right - seen.left > 1 ? [seen] : []
            })
          const edges = cells.map(words)
          const meet = edges
            .slice(1)
            .flatMap((own, at) =>
              own.flatMap((one) =>
                (edges[at] ?? []).filter(({ left, right }) => left < one.right - 1 && right > one.left + 1),
              ),
            )
          // Name and place, or of a return its mark, below each other in the row.
          const place = cells[3]?.querySelector('span[title]:has(> span > bdi)')?.getBoundingClientRect()
          const foot = row.getBoundingClientRect().bottom
          return [
            ...cut.map((one) => `${number} cuts ${one.textContent}`),
            ...high.map((one) => `${number} has the high ${one.textContent}`),
            ...meet.map(() => `${number} has words that meet`),
            ...(place && place.top > foot - 14 ? [`${number} hides where it goes`] : []),
          ]
        }),
      )
      expect([path, ...seen]).toEqual([path])
    }
  },
)

test.each(locales.flatMap((locale) => [1440, 1280, 1024].map((width) => [locale, width] as const)))(
  'no row of the orders cuts the sign of the demo, nor shows a part of a third line of its payment: %s at %i',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, pathIn(locale, '/dashboard/orders'))
    const rows = page.locator('[data-order-row]')
    await rows.nth(9).waitFor()
    const seen = await rows.evaluateAll(
      (all, demo) =>
        all.flatMap((row) => {
          const number = row.querySelector('[data-order-link]')?.textContent
          const shown = (one: Element) => one.getBoundingClientRect().width > 1
          const marks = [...row.querySelectorAll('*')]
            .filter((one) => one.children.length === 0 && one.textContent === demo && shown(one))
            .map((one) => one.parentElement ?? one)
            .filter(
              (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible',
            )
          const payment = row.querySelector('[data-testid=payment-facts]')
          const top = payment?.getBoundingClientRect().top ?? 0
          const lines = [...(payment?.querySelectorAll('span') ?? [])]
            .filter((one) => shown(one) && one.getBoundingClientRect().height > 0)
            .filter((one) => one.getBoundingClientRect().top < top - 1)
          return [...marks, ...lines].map((one) => `${number} cuts ${one.textContent}`)
        }),
      adminOrderMessages[locale].demo,
    )
    expect(seen).toEqual([])
    expect(await rows.getByTestId('payment-facts').count()).toBeGreaterThan(9)
    expect(await rows.getByText(adminOrderMessages[locale].demo, { exact: true }).count()).toBeGreaterThan(9)
  },
)
