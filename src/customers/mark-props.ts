import type { customerChanges } from './customer.query.ts'
import type { CustomerDetails } from './customer.ts'

/** What a card gets in which staff say something of a customer. */
export type MarkProps = { customer: CustomerDetails; changes: ReturnType<typeof customerChanges> }
