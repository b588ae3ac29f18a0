import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { confirm, fillCheckout, line, openShopOnALine, page, shop } from '../journeys/shop-on-a-line.steps.ts'
import type { LineState } from '../line.ts'
import { openShopFile } from '../running-shop.ts'
import { until } from '../spec/steps.ts'

openShopOnALine({ viewport: { width: 360, height: 780 } }, false)

const rounds = 5
const perRound = 10
/** A press is answered within this on a machine that does nothing else, in ms: breaks are spread over it. */
const answered = 400

function ordersOf(email: string): number {
  const file = openShopFile(shop.dataDir)
  const row = file.prepare('select count(*) as n from orders where customer_email = ?').get(email)
  file.close()
  return Number(row?.n)
}

/** The ways in which a line breaks, in turn: before the press, before the answer, gone silent, and in the middle. */
async function pressWhileItBreaks(n: number): Promise<string> {
  const before: LineState | undefined = (['broken', 'breaks before the answer', 'silent'] as const)[n % 5]
  if (before) {
    line.be(before)
    await confirm('en')
    if (before === 'silent') await wait(answered)
    line.be('broken')
    return before
  }
  const ms = Math.round((answered * n) / (rounds * perRound))
  await confirm('en')
  await wait(ms)
  line.be('broken')
  return `broken ${ms} ms after the press`
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'a line that breaks in the middle of Confirm Order makes one order each: ten times, round %i',
  async (round) => {
    const seen: string[] = []
    for (let n = round * perRound; n < (round + 1) * perRound; n++) {
      const email = `cut-${n}@example.com`
      await fillCheckout('en', email)
      // What sends the order later comes after the page; pressed before it is there, the next page would send it.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const how = await pressWhileItBreaks(n)
      const [told, number] = [page.getByRole('alertdialog'), page.getByTestId('order-number')]
      await told.or(number).first().waitFor()
      const waited = await told.isVisible()
      if (waited) await told.getByRole('button').click()
      const reached = ordersOf(email)
      line.be('whole')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const there = () => [how, new URL(page.url()).pathname, ordersOf(email)]
      await until(async () => expect(there()).toEqual([how, '/order-success', 1]))
      await number.waitFor()
      seen.push(`${how}: ${waited ? 'waited' : 'answered'}, ${reached} there by then`)
    }
    process.stdout.write(`${seen.join('\n')}\n`)
  },
)
