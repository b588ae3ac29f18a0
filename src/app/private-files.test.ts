import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { createFileTransport } from '#src/mail/file-transport.ts'
import { writeBackup } from '#src/operate/backups/backup.ts'
import { openShop } from './open-shop.ts'

test.skipIf(process.platform === 'win32')(
  'whatever a shop makes in a folder that was there before is for its own user alone',
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-modes-'))
    chmodSync(dir, 0o755)
    // As an older shop left it.
    mkdirSync(path.join(dir, 'proofs'), { mode: 0o755 })
    writeFileSync(path.join(dir, 'shop.lock'), '', { mode: 0o644 })
    const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' })
    const { shop, close } = await openShop(config, 'src/demo')
    const name = `${'ab'.repeat(16)}.webp`
    await shop.pictures.put(name, Buffer.from('a bag'))
    await shop.proofs.put(name, Buffer.from('a receipt'))
    const email = {
      fromName: 'Shop',
      subject: 's',
      text: 't',
      html: 'h',
      from: { name: 'Shop', address: 'a@shop.test' },
    }
    await createFileTransport(path.join(dir, 'mail')).send(
      { ...email, id: 'one', queuedAt: shop.clock(), to: 'b@shop.test', locale: 'en' },
      new AbortController().signal,
    )
    await writeBackup(shop.db, config, path.join(dir, 'backup.tar.gz'), shop.clock())
    const made = readdirSync(dir, { recursive: true }).map(String)
    const open = made.filter((one) => (statSync(path.join(dir, one)).mode & 0o077) !== 0)
    await close()
    rmSync(dir, { recursive: true })
    expect(made).toEqual(
      expect.arrayContaining(['shop.db', 'shop.db-wal', 'shop.lock', 'auth-secret', 'mail', 'backup.tar.gz']),
    )
    expect(open).toEqual([])
  },
)
