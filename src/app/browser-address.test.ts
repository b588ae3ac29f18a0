import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { browserAddress } from './browser-address.ts'

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['shop.example', 'http://shop.example:3000'],
])('a shop that listens on %s is opened at %s', (host, address) => {
  expect(browserAddress(host, 3000)).toBe(address)
})

test('the address of a server that listens everywhere answers', async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(browserAddress('0.0.0.0', port))).text()).toBe('here')
  server.close()
})
