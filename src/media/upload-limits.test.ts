import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import type { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { problemReply } from '#src/http/problem-reply.ts'
import { describeShop, TestShop } from '#test/shop.ts'
import { plainPicture } from './picture.sample.ts'
import { insertPictures } from './picture.store.ts'
import { claimProof } from './proof.store.ts'
import { uploadApi } from './upload.api.ts'
import { openUploadFolder } from './upload-folder.ts'
import { createPlaces } from './upload-places.ts'

const megabyte = 1024 * 1024
const head = '--edge\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

function formOf(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')])
}

function upload(shop: TestShop, bytes: Uint8Array, from: string) {
  const type = 'multipart/form-data; boundary=edge'
  return shop.send('POST', '/api/upload', formOf(bytes), { 'content-type': type, 'x-forwarded-for': from })
}

/** The beginning of an upload by hand, and no end. */
async function begin(shop: TestShop, bytes: Uint8Array, from: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.origin)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const lines = [
    'POST /api/upload HTTP/1.1',
    'host: x',
    `x-forwarded-for: ${from}`,
    'content-type: multipart/form-data; boundary=edge',
    `content-length: ${10 * megabyte}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`)
  if (!socket.write(bytes)) await once(socket, 'drain')
  return socket
}

const smallPhoto = () => plainPicture(300, 200).jpeg().toBuffer()

describe('who sends slowly or not at all (F4)', () => {
  const shop = new TestShop('sqlite')
  const incoming = () => path.join(shop.shop.config.DATA_DIR, 'tmp')
  let slow: Socket[] = []
  beforeAll(() => shop.open({ TRUST_PROXY: '1' }))
  afterAll(() => shop.close())

  it('keeps nobody else from uploading: two hundred at once, four of them with 9 MB', async () => {
    slow = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        begin(shop, Buffer.alloc(n < 4 ? 9 * megabyte : 20_000), `10.1.${n}.1`),
      ),
    )
    await expect.poll(() => readdirSync(incoming()).length).toBe(200)
    expect((await upload(shop, await smallPhoto(), '10.2.0.1')).status).toBe(200)
    expect(readdirSync(incoming()).length, 'senders that the upload did not wait for').toBe(200)
  })

  it.skipIf(process.platform === 'win32')('stands in files that nobody else can read', () => {
    const [file = ''] = readdirSync(incoming())
    expect(statSync(path.join(incoming(), file)).mode & 0o777).toBe(0o600)
    expect(statSync(incoming()).mode & 0o777).toBe(0o700)
  })

  it('is cut with 408 after 10 s of less than 10 kB', { timeout: 30_000 }, async () => {
    const [first = new Socket(), ...others] = slow
    for (const socket of others) socket.destroy()
    const [answer] = await once(first, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i)
  })

  it('leaves no file behind, nor does who went away', async () => {
    await expect.poll(() => readdirSync(incoming()), { timeout: 5000 }).toEqual([])
  })
})

describe('who holds every place with bodies that stand still (F4)', () => {
  const shop = new TestShop('sqlite')
  const incoming = () => readdirSync(path.join(shop.shop.config.DATA_DIR, 'tmp')).length
  beforeAll(() => shop.open({ TRUST_PROXY: '1' }))
  afterAll(() => shop.close())

  it('makes room for an address that has none after 2 s, and for nobody who has one', {
    timeout: 120_000,
  }, async () => {
    const silent = await Promise.all(
      Array.from({ length: 400 }, (_, n) => begin(shop, Buffer.alloc(20_000), `10.4.${n % 2}.${n >> 1}`)),
    )
    const answers: string[] = []
    for (const socket of silent) socket.on('data', (data) => answers.push(String(data)))
    // Each stands still for 2 s again and again, and never for 10: however busy the machine is, nobody is cut before.
    const goOn = setInterval(() => {
      for (const socket of silent) socket.write(Buffer.alloc(10_000))
    }, 5000)
    onTestFinished(() => clearInterval(goOn))
    await expect.poll(incoming, { timeout: 50_000 }).toBe(400)
    const photo = await smallPhoto()
    await expect
      .poll(async () => (await upload(shop, photo, '10.6.0.1')).status, { timeout: 50_000, interval: 400 })
      .toBe(200)
    expect((await upload(shop, photo, '10.4.0.1')).status).toBe(503)
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(1)
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i)
    for (const socket of silent) socket.destroy()
  })
})

test('nobody who keeps the pace loses the place, nor who is not waited for', () => {
  const places = createPlaces({ perAddress: 8, inAll: 2 })
  const since = performance.now() - 3000
  const inTime = places.enter('a')
  Object.assign(inTime.sender, { since, received: 9000 })
  const stored = places.enter('b')
  Object.assign(stored.sender, { waitedMs: 9000 })
  expect(() => places.enter('c')).toThrow(/Many pictures/)
  Object.assign(inTime.sender, { received: 100 })
  places.enter('c')
  // It has left already, and nobody leaves twice.
  inTime.leave()
  expect(() => places.enter('d')).toThrow(/Many pictures/)
})

test('who has several places gives one up for an address that has none, the last one first', () => {
  const places = createPlaces({ perAddress: 8, inAll: 6 })
  const told: string[] = []
  const enter = (name: string, address: string) => {
    const { sender } = places.enter(address)
    // In time, and waited for.
    Object.assign(sender, {
      since: performance.now(),
      giveUp: (why?: Problem) => told.push(`${name}: ${why?.kind ?? 'late'}`),
    })
  }
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1']) enter(name, name.slice(0, 1))
  enter('e1', 'e')
  enter('f1', 'f')
  expect(told).toEqual(['a3: unavailable', 'a2: unavailable'])
  // Everybody has one now.
  expect(() => places.enter('g')).toThrow(/Many pictures/)
  expect(() => places.enter('a')).toThrow(/Many pictures/)
  expect(told).toHaveLength(2)
})

test('what a crash left of uploads is removed at the start', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-tmp-'))
  writeFileSync(path.join(dir, '999999999-left'), 'x')
  openUploadFolder(dir)
  expect(readdirSync(dir)).toEqual([])
  rmSync(dir, { recursive: true })
})

test('an address has its places and no more, and one that is left is free again', () => {
  const places = createPlaces({ perAddress: 2, inAll: 3 })
  const { leave } = places.enter('a')
  places.enter('a')
  expect(() => places.enter('a')).toThrow(/Many pictures/)
  places.enter('b')
  expect(() => places.enter('c')).toThrow(/Many pictures/)
  leave()
  places.enter('c')
})

test('sixty addresses that take all the places they get leave some to others', () => {
  const places = createPlaces()
  for (let address = 0; address < 60; address += 1)
    for (let n = 0; n < 8; n += 1)
      try {
        places.enter(`203.0.113.${address}`)
      } catch {
        // It has its share.
      }
  expect(() => places.enter('198.51.100.7')).not.toThrow()
})

describeShop(
  'receipts without an order (F4)',
  (shop) => {
    const hour = 3600_000

    it('are twenty of an address in two hours; those that paid for an order do not count', async () => {
      const photo = await smallPhoto()
      const urls: string[] = []
      for (let n = 0; n < 20; n++) urls.push((await upload(shop, photo, '10.3.0.1')).json.data.url)
      const refused = await upload(shop, photo, '10.3.0.1')
      expect([refused.status, refused.headers.connection]).toEqual([429, 'close'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(7000)
      expect((await upload(shop, photo, '10.3.0.2')).status).toBe(200)
      await inTransaction(shop.db, (trx) => claimProof(trx, urls[0] ?? '', 'an order'))
      expect((await upload(shop, photo, '10.3.0.1')).status).toBe(200)
      expect((await upload(shop, photo, '10.3.0.1')).status).toBe(429)
      shop.now = new Date(shop.now.getTime() + 2 * hour)
      expect((await upload(shop, photo, '10.3.0.1')).status).toBe(200)
    })

    it('are twenty of an address also where the last of them come at once', async () => {
      const photo = await smallPhoto()
      for (let n = 0; n < 18; n++) expect((await upload(shop, photo, '10.3.1.1')).status).toBe(200)
      const last = await Promise.all(Array.from({ length: 6 }, () => upload(shop, photo, '10.3.1.1')))
      expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
    })

    it('are two thousand of all', async () => {
      const many = Array.from({ length: 2000 }, (_, n) => {
        const id = n.toString(16).padStart(32, '0')
        return { id, width: 1, height: 1, contentHash: id }
      })
      for (let at = 0; at < many.length; at += 500)
        await inTransaction(shop.db, (trx) =>
          insertPictures(trx, many.slice(at, at + 500), { purpose: 'proof', now: shop.now }),
        )
      const refused = await upload(shop, await smallPhoto(), '10.4.0.1')
      expect([refused.status, refused.json.detail]).toEqual([503, expect.stringMatching(/receipts/)])
    })

    it('of a disk that is nearly full are refused readably, before a byte is stored', async () => {
      const nearlyFull = async () => ({ bsize: 4096, blocks: 25_000_000, bavail: 120_000 })
      const router = apiRouter()
      router.use(async (c, next) => {
        c.set('caller', { role: 'visitor' })
        await next()
      })
      router.onError((error, c) =>
        problemReply(c, error, { log: shop.shop.log, isDatabaseUnavailable: () => false }),
      )
      router.route('/', uploadApi(shop.shop, nearlyFull))
      const form = new FormData()
      form.append('image', new Blob([new Uint8Array(await smallPhoto())]), 'a.jpg')
      const refused = await router.request('/upload', { method: 'POST', body: form })
      expect([refused.status, (await refused.json()).detail]).toEqual([503, expect.stringMatching(/no room/)])
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop('a body that is refused (F4)', (shop) => {
  it('is read to its end, answered, and its connection says that it closes', async () => {
    const answer = await upload(shop, Buffer.alloc(30 * megabyte), '10.5.0.1')
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
    expect((await upload(shop, await smallPhoto(), '10.5.0.1')).status).toBe(200)
  })
})
