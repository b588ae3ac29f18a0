import { LRUCache } from 'lru-cache'
import { Problem } from '#src/core/problem.ts'
import type { Shop } from '#src/shop.ts'
import { countUnclaimedProofs, listUnclaimedProofs } from './proof.store.ts'

/** How long a receipt waits for its order before it is removed (F4). */
export const receiptWaitMs = 2 * 3600_000

type Limits = { perAddress: number; inAll: number }

/** A household tries a few times; all together must not fill the disk before the next cleanup (F4). */
const usual: Limits = { perAddress: 20, inAll: 2000 }

type Receipt = { id: string; at: number }
type Uploads = { stored: Receipt[]; underWay: number }

/** Lets an address have so many receipts that no order has used, and all addresses together so many. */
export function createReceiptQuota({ db, clock }: Pick<Shop, 'db' | 'clock'>, limits: Partial<Limits> = {}) {
  const { perAddress, inAll } = { ...usual, ...limits }
  const addresses = new LRUCache<string, Uploads>({ maxSize: 50_000, sizeCalculation: () => 1 })

  async function unclaimedOf(address: string): Promise<Uploads> {
    const uploads = addresses.get(address) ?? { stored: [], underWay: 0 }
    addresses.set(address, uploads)
    // Most have few, and nobody needs to ask which of those were used.
    if (uploads.stored.length < perAddress) return uploads
    const since = clock().getTime() - receiptWaitMs
    const unclaimed = await listUnclaimedProofs(
      db,
      uploads.stored.map(({ id }) => id),
    )
    uploads.stored = uploads.stored.filter(({ id, at }) => at > since && unclaimed.includes(id))
    return uploads
  }

  return {
    /** Stores one more. Throws Problem `too-often` for this address, `unavailable` when there are too many of all. */
    async storeWithin<T extends { id: string }>(address: string, store: () => Promise<T>): Promise<T> {
      if ((await countUnclaimedProofs(db, inAll)) >= inAll) throw tooManyOfAll()
      const uploads = await unclaimedOf(address)
      const [oldest] = uploads.stored
      if (uploads.stored.length + uploads.underWay >= perAddress)
        throw tooManyOfYours(oldest ? oldest.at + receiptWaitMs - clock().getTime() : 0)
      uploads.underWay += 1
      try {
        const receipt = await store()
        uploads.stored.push({ id: receipt.id, at: clock().getTime() })
        return receipt
      } finally {
        uploads.underWay -= 1
      }
    },
  }
}

function tooManyOfYours(waitMs: number): Problem {
  return new Problem(
    'too-often',
    {
      en: 'Many receipts came from this connection without an order. Please try again later, or choose another way to pay.',
      ar: 'وصلت إيصالات كثيرة من هذا الاتصال دون طلب. يرجى المحاولة لاحقًا أو اختيار طريقة دفع أخرى.',
    },
    { extra: { retryAfter: Math.max(5, Math.ceil(waitMs / 1000)) } },
  )
}

function tooManyOfAll(): Problem {
  return new Problem('unavailable', {
    en: 'The shop cannot take more receipts just now. Please try again later, or choose another way to pay.',
    ar: 'لا يمكن للمتجر استقبال إيصالات أخرى الآن. يرجى المحاولة لاحقًا أو اختيار طريقة دفع أخرى.',
  })
}
