import { expect, test, vi } from 'vitest'
import { type CartLine, cartKey, withLine, withoutLines } from './cart.ts'
import { createCartStorage } from './cart-storage.ts'

const bag: CartLine = {
  id: 'p1',
  name: 'Bag',
  imageUrl: '',
  color: 'N/A',
  size: 'N/A',
  quantity: 1,
  originalPrice: 12.5,
  customerEmail: '',
}
const shoe: CartLine = { ...bag, id: 'p2', name: 'Shoe' }

/** The browser's storage as its standard describes it, with a lid that can be closed. */
function browserStorage(start?: string) {
  const kept = new Map(start === undefined ? [] : [[cartKey, start]])
  const storage = {
    full: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
  return storage as typeof storage & Storage
}

test('stores every change under product.md section 9 key and shape, and tells who listens', () => {
  const storage = browserStorage()
  const cart = createCartStorage(() => storage)
  const told = vi.fn()
  cart.subscribe(told)
  cart.change((lines) => withLine(lines, bag))
  expect(JSON.parse(storage.getItem('cartProducts') ?? '')).toEqual([bag])
  expect(told).toHaveBeenCalledOnce()
  expect(cart.read()).toBe(cart.read())
})

test('a change starts from what another tab stored meanwhile', () => {
  const storage = browserStorage()
  const [here, there] = [createCartStorage(() => storage), createCartStorage(() => storage)]
  here.change((lines) => withLine(lines, bag))
  there.change((lines) => withLine(lines, shoe))
  here.change((lines) => withLine(lines, bag))
  expect(there.read()).toEqual([{ ...bag, quantity: 2 }, shoe])
})

test('a broken value is replaced by its good lines once somebody looks', () => {
  const storage = browserStorage(JSON.stringify([{ ...bag, quantity: -3 }, 'stranger']))
  const cart = createCartStorage(() => storage)
  cart.subscribe(() => undefined)
  expect(cart.read()).toEqual([bag])
  expect(JSON.parse(storage.getItem(cartKey) ?? '')).toEqual([bag])
})

test('a full storage keeps the bag in memory until another tab writes', () => {
  const storage = browserStorage(JSON.stringify([bag]))
  storage.full = true
  const cart = createCartStorage(() => storage)
  cart.change((lines) => withLine(lines, shoe))
  expect(cart.read()).toEqual([bag, shoe])
  cart.change((lines) => withoutLines(lines, [bag]))
  expect(cart.read()).toEqual([shoe])
  cart.changedElsewhere()
  expect(cart.read()).toEqual([bag])
})

test('a forbidden storage does not break the page', () => {
  const cart = createCartStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  cart.subscribe(() => undefined)
  expect(cart.read()).toEqual([])
  cart.change((lines) => withLine(lines, bag))
  expect(cart.read()).toEqual([bag])
})
