import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type MediaTables = {
  pictures: PictureRow
  /** Where a hosting service keeps a picture, by our name. */
  picture_addresses: { name: string; url: string }
}

type PictureRow = {
  id: string
  width: number
  height: number
  private: Flag
  /** Where it came from and who may see it: `demo`, `staff`, `proof`. */
  purpose: string
  uploaded_by: string | null
  order_id: string | null
  /** What tells that the same picture came twice. */
  content_hash: string | null
  /** What staff said of a payment proof: `approved`, `asked-again`; null while it waits. */
  review: string | null
  /** Of a receipt what was owed when its order got it, in baisa, and how many entries the ledger had; null where nobody knows. */
  sent_for: Generated<number | null>
  sent_after: Generated<number | null>
  /** Its first sight (core/picture-sight.ts), empty where it has none; null until it is made. */
  sight: string | null
  created_at: string
}
