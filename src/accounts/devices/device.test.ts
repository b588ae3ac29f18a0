import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceName } from './device.messages.ts'
import { longestUserAgent, readDevice } from './device.ts'
import { shortAddress } from './short-address.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0.1`, 'Edge on Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (Macintosh)', 'A browser on macOS'],
  ['curl/8.5.0', 'A browser or program we do not know'],
  ['', 'A browser or program we do not know'],
])('%s is "%s"', (userAgent, name) => {
  expect(deviceName('en', readDevice(userAgent))).toBe(name)
})

test('a device has a name in Arabic too', () => {
  expect(deviceName('ar', { browser: 'Safari', system: 'iPhone' })).toBe('متصفح Safari على iPhone')
})

test('whatever a user agent says, nothing of it reaches the list but a name of the table', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2 * longestUserAgent }), (text) => {
      const { browser, system } = readDevice(text)
      expect(browser + system).toMatch(/^[A-Za-z ]*$/)
    }),
  )
})

test.each([
  ['203.0.113.9', '203.0.113.*'],
  ['2001:db8:5:6::/64', '2001:db8:5::/48'],
  ['unknown', 'unknown'],
])('the address %s is kept as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
