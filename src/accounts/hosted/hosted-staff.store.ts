import { staff } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { isMark } from './hosted-account.store.ts'

/** Somebody of the staff; `refreshToken` is sealed. */
export type BoundStaff = { id: string; refreshToken: string }

/** Who of the staff has an open session and an account at the provider, which keeps the password, where there is one. */
export async function listBoundStaff(db: Db, now: Date): Promise<BoundStaff[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('sign_in_methods as hosted', (join) =>
      join.onRef('hosted.user_id', '=', 'users.id').on('hosted.provider_id', '=', 'hosted'),
    )
    .leftJoin('sign_in_methods as own', (join) =>
      join.onRef('own.user_id', '=', 'users.id').on('own.provider_id', '=', 'credential'),
    )
    .select(['users.id', 'hosted.refresh_token', 'own.password'])
    .where('users.role', 'in', [...staff])
    .where('hosted.refresh_token', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.user_id', '=', 'users.id')
          .where('sessions.expires_at', '>', now.toISOString()),
      ),
    )
    .execute()
  return rows.flatMap(({ id, refresh_token, password }) =>
    refresh_token !== null && (password === null || isMark(password))
      ? [{ id, refreshToken: refresh_token }]
      : [],
  )
}

/** Ends somebody's sessions, unless they have proved themselves anew since they were listed; answers how many. */
export async function endSessionsOf(trx: Db, { id, refreshToken }: BoundStaff): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where((row) =>
      row.exists(
        row
          .selectFrom('sign_in_methods')
          .select('id')
          .where('user_id', '=', id)
          .where('provider_id', '=', 'hosted')
          .where('refresh_token', '=', refreshToken),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
