import type { Db } from '#src/db/db.ts'
import { listTakenMigrations, migrationNames } from '#src/db/migrate.ts'
import { indexesArabic } from '#src/db/text-search.ts'
import { bad, type Finding, look } from './finding.ts'

/** Emails that wait longer than this are not on their way. */
const longestWaitMs = 60 * 60 * 1000
/** An order from so far ahead was placed under a wrong clock. */
const clockErrorMs = 60 * 1000

/** What the database says of itself: its shape, its emails, and whether its times fit this clock. Only reads. */
export async function examineDatabase(db: Db, now: Date): Promise<Finding[]> {
  const shape = await look('migrations', async () => {
    const taken = await listTakenMigrations(db)
    const stranger = taken.find((name) => !migrationNames.includes(name))
    if (stranger)
      return bad('migrations', `the database knows ${stranger}, this program does not: it is older`)
    if (taken.length === 0) return bad('migrations', 'the database is empty: npm start makes the shop')
    const ahead = migrationNames.length - taken.length
    return ahead === 0 ? `all ${taken.length} are done` : `${ahead} to come at the next start`
  })
  if (!shape.well) return [shape]
  return [
    shape,
    await look('letters', () => examineEmails(db, now)),
    await look('times', () => examineTimes(db, now)),
    await look('search', () => examineSearch(db)),
  ]
}

async function examineEmails(db: Db, now: Date): Promise<string | Finding> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select((row) => ['status', row.fn.countAll<number>().as('count'), row.fn.min('created_at').as('oldest')])
    .where('status', '<>', 'sent')
    .groupBy('status')
    .execute()
  const dead = rows.find(({ status }) => status === 'dead')?.count ?? 0
  const waiting = rows.filter(({ status }) => status !== 'dead')
  const unsent = waiting.reduce((sum, { count }) => sum + count, 0)
  const isLate = waiting.some(({ oldest }) => oldest < new Date(now.getTime() - longestWaitMs).toISOString())
  const says = `${unsent} unsent, ${dead} given up`
  if (dead > 0)
    return bad('letters', `${says}: send them again at /dashboard/letters once the reason is gone`)
  return isLate
    ? bad('letters', `${says}, some for over an hour: is the shop running, and the mail server?`)
    : says
}

async function examineTimes(db: Db, now: Date): Promise<string | Finding> {
  const { newest } = await db
    .selectFrom('orders')
    .select((row) => row.fn.max('placed_at').as('newest'))
    .executeTakeFirstOrThrow()
  if (newest !== null && Date.parse(newest) > now.getTime() + clockErrorMs)
    return bad('times', `the newest order is of ${newest}, which is ahead: this machine's clock is behind`)
  return 'no order is from the future'
}

async function examineSearch(db: Db): Promise<string | Finding> {
  return (await indexesArabic(db))
    ? 'finds Arabic by its index'
    : bad(
        'search',
        "finds Arabic by reading every row: the database's LC_CTYPE is C. Restore a dump into one made with LC_CTYPE C.UTF-8",
      )
}
