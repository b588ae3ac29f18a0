import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'

const products = 4000
const colors = ['Sand', 'Black', 'Camel', 'Red', 'Green', 'Blue']

describeShop('a whole list of 4,000 products', (shop) => {
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
    const before = process.memoryUsage().arrayBuffers
    let most = before
    const sampler = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    }, 5)
    let read = 0
    const others = await answersDuring(async () => {
      const lists = Array.from({ length: 12 }, (_, n) => drain(`/api/products?minPrice=${n + 1}`))
      for (const bytes of await Promise.all(lists)) {
        expect(bytes).toBeGreaterThan(2_800_000)
        read += bytes
      }
    })
    clearInterval(sampler)
    // Built whole, all of them would be held; of what is streamed, pieces that nobody has collected yet are.
    expect(most - before).toBeLessThan(read * 0.75)
    // Built whole, each list would hold the process once, and few would come between the twelve.
    expect(others).toBeGreaterThan(40)
  }, 120_000)

  /** How often /healthz answered, asked one after the other, while something else was done. */
  async function answersDuring(meanwhile: () => Promise<unknown>): Promise<number> {
    let [answers, isDone] = [0, false]
    const done = meanwhile().finally(() => {
      isDone = true
    })
    while (!isDone) {
      await shop.get('/healthz')
      answers += 1
      await wait(5)
    }
    await done
    return answers
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
