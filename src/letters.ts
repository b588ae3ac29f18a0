import { accountLetters } from './accounts/account.letters.ts'
import type { Letters } from './mail/letter.ts'
import { orderLetters } from './orders/order.letters.ts'
import { contactLetters } from './storefront/contact.letters.ts'

/** Every letter of the shop; a kind without its template does not compile. */
export const letters: Letters = { ...orderLetters, ...accountLetters, ...contactLetters }
