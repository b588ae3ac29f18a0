import { storedAccount } from '#src/accounts/session/stored-account.ts'
import type { WaitingOrder } from './waiting-order.ts'

/** Whether an order that waits was pressed by an account that is not the one signed in here now (O41). */
export function isOfAnother({ of }: WaitingOrder): boolean {
  const account = storedAccount()
  return of !== undefined && account !== undefined && of !== account
}
