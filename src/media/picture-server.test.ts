import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureHeaders } from '#src/http/security-headers.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { createDiskStore } from '#src/media/store/disk-store.ts'
import { storeDemoPicture } from './ingest.ts'
import { countingStore, demoPictures } from './picture.sample.ts'
import { createPictureServer } from './picture-server.ts'
import { createVariants, type Variants } from './variants.ts'

let dir = ''
let origin = ''
let server: Server
let variants: Variants
let store: ReturnType<typeof countingStore>
let original: Buffer
let id = ''
let errors: string[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'))
  store = countingStore(createDiskStore(path.join(dir, 'pictures')))
  const [bytes = Buffer.alloc(0)] = await demoPictures(1)
  original = bytes
  id = (await storeDemoPicture(store, bytes)).id
  await serve({ patienceMs: 120_000 })
})
afterEach(async () => {
  await stop()
  await rm(dir, { recursive: true, force: true })
})

async function serve(limits: Parameters<typeof createVariants>[2]): Promise<void> {
  errors = []
  variants = createVariants(store, (what) => errors.push(what), limits)
  const servePicture = createPictureServer(store, variants, {
    headers: pictureHeaders('https://shop.example'),
    onError: (what) => errors.push(what),
  })
  server = createServer((req, res) => {
    if (!servePicture(req, res)) res.writeHead(418).end('the framework')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  server.close()
  await variants.close()
}

async function get(url: string, init?: RequestInit) {
  const response = await fetch(origin + url, init)
  return { response, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('the original goes out byte for byte, for ever', async () => {
  const { response, headers, bytes } = await get(`/pictures/${id}.webp?v=1`)
  expect(response.status).toBe(200)
  expect(original.equals(bytes)).toBe(true)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(original.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${id}"`,
  })
})

test.each(['avif', 'webp'])('a %s variant is made, kept, and then answered from memory', async (format) => {
  const first = await get(`/pictures/${id}-320.${format}`)
  expect(first.response.status).toBe(200)
  expect(first.headers.get('content-type')).toBe(`image/${format}`)
  expect((await sharp(first.bytes).metadata()).width).toBe(320)
  expect(store.puts).toContain(`${id}-320.${format}`)
  const reads = store.finds.length
  const second = await get(`/pictures/${id}-320.${format}`)
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(store.finds.length).toBe(reads)
})

test('20 visitors at once cost one encoding', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/pictures/${id}-480.avif`)))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(store.puts.filter((name) => name.includes('-480'))).toEqual([`${id}-480.avif`])
})

test('who has it already is told so', async () => {
  const url = `/pictures/${id}-160.webp`
  const etag = (await get(url)).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { response, headers, bytes } = await get(url, { headers: { 'If-None-Match': known } })
    expect([known, response.status, bytes.length]).toEqual([known, 304, 0])
    expect(headers.get('etag')).toBe(etag)
  }
  expect((await get(url, { headers: { 'If-None-Match': '"other"' } })).response.status).toBe(200)
})

test('HEAD says what GET would, without the bytes', async () => {
  for (const url of [
    `/pictures/${id}.webp`,
    `/pictures/${id}-320.avif`,
    `/pictures/${'0'.repeat(32)}.webp`,
  ]) {
    const get200 = await get(url)
    const head = await get(url, { method: 'HEAD' })
    expect(head.response.status).toBe(get200.response.status)
    expect(head.headers.get('content-length')).toBe(get200.headers.get('content-length'))
    expect(head.headers.get('etag')).toBe(get200.headers.get('etag'))
    expect(head.bytes.length).toBe(0)
  }
})

test('a picture is never made wider than its original', async () => {
  expect((await get(`/pictures/${id}-960.webp`)).response.status).toBe(200)
  const original = await get(`/pictures/${id}.webp`)
  const wider = await get(`/pictures/${id}-1280.webp`)
  expect([wider.response.status, wider.bytes]).toEqual([200, original.bytes])
  expect(store.puts.some((name) => name.includes('-1280'))).toBe(false)
})

test('what is unknown, and every trick with paths, is a 404 problem', async () => {
  await mkdir(path.join(dir, 'proofs'), { recursive: true })
  await writeFile(path.join(dir, 'proofs', `${id}.webp`), 'private')
  const paths = [
    `/pictures/${'0'.repeat(32)}.webp`,
    `/pictures/${'0'.repeat(32)}-320.avif`,
    `/pictures/${id}-321.avif`,
    `/pictures/${id}.avif`,
    `/pictures/${id}.svg`,
    '/pictures/',
    `/pictures/../proofs/${id}.webp`,
    `/pictures/..%2fproofs%2f${id}.webp`,
    `/pictures/%2e%2e/proofs/${id}.webp`,
    `/pictures/${id.slice(0, 2)}/${id}.webp`,
    '/pictures/../../../etc/passwd',
  ]
  for (const url of paths) {
    const answer = await rawGet(url)
    expect([url, answer.status, answer.type]).toEqual([url, 404, 'application/problem+json'])
    expect(JSON.parse(answer.body)).toMatchObject({ status: 404, message: 'There is no such picture.' })
  }
  expect(errors).toEqual([])
})

test('only reading is allowed, and other paths are left to the framework', async () => {
  const { response, headers } = await get(`/pictures/${id}.webp`, { method: 'POST', body: 'x' })
  expect([response.status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  for (const url of ['/', '/proofs/x.webp', '/picturesque', '/pictures']) {
    expect([url, (await get(url)).response.status]).toEqual([url, 418])
  }
})

test('a visitor in a hurry gets the original, which nobody keeps', async () => {
  await stop()
  await serve({ patienceMs: 0 })
  const { response, headers, bytes } = await get(`/pictures/${id}-640.avif`)
  expect([response.status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
  expect(original.equals(bytes)).toBe(true)
  while (!(await store.find(`${id}-640.avif`))) await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await get(`/pictures/${id}-640.avif`)).headers.get('content-type')).toBe('image/avif')
})

test('with the WebP of that width at hand, that is the stand-in', async () => {
  const webp = await get(`/pictures/${id}-640.webp`)
  await stop()
  await serve({ patienceMs: 0 })
  const { headers, bytes } = await get(`/pictures/${id}-640.avif`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(webp.bytes.equals(bytes)).toBe(true)
})

test('without any form of that width, the nearest there is stands in', async () => {
  const near = await get(`/pictures/${id}-480.avif`)
  await get(`/pictures/${id}-160.webp`)
  await stop()
  await serve({ patienceMs: 0 })
  const { headers, bytes } = await get(`/pictures/${id}-640.avif`)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/avif', 'no-store'])
  expect(near.bytes.equals(bytes)).toBe(true)
  // Who asks for WebP may not know AVIF.
  expect((await get(`/pictures/${id}-480.webp`)).headers.get('content-type')).toBe('image/webp')
})

test('a store that fails is a 503 problem, and service returns', async () => {
  const find = store.find
  store.find = () => Promise.reject(new Error('EIO'))
  const { response, headers } = await get(`/pictures/${id}-320.avif`)
  expect([response.status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(errors.length).toBe(1)
  store.find = find
  expect((await get(`/pictures/${id}-320.avif`)).response.status).toBe(200)
})

/** As fetch would tidy the path up before sending it. */
async function rawGet(
  url: string,
): Promise<{ status: number | undefined; type: string | undefined; body: string }> {
  const req = request(origin, { path: url }).end()
  const [res] = await once(req, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of res) chunks.push(chunk)
  return { status: res.statusCode, type: res.headers['content-type'], body: Buffer.concat(chunks).toString() }
}
