import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import type { Db } from '#src/db/db.ts'
import { openDatabase } from '#src/db/open.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { say } from '../../attacks.ts'
import { createShopDatabase } from '../../databases.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { engines } from '../../shop.ts'
import { makePlace, type Place } from './order-load.ts'

const secret = 'no-secret-at-all-but-long-enough-for-a-test'
const kills = 10

let place: Place
let shop: RunningShop
afterEach(async () => {
  await shop.stop()
  place.remove()
})

/** A shop with VAT on at confirmation and this many pending orders; `prepare` may spoil it before it starts. */
async function open(engine: string, orders: number, prepare?: (db: Db) => Promise<unknown>) {
  const url = engine === 'postgres' ? await createShopDatabase() : undefined
  place = await makePlace({ url })
  const { db, close } = await openDatabase({ dir: place.env.DATA_DIR ?? '', url })
  await chargeVat({ db }, 'confirmation')
  const rows = await fileOrders(
    db,
    Array.from({ length: orders }, () => ({ vat_rate: 500, vat: 500 })),
  )
  const boss = await signIn({ db, secret, clock: () => new Date() } as Parameters<typeof signIn>[0], 'admin')
  await prepare?.(db)
  await close()
  place.env.AUTH_SECRET = secret
  shop = await startShop(place.env)
  return { ids: rows.map(({ id }) => id), headers: boss.headers }
}

/** Clerks who confirm these orders, each until the shop says that it is confirmed; `told` grows meanwhile. */
function confirmAll(
  { ids, headers }: { ids: readonly string[]; headers: Record<string, string> },
  clerks = 8,
) {
  const told = new Set<string>()
  const waiting = [...ids]
  const clerk = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      while (!told.has(id)) {
        const status = await confirm(id)
        // Killed after it was committed: asked again, it is so already.
        if (status === 200 || status === 409) told.add(id)
        else if (status === undefined || status >= 500) await wait(20)
        else throw new Error(`A confirmation was answered ${status}`)
      }
    }
  }
  const confirm = (id: string) =>
    fetch(`${shop.origin}/api/orderStatus/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ status: 'Confirmed' }),
      headers: { ...headers, 'content-type': 'application/json' },
    }).then(
      ({ status }) => status,
      () => undefined,
    )
  return { told, done: Promise.all(Array.from({ length: clerks }, clerk)) }
}

async function killWhile(work: ReturnType<typeof confirmAll>): Promise<void> {
  for (let round = 0; round < kills; round++) {
    const before = work.told.size
    await expect.poll(() => work.told.size, { interval: 5, timeout: 20_000 }).toBeGreaterThan(before + 5)
    await wait(Math.random() * 100)
    await shop.kill()
    shop = await startShop(place.env)
  }
  await work.done
}

/** What is wrong with the invoices of confirmed orders; all of it is to be empty. */
async function faultsOf(ids: readonly string[]) {
  const { documents, confirmed, last } = await place.read(async (db) => ({
    documents: await db.selectFrom('tax_documents').select(['number', 'order_id', 'series']).execute(),
    confirmed: await db.selectFrom('orders').select('id').where('status', '=', 'Confirmed').execute(),
    last: await db.selectFrom('tax_series').select('last').where('series', '=', 'invoice').executeTakeFirst(),
  }))
  const numbers = documents.map(({ number }) => Number(number)).toSorted((one, other) => one - other)
  const invoiced = documents.map((document) => document.order_id)
  return {
    missing: Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1).filter(
      (number) => !numbers.includes(number),
    ),
    double: numbers.filter((number, at) => numbers.indexOf(number) !== at),
    // The next number is the one after the last that was issued.
    ahead: Number(last?.last ?? 0) - (numbers.at(-1) ?? 0),
    unconfirmed: ids.length - confirmed.length,
    withoutInvoice: confirmed.filter(({ id }) => !invoiced.includes(id)),
    invoicedTwice: invoiced.filter((id, at) => invoiced.indexOf(id) !== at),
    others: documents.filter(({ series }) => series !== 'invoice'),
  }
}

const nothingWrong = {
  missing: [],
  double: [],
  ahead: 0,
  unconfirmed: 0,
  withoutInvoice: [],
  invoicedTwice: [],
  others: [],
}

describe.each(engines)('kill -9 while tax invoices are issued (T3) [%s]', (engine) => {
  it(`${kills} times: no number is missing or double, and every confirmed order has its invoice`, async () => {
    const orders = await open(engine, 500)
    await killWhile(confirmAll(orders))
    await shop.stop()
    say(`kill -9, ${kills} rounds of confirming, ${engine}`, { invoices: orders.ids.length })
    expect(await faultsOf(orders.ids)).toEqual(nothingWrong)
  })
})

it("control: numbers of PostgreSQL's own sequence are found to have gaps", async () => {
  const orders = await open('postgres', 200, async (db) => {
    await sql`create sequence invoice_numbers`.execute(db)
    // The pause holds each transaction open until a kill meets one.
    await sql`
      create function number_invoice() returns trigger language plpgsql as $$
      begin
        new.number := nextval('invoice_numbers');
        perform pg_sleep(0.03);
        return new;
      end $$`.execute(db)
    await sql`
      create trigger number_invoice before insert on tax_documents
      for each row execute function number_invoice()`.execute(db)
  })
  await killWhile(confirmAll(orders))
  await shop.stop()
  expect((await faultsOf(orders.ids)).missing).not.toEqual([])
})
