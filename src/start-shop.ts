import path from 'node:path'
import { secretOf } from './accounts/secret.ts'
import { syncCategories } from './catalogue/category.store.ts'
import { listCoverIds } from './catalogue/product.store.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createLog } from './http/log.ts'
import { createDiskStore } from './media/disk-store.ts'
import { createVariants, type Variants } from './media/variants.ts'
import type { Shop } from './shop.ts'

/** The widths a grid of cards loads on phones and desks; warmed so that the first visitor need not wait. */
const cardWidths = [320, 480] as const

export type OpenShop = {
  shop: Shop
  variants: Variants
  /** Makes the pictures of the first pages in the background. */
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
  const pictures = createDiskStore(path.join(config.DATA_DIR, 'pictures'))
  const secret = secretOf(config.AUTH_SECRET, config.DATA_DIR)
  const shop: Shop = { config, db, catalogueVersion, pictures, secret, clock: () => new Date(), log }
  const variants = createVariants(pictures, log.error)
  await syncCategories(db)
  if (config.DEMO === '1') await loadDemo(shop, demoDir)
  return {
    shop,
    variants,
    warmUp() {
      listCoverIds(db)
        .then((ids) => variants.warm(ids, cardWidths))
        .catch((error) => log.error('pictures could not be warmed', error))
    },
    async close() {
      await variants.close()
      await close()
      await log.close()
    },
  }
}
