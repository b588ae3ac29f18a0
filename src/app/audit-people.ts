import { auditPeople as accounts } from '#src/accounts/users/audit-people.store.ts'
import type { AuditPeople } from '#src/audit/audit-people.ts'
import { nameSenders } from '#src/contact/inbox.store.ts'
import { nameCustomers } from '#src/customers/customer-list.store.ts'

/** Who the activity log is about: people with an account, customers, and who wrote a message. */
export const auditPeople: AuditPeople = {
  ...accounts,
  things: async (db, { customers, messages }) =>
    new Map([...(await nameCustomers(db, customers)), ...(await nameSenders(db, messages))]),
}
