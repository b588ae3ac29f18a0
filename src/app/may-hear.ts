import { findPerson } from '#src/accounts/person/caller.store.ts'
import { isStaff } from '#src/core/permission.ts'
import type { MayHear } from '#src/notices/push-sender.ts'
import type { Shop } from '#src/shop.ts'

/** How notices ask, before a device is told, whether its session is still open and its person staff (N4). */
export function mayHearBy({ db, clock }: Pick<Shop, 'db' | 'clock'>): MayHear {
  return async ({ person_id, session_id }) => {
    const known = await findPerson(db, { userId: person_id, sessionId: session_id }, clock())
    return known !== undefined && !known.mustEnrol && isStaff(known.person)
  }
}
