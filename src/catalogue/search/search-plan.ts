import { fold } from '#src/core/fold.ts'
import type { CategorySlugs, CategoryWords } from './category-words.ts'
import { bareForms, otherNumbers, wordsOf } from './search-words.ts'
import { longestName, synonymsOf, synonymWords } from './synonyms.ts'
import { nearWords, type Vocabulary } from './vocabulary.ts'

/** One word, or one name of several words, that a product has to answer. */
export type SearchTerm = {
  /** Beginnings of words that answer it, the typed one first. */
  starts: string[]
  /** Words one typo away that begin alike, and then names of the same goods; each answers it by all its words. */
  close: string[]
  names: string[][]
  /** Being in one of these categories answers it too. */
  categories: CategorySlugs[]
}

/** What a search looks for: products whose names hold `text` as typed, and those that answer every term. */
export type SearchPlan = {
  text: string
  /** None when only the text itself counts. */
  terms: SearchTerm[]
  /** True for staff: SKUs and barcodes that begin with the text answer too. */
  byCode?: boolean
}

/** Words that say nothing about goods, as long as another word does. */
const stopWords = new Set(wordsOf('a an the and or of for with in on to by my من في على مع إلى أو و عن'))

/** A search has at most 100 characters, a shopper's hardly ever five words; the rest of more is not looked at. */
const mostTerms = 8
/** Letters that are several when folded (ﷺ is eighteen) make no search longer. */
const longestText = 100

/**
 * Reads a search: words are folded, stop words dropped, names of several words kept together. Each term is
 * widened by its other numbers, its synonyms and the categories called so; a word of four letters or more that no
 * name, category or synonym has, by the words one typo away. Undefined when nothing was typed.
 */
export async function planSearch(query: string, vocabulary: Vocabulary): Promise<SearchPlan | undefined> {
  const text = fold(query).slice(0, longestText).trimEnd()
  if (text === '') return undefined
  const telling = wordsOf(text).filter((word) => !stopWords.has(word))
  const [first = ''] = telling
  // One or two letters alone are looked for anywhere in a name, and nowhere else.
  const units = telling.length === 1 && first.length < 3 ? [] : unitsOf(telling).slice(0, mostTerms)
  const called = await vocabulary.categories()
  const terms = await Promise.all(units.map((unit) => readTerm(unit, vocabulary, called)))
  return { text, terms }
}

/** Neighbouring words that are one name together (`شنطة سفر`) become one unit, the longest first. */
function unitsOf(words: readonly string[]): string[][] {
  const units: string[][] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestName, words.length - at)
    while (length > 1 && synonymsOf(words.slice(at, at + length).join(' ')).length === 0) length--
    units.push(words.slice(at, at + length))
    at += length
  }
  // A word that is typed again asks nothing new.
  return [...new Map(units.map((unit) => [unit.join(' '), unit])).values()]
}

async function readTerm(
  unit: string[],
  vocabulary: Vocabulary,
  categories: CategoryWords,
): Promise<SearchTerm> {
  const text = unit.join(' ')
  if (unit.length > 1) return { starts: [], close: [], ...meaning([text], categories) }
  if (text.length < 3) return { starts: [text], close: [], names: [], categories: [] }
  const starts = [text, ...bareForms(text), ...otherNumbers(text)]
  const meant = meaning([...starts, ...namesBegunWith(text, categories)], categories)
  const known = meant.names.length > 0 || meant.categories.length > 0 || !/^\p{L}{4,}$/u.test(text)
  if (known || (await vocabulary.hasBegunWith(starts))) return { starts, close: [], ...meant }
  const { close, far } = nearWords(await vocabulary.words(), text)
  const near = meaning([...close, ...far], categories)
  return { starts, close, names: [...far.map((word) => [word]), ...near.names], categories: near.categories }
}

/** What else goods called so are called, and the categories called so. */
function meaning(
  called: readonly string[],
  categories: CategoryWords,
): Pick<SearchTerm, 'names' | 'categories'> {
  const synonyms = new Map(called.flatMap(synonymsOf).map((name) => [name.join(' '), name]))
  const names = [...synonyms.values()]
  return { names, categories: categories.named([...called.map((name) => name.split(' ')), ...names]) }
}

/** While one types: the words of categories, and from four letters on of synonyms, that begin so. */
function namesBegunWith(start: string, { words }: CategoryWords): string[] {
  const ofCategories = words.filter((word) => word.startsWith(start))
  const isMeaning = start.length < 4 || synonymsOf(start).length > 0
  return isMeaning ? [] : [...ofCategories, ...synonymWords.filter((word) => word.startsWith(start))]
}
