import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../running-shop.ts'

let home = ''
let running: RunningShop | undefined
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'haqiba-commands-'))
})
// A step that fails leaves its shop running, which would write on into the folder that goes.
afterAll(async () => {
  await running?.stop()
  await rm(home, { recursive: true, force: true })
})

async function start(dataDir: string): Promise<RunningShop> {
  running = await startShop({ DATA_DIR: dataDir })
  return running
}

/** Says a verb as `npm run shop -- …` does, to the shop in this folder. */
async function say(dataDir: string, words: string[], env: Record<string, string> = {}, input = '') {
  const child = spawn(process.execPath, ['dist/server/shop-cli.js', ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  const [code] = await once(child, 'close')
  return { code, text, lines: text.trimEnd().split('\n') }
}

test('without a verb it tells which there are', async () => {
  const { code, text } = await say(home, [])
  expect(code).toBe(1)
  for (const verb of [
    'doctor',
    'backup',
    'restore',
    'create-admin',
    'import',
    'export',
    'demo load',
    'demo clear',
  ])
    expect(text).toContain(verb)
})

test('the life of a shop by its commands: demo, admin, backup beside the running shop, restore, clear', async () => {
  const data = path.join(home, 'first')
  expect((await say(data, ['doctor'])).code).toBe(0)
  expect((await say(data, ['demo', 'load'])).text).toMatch(/^Loaded 88 products and \d+ orders\.\n$/)
  const admin = await say(data, ['create-admin', 'Owner@Shop.example'], {}, 'a long password of mine\n')
  expect(admin.text).toBe('Admin: owner@shop.example / the password you gave\n')
  expect((await say(data, ['create-admin', 'nobody'])).code).toBe(1)
  expect(await say(data, ['create-admin', 'a@b.example'], {}, 'password\n')).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('easy to guess')],
  })
  expect(await say(data, ['create-admin', 'a@b.example', 'a long password of mine'])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('read from standard input')],
  })

  const shop = await start(data)
  const signIn = await fetch(`${shop.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({ email: 'owner@shop.example', password: 'a long password of mine' }),
  })
  expect(signIn.status).toBe(200)
  const env = { PUBLIC_URL: shop.origin }
  const doctor = await say(data, ['doctor'], env)
  expect([doctor.code, doctor.text]).toEqual([0, expect.stringMatching(/a shop is running on it/)])
  expect(doctor.lines.every((line) => line.startsWith('ok '))).toBe(true)
  const file = path.join(home, 'shop.tar.gz')
  expect(await say(data, ['backup', file])).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/: \d+ rows, 251 pictures/)],
  })
  for (const words of [
    ['demo', 'clear'],
    ['import', 'x.csv'],
    ['create-admin', 'b@shop.example'],
  ])
    expect(
      await say(
        data,
        words.map((word) => (word === 'x.csv' ? 'package.json' : word)),
      ),
    ).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^Another process already runs the shop in .*\. Stop it first\.$/)],
    })
  const goods = await (await fetch(`${shop.origin}/api/products`)).text()
  await shop.stop()

  expect(await say(data, ['restore', file])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('never overwrites one')],
  })
  const second = path.join(home, 'second')
  expect((await say(second, ['restore', file])).text).toMatch(/^Restored 88 products/)
  const again = await start(second)
  expect(await (await fetch(`${again.origin}/api/products`)).text()).toBe(goods)
  await again.stop()

  expect((await say(second, ['demo', 'clear'])).text).toMatch(/^Removed 88 products, 4 slides/)
  const cleared = await start(second)
  expect(await (await fetch(`${cleared.origin}/products`)).json()).toEqual({ data: [] })
  await cleared.stop()
})

test('products out and in again; a wrong line is told and nothing is imported', async () => {
  const data = path.join(home, 'third')
  await say(data, ['demo', 'load'])
  const file = path.join(home, 'products.csv')
  expect((await say(data, ['export', file])).code).toBe(0)
  const csv = await readFile(file, 'utf8')
  expect(await say(data, ['import', file])).toMatchObject({
    code: 0,
    lines: ['0 new, 0 changed, 88 as they are, 0 errors.', 'Imported.'],
  })
  await writeFile(file, csv.replace(',28.500,22.900,', ',29.500,22.900,'))
  expect((await say(data, ['import', file, '--dry-run'])).text).toContain('originalPrice: 28.500 -> 29.500')
  expect((await say(data, ['import', file, '--dry-run'])).text).toContain('0 new, 1 changed')
  expect((await say(data, ['import', file])).code).toBe(0)
  expect((await say(data, ['import', file])).text).toContain('0 new, 0 changed, 88')
  await writeFile(file, csv.replace(',28.500,22.900,', ',18.500,22.900,'))
  const refused = await say(data, ['import', file])
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringMatching(/line \d+, offerPrice: .*lower[\s\S]*Nothing was imported\./),
  ])
  for (const what of ['orders', 'customers']) expect((await say(data, ['export', file, what])).code).toBe(0)
  expect((await say(data, ['export', file, 'secrets'])).code).toBe(1)
})

test('the doctor says what is bad and ends with 1', async () => {
  const data = path.join(home, 'fourth')
  await say(data, ['create-admin', 'owner@shop.example'])
  const ill = await say(data, ['doctor'], {
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://shop.example',
  })
  expect(ill.code).toBe(1)
  expect(ill.lines.filter((line) => line.startsWith('BAD')).map((line) => line.split(/\s+/)[1])).toEqual([
    'mail',
    'public',
    // A shop with an address of its own is about to open, or has.
    'letters',
    'legal',
    'backups',
  ])
  expect(await say(data, ['doctor'], { PORT: 'x' })).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^PORT: /)],
  })
})
