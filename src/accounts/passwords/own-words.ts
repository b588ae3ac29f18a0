import { findPersonByEmail } from '#src/accounts/person/person.store.ts'
import { fold } from '#src/core/fold.ts'
import { locales } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { withoutEnding } from './password-variants.ts'

/** Words shorter than this say too little about anybody. */
const shortestWord = 4

/** Whose password it is to be; the name is looked up where it was not typed beside it. */
type Owner = { email: string; name?: string | undefined }

/**
 * Refuses a new password that is only its owner's name or e-mail, or the shop's name, with a few digits or signs behind
 * (record 026). `field` is what the form calls it. Throws `refused`.
 */
export async function refuseOwnWords(
  db: Db,
  password: string,
  { email, name, field }: Owner & { field: string },
): Promise<void> {
  const settings = await readSettings(db)
  const known = name ?? (await findPersonByEmail(db, email))?.name ?? ''
  const shop = locales.map((locale) => dataText(locale, settings, 'shopName'))
  if (isOwnWord(password, [known, ...known.split(/\s+/), email, email.split('@')[0] ?? '', ...shop]))
    throw new Problem('refused', tooNear, { errors: [{ path: field, message: tooNear }] })
}

/** True for a password that is one of these words, in whatever case, with a few digits or signs behind. */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  const whole = fold(password)
  const tried = new Set([plain(whole), plain(withoutEnding(whole))])
  return words.map(plain).some((word) => word.length >= shortestWord && tried.has(word))
}

const tooNear = {
  en: 'This password is your name, your email or the name of the shop, so it is easy to guess. Please choose another.',
  ar: 'كلمة المرور هذه هي الاسم أو البريد أو اسم المتجر، ويسهل تخمينها. يرجى اختيار غيرها.',
}
