import type { CategoryWords } from './category-words.ts'
import { isOneTypo, isTypoOfStart } from './one-typo.ts'

/** What a plan asks about the words of the shop's goods. */
export type Vocabulary = {
  /** Whether some word of a public product's name begins with one of these: then they are meant as typed. */
  hasBegunWith(starts: readonly string[]): Promise<boolean>
  /** Words of names, categories and synonyms that a mistyped one can have meant. */
  words(): Promise<readonly string[]>
  /** What the categories are called. */
  categories(): Promise<CategoryWords>
}

/** More would only be noise. */
const mostNear = 20

/**
 * The words one typo away, those that begin with the same letter apart from the others. A word of which only the
 * start has been typed counts when its first two letters are right. Two milliseconds for ten thousand words.
 */
export function nearWords(words: readonly string[], typed: string): { close: string[]; far: string[] } {
  const whole = words.filter((word) => isOneTypo(typed, word))
  const begun = words.filter((word) => word.startsWith(typed.slice(0, 2)) && isTypoOfStart(typed, word))
  const close = new Set([...whole.filter((word) => word[0] === typed[0]), ...begun])
  const far = whole.filter((word) => !close.has(word))
  return { close: [...close].slice(0, mostNear), far: far.slice(0, mostNear) }
}
