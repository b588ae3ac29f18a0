import { expect, test } from 'vitest'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { openShopFile } from '../running-shop.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test('on paper in both languages what is collected stands beside its words, and each sum’s name is one line', async () => {
  const { page } = boss
  const file = openShopFile(shop.dataDir)
  const due = `demo = 1 and payment_method = 'Cash On Delivery' and status in ('Pending', 'Confirmed')`
  const orders = ['ar', 'en'].map((language) => {
    const row = file.prepare(`select id from orders where ${due} and locale = ? limit 1`).get(language)
    return String(row?.id)
  })
  file.close()
  await page.setViewportSize({ width: 900, height: 1150 })
  await page.emulateMedia({ media: 'print' })
  await openPage(page, printPath('label', orders))
  const marks = page.locator('.paper-payment')
  await marks.nth(1).waitFor()
  const beside = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const [words, sum] = [...mark.children].map((one) => one.getBoundingClientRect())
      return words && sum && sum.top < words.bottom && sum.bottom > words.top && sum.height < 30
    }),
  )
  expect(beside).toEqual([true, true])

  await openPage(page, printPath('invoice', orders))
  const names = page.locator('.invoice-end dt')
  await names.nth(5).waitFor()
  const lines = await names.evaluateAll((all) =>
    all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  )
  expect(Math.max(...lines)).toBeLessThan(1.5)
})
