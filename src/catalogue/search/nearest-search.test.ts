import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { nearestWord } from './nearest-search.ts'

describeShop('what a search that found nothing may have meant', (shop) => {
  async function meant(searchQuery: string, more: Record<string, string> = {}): Promise<string | undefined> {
    const asked = new URLSearchParams({ searchQuery, limit: '10', ...more })
    const { json } = await shop.get(`/api/products?${asked}`)
    expect(json.data).toEqual([])
    return json.didYouMean
  }

  it('is told in words that find something, as names write them', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Quilted Crossbody', nameAr: 'والحقيبة المبطنة' }),
      sampleProduct({ name: 'Velvet Scarf', nameAr: 'وشاح مخملي' }),
      sampleProduct({ name: 'Hidden Umbrella', productVisibility: 'Hidden' }),
    )
    expect(await meant('quiltde crosbdy')).toBe('quilted crossbody')
    expect(await meant('Quilted Umbrella')).toBe('quilted')
    expect(await meant('qwertzuiop Scarf')).toBe('scarf')
    expect(await meant('المبطمنه مخملي')).toMatch(/^(?:المبطنة|مبطنة|مخملي)$/)
    // Nothing near, goods that shoppers do not see, and a price that is to blame instead of the word.
    expect(await meant('qwertzuiop')).toBeUndefined()
    expect(await meant('umbrelllla')).toBeUndefined()
    expect(await meant('scarf', { maxPrice: '0.001' })).toBeUndefined()
  })
})

describeShop('a word that only a hidden product has', (shop) => {
  it('is suggested to nobody, though goods with a word like it are found', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Quorumwalt Tote' }),
      sampleProduct({ name: 'Quorumwald', productVisibility: 'Hidden' }),
    )
    const { json } = await shop.get('/api/products?searchQuery=quoromwald&limit=10')
    expect([json.data, json.didYouMean]).toEqual([[], 'quorumwalt'])
  })
})

test('of words the nearest is one at most two typos away, and one that begins so is meant as it is', () => {
  const words = ['satchel', 'sandal', 'clutch', 'crossbody']
  expect(nearestWord(words, 'sadnal')).toBe('sandal')
  expect(nearestWord(words, 'sattchell')).toBe('satchel')
  expect(nearestWord(words, 'satch')).toBe('satch')
  expect(nearestWord(words, 'sad')).toBeUndefined()
  expect(nearestWord(words, 'qatchel')).toBeUndefined()
})

test('two letters of a word swapped are one typo', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,12}$/), fc.nat(), (word, seed) => {
      const place = 1 + (seed % (word.length - 2))
      const typed = word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
      expect([word, typed]).toContain(nearestWord([word], typed))
    }),
  )
})
