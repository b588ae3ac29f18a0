import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { type Answer, firstAnswers } from './first-answers.store.ts'
import { answersTo } from './product-search.store.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'
import { shopVocabulary } from './vocabulary.store.ts'

const words = [
  'tote',
  'totes',
  'bag',
  'handbag',
  "o'tote",
  '(tote',
  'camel',
  'evening',
  'clutch',
  'والحقيبة',
  'شنطة',
  'سفر',
  '38',
  'a',
]
const typed = [
  ...words,
  'to',
  'ot',
  'amel',
  'camle',
  'حقيبه',
  'bags',
  'slippers',
  'evening bag',
  'شنطة سفر',
  '3',
  'sku',
  'zzz',
  "'",
]
const places = [
  ['bags', 'tote-bags'],
  ['shoes', 'slippers'],
] as const

const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '))
const goods = fc.record({
  name,
  place: fc.constantFrom(...places),
  productVisibility: fc.constantFrom('Public' as const, 'Public' as const, 'Hidden' as const),
  second: fc.nat(5),
})
const query = fc
  .array(fc.constantFrom(...typed), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(' '))

describeShop('the first answers of a search that many products answer', (shop) => {
  async function gathered(plan: SearchPlan): Promise<Answer[]> {
    const found = shop.db
      .selectFrom('products')
      .innerJoin((await answersTo(shop.db, plan)).as('answers'), 'answers.id', 'products.id')
      .where('visibility', '=', 'Public')
      .select(['products.id', 'created_at', 'relevance'])
    const { rows } = await sql<Answer>`select * from (${found}) as found
      order by relevance desc, created_at desc, id desc`.execute(shop.db)
    return rows.map((row) => ({ ...row, relevance: Number(row.relevance) }))
  }

  it('are those that gathering all would find, page for page, in any catalogue', async () => {
    let sooner = 0
    let made = 0
    const vocabulary = shopVocabulary(shop.db, () => made)
    let pages = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(goods, { minLength: 8, maxLength: 40 }),
        fc.array(query, { minLength: 6, maxLength: 12 }),
        fc.record({ commonFrom: fc.integer({ min: 1, max: 6 }), mostAsked: fc.integer({ min: 3, max: 40 }) }),
        fc.integer({ min: 1, max: 6 }),
        async (all, queries, bounds, limit) => {
          made++
          await shop.db.deleteFrom('products').execute()
          await stockCatalogue(
            shop.db,
            ...all.map(({ place: [categorySlug, subCategorySlug], second, ...product }, n) =>
              sampleProduct({
                ...product,
                categorySlug,
                subCategorySlug,
                createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
                ...(n % 4 === 0 && { sku: `SKU-${n}` }),
              }),
            ),
          )
          // Whole names too, so that a text is rare where its words are not.
          const asked = [...queries, ...all.slice(0, 4).map((product) => product.name)]
          for (const [n, text] of asked.entries()) {
            const read = await planSearch(text, vocabulary)
            if (!read) continue
            const plan = { ...read, byCode: n % 2 === 0 }
            const right = await gathered(plan)
            for (let at = 0; at + limit <= right.length; at += limit) {
              const last = right[at - 1]
              const after = last && ([last.relevance, last.created_at, last.id] as const)
              const narrowed = () => shop.db.selectFrom('products').where('visibility', '=', 'Public')
              const first = await firstAnswers(shop.db, plan, { narrowed, limit, after }, bounds)
              pages++
              if (!first) continue
              sooner++
              expect([text, first.answers]).toEqual([text, right.slice(at, at + limit)])
              expect([text, (await first.count(3)) ?? 3]).toEqual([text, 3])
            }
          }
        },
      ),
      {
        numRuns: 15,
        // "tote" answers "totes handbag" better in one word and worse in the other than "bag tote" does, for the same sum.
        examples: [
          [
            ['bag tote', 'handbag والحقيبة', 'tote', 'totes handbag', ...Array(6).fill('tote')].map(
              (name) => ({
                name,
                place: places[0],
                productVisibility: 'Public' as const,
                second: 0,
              }),
            ),
            Array(6).fill('tote'),
            { commonFrom: 3, mostAsked: 5 },
            1,
          ],
        ],
      },
    )
    expect(sooner / pages).toBeGreaterThan(0.1)
  })
})
