import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { setOpen } from '#src/opening/change-opening.ts'
import { openSecond, type SecondProcess } from '../second-process.ts'
import { TestShop } from '../shop.ts'

describe('two processes on one PostgreSQL', () => {
  const first = new TestShop('postgres')
  let second: SecondProcess
  beforeAll(async () => {
    await first.open()
    second = await openSecond(first)
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  const theOther = async (address: string) => (await fetch(`${second.origin}${address}`)).text()

  /** Waits until a text stands there. */
  const until = (look: () => Promise<string>, text: string) =>
    expect.poll(look, { interval: 10 }).toContain(text)

  /** Waits until a pool has noticed which of its connections are gone. */
  const recovers = ({ db }: Pick<SecondProcess, 'db'>) =>
    expect.poll(() => Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)))).toBeTruthy()

  it.each(['/shop', '/api/products', '/ar'])(
    'a change through one shows at the other, on %s',
    async (address) => {
      expect(await theOther(address)).not.toContain('New for')
      for (const name of [`New for ${address} one`, `New for ${address} two`]) {
        await stockCatalogue(first.db, sampleProduct({ name }))
        await until(() => theOther(address), name)
      }
      await stockCatalogue(second.db, sampleProduct({ name: 'And back' }))
      await until(async () => (await first.get(address)).text, 'And back')
      await first.db.deleteFrom('products').execute()
      await stockCatalogue(first.db)
      await until(async () => String((await theOther(address)).includes('New for')), 'false')
    },
  )

  it('a change through one leaves at the other what it does not touch (record 061)', async () => {
    const [tote, pump] = [sampleProduct(), sampleProduct({ categorySlug: 'shoes', subCategorySlug: '' })]
    await stockCatalogue(first.db, tote, pump)
    const [edited, other] = [tote, pump].map(({ id }) => `/product-details/${id}`) as [string, string]
    const rendered = async () => Number(/how="rendered"\} (\d+)/.exec(await theOther('/metrics'))?.[1])
    await until(() => theOther(other), pump.name)
    await until(() => theOther(edited), tote.name)
    const [before, renderedBefore] = [await theOther(other), await rendered()]
    await inTransaction(first.db, async (trx, catalogueChanged) => {
      await trx.updateTable('products').set({ name: 'Renamed' }).where('id', '=', tote.id).execute()
      catalogueChanged()
    })
    await until(() => theOther(edited), 'Renamed')
    expect(await theOther(other)).toBe(before)
    expect((await rendered()) - renderedBefore).toBe(1)
  })

  it('a shop that one closes is closed at the other, and opens there again (B2)', async () => {
    await stockCatalogue(first.db, sampleProduct({ name: 'For later' }))
    await until(() => theOther('/shop'), 'For later')
    const shell = { by: { id: null, role: 'shell', address: null } as const, now: first.now }
    await setOpen(first.db, false, shell)
    await until(() => theOther('/shop'), 'Opening soon')
    expect(await theOther('/shop')).not.toContain('For later')
    await setOpen(second.db, true, shell)
    await until(async () => (await first.get('/shop')).text, 'For later')
  })

  it('a change nobody called out is found by looking', async () => {
    await theOther('/shop')
    await first.db.insertInto('settings').values({ name: 'shopName', value: '"Silent change"' }).execute()
    await first.db
      .updateTable('shop_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute()
    await until(() => theOther('/shop'), 'Silent change')
  })

  it('after the database dropped every connection both go on, and still hear of each other', async () => {
    await theOther('/shop')
    const dropped = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await dropped.execute(first.db)
    await recovers(first)
    await recovers(second)
    await stockCatalogue(first.db, sampleProduct({ name: 'After the storm' }))
    await until(() => theOther('/shop'), 'After the storm')
    await stockCatalogue(second.db, sampleProduct({ name: 'And back again' }))
    await until(async () => (await first.get('/shop')).text, 'And back again')
  })
})
