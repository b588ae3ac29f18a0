import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { avifBomb } from '#src/media/decoding/hostile-pictures.sample.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { asNpmStarts, phonePhoto } from '../attacks.ts'
import { type RunningShop, startShop } from '../running-shop.ts'

const admin = { ADMIN_EMAIL: 'owner@haqiba.example', ADMIN_PASSWORD: 'Jabal-Akhdar-2400' }
const megabyte = 1024 * 1024
const shops: RunningShop[] = []

async function start(env: Record<string, string> = {}): Promise<RunningShop> {
  const shop = await startShop({ ...asNpmStarts, DEMO: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env })
  shops.push(shop)
  return shop
}

afterAll(async () => {
  for (const shop of shops) await shop.remove()
})

let visitor = 0
/** An upload of somebody else each time, because an address has sixty a minute. */
function upload({ origin }: RunningShop, bytes: Uint8Array, headers: Record<string, string> = {}) {
  visitor += 1
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  return fetch(`${origin}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': from, ...headers },
  })
}

test('a power cut in the middle of uploads, twenty times, leaves whole pictures and no temporary file', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haqiba-uploads-'))
  const photo = await plainPicture(2400, 1800).jpeg().toBuffer()
  try {
    for (let round = 0; round < 20; round++) {
      const shop = await startShop({ DEMO: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1', DATA_DIR: dataDir })
      for (const folder of ['pictures', 'proofs'])
        expect(readdirSync(path.join(dataDir, folder, 'incoming'))).toEqual([])
      const { hostname, port } = new URL(shop.origin)
      const half = connect(Number(port), hostname).on('error', () => {})
      half.write(
        `POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\ncontent-disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n`,
      )
      half.write(photo.subarray(0, photo.length >> 1))
      const others = Array.from({ length: 6 }, () => upload(shop, photo).catch(() => undefined))
      // A different moment of the work each time.
      await new Promise((resolve) => setTimeout(resolve, 15 * round))
      await shop.kill()
      half.destroy()
      await Promise.all(others)
    }
    const last = await startShop({ DEMO: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir })
    await last.stop()
    const kept = readdirSync(path.join(dataDir, 'proofs'), { recursive: true, withFileTypes: true })
    for (const file of kept.filter((one) => one.isFile()))
      expect(
        (await sharp(await readFile(path.join(file.parentPath, file.name))).stats()).channels.length,
      ).toBe(3)
    expect(existsSync(path.join(dataDir, 'proofs/incoming'))).toBe(true)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('ten thousand guessed addresses show no payment proof', async () => {
  const shop = await start()
  const { data } = await (await upload(shop, await plainPicture(300, 400).png().toBuffer())).json()
  const until = Math.floor(Date.now() / 1000) + 600
  let hits = 0
  for (let batch = 0; batch < 100; batch++) {
    const guesses = Array.from({ length: 100 }, (_, n) => {
      const address = n % 2 ? data.url : `/proofs/${randomBytes(16).toString('hex')}.webp`
      return `${address}?until=${until}&signature=${randomBytes(32).toString('base64url')}`
    })
    const answers = await Promise.all(guesses.map((guess) => fetch(shop.origin + guess)))
    for (const answer of answers) {
      if (answer.status !== 404) hits += 1
      await answer.body?.cancel()
    }
  }
  expect(hits).toBe(0)
})

test('an 8 MB phone photo reaches a 360 px screen in at most 120 kB', async () => {
  const shop = await start(admin)
  const call = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(shop.origin + address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: shop.origin, ...headers },
    })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin
  const entered = await call('/api/auth/sign-in/email', { email, password })
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { token } = await (await call('/api/jwt', { email }, { cookie })).json()
  const photo = await phonePhoto()
  expect(photo.length).toBeGreaterThan(6 * megabyte)
  expect(photo.length).toBeLessThan(10 * megabyte)
  const { data } = await (await upload(shop, photo, { authorization: `Bearer ${token}` })).json()
  for (const width of [640, 960]) {
    const address = shop.origin + data.url.replace('.webp', `-${width}.avif`)
    const answer = async () => {
      const reply = await fetch(address)
      return { type: reply.headers.get('content-type'), size: (await reply.arrayBuffer()).byteLength }
    }
    await expect.poll(async () => (await answer()).type, { timeout: 20_000 }).toBe('image/avif')
    const { size } = await answer()
    process.stdout.write(`8 MB photo at ${width} px: ${Math.round(size / 1000)} kB\n`)
    expect(size).toBeLessThan(120_000)
  }
})

test('while ten pictures that would have taken gigabytes come in, a phone’s photo is stored within 5 s', async () => {
  const shop = await start()
  const photo = await phonePhoto()
  const hostile = Array.from({ length: 10 }, () => upload(shop, avifBomb()))
  const began = performance.now()
  expect((await upload(shop, photo)).status).toBe(200)
  const took = performance.now() - began
  process.stdout.write(`the photo took ${Math.round(took)} ms\n`)
  expect(took).toBeLessThan(5000)
  for (const answer of await Promise.all(hostile)) expect(answer.status).toBe(413)
})

test('ten pictures of 50 megapixels from one address make the photo of another wait for one of them', async () => {
  const shop = await start()
  const slow = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#7a1f30' } })
    .png()
    .toBuffer()
  const photo = await phonePhoto()
  const many = Array.from({ length: 10 }, () => upload(shop, slow, { 'x-forwarded-for': '172.16.0.1' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  expect((await upload(shop, photo)).status).toBe(200)
  const took = performance.now() - began
  process.stdout.write(`the photo of another address took ${Math.round(took)} ms\n`)
  expect(took).toBeLessThan(5000)
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('ten hostile uploads at once, again and again, grow the memory by less than 150 MB; pages go on', async () => {
  const shop = await start()
  const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#7a1f30' } })
    .png()
    .toBuffer()
  const tooLarge = await sharp({
    create: { width: 17_000, height: 17_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  const junk = Buffer.concat([
    (await plainPicture(64, 64).jpeg().toBuffer()).subarray(0, 300),
    randomBytes(9 * megabyte),
  ])
  // 880 kB that were unpacked to 553 MB, because a progressive JPEG is held whole before its first line is out.
  const progressive = await sharp({
    create: { width: 7070, height: 7070, channels: 3, background: '#7a1f30' },
  })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 60 })
    .toBuffer()
  const kinds = [bomb, tooLarge, junk, avifBomb(), progressive]
  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024
  await (await fetch(shop.origin)).text()
  const before = resident()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, resident())
  }, 20)
  for (let round = 0; round < 3; round++) {
    const files = Array.from({ length: 10 }, (_, n) => kinds[n % kinds.length] ?? junk)
    const answers = await Promise.all(files.map((file) => upload(shop, file)))
    for (const answer of answers) expect([200, 413, 415, 422, 503]).toContain(answer.status)
    expect((await fetch(shop.origin)).status).toBe(200)
  }
  clearInterval(watch)
  process.stdout.write(`memory: ${Math.round(before)} MB before, ${Math.round(most)} MB at most\n`)
  expect(most - before).toBeLessThan(150)
})
