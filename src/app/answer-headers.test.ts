import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { serve } from '#src/http/test-server.ts'
import { storeDemoPicture } from '#src/media/ingest.ts'
import { demoPictures } from '#src/media/picture.sample.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { type Answer, describeShop } from '#test/shop.ts'
import { createApp } from './create-app.ts'

const guarded = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
}
const ours = {
  ...guarded,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringMatching(/^geolocation=\(self\), /),
  'referrer-policy': 'strict-origin-when-cross-origin',
}

describeShop(
  'the headers of a careful server',
  (shop) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const json = { 'content-type': 'application/json' }

    it.each<[what: string, status: number, ask: () => Promise<Answer>]>([
      ['a page', 200, () => shop.get('/about-us')],
      ['a page that is kept', 200, () => shop.get('/about-us')],
      ['a page nobody has', 404, () => shop.get('/no-such-page')],
      ['an address that cannot be read', 404, () => shop.get('/product-details/%ED%A0%BD')],
      ['a call', 200, () => shop.get('/api/categories')],
      ['a call nobody has', 404, () => shop.get('/api/nothing')],
      ['a whole list', 200, () => shop.get('/products')],
      ['a refusal', 401, () => shop.get('/api/me')],
      ['a wrong method', 404, () => shop.send('DELETE', '/shop', undefined, {})],
      ['a body that is no JSON', 400, () => shop.send('POST', '/api/contact', '{', json)],
      ['a body that is too long', 413, () => shop.post('/api/contact', { message: 'x'.repeat(200_000) })],
      ['a redirect', 303, () => shop.send('POST', '/track', 'orderId=1&mobileNumber=2', form)],
      ['the health', 200, () => shop.get('/healthz')],
      ['security.txt', 200, () => shop.get('/.well-known/security.txt')],
      ['robots.txt', 200, () => shop.get('/robots.txt')],
      ['a receipt that is not there', 404, () => shop.get(`/proofs/${'0'.repeat(32)}.webp`)],
    ])('are on %s', async (_, status, ask) => {
      const answer = await ask()
      expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(ours)])
    })

    it.each(['/', '/ar', '/shop', '/category/offer-category', '/cart', '/product-checkout', '/about-us'])(
      'let a browser keep %s in memory for Back',
      async (path) => {
        const { status, headers } = await shop.get(path)
        expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
      },
    )

    /** What comes back to some bytes: its status, and its headers by their small names. */
    async function askRaw(bytes: string) {
      const { port } = new URL(shop.origin)
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      let answer = ''
      socket.on('data', (data) => {
        answer += data
        if (answer.includes('\r\n\r\n')) socket.end()
      })
      socket.write(bytes)
      await once(socket, 'close')
      const [status = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
      const named = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ])
      return { ...Object.fromEntries(named), ':status': status.split(' ')[1] }
    }

    it('say that the connection ends where a body was refused before its end', async () => {
      const { port } = new URL(shop.origin)
      const raw = async (head: string, body: string) => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
        socket.write(`POST /api/contact HTTP/1.1\r\nhost: shop.test\r\n${head}\r\n\r\n${body}`)
        const [answer] = await once(socket, 'data')
        socket.destroy()
        return String(answer)
      }
      const type = 'content-type: application/json\r\ncontent-length:'
      const far = await raw(`${type} 2000000`, 'x'.repeat(1000))
      expect(far).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i)
      const whole = await raw(`${type} 200000`, 'x'.repeat(200_000))
      expect(whole).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: keep-alive\r\n/i)
    })

    it('are on what one address asks too much of', async () => {
      const from = { 'x-forwarded-for': '203.0.113.77' }
      for (let n = 0; n < 300; n++) await shop.get(`/api/product/none-${n}`, from)
      for (const page of ['/api/product/none-300', '/no-such-page-either']) {
        const { status, headers } = await shop.get(page, from)
        expect([status, headers]).toEqual([429, expect.objectContaining(ours)])
      }
    })

    it.each<[what: string, status: number, lines: string]>([
      ['is no HTTP', 400, 'NONSENSE'],
      ['is of another HTTP', 400, 'PRI * HTTP/2.0\r\n\r\nSM'],
      ['names no host', 400, 'GET /about-us HTTP/1.1'],
      ['names a host that is none', 400, 'GET /healthz HTTP/1.1\r\nHost: a b/c'],
      ['asks about no address', 400, 'OPTIONS * HTTP/1.1\r\nHost: shop.test'],
      ['has an address with a backslash', 400, 'GET /a\\b HTTP/1.1\r\nHost: shop.test'],
      [
        'has two lengths',
        400,
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked',
      ],
      ['expects what nobody does', 417, 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\nExpect: a-miracle'],
      ['has too many headers', 431, `GET / HTTP/1.1\r\nHost: shop.test\r\nX: ${'x'.repeat(20_000)}`],
    ])('are on the refusal of a request that %s, and end its connection', async (_, status, lines) => {
      const head = await askRaw(`${lines}\r\n\r\n`)
      expect(head).toMatchObject({ ...ours, ':status': String(status), connection: 'close' })
    })

    it('are on what somebody asks who would rather speak another protocol; a tunnel gets nothing', async () => {
      const upgrade = 'Host: shop.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
      expect(await askRaw(`GET /healthz HTTP/1.1\r\n${upgrade}`)).toMatchObject({
        ...ours,
        ':status': '200',
      })
      expect(await askRaw('CONNECT shop.test:80 HTTP/1.1\r\nHost: shop.test:80\r\n\r\n')).toEqual({
        ':status': undefined,
      })
    })

    it('are on pictures too, which others may show', async () => {
      await stockOne(shop.db)
      const [bytes = Buffer.alloc(0)] = await demoPictures(1)
      const { id } = await storeDemoPicture(shop.shop.pictures, bytes)
      for (const [name, status] of [
        [`${id}.webp`, 200],
        ['nothing.webp', 404],
      ] as const) {
        const picture = await shop.get(`/pictures/${name}`)
        const said = {
          ...guarded,
          'cross-origin-resource-policy': 'cross-origin',
          'referrer-policy': 'no-referrer',
        }
        expect([picture.status, picture.headers]).toEqual([status, expect.objectContaining(said)])
      }
      expect((await shop.send('POST', `/pictures/${id}.webp`, '', {})).headers).toMatchObject(guarded)
    })

    it('are on the files of the build', async () => {
      const filesDir = await mkdtemp(path.join(tmpdir(), 'haqiba-files-'))
      onTestFinished(() => rm(filesDir, { recursive: true }))
      await writeFile(path.join(filesDir, 'icon.svg'), '<svg/>')
      await mkdir(path.join(filesDir, 'assets'))
      await writeFile(path.join(filesDir, 'assets/sprite-BPpmmbqt.svg'), '<svg/>')
      const make = () => Promise.reject(new Error('no pictures here'))
      const ask = await serve(createApp(shop.shop, { make }, { assetsOf: sourceAssets, filesDir }))
      for (const [file, status] of [
        ['/icon.svg', 200],
        ['/assets/none.js', 404],
      ] as const) {
        const answer = await ask(file)
        expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(ours)])
      }
      // What documents alone ask for would be a fifth of such a file (docs/decisions/086).
      const { status, headers } = await ask('/assets/sprite-BPpmmbqt.svg')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        ...guarded,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      for (const name of ['permissions-policy', 'reporting-endpoints', 'cross-origin-opener-policy'])
        expect(headers).not.toHaveProperty(name)
    })
  },
  { TRUST_PROXY: '1' },
)
