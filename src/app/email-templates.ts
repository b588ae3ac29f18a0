import { accountLetters } from '#src/accounts/email/account.emails.ts'
import { contactLetters } from '#src/contact/contact.emails.ts'
import type { Letters } from '#src/mail/email.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'

/** Every letter of the shop; a kind without its template does not compile. */
export const letters: Letters = { ...orderEmails, ...accountLetters, ...contactLetters }
