import { bareForms, wordsOf } from './search-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words of a search that are looked at, and other searches that are tried for it; each is one more question to the database. */
const mostWords = 4
const mostTries = 3
/** Of shorter words too many are near. */
const shortest = 4
const mostTypos = 2

/**
 * Searches that may have been meant where one found nothing, the likeliest first: all its words, each unknown one as the nearest word of
 * the shop, or left out; then its words alone. Folded words.
 */
export async function nearestSearches(typed: string, vocabulary: Vocabulary): Promise<string[][]> {
  const asked = wordsOf(typed).slice(0, mostWords)
  const known = await vocabulary.words()
  const meant = asked.flatMap((word) => nearestWord(known, word) ?? [])
  const longestFirst = meant.toSorted((one, other) => other.length - one.length)
  const searches = [meant, ...longestFirst.map((word) => [word])]
  const told = new Set(['', asked.join(' ')])
  return searches
    .filter((words) => !told.has(words.join(' ')) && told.add(words.join(' ')))
    .slice(0, mostTries)
}

/** The word itself where one of the shop begins so, else the one that the fewest typos make of it; from its first letter on. */
export function nearestWord(words: readonly string[], typed: string): string | undefined {
  const alike = words.filter((word) => word[0] === typed[0])
  if (alike.some((word) => word.startsWith(typed))) return typed
  if (typed.length < shortest) return undefined
  let nearest: string | undefined
  let fewest = mostTypos + 1
  for (const word of alike) {
    if (Math.abs(word.length - typed.length) >= fewest) continue
    const typos = distance(typed, word)
    if (typos < fewest) [nearest, fewest] = [word, typos]
  }
  return nearest
}

/** Words as somebody writes them: as they were typed, or as these names have them; folded where neither does. */
export function writtenAs(words: readonly string[], texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.split(/[\s,.()]+/))
  const isWritten = (word: string) => (one: string) => wordsOf(one)[0] === word
  const hasIt = (word: string) => (one: string) => wordsOf(one).some((part) => bareForms(part).includes(word))
  return words
    .map((word) => {
      const found = written.find(isWritten(word))
      if (found) return found.toLowerCase()
      return written.find(hasIt(word))?.replace(/^و?(?:بال|كال|ال|لل|و)/u, '') ?? word
    })
    .join(' ')
}

/** Letters too many, missing, wrong or swapped between two words (Damerau-Levenshtein, neighbours once). */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return at(last, other.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? Infinity
