import { type CartOwnerKey, cartKey, readCart } from './cart.ts'

const key: CartOwnerKey = 'cartOwner'

/** Gives the bag, with the lines it has and those to come, to who has signed in; to nobody, with '', at logout. */
export function giveCartTo(customerEmail: string): void {
  try {
    if (customerEmail) localStorage.setItem(key, customerEmail)
    else localStorage.removeItem(key)
    const stored = localStorage.getItem(cartKey)
    if (stored === null) return
    const lines = readCart(stored).map((line) => ({ ...line, customerEmail }))
    localStorage.setItem(cartKey, JSON.stringify(lines))
  } catch {
    // Storage is full or off: the bag is what it was.
  }
}
