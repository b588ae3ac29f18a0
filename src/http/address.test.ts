import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf } from './address.ts'

function seen(proxies: number, forwarded: string | string[] | undefined, socket?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string }
  return addressOf({ socket: { remoteAddress: socket ?? '10.0.0.1' }, headers }, proxies)
}

const ip = fc.ipV4()

describe('who is asking', () => {
  test('is the socket where no proxy is believed, whatever is forwarded', () => {
    fc.assert(
      fc.property(fc.array(ip), (hops) => {
        expect(seen(0, hops.join(', '))).toBe('10.0.0.1')
      }),
    )
  })

  test('is the entry that the outermost believed proxy wrote, whatever a visitor put before it', () => {
    fc.assert(
      fc.property(fc.array(ip), ip, fc.array(ip, { maxLength: 4 }), (forged, visitor, proxies) => {
        const hops = [...forged, visitor, ...proxies]
        expect(seen(proxies.length + 1, hops.join(','))).toBe(visitor)
      }),
    )
  })

  test('is the first entry where fewer proxies wrote than are believed', () => {
    fc.assert(
      fc.property(
        fc.array(ip, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (hops, more) => {
          expect(seen(hops.length + more, hops.join(', '))).toBe(hops[0])
        },
      ),
    )
  })

  test.each([
    ['nothing forwarded', undefined],
    ['an empty header', ''],
    ['an empty entry', '203.0.113.9, '],
    ['only blanks', '   '],
  ])('is the socket with %s', (_, forwarded) => {
    expect(seen(1, forwarded)).toBe('10.0.0.1')
  })

  test('is unknown where even the socket does not say', () => {
    expect(addressOf({ socket: {}, headers: {} }, 1)).toBe('unknown')
  })

  test('is read from several headers as from one', () => {
    expect(seen(2, ['203.0.113.9', '198.51.100.7'])).toBe('203.0.113.9')
  })

  test('is never longer than an address, so that nobody fills the memory with names', () => {
    expect(seen(1, 'x'.repeat(5000))).toBe('x'.repeat(64))
  })
})

describe('an IPv6 address', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const hex = (groups: number[]) => groups.map((one) => one.toString(16))

  test('counts by its first four groups, however it is written', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups.slice(0, 6).some((one) => one !== 0))
        const network = `${hex(groups.slice(0, 4)).join(':')}::/64`
        const plain = hex(groups).join(':')
        const padded = hex(groups).map((one) => one.padStart(4, '0'))
        expect(seen(1, plain)).toBe(network)
        expect(seen(1, padded.join(':').toUpperCase())).toBe(network)
        expect(seen(1, `[${plain}]:443`)).toBe(network)
        expect(seen(1, `[${plain}]`)).toBe(network)
        expect(seen(1, `${plain}%eth0`)).toBe(network)
      }),
    )
  })

  test.each([
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64'],
    ['1::5:6:7:192.0.2.1', '1:0:0:5::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:80', '192.0.2.1'],
    ['192.0.2.1:', '192.0.2.1:'],
  ])('%s counts as %s', (address, network) => expect(seen(1, address)).toBe(network))
})
