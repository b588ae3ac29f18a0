import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
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
