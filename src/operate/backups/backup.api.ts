import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { lastBackups } from './backup-day.store.ts'
import { isLate } from './backup-late.ts'

const instant = z.string().meta({ description: 'ISO 8601 in UTC' })

const Backups = z
  .object({
    goTo: z.enum(['nowhere', 'folder', 's3']),
    at: z.string().meta({ description: 'When each day, in Muscat: `03:00`' }),
    encrypted: z.boolean(),
    late: z.boolean().meta({ description: 'There is a place, and no backup was made for 36 hours' }),
    last: z
      .object({ madeAt: instant, name: z.string(), bytes: z.number().int(), missing: z.string() })
      .nullable(),
    failed: z
      .object({ at: instant, reason: z.string() })
      .nullable()
      .meta({ description: 'The newest failure since then' }),
  })
  .meta({ id: 'Backups' })

const readRoute = createRoute({
  method: 'get',
  path: '/backups',
  summary: 'Backups that the shop makes by itself: where, when, and the last one; for the admin',
  responses: { 200: json(z.object({ data: Backups })), ...problems(401, 403) },
})

/** What is known of the shop's own backups. */
export function backupApi({ db, config, clock }: Shop) {
  return apiRouter().openapi(readRoute, async (c) => {
    const { made, failed } = await lastBackups(db)
    const goTo: 'nowhere' | 'folder' | 's3' = config.BACKUP_DIR?.kind ?? 'nowhere'
    const data = {
      goTo,
      at: config.BACKUP_AT,
      encrypted: config.BACKUP_PASSPHRASE !== undefined,
      late: goTo !== 'nowhere' && isLate(made?.ended_at, clock()),
      last: made
        ? { madeAt: made.ended_at ?? '', name: made.name, bytes: made.bytes, missing: made.error }
        : null,
      failed: failed ? { at: failed.ended_at ?? '', reason: failed.error } : null,
    }
    return c.json({ data }, 200)
  })
}
export type BackupApi = ReturnType<typeof backupApi>
