import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '#test/shop.ts'
import { deleteUnusedProofs } from './delete-unused-proofs.ts'

/** Rows of unused receipts, two days old, without files: removing those is no error. */
async function unused(shop: TestShop, many: number): Promise<string[]> {
  const ids = Array.from({ length: many }, (_, n) => n.toString(16).padStart(32, '0'))
  const created_at = new Date(shop.now.getTime() - 48 * 3600_000).toISOString()
  const row = { width: 1, height: 1, private: 1 as const, purpose: 'proof' as const, created_at }
  await shop.db
    .insertInto('pictures')
    .values(ids.map((id) => ({ id, ...row })))
    .execute()
  return ids
}

const left = async (shop: TestShop) =>
  (await shop.db.selectFrom('pictures').select('id').execute()).map(({ id }) => id)

describeShop('receipts that no order used (F2)', (shop) => {
  it('are all removed in one go, and one that cannot be keeps no other; it is tried again', async () => {
    const ids = await unused(shop, 450)
    const stuck = ids[7] ?? ''
    const { proofs } = shop.shop
    const told: string[] = []
    const log = { ...shop.shop.log, error: (text: string) => void told.push(text) }
    let refuses = true
    const guarded = {
      ...proofs,
      async remove(name: string) {
        if (refuses && name.startsWith(stuck)) throw new Error('EACCES')
        await proofs.remove(name)
      },
    }
    expect(await deleteUnusedProofs({ ...shop.shop, proofs: guarded, log })).toBe(449)
    expect(await left(shop)).toEqual([stuck])
    expect(told).toEqual([expect.stringContaining(stuck)])
    refuses = false
    expect(await deleteUnusedProofs({ ...shop.shop, proofs: guarded, log })).toBe(1)
    expect(await left(shop)).toEqual([])
  })

  it('stay where the store is unavailable, after one batch of attempts', async () => {
    const ids = await unused(shop, 450)
    let attempts = 0
    const unavailable = {
      ...shop.shop.proofs,
      async remove() {
        attempts += 1
        throw new Error('away')
      },
    }
    expect(await deleteUnusedProofs({ ...shop.shop, proofs: unavailable })).toBe(0)
    expect([attempts, (await left(shop)).sort()]).toEqual([200, ids])
  })
})
