import { expect, it } from 'vitest'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { readSettings, writeSettings } from './settings.store.ts'

describeShop('settings that were read before', (shop) => {
  it('are read anew once they were saved, also in the transaction that saves them, and as before once that failed', async () => {
    const before = await readSettings(shop.db)
    const failed = inTransaction(shop.db, async (trx) => {
      await writeSettings(trx, { cashFee: 0.5 })
      expect((await readSettings(trx)).cashFee).toBe(0.5)
      throw new Error('the save failed')
    })
    await expect(failed).rejects.toThrow('the save failed')
    expect(await readSettings(shop.db)).toEqual(before)
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashFee: 0.7 }))
    expect(await readSettings(shop.db)).toEqual({ ...before, cashFee: 0.7 })
  })

  it('are nobody’s to change for the others who hold them', async () => {
    const mine = await readSettings(shop.db)
    const { paymentMethods } = mine
    mine.shopName = 'Mine'
    expect(() => paymentMethods.push('Online Payment')).toThrow(TypeError)
    expect(await readSettings(shop.db)).toMatchObject({ shopName: 'Haqiba', paymentMethods })
  })
})
