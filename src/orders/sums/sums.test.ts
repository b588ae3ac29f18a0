import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { removeOrders } from '#src/orders/bin/bin.store.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { addDays, daysOf, instantsOf } from './days.ts'
import {
  keepSumsAhead,
  partsOf,
  periodsOf,
  type Reading,
  readDays,
  readFigures,
  readProducts,
} from './read-sums.ts'
import { sumFigures, sumProducts } from './sum-stretch.store.ts'
import { changes, fileMonth, instant, instants } from './summed-rows.sample.ts'
import type { Figures, ProductSum } from './sums.ts'

/** The shop's clock stands at noon of 1 March 2026: January is a month that is over, and so is February. */
const range = { from: '2026-01-20', to: '2026-03-01' }

const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const untold: Reading['log'] = { error: (what, problem) => expect.unreachable(`${what}: ${problem}`) }

function readingOf({ now }: TestShop, log = untold): Reading {
  return { now, log }
}

/** Without an order of rows, and without which of several orders a product was seen in. */
function inOrder(figures: Figures, products: ProductSum[]) {
  const rows = (list: object[]) => list.toSorted(byText)
  return {
    orders: rows(figures.orders),
    money: { ...figures.money },
    returns: rows(figures.returns),
    shipments: rows(figures.shipments),
    refusals: rows(figures.refusals),
    products: rows(products.map(({ seen_in: _, ...product }) => product)),
  }
}

/** The sums as reports have them, beside the same ones of all the rows there are. */
async function bothSums(db: Db, reading: Reading) {
  const stretch = instantsOf(range)
  const [figures, products] = [await readFigures(db, range, reading), await readProducts(db, range, reading)]
  const byDays = await readDays(db, range, reading)
  return {
    kept: inOrder(figures, products),
    read: inOrder(await sumFigures(db, 'real', stretch), await sumProducts(db, 'real', stretch)),
    days: byDays.reduce(
      (sum, one) => sum + one.figures.orders.reduce((all, { orders }) => all + orders, 0),
      0,
    ),
  }
}

async function expectSame(db: Db, reading: Reading): Promise<void> {
  const { kept, read, days } = await bothSums(db, reading)
  expect(kept).toEqual(read)
  expect(days).toBe(read.orders.reduce((sum, row) => sum + (row as Figures['orders'][number]).orders, 0))
}

describeShop('the orders of the demo in figures (B3)', (shop) => {
  it('count until there is a real one, also where their sums are kept; from then on real ones alone', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const rows = await fileMonth(shop.db)
    await inTransaction(shop.db, async (trx) => {
      for (const name of ['pay', 'askReturn', 'hand'])
        for (const at of [0, 1, 2, 3]) await changes[name]?.(trx, rows, at, at + 1)
      await trx.updateTable('orders').set({ demo: 1 }).execute()
    })
    const read = async () => {
      const figures = await readFigures(shop.db, range, readingOf(shop))
      const products = await readProducts(shop.db, range, readingOf(shop))
      return { ...figures, products, days: await readDays(shop.db, range, readingOf(shop)) }
    }
    const shown = async () =>
      (await shop.get('/api/report?from=2026-01-20&to=2026-03-01', boss.headers)).json.figures.orders
    await keepSumsAhead(shop.db, readingOf(shop), new AbortController().signal)
    const ofDemo = await read()
    const orders = (list: Figures['orders']) => list.reduce((sum, one) => sum + one.orders, 0)
    expect(orders(ofDemo.orders)).toBe(8)
    expect(await shown()).toBeGreaterThan(1)
    expect([ofDemo.returns.length, ofDemo.shipments.length, ofDemo.money.received > 0]).toEqual([1, 1, true])
    const [order] = await fileOrders(shop.db, [{ placed_at: instant(2), total: 40_000 }])
    const real = await read()
    expect(real).toMatchObject({
      returns: [],
      shipments: [],
      refusals: [],
      money: { received: 0, refunded: 0 },
    })
    expect(real.orders).toMatchObject([{ orders: 1, sales: 40_000 }])
    expect(real.products).toMatchObject([{ orders: 1 }])
    expect(orders(real.days.flatMap(({ figures }) => figures.orders))).toBe(1)
    expect(await shown()).toBe(1)
    await inTransaction(shop.db, (trx) => removeOrders(trx, [order?.id ?? '']))
    expect(orders((await read()).orders)).toBe(8)
  })
})

describeShop('sums that are kept (O35)', (shop) => {
  it('equal those of all rows after any edits, deletions, returns, refunds and deliveries', async () => {
    const rows = await fileMonth(shop.db)
    await expectSame(shop.db, readingOf(shop))
    const kept = await shop.db.selectFrom('report_sums').select('period').execute()
    expect(kept.map(({ period }) => period)).toEqual(expect.arrayContaining(['2026-02', '2026-01-31']))
    expect(kept.map(({ period }) => period)).not.toContain('2026-03-01')
    const step = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(20), fc.nat(20))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), fc.nat(7), async (steps, placed) => {
        if (placed < instants.length) {
          const [order] = await fileOrders(shop.db, [{ placed_at: instant(placed), made_by: null }])
          rows.orders.push(order?.id ?? '')
        }
        await inTransaction(shop.db, async (trx) => {
          for (const [name, at, other] of steps) await changes[name]?.(trx, rows, at, other)
        })
        await expectSame(shop.db, readingOf(shop))
      }),
      { numRuns: 100 },
    )
  })

  it('take no change that is under way for one that was made, and none that was taken back', async () => {
    await expectSame(shop.db, readingOf(shop))
    const [order] = await fileOrders(shop.db, [{ placed_at: instant(2), total: 40_000 }])
    let asked: Promise<unknown> | undefined
    await inTransaction(shop.db, async (trx) => {
      await trx
        .updateTable('orders')
        .set({ total: 41_000 })
        .where('id', '=', order?.id ?? '')
        .execute()
      // Not waited for: SQLite answers it when this has ended, PostgreSQL at once and with what was before.
      asked = expectNoError(readFigures(shop.db, range, readingOf(shop)))
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await asked
    await expectSame(shop.db, readingOf(shop))
    await expect(
      inTransaction(shop.db, async (trx) => {
        await removeOrders(trx, [order?.id ?? ''])
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await expectSame(shop.db, readingOf(shop))
  })

  it('stay right while many change the same days and others read them, and nobody waits for ever', async () => {
    const rows = await fileMonth(shop.db)
    const names = Object.keys(changes)
    const change = async (first: number) => {
      for (let at = first; at < first + 20; at++)
        await inTransaction(shop.db, async (trx) => {
          await changes[names[at % names.length] ?? '']?.(trx, rows, at, at + 3)
          await changes.price?.(trx, rows, at + 1, at)
        })
    }
    const read = async () => {
      for (let n = 0; n < 20; n++) await readProducts(shop.db, range, readingOf(shop))
    }
    await Promise.all([change(0), change(20), change(40), read(), read()])
    await expectSame(shop.db, readingOf(shop))
  })

  it('are right where they cannot be kept, which the log is told once for each report', async () => {
    await fileMonth(shop.db)
    const kept = await readFigures(shop.db, range, readingOf(shop))
    await shop.db.deleteFrom('report_sums').execute()
    await shop.db.schema.alterTable('report_sums').renameColumn('products', 'lost').execute()
    const told: string[] = []
    const log = { error: (what: string) => void told.push(what) }
    try {
      const figures = await readFigures(shop.db, range, readingOf(shop, log))
      expect(inOrder(figures, [])).toEqual(inOrder(kept, []))
      expect(told).toEqual(['sums of a report could not be kept'])
    } finally {
      await shop.db.schema.alterTable('report_sums').renameColumn('lost', 'products').execute()
    }
  })

  it('follow what staff do over HTTP to an order of last month, and are summed ahead', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const february = '/api/report?from=2026-02-01&to=2026-02-28'
    const figures = async () => (await shop.get(february, boss.headers)).json.figures
    const [order] = await fileOrders(shop.db, [{ placed_at: instant(2), total: 22_000 }])
    await keepSumsAhead(shop.db, readingOf(shop), new AbortController().signal)
    const kept = shop.db.selectFrom('report_sums').select('period').where('period', '=', '2026-02')
    expect(await kept.execute()).toHaveLength(1)
    const before = await figures()
    const cancelled = await putStatus(shop, order?.id ?? '', { status: 'Cancelled' }, boss)
    expect([cancelled.status, cancelled.json.order?.orderStatus]).toEqual([200, 'Cancelled'])
    const after = await figures()
    expect([after.orders, after.cancelled]).toEqual([before.orders - 1, before.cancelled + 1])
    expect(Math.round((before.sales - after.sales) * 1000)).toBe(22_000)
    await expectSame(shop.db, readingOf(shop))
  })
})

async function expectNoError(work: Promise<unknown>): Promise<void> {
  await expect(work.then(() => 'read')).resolves.toBe('read')
}

const dayOf = (n: number) => addDays('2024-01-01', n)
const ranges = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 730 }))
  .map(([first, more]) => ({ from: dayOf(first), to: dayOf(first + more) }))

test('a range is made of whole months and days, each day once; today and later are never kept', () => {
  fc.assert(
    fc.property(ranges, fc.nat(1500), fc.option(fc.nat(1500), { nil: undefined }), (asked, now, first) => {
      const today = dayOf(now)
      const { closed, live } = partsOf(asked, today, first === undefined ? undefined : dayOf(first))
      const kept = periodsOf(closed).flatMap((period) =>
        period.length === 7 ? daysOf(asked).filter((day) => day.startsWith(period)) : [period],
      )
      expect([...kept, ...live.flatMap(daysOf)].toSorted()).toEqual(daysOf(asked))
      expect(kept.filter((day) => day >= today)).toEqual([])
      for (const month of periodsOf(closed).filter((period) => period.length === 7))
        expect(month < today.slice(0, 7)).toBe(true)
    }),
  )
})
