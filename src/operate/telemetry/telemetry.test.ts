import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { openTelemetry } from './open-telemetry.ts'

const token = { METRICS_TOKEN: 'a-token-of-prometheus-1' }

/** One metric's lines by what stands in their braces. */
function read(text: string, name: string): Record<string, number> {
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]))
}

describeShop('what the shop tells of itself', (shop) => {
  it('counts requests, kept answers, orders and emails in the text form of Prometheus', async () => {
    const product = await stockOne(shop.db)
    await shop.get('/ar')
    await shop.get('/ar')
    await shop.post('/api/postOrder', sampleOrder([{ product }]))
    const { text, headers, status } = await shop.get('/metrics')
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')])
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[^{}]*\})? [\d.e+-]+)$/)
    const requests = read(text, 'haqiba_http_requests_total')
    expect(requests['method="GET",status="200"']).toBe(2)
    const count = read(text, 'haqiba_http_request_duration_seconds_count')
    expect(count).toEqual({ 'kept="yes"': 2, 'kept="no"': 1 })
    const buckets = read(text, 'haqiba_http_request_duration_seconds_bucket')
    expect(buckets['kept="yes",le="+Inf"']).toBe(2)
    expect(read(text, 'haqiba_orders_last_day')).toEqual({ 'status="Pending"': 1 })
    expect(Object.values(read(text, 'haqiba_mail_queue'))[0]).toBeGreaterThan(0)
    expect(read(text, 'haqiba_database_up')).toEqual({ '': 1 })
    expect(read(text, 'haqiba_disk_free_bytes')['']).toBeGreaterThan(0)
  })

  it('is for this machine without a token, and for its holder with one; nobody else learns of it', async () => {
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await shop.get('/metrics', { [header]: '203.0.113.9' })).status).toBe(404)
    expect((await shop.get('/metrics')).status).toBe(200)
    await shop.restart(token)
    expect((await shop.get('/metrics')).status).toBe(404)
    expect((await shop.get('/metrics', { authorization: 'Bearer another-token-of-1' })).status).toBe(404)
    const { status, text } = await shop.get('/metrics', { authorization: `Bearer ${token.METRICS_TOKEN}` })
    expect([status, text.includes('haqiba_info')]).toEqual([200, true])
    await shop.restart()
  })

  it('a refusal and a fault name the request, and a shop without its database says only that', async () => {
    const { headers } = await shop.get('/api/orders')
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect((await shop.get('/readyz')).text).toBe('ok')
    await shop.db.schema.alterTable('shop_version').renameTo('shop_version_away').execute()
    const broken = await shop.get('/readyz')
    await shop.db.schema.alterTable('shop_version_away').renameTo('shop_version').execute()
    expect([broken.status, broken.text]).toEqual([503, 'database: does not answer\n'])
    expect(broken.headers['retry-after']).toBe('5')
    expect((await shop.get('/readyz')).status).toBe(200)
  })
})

it('traces go to a collector as OTLP in JSON, with no query and no token in them; without one nothing is loaded', async () => {
  const got: string[] = []
  const collector = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    got.push(`${req.url} ${Buffer.concat(chunks)}`)
    res.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const stop = new AbortController()
  const errors: string[] = []
  const log = {
    request: () => undefined,
    error: (what: string) => void errors.push(what),
    notice: () => undefined,
    debug: () => undefined,
    close: async () => undefined,
  }
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: url } as Parameters<typeof openTelemetry>[0]['config']
  const opened = openTelemetry({ config, log, stopping: stop.signal })
  const path = '/track/4fXq2ZlTqk9vM0aYH1pQbw?phone=91234567'
  await expect
    .poll(() => {
      opened.log.request({ id: 'request-1', method: 'GET', path, status: 503, ms: 12 })
      stop.abort()
      return got.length
    })
    .toBeGreaterThan(0)
  const [where = '', ...rest] = got[0]?.split(' ') ?? []
  const span = JSON.parse(rest.join(' ')).resourceSpans[0].scopeSpans[0].spans[0]
  expect(where).toBe('/v1/traces')
  expect([span.name, span.kind, span.status]).toEqual(['GET', 2, { code: 2 }])
  expect(span.traceId).toMatch(/^[\da-f]{32}$/)
  expect(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)).toBe(12_000_000n)
  expect(JSON.stringify(span)).toContain('/track/:id')
  expect(JSON.stringify(span)).not.toMatch(/91234567|4fXq2/)
  expect(errors).toEqual([])
})
