import { makeFirstAdmin } from '#src/accounts/identity/first-admin.ts'
import { outputStays, tellFirstPassword } from '#src/accounts/identity/first-password.ts'
import { secretsOf } from '#src/accounts/identity/secret.ts'
import type { Config } from '#src/config.ts'
import { openDatabase } from '#src/db/open.ts'
import { unhurriedDb } from '#src/db/unhurried.ts'
import { sendDemoReceipts } from '#src/demo/demo-receipts.ts'
import { beginEmpty, loadDemo } from '#src/demo/load-demo.ts'
import { createLog } from '#src/http/log.ts'
import { openSender } from '#src/mail/open-sender.ts'
import { makeSights } from '#src/media/sights/make-sights.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import { createVariants, type Variants } from '#src/media/variants.ts'
import { createPushSender } from '#src/notices/push-sender.ts'
import { startBackups } from '#src/operate/backups/daily-backup.ts'
import type { Shop } from '#src/shop.ts'
import { emailTemplates } from './email-templates.ts'
import { startHourlyCleanup } from './hourly-cleanup.ts'
import { mayHearBy } from './may-hear.ts'
import { warmFirstSight } from './warm-first-sight.ts'

export type OpenShop = {
  shop: Shop
  variants: Variants
  /** Makes the pictures of the first pages, and the receipts of a new demo, in the background. */
  warmUp(): void
  /** Ends what would go on for as long as somebody listens, and says `stopping` to all others. */
  endStreams(): void
  stopping: AbortSignal
  close(): Promise<void>
}

/**
 * Opens the real outside world: database (migrated), pictures, log; with the demo in an empty shop unless DEMO=0.
 * Throws when the database cannot be opened or is another process's.
 */
export async function openShop(config: Config, demoDir: string): Promise<OpenShop> {
  const { db, catalogueVersion, close } = await openDatabase({
    url: config.DATABASE_URL,
    readUrl: config.DATABASE_READ_URL,
    dir: config.DATA_DIR,
  })
  const log = createLog(config.LOG_LEVEL)
  const { pictures, proofs } = openStores(config, db)
  const secrets = secretsOf(config.AUTH_SECRET, config.DATA_DIR)
  const stop = new AbortController()
  const shop: Shop = {
    config,
    db,
    catalogueVersion,
    pictures,
    proofs,
    secret: secrets[0],
    secrets,
    clock: () => new Date(),
    stopping: stop.signal,
    log,
  }
  const variants = createVariants(pictures, log.error)
  const mail = openSender(shop, emailTemplates)
  const push = createPushSender({ ...shop, mayHear: mayHearBy(shop) })
  const isDemo = config.DEMO === '1' && (await loadDemo(shop, demoDir))
  if (config.DEMO === '0') await beginEmpty(db, { open: config.OPEN === '1' })
  const admin = await makeFirstAdmin(db, config, shop.clock())
  if (admin) {
    const { email, password } = admin
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    if (password === undefined) say(`Admin: ${email} / the password in ADMIN_PASSWORD`)
    else tellFirstPassword({ email, password }, config.DATA_DIR, { say, stays: outputStays() })
  }
  mail.start()
  push.start()
  const cleanup = startHourlyCleanup({ ...shop, db: unhurriedDb(db) })
  const backups = startBackups(shop)
  let receipts = Promise.resolve()
  let sights = Promise.resolve()
  const closing = new AbortController()
  return {
    shop,
    variants,
    warmUp() {
      // Drawn when the shop answers already: nobody needs them in its first second.
      if (isDemo) {
        receipts = sendDemoReceipts(shop).catch((error) => log.error('receipts of the demo', error))
      }
      sights = warmFirstSight(db, variants)
        .catch((error) => log.error('pictures could not be warmed', error))
        .then(() => makeSights(shop, variants, closing.signal))
        .catch((error) => log.error('first sights could not be made', error))
    },
    endStreams: () => stop.abort(),
    stopping: stop.signal,
    async close() {
      backups.stop()
      closing.abort()
      await Promise.all([cleanup.stop(), mail.close(), push.close(), variants.close(), receipts, sights])
      await close()
      await log.close()
    },
  }
}
