import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import { categoryWords } from './category-words.ts'
import { isOneTypo, isTypoOfStart } from './one-typo.ts'
import { planSearch } from './search-plan.ts'
import { bareForms, otherNumbers, searchWords, wordsOf } from './search-words.ts'
import { synonymsOf } from './synonyms.ts'
import { nearWords, type Vocabulary } from './vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeحقيبهس'), minLength: 5, maxLength: 9 })

/** A word and the same one with one slip in it. */
const slip = fc.tuple(word, fc.nat(), fc.constantFrom(...'abxحو')).chain(([right, at, letter]) => {
  const n = at % right.length
  const head = right.slice(0, n)
  const rest = right.slice(n)
  const swapped = `${head}${rest[1] ?? ''}${rest[0]}${rest.slice(2)}`
  const wrong = [head + rest.slice(1), head + letter + rest, head + letter + rest.slice(1), swapped]
  return fc.record({ right: fc.constant(right), typed: fc.constantFrom(...wrong) })
})

/** A shop that has goods with these words. */
function shopWith(words: readonly string[]): Vocabulary {
  return {
    hasBegunWith: async (starts) => words.some((one) => starts.some((start) => one.startsWith(start))),
    words: async () => words,
    categories: async () => categoryWords(sampleCategories),
  }
}

describe('one typo', () => {
  it('is one letter more, less, wrong or swapped, seen from both sides', () => {
    fc.assert(
      fc.property(slip, ({ right, typed }) => {
        expect([isOneTypo(typed, right), isOneTypo(right, typed)]).toEqual([true, true])
      }),
    )
  })

  it('is no more than that', () => {
    const no = [
      ['tote', 'boat'],
      ['leather', 'lethr'],
      ['abcd', 'badc'],
      ['bag', 'bagss'],
      ['abcd', 'cbad'],
      ['', 'ab'],
    ]
    for (const [typed = '', meant = ''] of no)
      expect([typed, isOneTypo(typed, meant)]).toEqual([typed, false])
    expect([isTypoOfStart('toat', 'tote'), isTypoOfStart('toat', 'leather')]).toEqual([true, false])
  })

  it('still finds the word, among any others, unless some other word is meant as typed', async () => {
    await fc.assert(
      fc.asyncProperty(slip, fc.array(word, { maxLength: 12 }), async ({ right, typed }, others) => {
        const words = [right, ...others]
        const plan = await planSearch(typed, shopWith(words))
        const [term] = plan?.terms ?? []
        const asTyped = words.some((one) => term?.starts.some((start) => one.startsWith(start)))
        const found = [...(term?.close ?? []), ...(term?.names ?? []).flat()]
        expect(asTyped || found.includes(right)).toBe(true)
        expect(nearWords(words, typed).close.every((one) => one[0] === typed[0])).toBe(true)
      }),
    )
  })
})

describe('a search as it is read', () => {
  it('is the same for every way of writing it', async () => {
    const letters = fc.array(fc.constantFrom('ا', 'ح', 'ه', 'ي', 'ق', 'ب', 'a', 'e', ' '), { maxLength: 20 })
    const ways: Record<string, string[]> = {
      ا: ['أ', 'إ', 'آ', 'ٱ'],
      ه: ['ة'],
      ي: ['ى'],
      ح: ['حـ', 'حَ'],
      a: ['A', 'á'],
      e: ['É'],
    }
    await fc.assert(
      fc.asyncProperty(letters, fc.infiniteStream(fc.nat(5)), async (plain, choose) => {
        const typed = plain.map((one) => {
          const others = [one, ...(ways[one] ?? [])]
          return others[Number(choose.next().value) % others.length]
        })
        const shop = shopWith(['حقيبه', 'توت'])
        expect(await planSearch(typed.join(''), shop)).toEqual(await planSearch(plain.join(''), shop))
      }),
    )
  })

  it('reads words, drops those that say nothing, and keeps names of several words together', async () => {
    const terms = async (typed: string) =>
      (await planSearch(typed, shopWith([])))?.terms.map(
        ({ starts, names }) => starts[0] ?? names[0]?.join(' '),
      )
    expect(await terms('a bag for the gym')).toEqual(['bag', 'gym'])
    expect(await terms('شنطة سفر كبيرة')).toHaveLength(2)
    expect(await terms("Men's")).toEqual(['mens'])
    expect(await terms('the')).toEqual([])
    expect(await terms('ab')).toEqual([])
    expect(await planSearch(' ـ ', shopWith([]))).toBeUndefined()
    expect(await terms('q w e r t y u i o p')).toHaveLength(8)
  })

  it('asks for typos only where a word is not known', async () => {
    const asked: string[] = []
    const shop: Vocabulary = {
      hasBegunWith: async ([start = '']) => start === 'leath',
      words: async () => {
        asked.push('words')
        return []
      },
      categories: async () => categoryWords(sampleCategories),
    }
    for (const typed of ['bag', 'bags', 'شنطة', 'leath', 'tote 38', 'ab cd', 'xyz', 'abc12345'])
      await planSearch(typed, shop)
    expect(asked).toEqual([])
    await planSearch('lether', shop)
    expect(asked).toEqual(['words'])
  })
})

describe('words', () => {
  it('lose what is written on them, carefully', () => {
    const bare = { الحقيبة: 'حقيبه', والحقيبة: 'حقيبه', للسفر: 'سفر', بالجلد: 'جلد', ولوفر: 'لوفر' }
    for (const [written, plain] of Object.entries(bare))
      expect(wordsOf(written).flatMap(bareForms)).toEqual([plain])
    for (const short of ['ورد', 'الى', 'توت', 'bag']) expect(bareForms(short)).toEqual([])
    expect(searchWords('Tote & Bag', 'حقيبة ولوفر')).toEqual(['tote', 'bag', 'حقيبه', 'ولوفر', 'لوفر'])
  })

  it('are found in other numbers', () => {
    const others = {
      watches: 'watch',
      rings: 'ring',
      scarves: 'scarf',
      ladies: 'lady',
      حقيبتين: 'حقيبه',
      ساعات: 'ساعه',
      ساعه: 'ساعات',
    }
    for (const [one, other] of Object.entries(others))
      expect([one, otherNumbers(one)]).toEqual([one, expect.arrayContaining([other])])
    for (const one of ['dress', 'bag', 'توت', '38']) expect(otherNumbers(one)).toEqual([])
  })

  it('of one meaning know each other, in both directions', () => {
    for (const one of ['bag', 'شنطه', 'حقيبه', 'shanta', 'جنطه'])
      expect(synonymsOf(one).map((name) => name.join(' '))).toEqual(
        expect.arrayContaining(['bag', 'حقيبه', 'شنطه']),
      )
    expect(synonymsOf('bicycle')).toEqual([])
  })

  it('name categories in both languages', () => {
    expect(categoryWords(sampleCategories).named([['bags']])).toContainEqual({ category: 'bags' })
    expect(categoryWords(sampleCategories).named([['كتف']])).toEqual([
      { category: 'bags', subCategory: 'shoulder-bags' },
    ])
    expect(categoryWords(sampleCategories).named([['collections']])).toEqual([])
  })
})

describe('what somebody searches to keep the shop busy', () => {
  it('is one word, however often it is typed again', async () => {
    const plan = await planSearch('ba '.repeat(33), shopWith(['bag']))
    expect(plan?.terms.map(({ starts }) => starts)).toEqual([['ba']])
  })

  it('is no longer folded than it may be typed: ﷺ is eighteen letters', async () => {
    const plan = await planSearch('ﷺ'.repeat(100), shopWith(['bag']))
    expect(plan?.text.length).toBeLessThanOrEqual(100)
    expect(plan?.terms.length).toBeLessThanOrEqual(8)
  })
})
