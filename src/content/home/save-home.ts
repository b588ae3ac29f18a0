import { type AuditActor, auditValue } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import { readHome, writeHome } from './home.store.ts'
import type { HomeLayout, HomeSection } from './home.ts'
import { ownKinds } from './section-kind.ts'

/**
 * Arranges home; no sections bring back what the shop has by itself (W5). Throws `refused` for a foreign picture and for
 * a section that is there twice, and `conflict` with `current` when somebody else saved since.
 */
export async function saveHome(
  db: Db,
  layout: HomeLayout,
  doing: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const before = await readHome(trx)
    await check(trx, layout.sections)
    if (!(await writeHome(trx, layout)))
      throw new Problem('conflict', texts.savedMeanwhile, { extra: { current: await readHome(trx) } })
    const told = (sections: readonly HomeSection[]) =>
      auditValue(sections.filter(({ hidden }) => !hidden).map(({ kind, title }) => title || kind))
    const changes = [{ field: 'sections', from: told(before.sections), to: told(layout.sections) }]
    await recordAudit(trx, { kind: 'home-arranged', changes }, doing)
    catalogueChanged()
  })
}

async function check(trx: Db, sections: readonly HomeSection[]): Promise<void> {
  const seen = new Set<string>()
  for (const [at, { id, kind, image }] of sections.entries()) {
    const name = ownKinds.includes(kind) ? id : kind
    if (seen.has(name)) throw new Problem('refused', texts.twice)
    seen.add(name)
    if (image && !(await isShopPicture(trx, image)))
      throw new Problem('refused', texts.foreignPicture, {
        errors: [{ path: `sections.${at}.image`, message: texts.foreignPicture }],
      })
  }
}

const texts = {
  savedMeanwhile: {
    en: 'Somebody else has arranged home since you opened it.',
    ar: 'رتّب شخص آخر الصفحة الرئيسية بعد فتحها هنا.',
  },
  twice: { en: 'This section can stand only once.', ar: 'هذا القسم يظهر مرة واحدة فقط.' },
  foreignPicture: {
    en: 'This is not a picture of this shop. Please upload it again.',
    ar: 'هذه ليست صورة من صور المتجر. يرجى رفعها من جديد.',
  },
}
