import { type AuditActor, changesBetween } from '#src/audit/audit.ts'
import { type AuditEntry, recordAudit } from '#src/audit/record-audit.store.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { refusedText } from '#src/http/invalid.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import { wrongBraces } from '#src/settings/placeholders.ts'
import { readHome, writeHome } from './home.store.ts'
import { type HomeLayout, HomeSection } from './home.ts'
import { ownKinds } from './section-kind.ts'

/**
 * Arranges home; no sections bring back what the shop has by itself (W5). Throws `refused` for a foreign picture, for a
 * section that is there twice and for new words that name in braces what nothing fills in (W2), and `conflict` with `current` when somebody else saved since.
 */
export async function saveHome(
  db: Db,
  layout: HomeLayout,
  doing: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const before = await readHome(trx)
    await check(trx, layout.sections, byName(before.sections))
    if (!(await writeHome(trx, layout)))
      throw new Problem('conflict', texts.savedMeanwhile, { extra: { current: await readHome(trx) } })
    await recordAudit(trx, linesOf(before.sections, layout.sections), doing)
    catalogueChanged()
  })
}

/** What became of home: which sections it shows in which order, and what each of them says and leads to. */
function linesOf(before: readonly HomeSection[], after: readonly HomeSection[]): AuditEntry[] {
  const shown = (sections: readonly HomeSection[]) => ({
    sections: sections.filter(({ hidden }) => !hidden).map(({ kind, title }) => title || kind),
  })
  const [old, present] = [byName(before), byName(after)]
  const sections = [...new Set([...old.keys(), ...present.keys()])].map((name): AuditEntry => {
    const [was, is] = [old.get(name) ?? unsaid, present.get(name) ?? unsaid]
    const { id: _, kind: __, ...said } = is
    const thing = { id: name, name: is.title || was.title || name }
    return { kind: 'home-section-changed', thing, changes: changesBetween(was, said) }
  })
  return [{ kind: 'home-arranged', changes: changesBetween(shown(before), shown(after)) }, ...sections]
}

/** A section of which nobody has said anything. */
const unsaid = HomeSection.parse({ id: 'text', kind: 'text' })

function byName(sections: readonly HomeSection[]): Map<string, HomeSection> {
  return new Map(sections.map((section) => [nameOf(section), section]))
}

/** What tells a section from the others. */
function nameOf({ id, kind }: HomeSection): string {
  return ownKinds.includes(kind) ? id : kind
}

const filledIn = ['title', 'titleAr', 'text', 'textAr', 'linkText', 'linkTextAr'] as const

async function check(
  trx: Db,
  sections: readonly HomeSection[],
  before: ReadonlyMap<string, HomeSection>,
): Promise<void> {
  const seen = new Set<string>()
  const errors: FieldError[] = []
  for (const [at, section] of sections.entries()) {
    const [name, { image }] = [nameOf(section), section]
    if (seen.has(name)) throw new Problem('refused', texts.twice)
    seen.add(name)
    if (image && !(await isShopPicture(trx, image)))
      throw new Problem('refused', texts.foreignPicture, {
        errors: [{ path: `sections.${at}.image`, message: texts.foreignPicture }],
      })
    for (const field of filledIn) {
      // What stands on home already stays as it is.
      const message = section[field] === before.get(name)?.[field] ? undefined : wrongBraces(section[field])
      if (message) errors.push({ path: `sections.${at}.${field}`, message })
    }
  }
  if (errors.length > 0) throw new Problem('refused', refusedText, { errors })
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
