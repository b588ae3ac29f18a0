import { randomBytes } from 'node:crypto'
import type { Shelf } from '#src/catalogue/categories/category-tree.ts'
import { madeAddress } from '#src/catalogue/categories/made-address.ts'
import { isAddressPart } from '#src/core/address-part.ts'
import type { Text } from '#src/core/locale.ts'
import { oneNameNeeded, storedName, typedName } from '#src/core/names.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { refusedText } from '#src/http/invalid.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import type { ShelfFields } from './shelf-body.ts'
import { shelvingTexts as texts } from './shelving.texts.ts'

type Named = Pick<Shelf, 'slug' | 'name'>

/**
 * What was typed, completed by what is there: a name in either language (L3), an address that nobody else beside it has, a picture of this
 * shop. Throws `refused` with each field that is wrong.
 */
export async function checkShelf(
  trx: Db,
  fields: ShelfFields,
  { before, beside }: { before?: Shelf | undefined; beside: readonly Named[] },
): Promise<Shelf> {
  const errors: FieldError[] = []
  const wrong = (path: string, message: Text) => errors.push({ path, message })
  const nameAr = fields.nameAr ?? before?.nameAr ?? ''
  const name = storedName({ name: fields.name ?? (before ? typedName(before) : ''), nameAr })
  const typed = fields.slug ?? before?.slug
  const slug = typed || addressFor(name)
  const image = fields.image ?? before?.image
  if (name === '') wrong('name', oneNameNeeded)
  else if (beside.some((one) => one.name.toLowerCase() === name.toLowerCase())) wrong('name', texts.nameTaken)
  // One that would be made of a wrong name is judged once there is another name.
  if (typed || errors.length === 0) {
    if (!isAddressPart(slug)) wrong('slug', texts.badAddress)
    else if (beside.some((one) => one.slug === slug)) wrong('slug', texts.addressTaken)
  }
  if (image && image !== before?.image && !(await isShopPicture(trx, image)))
    wrong('image', texts.foreignPicture)
  if (errors.length > 0) throw refused(errors)
  return {
    slug,
    name,
    nameAr,
    image: image || undefined,
    text: fields.text ?? before?.text ?? '',
    textAr: fields.textAr ?? before?.textAr ?? '',
    searchTitle: fields.searchTitle ?? before?.searchTitle ?? '',
    searchTitleAr: fields.searchTitleAr ?? before?.searchTitleAr ?? '',
    searchText: fields.searchText ?? before?.searchText ?? '',
    searchTextAr: fields.searchTextAr ?? before?.searchTextAr ?? '',
    hidden: fields.hidden ?? before?.hidden ?? false,
  }
}

/** A name as an address (L3), and where nothing of it can stand in one a random one, as a product's id is. */
export function addressFor(name: string): string {
  return madeAddress(name) || randomBytes(4).toString('hex')
}

/** What cannot be done, said at the field where it can be mended. */
export function refused(errors: FieldError[]): Problem {
  return new Problem('refused', errors.length === 1 && errors[0] ? errors[0].message : refusedText, {
    errors,
  })
}
