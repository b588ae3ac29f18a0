import { inTransaction } from '#src/db/transaction.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import type { Shop } from '#src/shop.ts'

/** The name of a picture that nobody uploaded yet. */
let uploaded = 0

/** The address of a picture that is noted in the shop, as an upload leaves it. */
export async function samplePicture(
  { db, clock }: Shop,
  purpose: 'staff' | 'proof' = 'staff',
): Promise<string> {
  uploaded += 1
  const id = uploaded.toString(16).padStart(32, 'a')
  const picture = { id, width: 1080, height: 1080, contentHash: id }
  await inTransaction(db, (trx) => insertPictures(trx, [picture], { purpose, now: clock() }))
  return `/pictures/${id}.webp`
}

/** A product as the form sends it: a tote of OMR 24.500, but for what the test says. */
export function typedProduct(changes: Record<string, unknown> = {}) {
  return {
    name: 'Weekend Tote',
    nameAr: 'حقيبة نهاية الأسبوع',
    description: 'Material: Canvas\nClosure: Zip',
    category: 'Bags Collections',
    subCategory: 'Tote Bags',
    productType: 'New Arrivals',
    productVisibility: 'Public',
    originalPrice: 24.5,
    images: [],
    sizes: ['S', 'M'],
    colors: ['camel'],
    ...changes,
  }
}
