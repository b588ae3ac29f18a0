import type { Text } from '#src/core/locale.ts'
import { oneNameNeeded, storedName, typedName } from '#src/core/names.ts'
import type { Settings } from './settings.ts'

/** The settings for which one language is enough (L3): the one that stands beside each, and what is said without either. */
export const eitherLanguage = {
  shopName: { arabic: 'shopNameAr', needed: oneNameNeeded },
  address: { arabic: 'addressAr', needed: { en: 'Please Enter Address', ar: 'يرجى إدخال العنوان' } },
} as const satisfies Partial<Record<keyof Settings, { arabic: keyof Settings; needed: Text }>>

type Pair = keyof typeof eitherLanguage
type Arabic = (typeof eitherLanguage)[Pair]['arabic']
type Words = Readonly<Partial<Record<Pair | Arabic, string | undefined>>>

const pairs = Object.keys(eitherLanguage) as Pair[]

/** Those for which there is no text in either language. */
export function unsaidIn(words: Words): Pair[] {
  return pairs.filter((name) => nameIn(words, name) === '')
}

/** The settings with the English as it was typed: empty where the Arabic stands for it. */
export function typedWords<S extends Record<Pair | Arabic, string>>(settings: S): S {
  const typed = pairs.map((name) => [
    name,
    typedName({ name: settings[name], nameAr: settings[eitherLanguage[name].arabic] }),
  ])
  return { ...settings, ...Object.fromEntries(typed) }
}

/**
 * What is stored of `given` over what there was: the Arabic for an English that is empty. One that already stands for it
 * goes with it.
 */
export function storedWords<G extends Words>(before: Record<Pair | Arabic, string>, given: G): G {
  const after = { ...typedWords(before), ...given }
  const stored = pairs
    .filter((name) => name in given || eitherLanguage[name].arabic in given)
    .map((name) => [name, nameIn(after, name)])
  return { ...given, ...Object.fromEntries(stored) }
}

function nameIn(words: Words, name: Pair): string {
  return storedName({ name: words[name] ?? '', nameAr: words[eitherLanguage[name].arabic] })
}
