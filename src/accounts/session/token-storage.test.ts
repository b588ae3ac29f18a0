import { afterEach, expect, test, vi } from 'vitest'
import { storedToken, storeToken, tokenKey } from './token-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('the token goes at logout also where the storage takes nothing new', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      if (value === '') throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  })
  storeToken('hers')
  expect(storedToken()).toBe('hers')
  storeToken('')
  expect([storedToken(), kept.has(tokenKey)]).toEqual([undefined, false])
})
