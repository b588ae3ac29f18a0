import { type AuditActor, type AuditChange, changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Text } from '#src/core/locale.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Brand, BrandPicture } from '../brand/brand.ts'
import { brandPictures } from '../brand/brand-options.ts'
import { ownLook } from '../brand/own-look.ts'
import { raiseSettingsVersion, readSettings, writeSettings } from '../settings.store.ts'
import type { Settings } from '../settings.ts'
import { storedWords } from '../settings-fields.ts'
import type { BrandUpdate } from './brand-update.ts'

/**
 * Saves the brand and the shop's names (B1). The shop's own look is no brand at all, so its pages are what they were.
 * Throws `refused` for a picture that is none of this shop's public ones.
 */
export async function saveBrand(
  db: Db,
  { shopName, shopNameAr, ...update }: BrandUpdate,
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await raiseSettingsVersion(trx, undefined)
    const before = await readSettings(trx)
    const names = storedWords(before, { shopName, shopNameAr })
    const pictures = await Promise.all(brandPictures.map((name) => findPicture(trx, name, update[name])))
    const [logo = null, logoDark = null, icon = null] = pictures
    const brand: Brand = { ...update, logo, logoDark: logo && logoDark, icon }
    if (JSON.stringify(brand, order) === JSON.stringify(ownLook, order))
      await trx.deleteFrom('settings').where('name', '=', 'brand').execute()
    else await writeSettings(trx, { brand })
    await writeSettings(trx, names)
    const changes = changedLook(before, { ...names, ...brand })
    await recordAudit(trx, { kind: 'brand-changed', changes }, { by, now })
    catalogueChanged()
  })
}

/** Keys in one order, whatever order they came in. */
const order = Object.keys(ownLook).sort()

async function findPicture(
  trx: Db,
  path: (typeof brandPictures)[number],
  url: string | null,
): Promise<BrandPicture | null> {
  if (url === null) return null
  const picture = readPictureUrl(url)
  const row =
    picture &&
    !picture.variant &&
    (await trx
      .selectFrom('pictures')
      .select(['width', 'height'])
      .where('id', '=', picture.id)
      .where('private', '=', 0)
      .executeTakeFirst())
  if (!row) throw new Problem('refused', notHere, { errors: [{ path, message: notHere }] })
  return { url, width: Number(row.width), height: Number(row.height) }
}

/** Each part of the look that is another now; a picture by its address. */
function changedLook(
  before: Settings,
  after: Brand & Pick<Settings, 'shopName' | 'shopNameAr'>,
): AuditChange[] {
  const plain = ({ logo, logoDark, icon, ...rest }: Partial<Brand>) => ({
    ...rest,
    logo: logo?.url ?? null,
    logoDark: logoDark?.url ?? null,
    icon: icon?.url ?? null,
  })
  const { shopName, shopNameAr, brand = ownLook } = before
  return changesBetween({ shopName, shopNameAr, ...plain(brand) }, plain(after))
}

const notHere: Text = {
  en: 'This picture is not in the shop. Please upload it again.',
  ar: 'هذه الصورة غير موجودة في المتجر. يرجى رفعها مرة أخرى.',
}
