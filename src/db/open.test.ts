import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { listTakenMigrations, migrate, migrationNames } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openBare } from './open-bare.ts'
import { inTransaction } from './transaction.ts'

const run = promisify(execFile)
const openIt =
  "const { openDatabase } = await import('#src/db/open.ts'); await openDatabase({ dir: process.argv[1] })"
/** A process of its own that opens the shop's database, as `npm start` does. */
const openElsewhere = (more: string, dir: string) => ['--input-type=module', '-e', `${openIt}; ${more}`, dir]

describe('the embedded database', () => {
  let dir = ''
  beforeEach(() => {
    dir = path.join(mkdtempSync(path.join(tmpdir(), 'haqiba-db-')), 'data')
  })
  afterEach(() => rmSync(path.dirname(dir), { recursive: true, force: true }))

  it('is one process’s: a second one is refused with one clear line, and the first goes on', async () => {
    const { db, close } = await openDatabase({ dir })
    const refusal = `Another process already runs the shop in ${dir}. Stop it first.`
    await expect(openDatabase({ dir })).rejects.toThrow(refusal)
    const second = await run(process.execPath, openElsewhere('', dir)).catch((error) => error)
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`Error: ${refusal}\n`)
    await stockCatalogue(db, sampleProduct({ id: 'tote' }))
    await close()

    const again = await openDatabase({ dir })
    expect(await again.db.selectFrom('products').select('id').execute()).toEqual([{ id: 'tote' }])
    await again.close()
  })

  it('is free again the moment its process is killed', async () => {
    const holder = spawn(
      process.execPath,
      openElsewhere("console.log('open'); setInterval(() => {}, 1000)", dir),
    )
    await once(holder.stdout, 'data')
    await expect(openDatabase({ dir })).rejects.toThrow('Another process')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const { close, catalogueVersion } = await openDatabase({ dir })
    expect(catalogueVersion()).toBe(1)
    await close()
  })

  it('is read in a transaction by who may not write, also while the shop writes', async () => {
    const { db, close } = await openDatabase({ dir })
    const reader = openBare({ dir }, { toRead: true })
    await inTransaction(db, async (trx) => {
      await trx.updateTable('shop_version').set({ version: 3 }).execute()
      const read = inTransaction(reader.db, (beside) => beside.selectFrom('products').select('id').execute())
      expect(await read).toEqual([])
    })
    await reader.close()
    await close()
  })

  it('keeps who writes beside it waiting from the first row that it reads to its commit', async () => {
    const { db, close } = await openDatabase({ dir })
    const beside = `const { DatabaseSync } = await import('node:sqlite')
      new DatabaseSync(process.argv[1], { timeout: 0 }).exec('update shop_version set version = 7')`
    await inTransaction(db, async (trx) => {
      await trx.selectFrom('products').select('id').execute()
      const write = run(process.execPath, ['--input-type=module', '-e', beside, path.join(dir, 'shop.db')])
      await expect(write).rejects.toThrow('database is locked')
      await trx.updateTable('shop_version').set({ version: 2 }).execute()
    })
    expect(await db.selectFrom('shop_version').select('version').executeTakeFirst()).toEqual({ version: 2 })
    await close()
  })

  it('survives a power cut: write-ahead log, every commit synced, foreign keys checked; for its owner only', async () => {
    const { db, close } = await openDatabase({ dir })
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)
      return Object.values(rows[0] ?? {})[0]
    }
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual(
      ['wal', 2, 1],
    )
    await expect(stockCatalogue(db, sampleProduct({ subCategorySlug: 'hats' }))).rejects.toThrow(
      /foreign key/i,
    )
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    await close()
    const file = new DatabaseSync(path.join(dir, 'shop.db'), { readOnly: true })
    expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    file.close()
  })
})

describeShop('the shape of the database', (shop) => {
  it('is the same after a second migration, also by two at once, with all that is in it', async () => {
    await stockCatalogue(shop.db, sampleProduct({ id: 'tote' }))
    const shape = async () => {
      const tables = await shop.db.introspection.getTables()
      return tables.map(({ name, columns }) => [
        name,
        columns.map((column) => [column.name, column.dataType, column.isNullable]),
      ])
    }
    const before = await shape()
    expect(before.length).toBeGreaterThan(15)
    await migrate(shop.db)
    await Promise.all([migrate(shop.db), migrate(shop.db)])
    expect(await shape()).toEqual(before)
    expect(await shop.db.selectFrom('products').select('id').execute()).toEqual([{ id: 'tote' }])
    expect(await shop.db.selectFrom('shop_version').selectAll().execute()).toEqual([{ id: 1, version: 2 }])
  })

  it('takes a step that came with a smaller number than those it has taken', async () => {
    await shop.db.schema.dropIndex('orders_deleted').execute()
    await shop.db.schema.dropIndex('orders_counted').execute()
    await sql`delete from kysely_migration where name = '060-covering-indexes'`.execute(shop.db)
    await migrate(shop.db)
    expect(await listTakenMigrations(shop.db)).toEqual(migrationNames)
    // They are there again, or this would fail.
    await shop.db.schema.dropIndex('orders_deleted').execute()
  })

  it('is left alone by an earlier program, which says so in a line an owner understands', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-next-year', '2027-01-01')`.execute(
      shop.db,
    )
    await expect(migrate(shop.db)).rejects.toThrow(
      /^This database was opened by a newer version of the shop: it has the step 999-of-next-year,/,
    )
    await sql`delete from kysely_migration where name = '999-of-next-year'`.execute(shop.db)
    await migrate(shop.db)
  })

  it('has portable columns only, and numbers come back as numbers', async () => {
    const types = new Set<string>()
    for (const { name, columns } of await shop.db.introspection.getTables()) {
      if (!/_text(_|$)|^kysely|^sqlite/.test(name))
        for (const { dataType } of columns) types.add(dataType.toLowerCase())
    }
    expect([...types].sort()).toEqual(shop.engine === 'postgres' ? ['int8', 'text'] : ['bigint', 'text'])
    const { rows } = await sql<
      Record<string, unknown>
    >`select 9007199254740991 as big, sum(price) as total, count(*) as n from products`.execute(shop.db)
    expect(rows[0]).toEqual({ big: Number.MAX_SAFE_INTEGER, total: 20_000, n: 1 })
  })
})
