import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { replicaOf } from '#src/db/replica/replica.ts'
import type { Shop } from '#src/shop.ts'

/** A database that has not answered by then does not. */
const patienceMs = 1500
/** Below this an order may not be kept. */
const leastFreeBytes = 20_000_000

/**
 * `GET /readyz`: 200 `ok`, or 503 with one line for each thing that keeps the shop from serving. The lines are these and
 * no others: what an error said stays in the log. A replica that is not read keeps nobody from anything: its line comes
 * below the `ok`.
 */
export function readiness({ db, config, log }: Pick<Shop, 'db' | 'config' | 'log'>): Hono {
  return new Hono().get('/readyz', async (c) => {
    const wrong: string[] = []
    const look = db.selectFrom('shop_version').select('version').executeTakeFirstOrThrow()
    const answered = await Promise.race([
      look.catch((error: unknown) => {
        log.error('not ready', error)
        return undefined
      }),
      wait(patienceMs, undefined, { ref: false }),
    ])
    if (!answered) wrong.push('database: does not answer')
    const free = await statfs(config.DATA_DIR).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    )
    if (free === undefined) wrong.push('data: the folder cannot be read')
    else if (free < leastFreeBytes) wrong.push('data: the disk is full')
    const trouble = replicaOf(db)?.trouble()
    if (wrong.length === 0)
      return c.text(trouble ? `ok\nread replica: ${trouble}; the primary answers lists\n` : 'ok')
    return c.text(`${wrong.join('\n')}\n`, 503, { 'retry-after': '5' })
  })
}
