import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createGuardedServer } from './guard-server.ts'

const url = 'http://shop.test'

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n'],
])('cuts who drips %s', async (_, begin) => {
  const server = createGuardedServer((req, res) => req.resume().on('end', () => res.end('ok')), url, {
    headersMs: 100,
    requestMs: 200,
    checkEveryMs: 20,
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const slow = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  slow.on('data', (data) => {
    answer += data
  })
  // Whoever was cut may still be writing.
  slow.on('error', () => undefined)
  slow.write(begin)
  const dripping = setInterval(() => slow.write('a'), 20)
  await once(slow, 'close')
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nX-Content-Type-Options: nosniff\r\n/)
})

it('gives an address so many connections at a time, and a neighbour as many as it wants', () => {
  const server = createGuardedServer(() => undefined, url, { connectionsPerAddress: 2 })
  const arrive = (address: string) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    server.emit('connection', socket)
    return socket
  }
  const sockets = [1, 2, 3].map(() => arrive('203.0.113.9'))
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  expect(arrive('198.51.100.7').destroyed).toBe(false)
  expect([1, 2, 3].map(() => arrive('10.0.0.1').destroyed)).toEqual([false, false, false])
  sockets[0]?.emit('close')
  expect(arrive('203.0.113.9').destroyed).toBe(false)
})

it('has limits of its own, shorter than those of Node for headers', () => {
  const server = createGuardedServer(() => undefined, url)
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000])
})

it('keeps an idle connection longer than the proxies of deploy/ keep theirs', async () => {
  const server = createGuardedServer((_req, res) => res.end('ok'), url)
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  const caddy = 120
  expect(Number(seconds)).toBeGreaterThan(caddy)
  expect(server.keepAliveTimeout).toBe(Number(seconds) * 1000)
})

it('answers nothing in the middle of another answer', async () => {
  const half: RequestListener = (_req, res) => res.writeHead(200, { 'content-length': 10 }).write('half')
  const server = createGuardedServer(half, url)
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
    if (answer.endsWith('half')) socket.write('NONSENSE\r\n\r\n')
  })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await once(socket, 'close')
  expect(answer).toMatch(/\r\n\r\nhalf$/)
})
