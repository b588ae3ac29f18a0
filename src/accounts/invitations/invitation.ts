import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'

/** The roles somebody can be invited to: those an admin may give. */
export const invitedRoles = ['manager', 'admin'] as const

/** How long the link of an invitation works. */
export const invitationHours = 48

/** The page the letter leads to, with `?token=`. */
export const invitationPage = '/authentication/invitation'

/** An open invitation; times are ISO 8601 in UTC. */
export type Invitation = {
  id: string
  email: string
  role: (typeof invitedRoles)[number]
  invited_by: string
  invited_at: string
  expires_at: string
}

/** What a link carries, and what is kept of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOf(token) }
}

/**
 * The invitation a link opens. Throws `refused` for one that was used, taken back, replaced or is too old, and where
 * whoever sent it is an admin no more: nobody gives by letter what they could not give by hand.
 */
export async function openInvitation(db: Db, token: string, now: Date): Promise<Invitation> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invited_by',
      'invited_at',
      'expires_at',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .where('users.role', '=', 'admin')
    .executeTakeFirst()
  const role = invitedRoles.find((one) => one === row?.role)
  if (!row || !role) throw deadInvitation()
  return { ...row, role }
}

/** A link that opens nothing, or not any more. */
export function deadInvitation(): Problem {
  const text = {
    en: 'This invitation was used already, taken back or is too old. Please ask for a new one.',
    ar: 'استُخدمت هذه الدعوة من قبل أو أُلغيت أو انتهت صلاحيتها. يرجى طلب دعوة جديدة.',
  }
  return new Problem('refused', text, {
    errors: [{ path: 'token', message: text }],
    extra: { code: 'INVALID_TOKEN' },
  })
}

/** Whoever it is about works in the shop already. */
export function isStaffAlready(): Problem {
  return new Problem(
    'conflict',
    {
      en: 'This email belongs to somebody of the staff already.',
      ar: 'هذا البريد لأحد أعضاء فريق العمل بالفعل.',
    },
    { extra: { code: 'ALREADY_STAFF' } },
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(`invitation:${token}`).digest('base64url')
}
