import { auditPeople as accounts } from '#src/accounts/users/audit-people.store.ts'
import type { AuditPeople } from '#src/audit/audit-people.ts'
import { goodsCalled, namesOfGoods } from '#src/catalogue/curating/goods-names.store.ts'
import { nameSenders } from '#src/contact/inbox.store.ts'
import { nameCustomers } from '#src/customers/customer-list.store.ts'

/** Who and what the activity log is about: people with an account, customers, who wrote a message, and goods. */
export const auditPeople: AuditPeople = {
  ...accounts,
  goods: namesOfGoods,
  goodsCalled,
  things: async (db, { customers, messages }) =>
    new Map([...(await nameCustomers(db, customers)), ...(await nameSenders(db, messages))]),
}
