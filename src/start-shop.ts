import { makeFirstAdmin } from './accounts/first-admin.ts'
import { secretOf } from './accounts/secret.ts'
import { syncCategories } from './catalogue/category.store.ts'
import { listCoverIds } from './catalogue/product.store.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { sendDemoReceipts } from './demo/demo-receipts.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createLog } from './http/log.ts'
import { letters } from './letters.ts'
import { openSender } from './mail/open-sender.ts'
import { openStores } from './media/open-stores.ts'
import { createVariants, type Variants } from './media/variants.ts'
import type { Shop } from './shop.ts'
import { sweepHourly } from './sweep-hourly.ts'

/** The widths a grid of cards loads on phones and desks; warmed so that the first visitor need not wait. */
const cardWidths = [320, 480] as const

export type OpenShop = {
  shop: Shop
  variants: Variants
  /** Makes the pictures of the first pages, and the receipts of a new demo, in the background. */
  warmUp(): void
  close(): Promise<void>
}

/**
 * Opens the real outside world: database (migrated), pictures, log; with the demo in an empty shop unless DEMO=0.
 * Throws when the database cannot be opened or is another process's.
 */
export async function openShop(config: Config, demoDir: string): Promise<OpenShop> {
  const { db, catalogueVersion, close } = await openDatabase({
    url: config.DATABASE_URL,
    dir: config.DATA_DIR,
  })
  const log = createLog(config.LOG_LEVEL)
  const { pictures, proofs } = openStores(config, db)
  const secret = secretOf(config.AUTH_SECRET, config.DATA_DIR)
  const shop: Shop = { config, db, catalogueVersion, pictures, proofs, secret, clock: () => new Date(), log }
  const variants = createVariants(pictures, log.error)
  const mail = openSender(shop, letters)
  await syncCategories(db)
  const isDemo = config.DEMO === '1' && (await loadDemo(shop, demoDir))
  const admin = await makeFirstAdmin(db, config, shop.clock())
  if (admin) {
    process.stdout.write(`Admin: ${admin.email} / ${admin.password ?? 'the password in ADMIN_PASSWORD'}\n`)
  }
  mail.start()
  const sweeping = sweepHourly(shop)
  let receipts = Promise.resolve()
  return {
    shop,
    variants,
    warmUp() {
      // Drawn when the shop answers already: nobody needs them in its first second.
      if (isDemo) {
        receipts = sendDemoReceipts(shop).catch((error) => log.error('receipts of the demo', error))
      }
      listCoverIds(db)
        .then((ids) => variants.warm(ids, cardWidths))
        .catch((error) => log.error('pictures could not be warmed', error))
    },
    async close() {
      await Promise.all([sweeping.stop(), mail.close(), variants.close(), receipts])
      await close()
      await log.close()
    },
  }
}
