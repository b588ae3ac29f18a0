import type { CartOwnerKey } from './cart.ts'

const key: CartOwnerKey = 'cartOwner'

/** The e-mail that a new line of the bag carries; empty where nobody is signed in (product.md section 3). */
export function cartOwner(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
