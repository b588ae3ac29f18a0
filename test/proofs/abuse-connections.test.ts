import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A network of its own, with addresses of the internet on its loopback: needs `unshare` and `ip`, and no root. */
const inOwnNetwork = `ip link set lo up
ip address add 203.0.113.9/32 dev lo
ip address add 198.51.100.7/32 dev lo
exec "$@"`

test('250 connections from one address: 200 are kept; another address and the proxy next door are let in', async () => {
  const script = ['test/proofs/many-connections.sample.ts', '250', '203.0.113.9', '198.51.100.7', '127.0.0.1']
  const { stdout } = await run('unshare', [
    ...['--map-root-user', '--net', 'sh', '-ec', inOwnNetwork, 'sh'],
    ...[process.execPath, ...script],
  ])
  expect(JSON.parse(stdout)).toEqual({ '203.0.113.9': 200, '198.51.100.7': 200, '127.0.0.1': 250 })
})
