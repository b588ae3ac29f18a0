import { accountEmails } from '#src/accounts/email/account.emails.ts'
import { contactEmails } from '#src/contact/contact.emails.ts'
import type { EmailTemplates } from '#src/mail/email.ts'
import { openingEmails } from '#src/opening/opening.emails.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'

/** Every email of the shop; a kind without its template does not compile. */
export const emailTemplates: EmailTemplates = {
  ...orderEmails,
  ...accountEmails,
  ...contactEmails,
  ...openingEmails,
}
