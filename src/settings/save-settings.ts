import { type AuditActor, type AuditChange, changesBetween, maskedValue } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { refusedText } from '#src/http/invalid.ts'
import { wrongBraces } from './placeholders.ts'
import { raiseSettingsVersion, readSettings, showSettings, writeSettings } from './settings.store.ts'
import type { Settings } from './settings.ts'
import {
  bankDetails,
  eitherLanguage,
  needsBank,
  storedWords,
  textRules,
  unsaidIn,
} from './settings-fields.ts'
import type { SettingsPatch } from './settings-update.ts'
import { readVatin, vatinNeeded } from './vat.ts'

/**
 * Saves the settings form; what was left out stays as it is. Throws `conflict` with `current`, the settings as they
 * stand, when somebody else has saved since the version that was edited, and `refused` where VAT is on without a VATIN, transfer
 * is without its bank, a name of the shop is there in neither language, or new news name in braces what nothing fills in. Where nothing is given nothing is saved, and no kept page goes.
 */
export async function saveSettings(
  db: Db,
  { version, ...update }: SettingsPatch,
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  const given = Object.entries(update).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await inTransaction(db, async (trx, catalogueChanged) => {
    if (!(await raiseSettingsVersion(trx, version))) {
      throw new Problem('conflict', texts.savedMeanwhile, {
        extra: { current: await showSettings(trx, now, by.role) },
      })
    }
    const before = await readSettings(trx)
    const saved = withVatin(before, storedWords(before, Object.fromEntries(given)))
    checkWords(before, saved)
    checkNews(before, saved)
    checkBank(before, saved)
    const changed = withoutReordered(before, saved)
    const changes = changedSettings(before, changed)
    await writeSettings(trx, changed)
    await recordAudit(trx, { kind: 'settings-changed', changes }, { by, now })
    catalogueChanged()
  })
}

/** What is saved with the VATIN in its one form. Throws `refused` where VAT would be on without one (T1). */
function withVatin(before: Settings, given: Partial<Settings>): Partial<Settings> {
  const { vat, vatNumber } = { ...before, ...given }
  if (vat === 'off') return given
  const vatin = readVatin(vatNumber)
  if (vatin) return { ...given, vatNumber: vatin }
  throw new Problem('refused', vatinNeeded, { errors: [{ path: 'vatNumber', message: vatinNeeded }] })
}

/** Throws `refused` with each name that would be there in neither language, where these are saved (L3). */
function checkWords(before: Settings, given: Partial<Settings>): void {
  const errors = unsaidIn({ ...before, ...given })
    .filter((name) => name in given)
    .map((path) => ({ path, message: eitherLanguage[path].needed }))
  if (errors[0]) throw new Problem('refused', errors[0].message, { errors })
}

/** Throws `refused` with each text of the news that was written anew and would be shown with its braces (W2). */
function checkNews(before: Settings, given: Partial<Settings>): void {
  const errors = (['marquee', 'marqueeAr'] as const).flatMap((path): FieldError[] => {
    const text = given[path] ?? before[path]
    const message = text === before[path] ? undefined : wrongBraces(text)
    return message ? [{ path, message }] : []
  })
  if (errors.length > 0) throw new Problem('refused', refusedText, { errors })
}

const bankFields: ReadonlySet<string> = new Set(bankDetails)

/** Throws `refused` with each bank detail that would be missing, where these or the ways to pay are saved. */
function checkBank(before: Settings, given: Partial<Settings>): void {
  const after = { ...before, ...given }
  const isAbout = ['paymentMethods', ...bankDetails].some((name) => name in given)
  if (!isAbout || !needsBank(after.paymentMethods)) return
  const errors = bankDetails
    .filter((name) => after[name] === '')
    .map((path) => ({ path, message: textRules[path].required }))
  if (errors[0]) throw new Problem('refused', errors[0].message, { errors })
}

/** What is saved but lists of the same choices in another order: the form sends its own, and nobody has changed a thing. */
function withoutReordered(before: Settings, given: Partial<Settings>): Partial<Settings> {
  const inOrder = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
  const isReordered = (name: string, value: unknown) =>
    Array.isArray(value) && inOrder(value) === inOrder(before[name as keyof Settings])
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isReordered(name, value)))
}

/** Each setting that is another now; of bank details the last 4 characters (I13). */
function changedSettings(before: Settings, given: Partial<Settings>): AuditChange[] {
  return changesBetween(before, given).map((change) =>
    bankFields.has(change.field)
      ? { ...change, from: maskedValue(change.from), to: maskedValue(change.to) }
      : change,
  )
}

const texts = {
  savedMeanwhile: {
    en: 'Somebody else has saved the settings since you opened them.',
    ar: 'حفظ شخص آخر الإعدادات بعد فتحها هنا.',
  },
}
