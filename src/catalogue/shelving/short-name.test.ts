import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { change } from './shelving.sample.ts'

describeShop('the short name of a category (P15)', (shop) => {
  it('is in the activity log from what it was to what it became, and no line of it where it stayed', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const write = (fields: object) =>
      change(shop, 'PATCH /updateCategory', { in: { category: 'bags' }, ...fields }, boss)
    const logged = async () => {
      const { data } = (await shop.get('/api/audit?limit=1', boss.headers)).json
      return [data[0].kind, data[0].changes]
    }
    await write({ short: 'Totes', shortAr: 'توتس' })
    await write({ short: 'Sacks', text: 'Carried with care.' })
    expect(await logged()).toEqual([
      'category-changed',
      [
        { field: 'text', from: null, to: 'Carried with care.' },
        { field: 'short', from: 'Totes', to: 'Sacks' },
      ],
    ])
    // Taken away, its tiles say the name again.
    await write({ short: '', shortAr: '' })
    expect(await logged()).toEqual([
      'category-changed',
      [
        { field: 'short', from: 'Sacks', to: 'Bags Collections' },
        { field: 'shortAr', from: 'توتس', to: 'مجموعة الحقائب' },
      ],
    ])
    await write({ text: '' })
    expect(await logged()).toEqual([
      'category-changed',
      [{ field: 'text', from: 'Carried with care.', to: null }],
    ])
  })
})
