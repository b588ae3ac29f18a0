import { cpuMicroseconds } from './process-figures.ts'
import { fetchRaw, type RunningShop } from './running-shop.ts'
import { listProducts, samplePaths } from './sample-paths.ts'
import type { Row } from './table.ts'

const times = 80

/** Addresses of pages that nobody asked for before; `n` tells them apart. */
type Pages = (n: number) => string

/**
 * Processor time of the shop for a page that is not kept, in ms: its calls, rendering and packing it, and the request. The
 * first round warms; what was kept all the same is left out of the count by the shop's own figures.
 */
export async function measureMisses(shop: RunningShop): Promise<Row[]> {
  const { category } = await samplePaths(shop)
  const products = await listProducts(shop)
  const idOf = (n: number) => products[n % products.length]?._id
  // Of a product there is a page a language: the other language's is the one that warms.
  const kinds: [name: string, warming: Pages, measured: Pages][] = [
    ['product', (n) => `/product-details/${idOf(n)}`, (n) => `/ar/product-details/${idOf(n)}`],
    ['category', (n) => `${category}?sort=warm${n}`, (n) => `${category}?sort=other${n}`],
    ['list', (n) => `/shop?minPrice=0.${100 + n}`, (n) => `/shop?minPrice=0.${300 + n}`],
    ['search', (n) => `/shop?q=bag&minPrice=0.${100 + n}`, (n) => `/shop?q=bag&minPrice=0.${300 + n}`],
  ]
  for (const [, warming] of kinds) await askAll(shop, warming)
  const rows: Row[] = []
  for (const [name, , pages] of kinds) {
    const [made, cpu] = [await countRendered(shop), cpuMicroseconds(shop.pid)]
    await askAll(shop, pages)
    const used = cpuMicroseconds(shop.pid) - cpu
    const rendered = (await countRendered(shop)) - made
    if (rendered < times / 2) throw new Error(`Only ${rendered} pages of ${name} were made anew`)
    const label = `a ${name} that is not kept: CPU`
    rows.push({ name: label, unit: 'ms', shop: used / rendered / 1000, reach: { atMost: 8 } })
  }
  return rows
}

async function askAll({ port }: RunningShop, pages: Pages): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { status } = await fetchRaw(port, pages(n), { 'accept-encoding': 'gzip' })
    if (status !== 200) throw new Error(`${pages(n)} answers ${status}`)
  }
}

async function countRendered({ port }: RunningShop): Promise<number> {
  const { body } = await fetchRaw(port, '/metrics')
  const count = /^haqiba_replies_made_total\{how="rendered"\} (\d+)/m.exec(body.toString('utf8'))?.[1]
  if (count === undefined) throw new Error('The shop does not count what it makes')
  return Number(count)
}
