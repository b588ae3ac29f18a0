import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { browserProgram } from '../test/browser.ts'
import { median } from './median.ts'
import type { RunningShop } from './running-shop.ts'
import { samplePaths } from './sample-paths.ts'
import type { Row } from './table.ts'

// Of the registry, only for this: two hundred packages that neither the shop nor its tests need.
const lighthouse = 'lighthouse@13.5.0'
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync'
const times = 3
/** A browser now and then traces nothing of a page, and Lighthouse asks to be run again; more often than this it is ill. */
const triesOfOne = 3

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  /** Its own index of how quick the machine was: the more, the quicker. */
  environment: { benchmarkIndex: number }
}

/** What Lighthouse says of home, a category and a product in its mobile setting: the median of three runs. */
export async function measureLighthouse(shop: RunningShop, dir: string): Promise<Row[]> {
  const { category, product } = await samplePaths(shop)
  const rows: Row[] = []
  for (const [name, url] of Object.entries({ home: '/', category, product })) {
    const reports: Report[] = []
    while (reports.length < times)
      reports.push(await asked(`http://127.0.0.1:${shop.port}${url}`, path.join(dir, 'lighthouse.json')))
    rows.push(...rowsOf(`Lighthouse, ${name}`, reports))
  }
  return rows
}

function rowsOf(page: string, reports: readonly Report[]): Row[] {
  const score = (category: string) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
  const timing = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity))
  return [
    { name: `${page}: performance`, unit: 'points', shop: score('performance'), reach: { atLeast: 98 } },
    ...['accessibility', 'best-practices', 'seo'].map(
      (category): Row => ({
        name: `${page}: ${category}`,
        unit: 'points',
        shop: score(category),
        reach: { atLeast: 100 },
      }),
    ),
    {
      name: `${page}: largest contentful paint`,
      unit: 'ms',
      shop: timing('largest-contentful-paint'),
      reach: { atMost: 1500 },
    },
    {
      name: `${page}: total blocking time`,
      unit: 'ms',
      shop: timing('total-blocking-time'),
      reach: { atMost: 50 },
    },
    {
      name: `${page}: the machine, by Lighthouse's index`,
      unit: 'points',
      shop: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    },
    {
      name: `${page}: cumulative layout shift`,
      unit: '‰',
      shop: timing('cumulative-layout-shift') * 1000,
      reach: { atMost: 20 },
    },
  ]
}

/** One report, asked for again where Lighthouse itself says to; says so, and throws what was said last. */
async function asked(url: string, file: string): Promise<Report> {
  for (let tried = 1; ; tried++)
    try {
      return await report(url, file)
    } catch (error) {
      if (tried === triesOfOne || !/run Lighthouse again/.test(String(error))) throw error
      console.error(`… Lighthouse recorded nothing of ${url}, and is asked again`)
    }
}

/** One run in a process and a browser of its own. Throws what it printed when there is no report. */
async function report(url: string, file: string): Promise<Report> {
  const { executablePath, env } = await browserProgram()
  const run = spawn(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--output=json'].concat([
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--quiet',
    ]),
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  run.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(run, 'exit')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${said.slice(-2000)}`)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  return report
}
