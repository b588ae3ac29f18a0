import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { readConfig } from '#src/config.ts'
import { openBare } from '#src/db/open-bare.ts'
import { type S3Server, s3Place, startS3 } from '#src/media/store/s3-server.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { copyShopFile, createShopDatabase } from '#test/databases.ts'
import { engines, TestShop } from '#test/shop.ts'
import { backupPlaceOf } from './backup-place.ts'
import { backUpWhenDue } from './daily-backup.ts'
import { checkBackup, restoreBackup } from './restore.ts'

const passphrase = 'a passphrase of the owner'
const dayMs = 24 * 3600 * 1000

describe.each(engines)('backups that the shop makes by itself [%s]', (engine) => {
  let dir = ''
  let shop: TestShop
  let places: Record<string, string>
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.close())
  beforeEach(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'haqiba-nightly-'))
    const url = engine === 'postgres' ? await createShopDatabase() : undefined
    if (!url) copyShopFile(dir)
    places = {
      ...(url && { DATABASE_URL: url }),
      BACKUP_DIR: path.join(dir, 'backups'),
      BACKUP_AT: '03:00',
      BACKUP_PASSPHRASE: passphrase,
    }
    shop = new TestShop(engine, { dir, url })
    await shop.open(places)
    // Two in the night in Muscat.
    shop.now = new Date('2026-03-01T22:00:00Z')
  })
  afterEach(async () => {
    await shop.close()
    rmSync(dir, { recursive: true, force: true })
  })
  const backups = () => readdir(path.join(dir, 'backups')).catch(() => [])

  it('are made once a day at the hour, also when two processes look, and the newest makes a shop that serves', async () => {
    const product = await stockOne(shop.db, { name: 'حقيبة الليل' })
    const { json: order } = await shop.post('/api/postOrder', sampleOrder([{ product }]))
    expect([await backUpWhenDue(shop.shop), await backups()]).toEqual([false, []])
    shop.now = new Date('2026-03-01T23:00:00Z')
    const both = await Promise.all([backUpWhenDue(shop.shop), backUpWhenDue(shop.shop)])
    expect(both.sort()).toEqual([false, true])
    expect(await backups()).toEqual(['haqiba-2026-03-02.tar.gz.enc'])
    shop.now = new Date(shop.now.getTime() + dayMs)
    expect(await backUpWhenDue(shop.shop)).toBe(true)
    const [, newest = ''] = (await backups()).sort()
    const file = path.join(dir, 'backups', newest)
    expect((await readFile(file)).subarray(0, 8).toString()).toBe('HAQIBA1\n')

    const drill = mkdtempSync(path.join(tmpdir(), 'haqiba-drill-'))
    const config = readConfig({ DATA_DIR: drill, BACKUP_PASSPHRASE: passphrase })
    const { db, close } = openBare({ dir: drill }, { toRead: false })
    await restoreBackup(db, config, await checkBackup(file, passphrase))
    await close()
    const restored = new TestShop('sqlite', { dir: drill })
    await restored.open()
    expect((await restored.get('/ar/shop')).text).toContain('حقيبة الليل')
    const token = new URL(order.trackUrl).pathname.split('/').at(-1)
    expect((await restored.get(`/api/trackOrder/${token}`)).json.data.orderId).toBe(order.orderId)
    await restored.close()
  })

  it('are nobody’s without the passphrase, with another, or after a changed byte', async () => {
    shop.now = new Date('2026-03-02T05:00:00Z')
    await backUpWhenDue(shop.shop)
    const [name = ''] = await backups()
    const file = path.join(dir, 'backups', name)
    await expect(checkBackup(file)).rejects.toThrow(/it is encrypted: set BACKUP_PASSPHRASE/)
    await expect(checkBackup(file, `${passphrase}!`)).rejects.toThrow(/not a whole backup/)
    const bytes = await readFile(file)
    for (const at of [12, 30, bytes.length >> 1, bytes.length - 3]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await writeFile(path.join(dir, 'changed'), changed)
      await expect(checkBackup(path.join(dir, 'changed'), passphrase)).rejects.toThrow(/not a whole backup/)
    }
    await checkBackup(file, passphrase)
  })

  it('go to a bucket as well; one that fails is told, tried again, and takes no old one away', async () => {
    const { endpoint, objects } = s3
    const address = new URL(`s3://x/${s3Place.bucket}?region=${s3Place.region}&insecure=1`)
    const keys = `${s3Place.accessKeyId}:${encodeURIComponent(s3Place.secretAccessKey)}`
    const to = `s3://${keys}@${endpoint.slice(7)}/bags${address.search}`
    objects.clear()
    const config = readConfig({ ...places, DATA_DIR: dir, BACKUP_DIR: to, BACKUP_PASSPHRASE: '' })
    const world = { ...shop.shop, config }
    for (let n = 0; n < 9; n++) {
      shop.now = new Date(Date.UTC(2026, 2, 2 + n, 5))
      expect(await backUpWhenDue(world)).toBe(true)
    }
    const kept = () => [...objects.keys()].map((key) => key.slice(-17, -7)).sort()
    // Of the week before only its Saturday and what is of the last seven days.
    expect(kept()).toEqual([4, 5, 6, 7, 8, 9, 10].map((day) => `2026-03-${String(day).padStart(2, '0')}`))
    shop.now = new Date(Date.UTC(2026, 2, 11, 5))
    s3.failWith(403)
    await expect(backUpWhenDue(world)).rejects.toThrow('the bucket answered 403')
    expect(kept()).toHaveLength(7)
    s3.failWith(0)
    expect(await backUpWhenDue(world)).toBe(false)
    shop.now = new Date(shop.now.getTime() + 31 * 60 * 1000)
    expect(await backUpWhenDue(world)).toBe(true)
    const [first = ''] = (await backupPlaceOf(config)?.list()) ?? []
    expect(first).toMatch(/^haqiba-2026-03-/)
  })
})
