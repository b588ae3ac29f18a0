import type { Insertable } from 'kysely'
import { type AuditActor, type AuditChange, changesBetween, membersBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { searchColumnsOf } from '#src/catalogue/categories/search-texts.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import type { Collection } from '#src/catalogue/collections/collection.ts'
import { turnCollections } from '#src/catalogue/collections/turn-collections.store.ts'
import { CollectionRule } from '#src/catalogue/product/list-query.ts'
import { productInputTexts } from '#src/catalogue/product/product-input.texts.ts'
import { addressFor, refused } from '#src/catalogue/shelving/check-shelf.ts'
import { shelvingTexts } from '#src/catalogue/shelving/shelving.texts.ts'
import { isAddressPart } from '#src/core/address-part.ts'
import type { Text } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { oneNameNeeded, storedName } from '#src/core/names.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { issueText } from '#src/http/issue-text.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import type { CollectionBody, CollectionEdit } from './collection-body.ts'
import { mostOfCollection } from './collection-limits.ts'
import {
  bodyOf,
  forgetCollectionMove,
  forwardCollection,
  insertCollection,
  listChosen,
  rewriteChosen,
  updateCollection,
} from './curating.store.ts'
import { curatingTexts as texts } from './curating.texts.ts'

export type Change = { by: AuditActor; now: Date }

/** Adds a collection behind the others (P18). Throws `refused` with each field that is wrong. */
export async function addCollection(db: Db, typed: CollectionBody, change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await lockName(trx, 'collections')
    const { all } = await collectionsOf(trx)
    if (all.length >= mostOfCollection.collections) throw refused([{ path: 'name', message: texts.tooMany }])
    const body = await checked(trx, typed, { others: all })
    await insertCollection(trx, columnsOf(body, change.now), all.length)
    await forgetCollectionMove(trx, body.slug)
    await finish(trx, body, change)
    const thing = { id: body.slug, name: body.name }
    await recordAudit(trx, { kind: 'collection-added', thing }, change)
    catalogueChanged()
  })
}

/**
 * Changes a collection. With another address the old one leads there for ever (P18). Throws `refused`, `not-found`, and
 * `conflict` when somebody else saved since.
 */
export async function changeCollection(
  db: Db,
  slug: string,
  { version, ...typed }: CollectionEdit,
  change: Change,
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await lockName(trx, 'collections')
    const { all } = await collectionsOf(trx)
    const before = all.find((one) => one.slug === slug)
    if (!before) throw new Problem('not-found', texts.none)
    const body = await checked(trx, typed, { before, others: all.filter((one) => one !== before) })
    const columns = columnsOf(body, change.now)
    if (!(await updateCollection(trx, slug, { seen: version, columns })))
      throw new Problem('conflict', texts.changed)
    const chosen = await namesOfChosen(trx, slug)
    if (body.slug !== slug) {
      await rewriteChosen(trx, slug, [])
      await forwardCollection(trx, slug, body.slug)
    }
    await finish(trx, body, change)
    const said = ({ rule, ...rest }: ReturnType<typeof bodyOf>) => ({ ...rest, rule: JSON.stringify(rule) })
    const { products: _, ...after } = body
    const changes = [
      ...changesBetween(said(bodyOf(before)), said(after)),
      ...changesOfChosen(chosen, await namesOfChosen(trx, body.slug)),
    ]
    await recordAudit(
      trx,
      { kind: 'collection-changed', thing: { id: slug, name: before.name }, changes },
      change,
    )
    catalogueChanged()
  })
}

async function namesOfChosen(trx: Db, slug: string): Promise<string[]> {
  return (await listChosen(trx)).filter(({ collection }) => collection === slug).map(({ name }) => name)
}

/** What was taken out and put in, or else how they stand now. */
function changesOfChosen(before: readonly string[], after: readonly string[]): AuditChange[] {
  const members = membersBetween('products', before, after)
  return members.length > 0 ? members : changesBetween({ order: before }, { order: after })
}

async function finish(trx: Db, { slug, rule, products }: CollectionBody, { now }: Change): Promise<void> {
  await rewriteChosen(trx, slug, rule ? [] : [...new Set(products)])
  await turnCollections(trx, now)
}

/** What was typed with its address, if all of it can be. Throws `refused` with each field that is wrong. */
async function checked(
  trx: Db,
  typed: CollectionBody,
  { before, others }: { before?: Collection; others: readonly Collection[] },
): Promise<CollectionBody> {
  const errors: FieldError[] = []
  const wrong = (path: string, message: Text) => errors.push({ path, message })
  const { image, startsAt, endsAt, rule } = typed
  const name = storedName(typed)
  const slug = typed.slug || addressFor(name)
  if (name === '') wrong('name', oneNameNeeded)
  if (!isAddressPart(slug)) wrong('slug', shelvingTexts.badAddress)
  else if (others.some((one) => one.slug === slug)) wrong('slug', shelvingTexts.addressTaken)
  if (image && image !== before?.image && !(await isShopPicture(trx, image)))
    wrong('image', shelvingTexts.foreignPicture)
  if (startsAt && endsAt && startsAt >= endsAt) wrong('endsAt', productInputTexts.endsFirst)
  for (const [path, message] of ruleErrors(rule)) wrong(path, message)
  if (errors.length > 0) throw refused(errors)
  return { ...typed, name, slug }
}

function ruleErrors(rule: CollectionBody['rule']): [string, Text][] {
  if (!rule) return []
  if (Object.keys(rule).length === 0) return [['rule', texts.noRule]]
  const { error } = CollectionRule.strict().safeParse(rule)
  return (error?.issues ?? []).map((issue) => [['rule', ...issue.path].join('.'), issueText(issue)])
}

// Every column, those with a default too: one that is not written here does not compile.
type Columns = Required<Omit<Insertable<Tables['collections']>, 'position' | 'shown' | 'version'>>

function columnsOf({ nameAr, textAr, image, ...body }: CollectionBody, now: Date): Columns {
  return {
    slug: body.slug,
    name: body.name,
    name_ar: nameAr,
    text: body.text,
    text_ar: textAr,
    ...searchColumnsOf(body),
    image: image || null,
    rule: body.rule && JSON.stringify(body.rule),
    starts_at: body.startsAt || null,
    ends_at: body.endsAt || null,
    as_of: body.rule?.newDays ? muscatDay(now) : null,
    hidden: body.hidden ? (1 as const) : (0 as const),
    in_menu: body.inMenu ? (1 as const) : (0 as const),
  }
}
