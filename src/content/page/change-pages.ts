import { randomBytes, randomUUID } from 'node:crypto'
import { type AuditActor, changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { madeAddress } from '#src/catalogue/categories/made-address.ts'
import { languages, locales } from '#src/core/locale.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import { wrongBraces } from '#src/settings/placeholders.ts'
import { findEditedPage, findVersion } from './page.store.ts'
import { type PageContent, type PageSave, titleOf } from './page.ts'
import { isBuiltIn, wrongSlug } from './page-address.ts'
import { pagePlaceholders } from './page-placeholders.ts'
import { pageTexts } from './page-texts.ts'

type Doing = { by: AuditActor; now: Date }

/**
 * Makes a page with its first version, and answers its id. Throws `refused` for an address that is or was another's and, of
 * what is published, for what nothing fills in (W2), and `conflict` where somebody else wrote this page of the shop's own meanwhile.
 */
export async function addPage(db: Db, typed: PageSave, doing: Doing): Promise<string> {
  const save = { ...typed, slug: typed.slug || addressFor(typed.content) }
  const id = isBuiltIn(save.slug) ? save.slug : randomUUID()
  await inTransaction(db, async (trx, catalogueChanged) => {
    await oneAtATime(trx)
    await check(trx, id, save)
    if (save.publish) checkBraces(save.content)
    const current = await findEditedPage(trx, id)
    if (current) throw new Problem('conflict', pageTexts.savedMeanwhile, { extra: { current } })
    const row = { ...rowOf(save, doing), id, latest: 1, version: 1, published: save.publish ? 1 : null }
    await trx.insertInto('pages').values(row).execute()
    await insertVersion(trx, { id, number: 1, save }, doing)
    await recordAudit(trx, { kind: 'page-added', thing: { id, name: titleOf(save.content) } }, doing)
    catalogueChanged()
  })
  return id
}

/**
 * Keeps a new version of a page: visitors read it once it is published, and until then the one before (W1). An address
 * that was given up leads to the new one for ever (W3). Throws `not-found`, `refused` for an address that is or was
 * another's and, of what is published anew, for what nothing fills in (W2), and `conflict` when somebody else saved since.
 */
export async function savePage(db: Db, id: string, typed: PageSave, doing: Doing): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await oneAtATime(trx)
    const before = await findEditedPage(trx, id)
    if (!before) throw new Problem('not-found', pageTexts.none)
    const save = { ...typed, slug: typed.slug || before.slug }
    await check(trx, id, save)
    if (save.publish)
      checkBraces(save.content, before.published ? await findVersion(trx, id, before.published) : undefined)
    const number = before.latest + 1
    const { numUpdatedRows } = await trx
      .updateTable('pages')
      .set({
        ...rowOf(save, doing),
        latest: number,
        version: save.version + 1,
        ...(save.publish && { published: number }),
      })
      .where('id', '=', id)
      .where('version', '=', save.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n)
      throw new Problem('conflict', pageTexts.savedMeanwhile, { extra: { current: before } })
    await trx.deleteFrom('page_addresses').where('slug', '=', save.slug).execute()
    if (before.slug !== save.slug)
      await trx.insertInto('page_addresses').values({ slug: before.slug, page_id: id }).execute()
    await insertVersion(trx, { id, number, save }, doing)
    const { content, version: _, ...place } = save
    const changes = changesBetween({ ...before, ...before.content, publish: false }, { ...place, ...content })
    await recordAudit(trx, { kind: 'page-changed', thing: { id, name: titleOf(content) }, changes }, doing)
    catalogueChanged()
  })
}

/** Deletes a page with its versions; one of the shop's own says what it said by itself. Throws `not-found`. */
export async function deletePage(db: Db, id: string, doing: Doing): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const before = await findEditedPage(trx, id)
    if (!before) throw new Problem('not-found', pageTexts.none)
    await trx.deleteFrom('page_addresses').where('page_id', '=', id).execute()
    await trx.deleteFrom('page_versions').where('page_id', '=', id).execute()
    await trx.deleteFrom('pages').where('id', '=', id).execute()
    await recordAudit(trx, { kind: 'page-deleted', thing: { id, name: before.title } }, doing)
    catalogueChanged()
  })
}

/** Who comes second sees what the first one wrote: addresses are looked up before they are taken. */
function oneAtATime(trx: Db): Promise<void> {
  return lockName(trx, 'pages')
}

/** A title as an address; a random one where nothing of it can stand there (L3), or it is a page of the shop's own. */
function addressFor(content: PageSave['content']): string {
  const slug = madeAddress(titleOf(content)).slice(0, 80).replace(/-+$/, '')
  return slug === '' || isBuiltIn(slug) ? randomBytes(4).toString('hex') : slug
}

/** An address belongs to one page, also when that has another by now; a picture is one of this shop. */
async function check(trx: Db, id: string, { slug, content }: PageSave): Promise<void> {
  if (isBuiltIn(slug) !== isBuiltIn(id) || (isBuiltIn(id) && slug !== id)) throw wrong('slug', wrongSlug)
  const taken = await trx
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .unionAll(
      trx
        .selectFrom('page_addresses')
        .select('page_id as id')
        .where('slug', '=', slug)
        .where('page_id', '<>', id),
    )
    .executeTakeFirst()
  if (taken) throw wrong('slug', pageTexts.takenAddress)
  if (content.image && !(await isShopPicture(trx, content.image)))
    throw wrong('content.image', pageTexts.foreignPicture)
}

const filledIn = (['title', 'text', 'searchTitle', 'description'] as const).flatMap((field) =>
  locales.map((locale) => `${field}${languages[locale].suffix}` as const),
)

/** A draft may have anything; what visitors read already, `now`, they go on reading. */
function checkBraces(content: PageContent, now?: PageContent): void {
  const errors = filledIn.flatMap((field): FieldError[] => {
    const message =
      content[field] === now?.[field] ? undefined : wrongBraces(content[field], pagePlaceholders)
    return message ? [{ path: `content.${field}`, message }] : []
  })
  if (errors[0]) throw new Problem('refused', errors[0].message, { errors })
}

function wrong(path: string, message: Problem['text']): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

function rowOf({ slug, inMenu, inFooter, hidden, position }: PageSave, { now }: Doing) {
  const flag = (on: boolean) => (on ? 1 : 0)
  return {
    slug,
    position,
    in_menu: flag(inMenu),
    in_footer: flag(inFooter),
    hidden: flag(hidden),
    updated_at: now.toISOString(),
  } as const
}

async function insertVersion(
  trx: Db,
  { id, number, save }: { id: string; number: number; save: PageSave },
  { by, now }: Doing,
): Promise<void> {
  const content = JSON.stringify(save.content)
  await trx
    .insertInto('page_versions')
    .values({ page_id: id, number, content, saved_at: now.toISOString(), saved_by: by.id })
    .execute()
}
