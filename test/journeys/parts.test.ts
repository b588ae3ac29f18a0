import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { freePort } from '../running-shop.ts'
import { colourRules, listen, tags, violations } from '../spec/axe.ts'

describe('the built shop', () => {
  test.each(['/dev/parts', '/ar/dev/parts', '/tools/parts/entry.tsx'])('has no %s', async (place) => {
    expect((await fetch(inject('sharedShop') + place)).status).toBe(404)
  })

  test('has nothing of the page of parts, not even a class that only it uses', () => {
    const ownWords = /tools\/parts|dev\/parts|data-part|minmax\(7\.5rem,1fr\)/
    const having = (files: string[]) => files.filter((file) => ownWords.test(readFileSync(file, 'utf8')))
    expect(having(globSync('tools/parts/*.tsx'))).not.toEqual([])
    const built = globSync('dist/**/*.{js,css,json}')
    expect(built.length).toBeGreaterThan(100)
    expect(having(built)).toEqual([])
  })
})

describe('the page of parts', () => {
  let browser: Browser
  let shop: { origin: string; remove(): Promise<void> }

  beforeAll(async () => {
    shop = await startDevelopment()
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.remove()
  })

  test.each([
    ['/dev/parts', 'light', 'All parts'],
    ['/ar/dev/parts', 'dark', 'كل الأجزاء'],
  ] as const)('%s is whole, also on a phone and in the %s', async (place, colorScheme, title) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 360, height: 800 } })
    const complaints = listen(page, shop.origin)
    await page.goto(shop.origin + place)
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    // The one that fails on purpose is all that may be said.
    expect(complaints.filter((one) => !one.includes('on purpose'))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const found = await violations(page, colorScheme === 'dark' ? colourRules : tags)
    // Nowhere else is there more than one breadcrumb.
    expect(found.filter((one) => !/^landmark-unique.*Breadcrumb/.test(one))).toEqual([])
    await page.locator('[data-part="src/ui/overlay/dialog.tsx"] button').first().click()
    await page.locator('dialog[open]').waitFor()
  })
})

/** The shop as `npm run dev` runs it, on a fresh folder and without the demo. */
async function startDevelopment() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haqiba-development-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['tools/setup.mjs', 'dev'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await saidReady(child)
  return {
    origin: `http://127.0.0.1:${port}`,
    async remove() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function saidReady(child: ChildProcess): Promise<void> {
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  while (!said.includes('Shop ready at ')) {
    if (child.exitCode !== null) throw new Error(`The development server ended at once and said: ${said}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}
