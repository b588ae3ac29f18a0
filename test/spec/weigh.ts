import { once } from 'node:events'
import { request } from 'node:http'
import type { Page } from 'playwright-core'

/** Everything the open page has asked for so far, itself included; whole addresses. */
export function askedFor(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('http')),
  ])
}

const weighed = new Map<string, Promise<number>>()

/** How many bytes an address sends to a browser that takes gzip, without headers; a picture once its size is made. */
export function weigh(address: string): Promise<number> {
  const known = weighed.get(address) ?? send(address)
  weighed.set(address, known)
  return known
}

async function send(address: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const call = request(address, { headers: { 'accept-encoding': 'gzip' } }).end()
    const [reply] = await once(call, 'response')
    let bytes = 0
    for await (const chunk of reply) bytes += chunk.length
    if (reply.statusCode !== 200) throw new Error(`${address} answers ${reply.statusCode}`)
    // Until a picture's small size is made, the shop answers with its great one, which nobody may keep.
    const isStandIn = address.includes('/pictures/') && reply.headers['cache-control'] === 'no-store'
    if (!isStandIn) return bytes
    await new Promise((made) => setTimeout(made, 100))
  }
  throw new Error(`${address} was not made in time`)
}

export async function weighAll(addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...new Set(addresses)].map(weigh))
  return sizes.reduce((sum, size) => sum + size, 0)
}
