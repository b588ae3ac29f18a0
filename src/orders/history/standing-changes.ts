import type { Person } from '#src/core/permission.ts'

/** How long whoever set a status may take it back without a reason (O5'). */
export const undoMs = 10 * 60 * 1000

type Change = {
  id: string
  from_status: string | null
  to_status: string
  changed_at: string
  changed_by: string | null
  undoes: string | null
}

/** The changes that still count: neither those that were taken back nor the taking back itself (O5'). */
export function standingChanges<C extends Pick<Change, 'id' | 'undoes'>>(changes: readonly C[]): C[] {
  const undone = new Set(changes.map(({ undoes }) => undoes))
  return changes.filter(({ id, undoes }) => undoes === null && !undone.has(id))
}

/** The newest change of the status that stands, of changes with the oldest first; undefined for an order as it was placed. */
export function lastMove<C extends Change>(changes: readonly C[]): (C & { from_status: string }) | undefined {
  return standingChanges(changes).findLast(
    (change): change is C & { from_status: string } =>
      change.from_status !== null && change.from_status !== change.to_status,
  )
}

/**
 * The last instant this person takes a change back without a reason; `reason` for an admin who needs one, undefined for
 * whoever may not (O5').
 */
export function undoneUntil(change: Change, person: Person, now: Date): Date | 'reason' | undefined {
  const until = new Date(Date.parse(change.changed_at) + undoMs)
  if (change.changed_by === person.id && now <= until) return until
  return person.role === 'admin' ? 'reason' : undefined
}
