import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { createAdmin } from '#src/accounts/identity/first-admin.ts'
import { NewPassword } from '#src/accounts/passwords/password-rules.ts'
import { removeFactorsOf } from '#src/accounts/second-factor/remove-factors.ts'
import { shell } from '#src/audit/audit.ts'
import { importProducts } from '#src/catalogue/import/import-products.ts'
import type { ImportReport } from '#src/catalogue/import/import-report.ts'
import { productCsvExport } from '#src/catalogue/import/product-csv-export.ts'
import type { Config } from '#src/config.ts'
import { mainLocale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { clearDemo } from '#src/demo/clear-demo.ts'
import { loadMissingDemo } from '#src/demo/load-demo.ts'
import { csvTexts } from '#src/http/csv-reply.ts'
import { issueText } from '#src/http/issue-text.ts'
import { plural } from '#src/i18n/messages.ts'
import { type Backup, writeBackup } from '#src/operate/backups/backup.ts'
import { dayOfBackup } from '#src/operate/backups/backup-name.ts'
import { backupPlaceOf } from '#src/operate/backups/backup-place.ts'
import { backUp } from '#src/operate/backups/daily-backup.ts'
import { checkBackup, restoreBackup } from '#src/operate/backups/restore.ts'
import { customersCsv, ordersCsv } from '#src/orders/reports/sales-csv-export.ts'
import { examine } from './doctor.ts'
import { lineOf } from './finding.ts'
import { readPassword } from './read-password.ts'
import { tellLog } from './tell-log.ts'
import { withDatabase, withShop } from './with-shop.ts'

type Verb = (words: string[], config: Config, say: (line: string) => void) => Promise<boolean>

/** product.md section 10's verbs. Each answers whether all is well; an Error is one line for whoever typed it. */
export const verbs: Readonly<Record<string, Verb>> = {
  async doctor(_, config, say) {
    const findings = await examine(config, new Date())
    for (const finding of findings) say(lineOf(finding))
    return findings.every(({ well }) => well)
  },

  async backup([file = ''], config, say) {
    const place = backupPlaceOf(config)
    if (file === '' && place) {
      const made = await withDatabase(config, (db) => backUp(place, config, db, () => new Date()), {
        toRead: false,
        beside: true,
      })
      return tellBackup(made.name, made.backup, say)
    }
    if (file === '') throw new Error('Say where to: npm run shop -- backup shop.tar.gz, or set BACKUP_DIR')
    const name = path.basename(file)
    await tellLog(config, { kind: 'backup-made', thing: { id: name, name } }, say)
    const backup = await withDatabase(config, (db) => writeBackup(db, config, file, new Date()))
    return tellBackup(file, backup, say)
  },

  async restore([file = ''], config, say) {
    const place = backupPlaceOf(config)
    if (file !== '') return restore(file, config, say)
    if (!place) throw new Error('Say what: npm run shop -- restore shop.tar.gz, or set BACKUP_DIR')
    const newest = (await place.list()).filter(dayOfBackup).sort().at(-1)
    if (!newest) throw new Error('There is no backup in BACKUP_DIR.')
    say(`From ${newest}, the newest.`)
    return place.read(newest, (one) => restore(one, config, say))
  },

  async 'create-admin'([email = '', ...more], config, say) {
    const address = z.email().safeParse(email.trim().toLowerCase())
    if (!address.success) throw new Error('Say whose: npm run shop -- create-admin you@shop.example')
    if (more.length > 0)
      throw new Error(
        'No password behind the email: others on this machine could read it, and the shell keeps it. It is read from standard input.',
      )
    const password = await readPassword()
    const rule = NewPassword.safeParse(password ?? 'a random one is made')
    const [issue] = rule.error?.issues ?? []
    if (issue) throw new Error(issueText(issue)[mainLocale])
    const keys = await withShop(config, ({ db, clock }) =>
      createAdmin(db, { email: address.data, password }, clock()),
    )
    say(`Admin: ${keys.email} / ${password === undefined ? keys.password : 'the password you gave'}`)
    return true
  },

  async 'remove-second-factor'([email = ''], config, say) {
    if (email === '') throw new Error('Say whose: npm run shop -- remove-second-factor you@shop.example')
    const removed = await withShop(config, (shop) => removeFactorsOf(shop, email.trim().toLowerCase()))
    say(removed === 0 ? 'There was none.' : 'Removed. The password alone logs in now; please add a new one.')
    return true
  },

  async import(words, config, say) {
    const apply = !words.includes('--dry-run')
    const setsStock = words.includes('--set-stock')
    const [file] = words.filter((word) => !word.startsWith('--'))
    if (!file) throw new Error('Say what: npm run shop -- import products.csv [--dry-run] [--set-stock]')
    const bytes = await readFile(file)
    const now = new Date()
    const dryRun = await withShop(config, ({ db }) =>
      importProducts(db, bytes, { apply: false, setsStock, locale: mainLocale, by: shell, now }),
    )
    tell(dryRun, say)
    if (dryRun.errors.length > 0 && apply) say('Nothing was imported.')
    if (dryRun.errors.length > 0 || !apply) return dryRun.errors.length === 0
    await withShop(config, ({ db }) =>
      importProducts(db, bytes, { apply: true, setsStock, locale: mainLocale, by: shell, now }),
    )
    say('Imported.')
    return true
  },

  async export([file = '', what = 'products'], config, say) {
    const sheets = { products: productCsvExport, orders: ordersCsv, customers: customersCsv }
    const sheet = Object.entries(sheets).find(([name]) => name === what)?.[1]
    if (file === '' || !sheet)
      throw new Error('Say where to: npm run shop -- export FILE.csv [products|orders|customers]')
    const name = path.basename(file)
    await tellLog(config, { kind: 'exported', thing: { id: `${what}.csv`, name } }, say)
    const part = `${file}.part`
    try {
      await withDatabase(config, async (db) =>
        pipeline(
          Readable.from(csvTexts(await sheet(db))),
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      )
      await rename(part, file)
    } finally {
      await rm(part, { force: true })
    }
    say(`${file}: the ${what}.`)
    return true
  },

  async demo([what], config, say) {
    if (what === 'load') {
      const dir = path.join(process.cwd(), 'src/demo')
      const { products, orders } = await withShop(config, (shop) => loadMissingDemo(shop, dir))
      say(
        products + orders > 0
          ? `Loaded ${counted(products, 'product')} and ${counted(orders, 'order')}.`
          : 'The shop has goods and orders: nothing was loaded.',
      )
    } else if (what === 'clear') {
      const gone = await withShop(config, (shop) => clearDemo(shop, shell))
      say(
        `Removed ${counted(gone.products, 'product')}, ${counted(gone.sliders, 'slide')}, ${counted(gone.orders, 'order')}, ${counted(gone.settings, 'setting')} and ${counted(gone.pictures, 'picture')} of the demo.`,
      )
      if (gone.keptProducts > 0) say(`${gone.keptProducts} that you have changed are yours now and stay.`)
    } else throw new Error('Say which: npm run shop -- demo load | demo clear')
    return true
  },
}

/** So many things, as a sentence says them. */
function counted(n: number, one: string): string {
  return plural('en', n, { one: `# ${one}`, other: `# ${one}s` })
}

/** Says what a backup holds; answers whether all that belongs in it is there. */
function tellBackup(name: string, { tally, missing, secret }: Backup, say: (line: string) => void): boolean {
  const rows = Object.values(tally.rows).reduce((sum, count) => sum + count, 0)
  say(
    `${name}: ${counted(rows, 'row')}, ${counted(tally.pictures, 'picture')}, ${counted(tally.proofs, 'payment proof')}, ${counted(tally.letters, 'letter')}.`,
  )
  if (secret === 'in AUTH_SECRET') say('AUTH_SECRET is not in it: keep it yourself.')
  for (const one of missing) say(`Not in its store, so not in the backup: ${one}`)
  return missing.length === 0
}

async function restore(file: string, config: Config, say: (line: string) => void): Promise<boolean> {
  const checked = await checkBackup(file, config.BACKUP_PASSPHRASE)
  await withDatabase(config, (db) => restoreBackup(db, config, checked), { toRead: false })
  const name = path.basename(file)
  await tellLog(config, { kind: 'restored', thing: { id: name, name } }, say)
  const { rows, pictures } = checked.tally
  say(
    `Restored ${counted(rows.products ?? 0, 'product')}, ${counted(rows.orders ?? 0, 'order')} and ${counted(pictures, 'picture')}.`,
  )
  return true
}

function tell(report: ImportReport, say: (line: string) => void): void {
  for (const note of report.notes) say(note)
  for (const { line, name, change, fields, notes } of report.lines) {
    const what = fields
      .map(({ column, from, to }) => `${column}: ${from || '(empty)'} -> ${to || '(empty)'}`)
      .join('; ')
    if (change !== 'same') say(`line ${line}: ${change} ${name}${what && ` (${what.replace(/\s+/g, ' ')})`}`)
    for (const note of notes) say(`line ${line}: ${name}: ${note}`)
  }
  for (const { line, column, message } of report.errors)
    say(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
  say(
    `${report.created} new, ${report.updated} changed, ${report.unchanged} as they are, ${counted(report.errors.length, 'error')}.`,
  )
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem && error.errors.length > 0)
    return [
      error.text[mainLocale],
      ...error.errors.map(({ path: place, message }) => `${place}: ${message[mainLocale]}`),
    ].join(' ')
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
}
