import { lastAdmin } from '#src/accounts/identity/delete-own-account.ts'
import { findRole, isLastAdmin } from '#src/accounts/person/person.store.ts'
import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Role } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

/** product.md section 4: a manager or an admin comes from being a customer, and goes back to being one. */
const ways: Record<Role, readonly Role[]> = {
  customer: ['manager', 'admin'],
  manager: ['customer'],
  admin: ['customer'],
}

/**
 * Gives somebody another role; it counts from their next request on (I1). Throws `not-found`, `conflict` for a change
 * product.md does not have, for a staff role of a mailbox nobody proved (I11), for the last admin (I3), and when somebody else changed the role at the same moment.
 */
export async function changeRole(
  db: Db,
  id: string,
  to: Role,
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const from = await findRole(trx, id)
    if (!from) throw noSuchPerson()
    if (from === to) return
    if (!ways[from].includes(to)) throw notThatWay(from)
    if (to !== 'customer' && !(await isMailboxProved(trx, id))) throw notVerified()
    if (from === 'admin' && (await isLastAdmin(trx, id))) throw lastAdmin()
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ role: to, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('role', '=', from)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw changedMeanwhile()
    const changes = [{ field: 'role', from, to }]
    await recordAudit(trx, { kind: 'role-changed', thing: { id }, changes }, { by, now })
  })
}

async function isMailboxProved(trx: Db, id: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('email_verified').where('id', '=', id).executeTakeFirst()
  return row?.email_verified === 1
}

/** Nobody has this id, or not any more. */
export function noSuchPerson(): Problem {
  return new Problem('not-found', { en: 'There is no such user.', ar: 'هذا المستخدم غير موجود.' })
}

function notThatWay(role: Role): Problem {
  return new Problem(
    'conflict',
    {
      en: 'This role can only become a customer first.',
      ar: 'يجب تحويل هذا المستخدم إلى عميل أولًا.',
    },
    { extra: { role } },
  )
}

/** Whoever signed up with somebody else's e-mail would get the role that was meant for its owner. */
function notVerified(): Problem {
  return new Problem(
    'conflict',
    {
      en: 'This email is not confirmed yet. Its owner confirms it by the link in the email, then a staff role can be given.',
      ar: 'لم يؤكَّد هذا البريد بعد. يؤكده صاحبه بالرابط الذي وصله، ثم يمكن منحه دورًا في الفريق.',
    },
    { extra: { code: 'EMAIL_NOT_VERIFIED' } },
  )
}

function changedMeanwhile(): Problem {
  return new Problem('conflict', {
    en: 'Somebody else has just changed this role. Look again.',
    ar: 'غيّر شخص آخر هذا الدور قبل لحظات. يرجى تحديث القائمة.',
  })
}
