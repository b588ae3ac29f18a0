import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { Problem } from '#src/core/problem.ts'
import { version } from '#src/core/version.ts'
import { tokenIn } from '#src/http/authorize.ts'
import type { Shop } from '#src/shop.ts'
import { lastBackups } from '../backups/backup-day.store.ts'
import { family, type Metrics } from './metrics.ts'

/** A figure that is looked up when it is asked for; `labels` as they stand in braces. */
export type Gauge = { name: string; help: string; values: { labels?: string; value: number }[] }

type Page = { Bindings: Partial<HttpBindings> }

/**
 * `GET /metrics` in the text form of Prometheus: for who has METRICS_TOKEN, without one for this machine alone. Nobody
 * else learns that it is there. `gauges` are what other slices count.
 */
export function metricsPage(
  shop: Shop,
  metrics: Metrics,
  gauges: (shop: Shop) => Promise<Gauge[]>,
): Hono<Page> {
  return new Hono<Page>().get('/metrics', async (c) => {
    if (!mayRead(c, shop.config.METRICS_TOKEN))
      throw new Problem('not-found', { en: 'There is no such page.', ar: 'هذه الصفحة غير موجودة.' })
    const began = performance.now()
    const found = await gauges(shop).catch((error: unknown) => {
      shop.log.error('metrics of the database', error)
      return undefined
    })
    const seconds = (performance.now() - began) / 1000
    const all = [...(await ownGauges(shop, found !== undefined, seconds)), ...(found ?? [])]
    const text = [...metrics.lines(), ...all.flatMap(linesOf)].join('\n')
    return c.text(`${text}\n`, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
}

async function ownGauges({ config, db }: Shop, isUp: boolean, seconds: number): Promise<Gauge[]> {
  const disk = await statfs(config.DATA_DIR).catch(() => undefined)
  const made = isUp ? await lastBackups(db).then(({ made }) => made?.ended_at) : undefined
  const one = (name: string, help: string, value: number, labels?: string): Gauge => ({
    name,
    help,
    values: [{ value, ...(labels !== undefined && { labels }) }],
  })
  return [
    one('haqiba_info', 'The version that is running.', 1, `version="${version}"`),
    one('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    one('haqiba_uptime_seconds', 'Since the start of the process.', Math.round(process.uptime())),
    one('haqiba_database_up', 'Whether the database answered.', isUp ? 1 : 0),
    one('haqiba_database_seconds', 'How long the figures of the database took.', seconds),
    ...(disk
      ? [one('haqiba_disk_free_bytes', 'Free on the disk of DATA_DIR.', disk.bavail * disk.bsize)]
      : []),
    ...(made
      ? [one('haqiba_backup_timestamp_seconds', 'When the last backup was made.', Date.parse(made) / 1000)]
      : []),
  ]
}

function linesOf({ name, help, values }: Gauge): string[] {
  return [
    ...family(name, 'gauge', help),
    ...values.map(({ labels, value }) => `${name}${labels ? `{${labels}}` : ''} ${value}`),
  ]
}

/** A proxy on this machine has its address too, so nobody who came through one counts as this machine. */
function mayRead(c: Context<Page>, token: string | undefined): boolean {
  if (token !== undefined) return isSame(tokenIn(c.req.header('authorization')) ?? '', token)
  const address = c.env?.incoming?.socket.remoteAddress ?? ''
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => c.req.header(name))
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(address)
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
