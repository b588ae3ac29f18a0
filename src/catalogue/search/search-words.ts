import { fold } from '#src/core/fold.ts'

/** The words of a text as search compares them: folded, without signs; `Men's` is one word. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/**
 * What a product's names are searched by: their words, and the Arabic ones also without what is written together
 * with them (`والحقيبة` is `حقيبه` too).
 */
export function searchWords(name: string, nameAr = ''): string[] {
  const words = wordsOf(`${name} ${nameAr}`)
  return [...new Set([...words, ...words.flatMap(bareForms)])]
}

/** The word without a written-on article, `و` or `ل`; none when nothing is written on it. */
export function bareForms(word: string): string[] {
  const bare = /^و?(?:بال|كال|ال|لل)(\p{L}{3,})$/u.exec(word)?.[1] ?? /^و(\p{L}{3,})$/u.exec(word)?.[1]
  return bare === undefined ? [] : [bare]
}

/**
 * Other numbers of a word, found without a dictionary: `watches` is `watch`, `حقيبتين` and `ساعات` are one
 * `حقيبه`, one `ساعه`. Some answers are no words; they then match nothing.
 */
export function otherNumbers(word: string): string[] {
  if (/^[a-z]{4,}$/.test(word)) return englishSingulars(word)
  const dual = /^(.{3,})(?:ين|ان)$/.exec(word)?.[1]
  if (dual) return [dual.endsWith('ت') ? `${dual.slice(0, -1)}ه` : dual]
  const plural = /^(.{3,})ات$/.exec(word)?.[1]
  if (plural) return plural.length > 3 ? [`${plural}ه`, plural] : [`${plural}ه`]
  return /^.{3,}ه$/.test(word) ? [`${word.slice(0, -1)}ات`] : []
}

function englishSingulars(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, word.slice(0, -1)]
  if (/(?:ch|sh|x|s|z)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return [word.slice(0, -1)]
}
