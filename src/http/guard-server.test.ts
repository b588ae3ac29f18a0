import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { guardServer } from './guard-server.ts'

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n'],
])('cuts who drips %s', async (_, begin) => {
  const server = createServer({ connectionsCheckingInterval: 20 }, (req, res) =>
    req.resume().on('end', () => res.end('ok')),
  )
  guardServer(server, { headersMs: 100, requestMs: 200 })
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
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('gives an address so many connections at a time, and a neighbour as many as it wants', () => {
  const server = createServer()
  guardServer(server, { connectionsPerAddress: 2 })
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
  const server = createServer()
  guardServer(server)
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000])
})
