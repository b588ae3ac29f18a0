import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { go, login } from '../account-journey.ts'
import { openBrowser } from '../browser.ts'
import { type RunningShop, startShop } from '../running-shop.ts'

const shops: RunningShop[] = []

afterAll(async () => {
  for (const shop of shops) await shop.remove()
})

async function start(env: Record<string, string> = {}) {
  const shop = await startShop(env)
  shops.push(shop)
  return shop
}

test('a newcomer gets the demo catalogue; the owner who wants none gets empty shelves', async () => {
  const shop = await start()
  expect(shop.output().trimEnd().split('\n').at(-1)).toBe(`Shop ready at ${shop.origin}`)
  const products = await (await fetch(`${shop.origin}/api/products`)).json()
  expect(products.data).toHaveLength(88)
  // Drawn once it answers, so that nobody waits for them.
  const kept = () => readdirSync(path.join(shop.dataDir, 'proofs'), { recursive: true, encoding: 'utf8' })
  const receipts = () => kept().filter((name) => name.endsWith('.webp'))
  await expect.poll(receipts).not.toEqual([])
  const empty = await start({ DEMO: '0' })
  expect(await (await fetch(`${empty.origin}/products`)).json()).toEqual({ data: [] })
  expect((await fetch(empty.origin)).status).toBe(200)
  // Nobody sees one that is to be set up first (B2).
  const closed = await start({ DEMO: '0', OPEN: '0' })
  expect((await fetch(`${closed.origin}/products`)).status).toBe(503)
  const page = await fetch(closed.origin)
  expect([page.status, (await page.text()).includes('Opening soon')]).toEqual([503, true])
})

test('a mistyped password at a shop that is not open yet says so at once, and there is a way back', async () => {
  const words = accountMessages.en
  const { origin } = await start({ DEMO: '0', OPEN: '0' })
  const browser = await openBrowser({ pictures: false })
  const page = await browser.newPage({ baseURL: origin })
  const asked: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 503) asked.push(reply.url())
  })
  await go(page, '/authentication/login')
  await login(page, 'admin@shop.example', 'not-the-password')
  const dialog = page.getByRole('alertdialog', { name: words.loginFailed })
  await dialog.waitFor()
  await page.waitForURL(`${origin}/`)
  await page.getByText('The shop is not open yet.').waitFor()
  // A shop that is closed is not asked four times.
  expect(new Set(asked).size).toBe(asked.length)
  await dialog.getByRole('button', { name: words.tryAgain }).click()
  await expect.poll(() => page.getByLabel(words.email).inputValue()).toBe('admin@shop.example')
  await browser.close()
})

test('stops politely with code 0, and the second start finds everything as it was', async () => {
  const shop = await start()
  const before = await (await fetch(`${shop.origin}/api/products`)).text()
  expect(await shop.stop()).toBe(0)
  const again = await start({ DATA_DIR: shop.dataDir })
  expect(await (await fetch(`${again.origin}/api/products`)).text()).toBe(before)
})

test('stops with code 0 also while it starts', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haqiba-starting-'))
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '0' }
  const shop = spawn(process.execPath, ['dist/server/server.js'], { env, stdio: 'ignore' })
  const ended = once(shop, 'exit')
  await expect.poll(() => existsSync(path.join(dataDir, 'shop.lock')), { interval: 5 }).toBe(true)
  shop.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(dataDir, { recursive: true, force: true })
})

test('stops within a moment although a proxy keeps its connection busy', async () => {
  const shop = await start({ DEMO: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let [asking, answered] = [true, 0]
  const load = (async () => {
    while (asking) {
      const call = request(`${shop.origin}/healthz`, { agent }).end()
      await once(call, 'response').then(
        ([reply]) => {
          answered += 1
          reply.resume()
        },
        () => {
          asking = false
        },
      )
    }
  })()
  await expect.poll(() => answered).toBeGreaterThan(100)
  const before = answered
  expect(await shop.stop()).toBe(0)
  asking = false
  await load
  agent.destroy()
  // Counted, not timed: a shop that let the connection go on until it cuts it would have answered thousands.
  expect(answered - before).toBeLessThan(500)
})

test('scripts and styles are kept for ever by browsers that take brotli', async () => {
  const shop = await start({ DEMO: '0' })
  const page = await (await fetch(`${shop.origin}/authentication/login`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
  const reply = await fetch(shop.origin + script, { headers: { 'accept-encoding': 'br' } })
  expect([reply.headers.get('content-encoding'), reply.headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
})

test('a second process on the same folder refuses with one clear line', async () => {
  const shop = await start()
  const refusal = await startShop({ DATA_DIR: shop.dataDir }).catch((error: Error) => error.message)
  expect(refusal).toMatch(/said: Another process already runs the shop in .*\. Stop it first\.\n$/)
})

test('a value the shop cannot use stops the start with one line that names the variable', async () => {
  const refusal = await startShop({ TRUST_PROXY: 'yes' }).catch((error: Error) => error.message)
  expect(refusal).toMatch(/said: TRUST_PROXY: [^\n]+\n$/)
})
