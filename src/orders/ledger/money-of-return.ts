import type { StoredReturn } from '#src/orders/return-record/return.store.ts'

/** Whether an entry was booked by the step that refunded or credited this return, in one moment with it; an entry written into the ledger by hand is of none. */
export function isOfReturn({ booked_at: at }: { booked_at: string }, { changes }: StoredReturn): boolean {
  return changes.some(
    ({ to_state: to, changed_at }) => (to === 'refunded' || to === 'credited') && changed_at === at,
  )
}
