import { beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts'
import { changedFields } from './draft-values.ts'
import { dropDrafts } from './drop-drafts.ts'

const at = (second: number) => new Date(second * 1000)

/** What a tab keeps, in memory. */
function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab())
  return () => vi.unstubAllGlobals()
})

test('what was typed is kept by form and person, and goes when it is saved', () => {
  keepDraft('huda', 'settings', { marquee: 'Sale' }, at(1))
  keepDraft('huda', 'product 7', { name: 'Tote' }, at(2))
  expect(readDraft('huda', 'settings')).toEqual({ marquee: 'Sale' })
  expect(readDraft('ali', 'settings')).toBeUndefined()
  dropDraft('huda', 'settings')
  expect(readDraft('huda', 'settings')).toBeUndefined()
  expect(readDraft('huda', 'product 7')).toEqual({ name: 'Tote' })
})

test('somebody who logs out, or types after another in the same tab, leaves nothing of it behind', () => {
  keepDraft('huda', 'settings', { marquee: 'Sale' }, at(1))
  keepDraft('ali', 'settings', { marquee: 'New' }, at(2))
  expect([readDraft('huda', 'settings'), readDraft('ali', 'settings')]).toEqual([
    undefined,
    { marquee: 'New' },
  ])
  sessionStorage.setItem('what another part of the shop keeps', 'Salma')
  dropDrafts()
  expect(readDraft('ali', 'settings')).toBeUndefined()
  expect(sessionStorage.getItem('what another part of the shop keeps')).toBeNull()
})

test('ten forms are kept, the latest ones, and nothing that is too long', () => {
  for (let n = 0; n < 12; n++) keepDraft('huda', `product ${n}`, { name: `Bag ${n}` }, at(n))
  const kept = Array.from({ length: 12 }, (_, n) => n).filter((n) => readDraft('huda', `product ${n}`))
  expect(kept).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  keepDraft('huda', 'product 11', { name: 'x'.repeat(60_000) }, at(20))
  expect(readDraft('huda', 'product 11')).toBeUndefined()
})

test('only changed fields are kept, and no file', () => {
  const defaults = { title: 'Eid', sizes: ['S'], image: undefined, giftBanner: true }
  const image = new Blob(['picture'])
  expect(changedFields({ ...defaults, image }, defaults)).toEqual({})
  expect(changedFields({ title: 'Eid sale', sizes: ['S', 'M'], image, giftBanner: false }, defaults)).toEqual(
    {
      title: 'Eid sale',
      sizes: ['S', 'M'],
      giftBanner: false,
    },
  )
})

test('a tab that keeps nothing, or something else in this place, is no reason to fail', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('huda', 'settings', { marquee: 'Sale' }, at(1))
  dropDrafts()
  expect(readDraft('huda', 'settings')).toBeUndefined()
  vi.stubGlobal('sessionStorage', { ...tab(), getItem: () => '"broken' })
  expect(readDraft('huda', 'settings')).toBeUndefined()
})
