import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '#src/core/locale.ts'
import { shopPages } from '../build/shared-chunk.ts'
import { fetchRaw, type RunningShop } from './running-shop.ts'
import { samplePaths } from './sample-paths.ts'
import type { Row } from './table.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

/** What each page loads before its own file, the first of them before it is painted. */
export const entry = ['src/app/entry.client.tsx', 'src/app/hydrate.tsx'] as const

/** kB of gzip that a page of the storefront may load (docs/decisions/050, 062). */
export const mostJavaScript = 99

/** Bytes of the storefront's pages as they travel to a browser that takes gzip. */
export async function measureWeights(shop: RunningShop): Promise<Row[]> {
  const scripts: Row[] = []
  for (const language of locales) scripts.push(...(await weighScripts(shop, language)))
  const { product } = await samplePaths(shop)
  const rest: Row[] = []
  for (const [name, url] of [
    ['home /', '/'],
    ['home /ar', '/ar'],
    ['product', product],
  ] as const) {
    const html = (await fetchRaw(shop.port, url)).body.toString('utf8')
    const styles = gzipSync(/<style[^>]*>([^<]*)/.exec(html)?.[1] ?? '').length
    rest.push({
      name: `HTML of ${name}, its styles in it`,
      unit: 'kB',
      shop: (await weigh(shop, url)) / 1000,
    })
    rest.push({ name: `styles in ${name}`, unit: 'kB', shop: styles / 1000 })
    rest.push({ name: `fonts of ${name}`, unit: 'kB', shop: (await weighFonts(shop, html)) / 1000 })
  }
  return [...scripts, ...rest]
}

/** JavaScript of home, of a product and of the heaviest page of the storefront in one language, lazy parts left out. */
async function weighScripts(shop: RunningShop, language: (typeof locales)[number]): Promise<Row[]> {
  const manifest: Manifest = JSON.parse(readFileSync(`dist/client/.vite/manifest-${language}.json`, 'utf8'))
  const rows: Row[] = []
  for (const file of shopPages()) {
    const chunks = closureOf([...entry, file], manifest)
    const sizes = await Promise.all(chunks.map((chunk) => weigh(shop, `/${chunk.file}`)))
    const page = /[^/]+(?=\.page\.tsx$)/.exec(file)?.[0]
    rows.push({
      name: `JavaScript of ${page}, ${language} (${chunks.length} files)`,
      unit: 'kB',
      shop: sum(sizes) / 1000,
      reach: { atMost: mostJavaScript },
    })
  }
  const heaviest = Math.max(...rows.map((row) => row.shop))
  const shown = rows.filter(({ name, shop: size }) => /of (home|product),/.test(name) || size === heaviest)
  if (shown.length < 2) throw new Error('The build has no home or product page')
  return shown
}

/** These sources' chunks with all they import statically, each once. Throws for a source the build does not have. */
export function closureOf(names: readonly string[], manifest: Manifest): Chunk[] {
  const found = new Map<string, Chunk>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (found.has(name)) return
    found.set(name, chunk)
    chunk.imports?.forEach(add)
  }
  names.forEach(add)
  return [...found.values()]
}

/** The fonts that a page asks for before it knows its letters. */
async function weighFonts(shop: RunningShop, html: string): Promise<number> {
  const links = html.match(/<link [^>]*>/g)?.filter((link) => link.includes('rel="preload"')) ?? []
  const urls = links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? [])
  return sum(await Promise.all(urls.map((url) => weigh(shop, url))))
}

async function weigh({ port }: RunningShop, url: string): Promise<number> {
  const { status, body } = await fetchRaw(port, url, { 'accept-encoding': 'gzip' })
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  return body.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
