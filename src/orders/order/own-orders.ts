import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '#src/db/db.ts'

/** Somebody as orders know them; `email` in lower case, and only where its mailbox is proved. */
export type OrdersOf = { userId?: string | undefined; email?: string | undefined }

type Orders = ExpressionBuilder<Tables, 'orders'>

/**
 * The orders placed in this account, and those a guest placed with this e-mail (I10). An order of another account
 * stays that account's whatever e-mail was typed, also after it was deleted.
 */
export function areOrdersOf({ userId, email }: OrdersOf): (row: Orders) => Expression<SqlBool> {
  return (row) =>
    row.or([
      ...(userId === undefined ? [] : [row('user_id', '=', userId)]),
      ...(email === undefined
        ? []
        : [
            row.and([
              row('customer_email', '=', email),
              row('user_id', 'is', null),
              row('forget_when_finished', '=', 0),
            ]),
          ]),
    ])
}
