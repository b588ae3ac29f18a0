import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'

const products = 10_000
const colors = ['Sand', 'Black', 'Camel', 'Red', 'Green', 'Blue']

describeShop('a whole list of 10,000 products', (shop) => {
  beforeAll(async () => {
    const all = Array.from({ length: products }, (_, n) =>
      sampleProduct({ id: `p${n}`, description: `Line ${n} of a description. `.repeat(20), colors }),
    )
    for (let at = 0; at < products; at += 1000) await stockCatalogue(shop.db, ...all.slice(at, at + 1000))
  }, 120_000)

  it('is literal, complete and in order, and carries no tag because it is not kept', async () => {
    const { json, headers } = await shop.get('/api/products?color=Sand&sort=oldest')
    expect(Object.keys(json)).toEqual(['data'])
    expect(json.data.map(({ _id }: { _id: string }) => _id)).toEqual(
      Array.from({ length: products }, (_, n) => `p${n}`),
    )
    expect(headers.etag).toBeUndefined()
    expect(headers['content-type']).toContain('application/json')
    const head = await shop.send('HEAD', '/api/products', undefined, {})
    expect([head.status, head.text]).toEqual([200, ''])
  }, 60_000)

  it('asked for twelve times at once lets others through and takes little memory', async () => {
    const idle = await longestWait(() => wait(500))
    const before = process.memoryUsage().arrayBuffers
    let most = before
    const sampler = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    }, 5)
    const busy = await longestWait(async () => {
      const lists = Array.from({ length: 12 }, (_, n) => drain(`/api/products?minPrice=${n + 1}`))
      for (const bytes of await Promise.all(lists)) expect(bytes).toBeGreaterThan(7_000_000)
    })
    clearInterval(sampler)
    expect(most - before).toBeLessThan(48_000_000)
    expect(busy).toBeLessThan(idle + 400)
  }, 120_000)

  /** The longest that /healthz took while something else was done. */
  async function longestWait(meanwhile: () => Promise<unknown>): Promise<number> {
    let [longest, isDone] = [0, false]
    const done = meanwhile().finally(() => {
      isDone = true
    })
    while (!isDone) {
      const started = performance.now()
      await shop.get('/healthz')
      longest = Math.max(longest, performance.now() - started)
      await wait(5)
    }
    await done
    return longest
  }

  /** Reads an answer and forgets it. */
  async function drain(path: string): Promise<number> {
    const call = request(`${shop.origin}${path}`, { agent: false })
    call.end()
    const [reply] = await once(call, 'response')
    let bytes = 0
    for await (const chunk of reply) bytes += chunk.length
    return bytes
  }
})
