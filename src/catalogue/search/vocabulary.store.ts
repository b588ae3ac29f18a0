import { sql } from 'kysely'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type { Db } from '#src/db/db.ts'
import { type CategoryWords, categoryWords } from './category-words.ts'
import { wordBegins } from './product-words.store.ts'
import { synonymWords } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Far more than the names of a shop have; what is beyond has no typos forgiven. */
const mostWords = 50_000

/**
 * The words of the shop, as of the present version of the catalogue: those of names are read anew at the first
 * mistyped search after a change, and kept until the next change.
 */
export function shopVocabulary(db: Db, version: () => number): Vocabulary {
  let kept: { version: number; words: Promise<readonly string[]> } | undefined
  return {
    async hasBegunWith(starts) {
      // Word by word: joined, SQLite went through all products for a word that none has, 90 ms of 100,000.
      const isPublic = sql<boolean>`(select 1 from products
        where id = product_words.product_id and visibility = 'Public') = 1`
      const found = await db
        .selectFrom('product_words')
        .select('word')
        .where((row) => row.or(starts.map(wordBegins)))
        .where(isPublic)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },
    words() {
      const present = version()
      if (kept?.version === present) return kept.words
      const reading = { version: present, words: readWords(db) }
      kept = reading
      reading.words.catch(() => {
        if (kept === reading) kept = undefined
      })
      return reading.words
    },
    categories: () => wordsOfTree(db),
  }
}

async function wordsOfTree(db: Db): Promise<CategoryWords> {
  return categoryWords((await treeOf(db)).categories)
}

async function readWords(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('product_words')
    .innerJoin('products', 'products.id', 'product_words.product_id')
    .select('word')
    .distinct()
    // What is hidden is suggested to nobody.
    .where('visibility', '=', 'Public')
    // Numbers stand before this sign, and nobody mistypes them.
    .where('word', '>', ':')
    .limit(mostWords)
    .execute()
  const letters = rows.map(({ word }) => word).filter((word) => /^\p{L}{3,}$/u.test(word))
  const { words } = await wordsOfTree(db)
  return [...new Set([...words, ...synonymWords, ...letters])]
}
