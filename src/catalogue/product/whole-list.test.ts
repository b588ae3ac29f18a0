import { execFile } from 'node:child_process'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'

const run = promisify(execFile)
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
    const others = await answersDuring(async () => {
      const paths = Array.from({ length: 12 }, (_, n) => `/api/products?minPrice=${n + 1}`)
      for (const bytes of await readElsewhere(paths)) expect(bytes).toBeGreaterThan(2_800_000)
    })
    clearInterval(sampler)
    expect(most - before).toBeLessThan(20_000_000)
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

  /** How many bytes each answer has; read in a process of its own, whose memory is not the shop's. */
  async function readElsewhere(paths: string[]): Promise<number[]> {
    const addresses = paths.map((path) => `${shop.origin}${path}`)
    const { stdout } = await run(process.execPath, ['-e', reader, JSON.stringify(addresses)])
    return JSON.parse(stdout)
  }
})

/** Reads all answers at once and forgets them. */
const reader = `const { once } = require('node:events')
const { get } = require('node:http')
async function drain(address) {
  const [reply] = await once(get(address, { agent: false }), 'response')
  let bytes = 0
  for await (const chunk of reply) bytes += chunk.length
  return bytes
}
Promise.all(JSON.parse(process.argv[1]).map(drain)).then((all) => console.log(JSON.stringify(all)))`
