import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import type { Db } from '#src/db/db.ts'
import { openDatabase } from '#src/db/open.ts'
import { openBare } from '#src/db/open-bare.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeOpening } from '#src/opening/opening.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { stranger } from '../../attacks.ts'

/** Where a shop lives, before, between and after its processes. */
export type Place = {
  env: Record<string, string>
  tote: NewProduct
  /** Looks into the database, also while no shop runs. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Makes letters due now whose process was killed (three minutes) or that could not be sent (half a minute and more). */
  endLeases(): Promise<void>
  remove(): void
}

/** An open shop with one product, in `dir` or a new folder; on PostgreSQL where a URL is given. */
export async function makePlace({
  url,
  dir,
}: {
  url?: string | undefined
  dir?: string
} = {}): Promise<Place> {
  const home = dir ?? mkdtempSync(path.join(tmpdir(), 'haqiba-faults-'))
  const { db, close } = await openDatabase({ dir: home, url })
  await inTransaction(db, (trx) => writeOpening(trx, { open: true, previewToken: '' }))
  const tote = await stockOne(db)
  await close()
  const env = {
    DATA_DIR: home,
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SHOP_MAIL: 'shop@example.com',
  }
  return {
    env: url ? { ...env, DATABASE_URL: url } : env,
    tote,
    async read(work) {
      const bare = openBare({ dir: home, url }, { toRead: true })
      try {
        return await work(bare.db)
      } finally {
        await bare.close()
      }
    },
    async endLeases() {
      const bare = openBare({ dir: home, url }, { toRead: false, beside: true })
      await bare.db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: new Date().toISOString() })
        .where('status', 'in', ['sending', 'waiting'])
        .execute()
      await bare.close()
    },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  }
}

type Attempt = { status: number; began: number; ms: number; retryAfter: string | null }

/**
 * Shoppers who order one after the other. Each asks again with the same key until the shop says yes; some lose patience
 * after a few ms and ask again at once. `newKeys` gives each attempt a key of its own, which is the control.
 */
export class OrderLoad {
  /** What the shop said yes to: the shopper's name, which no two orders share, and the order's number. */
  readonly acknowledged = new Map<string, string>()
  /** Every answer that came, and how long it took. */
  readonly answers: Attempt[] = []
  /** Times that no answer of the shop came: cut, refused, a proxy's own words, or a shopper out of patience. */
  unanswered = 0
  private isOver = false
  readonly place: Place
  private readonly origin: () => string
  private readonly shoppers: Promise<void>[]

  constructor(place: Place, origin: () => string, { shoppers = 6, newKeys = false, impatient = 0.2 } = {}) {
    this.place = place
    this.origin = origin
    const shop = async (n: number) => {
      for (let order = 0; !this.isOver; order++)
        await this.order(`Shopper ${n} of ${order}`, { newKeys, impatient })
    }
    this.shoppers = Array.from({ length: shoppers }, (_, n) => shop(n))
  }

  /** Waits until so many more orders were said yes to; answers how long that took, in ms. */
  async flows(orders = 20): Promise<number> {
    const [began, before] = [performance.now(), this.acknowledged.size]
    await expect
      .poll(() => this.acknowledged.size, { interval: 20, timeout: 5000 })
      .toBeGreaterThan(before + orders)
    return performance.now() - began
  }

  /** Lets everybody finish the order they are at. */
  async end(): Promise<void> {
    this.isOver = true
    await Promise.all(this.shoppers)
  }

  private async order(name: string, { newKeys, impatient }: { newKeys: boolean; impatient: number }) {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
    const body = JSON.stringify(sampleOrder([{ product: this.place.tote }], { name, email }))
    const key = randomUUID()
    while (!this.acknowledged.has(name)) {
      const patience = Math.random() < impatient ? Math.random() * 30 : 20_000
      const began = performance.now()
      try {
        const answer = await fetch(`${this.origin()}/api/postOrder`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': newKeys ? randomUUID() : key,
            ...stranger(Math.floor(Math.random() * 60_000)),
          },
          signal: AbortSignal.timeout(Math.ceil(patience)),
        })
        const said = await answer.json()
        const ms = performance.now() - began
        this.answers.push({ status: answer.status, began, ms, retryAfter: answer.headers.get('retry-after') })
        if (answer.status === 200) this.acknowledged.set(name, said.orderId)
        else await wait(50)
      } catch {
        // Killed, refused or out of patience: nobody knows, so the same is asked again.
        this.unanswered += 1
        await wait(20)
      }
    }
  }
}

/** What became of what was acknowledged; all of it is to be empty but for the counts. */
export async function accountOf(load: OrderLoad) {
  const { orders, letters } = await load.place.read(async (db) => ({
    orders: await db.selectFrom('orders').select(['id', 'order_id', 'customer_name']).execute(),
    letters: await db.selectFrom('mail_outbox').select(['id', 'kind', 'recipient', 'status']).execute(),
  }))
  const stored = new Map(orders.map((order) => [order.customer_name, order.order_id]))
  const box = path.join(load.place.env.DATA_DIR ?? '', 'mail')
  const files = existsSync(box) ? readdirSync(box).filter((one) => one.endsWith('.eml')) : []
  const toShoppers = letters.filter(({ kind }) => kind === 'order-received').map(({ recipient }) => recipient)
  return {
    acknowledged: load.acknowledged.size,
    lost: [...load.acknowledged]
      .filter(([name, number]) => stored.get(name) !== number)
      .map(([name]) => name),
    doubled: twice(orders.map((order) => order.customer_name ?? '')),
    sameNumber: twice(orders.map((order) => order.order_id)),
    letterTwice: twice(toShoppers),
    withoutLetter: orders.length - toShoppers.length,
    unsent: letters.filter(({ status }) => status !== 'sent').length,
    filesBesideLetters: files.length - letters.length,
  }
}

/** Nothing lost, nothing doubled, every letter once. */
export const nothingLost = {
  lost: [],
  doubled: [],
  sameNumber: [],
  letterTwice: [],
  withoutLetter: 0,
  unsent: 0,
  filesBesideLetters: 0,
}

function twice(all: string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at)
}

/** Waits until every letter has left. */
export async function lettersSent(place: Place): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const waiting = await place.read((db) =>
      db.selectFrom('mail_outbox').select('id').where('status', '!=', 'sent').limit(1).executeTakeFirst(),
    )
    if (!waiting) return
    await wait(200)
  }
}
