import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { formFor, packReply } from './cached-reply.ts'
import { openFixture, page } from './reply-cache.sample.ts'

it('renders once for a crowd that asks at the same time', async () => {
  const { fixture, ask } = await openFixture({
    render: (key, version) => wait(30).then(() => page(key, version)),
  })
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask('/')))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(fixture.rendered).toEqual(['/'])
  expect(fixture.logged).toHaveLength(50)
})

it('makes one entry of a page whatever else stands in its query', async () => {
  const { fixture, ask } = await openFixture()
  for (const url of ['/bags', '/bags?utm=1', '/bags?x=2&y=3', '/bags?q=', '/bags?']) {
    expect((await ask(url)).status).toBe(200)
  }
  expect(fixture.rendered).toEqual(['/bags'])
  await ask('/bags?junk=1&q=red')
  await ask('/bags?q=red')
  expect(fixture.rendered).toEqual(['/bags', '/bags?q=red'])
})

it('sends the form a client takes, each with its own tag and the same content', async () => {
  const { ask } = await openFixture()
  const plain = await ask('/')
  const gz = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
  const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(gz.body)).toEqual(plain.body)
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect([gz, br].map((reply) => reply.headers['content-encoding'])).toEqual(['gzip', 'br'])
  expect(new Set([plain, gz, br].map((reply) => reply.headers.etag)).size).toBe(3)
  for (const reply of [plain, gz, br]) {
    expect(reply.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(reply.body.length),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
    })
  }
})

it('packs a page for the first who takes it so, once, and counts what that weighs', async () => {
  const { fixture, ask } = await openFixture()
  await ask('/')
  const plain = fixture.size()
  const packed = await Promise.all([1, 2, 3].map(() => ask('/', { 'accept-encoding': 'br' })))
  expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'br'])
  const withBrotli = fixture.size()
  expect(withBrotli).toBeGreaterThan(plain + (packed[0]?.body.length ?? 0))
  await ask('/', { 'accept-encoding': 'br' })
  expect([fixture.size(), fixture.rendered.length]).toEqual([withBrotli, 1])
  await ask('/', { 'accept-encoding': 'gzip' })
  expect(fixture.size()).toBeGreaterThan(withBrotli)
})

it('makes a form once for all who wait for it', async () => {
  const page = await packReply(new Response('<p>bag</p>', { headers: { 'content-type': 'text/html' } }))
  const asked = { headers: { 'accept-encoding': 'br' } } as IncomingMessage
  const first = formFor(page, asked)
  expect(formFor(page, asked)).toBe(first)
  expect(formFor(page, asked)).toBe(first)
  const made = await first
  expect(formFor(page, asked)).toBe(made)
})

it('answers 304 to whoever has the page already', async () => {
  const { fixture, ask } = await openFixture()
  const { headers } = await ask('/')
  const etag = String(headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await ask('/', { 'if-none-match': known })
    expect([reply.status, reply.body.length, reply.headers.etag]).toEqual([304, 0, etag])
    expect(reply.headers['cache-control']).toContain('must-revalidate')
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await ask('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  fixture.version = 2
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200)
})

it('answers HEAD with the headers of GET and no body, and leaves other methods alone', async () => {
  const { ask } = await openFixture()
  const head = await ask('/', {}, { method: 'HEAD' })
  const get = await ask('/')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
  expect((await ask('/', {}, { method: 'POST' })).body.toString()).toBe('framework')
})

it('never serves an old version, and keeps no page whose rendering began before a change', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { fixture, ask } = await openFixture({
    render: async (key, version) => {
      if (version === 1) await held
      return page(key, version)
    },
  })
  const early = ask('/')
  await expect.poll(() => fixture.rendered.length).toBe(1)
  fixture.version = 2
  expect((await ask('/')).body.toString()).toContain('/ 2')
  release()
  expect((await early).status).toBe(200)
  expect((await ask('/')).body.toString()).toContain('/ 2')
  expect(fixture.rendered).toHaveLength(2)
})

it('drops a rendering that ends after the change and meets no request in between', async () => {
  const { fixture, ask } = await openFixture({
    render: (key, version) => {
      if (version === 1) fixture.version = 2
      return page(key, version)
    },
  })
  expect((await ask('/')).body.toString()).toContain('/ 1')
  expect((await ask('/')).body.toString()).toContain('/ 2')
})

it('passes a 404 on and does not keep it', async () => {
  const { fixture, ask } = await openFixture({
    render: () => new Response('none', { status: 404, headers: { link: '</x>' } }),
  })
  for (const _ of [1, 2]) {
    const reply = await ask('/nowhere')
    expect([reply.status, reply.body.toString(), reply.headers.link]).toEqual([404, 'none', '</x>'])
  }
  expect(fixture.rendered).toHaveLength(2)
  expect(fixture.size()).toBe(0)
})

it('keeps no reply that forbids it, and hands no cookie to anybody', async () => {
  const { fixture, ask } = await openFixture({
    render: () => new Response('mine', { headers: { 'cache-control': 'private', 'set-cookie': 'a=b' } }),
  })
  const [first] = [await ask('/'), await ask('/')]
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['cache-control']).toBe('private')
  expect(fixture.rendered).toHaveLength(2)
})

it.each(['Accept-Language', 'accept-encoding, Cookie', '*'])(
  'keeps no reply that varies by %s, and leaves it to the framework, which sees who asks',
  async (vary) => {
    const { fixture, ask } = await openFixture({
      render: () => new Response('yours', { headers: { vary } }),
    })
    for (const _ of [1, 2]) expect((await ask('/')).body.toString()).toBe('framework')
    expect([fixture.rendered.length, fixture.size()]).toEqual([2, 0])
  },
)

it('keeps a reply that varies by nothing but its form', async () => {
  const { fixture, ask } = await openFixture({
    render: () => new Response('bags', { headers: { vary: 'accept-encoding' } }),
  })
  for (const _ of [1, 2]) expect((await ask('/')).body.toString()).toBe('bags')
  expect(fixture.rendered).toEqual(['/'])
})

it('leaves a page that cannot be rendered to the framework, each time anew', async () => {
  let broken = true
  const { fixture, ask } = await openFixture({
    render: (key, version) => {
      if (broken) throw new Error('the database is away')
      return page(key, version)
    },
  })
  expect((await ask('/')).body.toString()).toBe('framework')
  expect(fixture.errors).toBe(1)
  broken = false
  expect((await ask('/')).status).toBe(200)
})

it('refuses renderings beyond a budget, and still serves what is kept; who joins a rendering spends nothing', async () => {
  const { fixture, ask } = await openFixture({
    budget: 1,
    render: (key, version) => wait(20).then(() => page(key, version)),
  })
  await Promise.all([ask('/'), ask('/'), ask('/')])
  const refused = await ask('/bags')
  expect([refused.status, refused.body.toString()]).toEqual([429, 'Too often'])
  expect((await ask('/')).status).toBe(200)
  expect([fixture.rendered, fixture.errors]).toEqual([['/'], 0])
  expect(fixture.logged.filter((line) => line === 'GET /bags 429')).toHaveLength(1)
})

it("serves what is kept to who shows a token that is nobody's", async () => {
  const { fixture, ask } = await openFixture()
  for (const authorization of ['Bearer junk', 'x', '']) {
    expect((await ask('/', { authorization })).body.toString()).toContain('/ 1')
  }
  expect(fixture.rendered).toEqual(['/'])
})

it('leaves visitors who show a token, and pages about one visitor, to the framework', async () => {
  const { fixture, ask } = await openFixture()
  expect((await ask('/', { authorization: 'Bearer staff' })).body.toString()).toBe('framework')
  expect((await ask('/private/cart')).body.toString()).toBe('framework')
  expect(fixture.rendered).toEqual([])
  expect(fixture.logged).toEqual([])
})

it('holds no more than its bytes, and forgets what was asked longest ago', async () => {
  const noise = (seed: number) =>
    Array.from({ length: 2000 }, (_, i) => ((i + 1) * (seed + 7) * 2654435761).toString(36)).join('')
  const { fixture, ask } = await openFixture({
    maxBytes: 400_000,
    render: (key) => new Response(noise(key.length), { headers: { 'content-type': 'text/html' } }),
  })
  const paths = Array.from({ length: 40 }, (_, i) => `/${'a'.repeat(i + 1)}`)
  for (const path of paths) {
    await ask(path)
    expect(fixture.size()).toBeLessThanOrEqual(400_000)
  }
  expect(fixture.size()).toBeGreaterThan(200_000)
  const before = fixture.rendered.length
  await ask(paths.at(-1) ?? '')
  expect(fixture.rendered).toHaveLength(before)
  await ask(paths[0] ?? '')
  expect(fixture.rendered).toHaveLength(before + 1)
})
