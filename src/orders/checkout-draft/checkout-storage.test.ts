import { afterEach, expect, test, vi } from 'vitest'
import { dropDrafts } from '#src/ui/form/drop-drafts.ts'
import { clearCheckout, readCheckout, writeCheckout } from './checkout-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new Error('SecurityError')
}

test('where the browser forbids storing, checkout is kept by the page, and goes with who logs out (O39)', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  expect(readCheckout('checkoutForm')).toBeNull()
  writeCheckout('checkoutForm', { name: 'Salma' })
  writeCheckout('placedOrder', { orderId: '123456' })
  expect(readCheckout('checkoutForm')).toEqual({ name: 'Salma' })
  clearCheckout('checkoutForm')
  expect([readCheckout('checkoutForm'), readCheckout('placedOrder')]).toEqual([null, { orderId: '123456' }])
  dropDrafts()
  expect(readCheckout('placedOrder')).toBeNull()
})

test('what is stored again where there was no room before is what counts', () => {
  const kept = new Map<string, string>()
  let full = true
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (full ? refuse() : void kept.set(key, value)),
  })
  writeCheckout('checkoutForm', { name: 'Salma' })
  full = false
  writeCheckout('checkoutForm', { name: 'Huda' })
  expect([readCheckout('checkoutForm'), kept.size]).toEqual([{ name: 'Huda' }, 1])
})
