import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { expect, inject, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { closureOf, entry, type Manifest, mostJavaScript } from '../../bench/weights.ts'
import { shopPages } from '../../build/shared-chunk.ts'

const built = 'dist/client'

const manifestOf = (locale: string): Manifest =>
  JSON.parse(readFileSync(`${built}/.vite/manifest-${locale}.json`, 'utf8'))

const kB = (file: string) => statSync(`${built}/${file}.gz`).size / 1000

test.each(locales)('%s: no page of the shop loads more JavaScript than it may', (locale) => {
  const manifest = manifestOf(locale)
  const weights = shopPages().map((page) => {
    const files = closureOf([...entry, page], manifest)
    return { page, weight: files.reduce((sum, { file }) => sum + kB(file), 0) }
  })
  expect(weights.length).toBeGreaterThan(15)
  expect(weights.filter(({ weight }) => weight > mostJavaScript)).toEqual([])
})

test.each(locales)('%s: before the largest paint nothing is loaded but an entry of 2 kB', (locale) => {
  const first = manifestOf(locale)[entry[0]]
  expect(first?.imports).toBeUndefined()
  expect(kB(first?.file ?? '')).toBeLessThan(2)
})

test('home of the demo comes with the first two flights of a connection (docs/decisions/083)', async () => {
  // Ten segments of 1,460 bytes (RFC 6928), then twenty: what is over waits for another round trip, 150 ms on slow 4G.
  const twoFlights = 30 * 1460
  const [reply] = await once(get(inject('sharedShop'), { headers: { 'accept-encoding': 'br' } }), 'response')
  let sent = reply.rawHeaders.reduce((sum: number, text: string) => sum + text.length + 2, 0)
  for await (const chunk of reply) sent += chunk.length
  expect(reply.headers['content-encoding']).toBe('br')
  expect(sent).toBeLessThanOrEqual(twoFlights)
})

test('a page carries no variables that shadows and figures are put together from', () => {
  const sheet = readFileSync(`${built}/${manifestOf(locales[0])['src/app/shop.css']?.file}`, 'utf8')
  expect(sheet.match(/--tw-[\w-]*(?:shadow|ring|numeric)[\w-]*/g) ?? []).toEqual([])
})

test('the drawings of every page come in one round trip of a line that six share (docs/decisions/086)', async () => {
  // A sixth of what 1.6 Mbit/s brings in 150 ms, as Lighthouse reckons.
  const oneFlight = 4600
  const sprite = manifestOf(locales[0])['src/ui/sprite.svg']?.file
  const address = `${inject('sharedShop')}/${sprite}`
  const [reply] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')
  let sent = reply.rawHeaders.reduce((sum: number, text: string) => sum + text.length + 2, 0)
  for await (const chunk of reply) sent += chunk.length
  expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'br'])
  expect(sent).toBeLessThanOrEqual(oneFlight)
})

test.each(locales)('%s: the files of a page wait for each other in no circle', (locale) => {
  const manifest = manifestOf(locale)
  const circles: string[] = []
  const walk = (name: string, way: readonly string[]) => {
    if (way.includes(name)) circles.push([...way, name].join(' → '))
    else for (const next of manifest[name]?.imports ?? []) walk(next, [...way, name])
  }
  for (const page of [...entry, ...shopPages()]) walk(page, [])
  expect(circles).toEqual([])
})
