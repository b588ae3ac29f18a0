import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { listingMessages } from './listing.messages.ts'

describeShop('the list of all goods', (shop) => {
  it('says that there are none yet, blames no filters and leads nowhere, until the first is there', async () => {
    const shown = async (path: string) => (await shop.get(path)).text.split('<script id="state"')[0] ?? ''
    const { nothingYet, nothingFound, seeAll } = listingMessages.en
    const says = async (path: string) => {
      const page = await shown(path)
      return [nothingYet, nothingFound, seeAll].map((words) => page.includes(words))
    }
    expect(await says('/shop')).toEqual([true, false, false])
    expect(await shown('/ar/shop')).toContain(listingMessages.ar.nothingYet)
    expect(await says('/shop?offer=1')).toEqual([false, true, true])
    await stockOne(shop.db)
    expect(await says('/shop')).toEqual([false, false, false])
  })

  it('goes on with what others like where a search finds nothing, and one press takes its filters away', async () => {
    const { name } = await stockOne(shop.db, { name: 'Nizwa basket' })
    for (const [locale, path] of [
      ['en', '/shop'],
      ['ar', '/ar/shop'],
    ] as const) {
      const { popular, clearAll, seeAll } = listingMessages[locale]
      const searched = (await shop.get(`${path}?q=qqqqzzzz&offer=1`)).text.split('<script id="state"')[0]
      expect(searched).toContain(popular)
      expect(searched).toContain(name)
      expect(searched).toMatch(new RegExp(`<a [^>]*href="${path}\\?q=qqqqzzzz"[^>]*>${clearAll}</a>`))
      // A search without filters has none to take away.
      const alone = (await shop.get(`${path}?q=qqqqzzzz`)).text.split('<script id="state"')[0]
      expect(alone).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${seeAll}</a>`))
    }
  })

  it('goes on with what the nearest words find where there are some, as the search panel does', async () => {
    await stockOne(shop.db, { name: 'Quorumwalt satchel' })
    await stockOne(shop.db, { name: 'Nizwa basket' })
    for (const [locale, path] of [
      ['en', '/shop'],
      ['ar', '/ar/shop'],
    ] as const) {
      const { popular, resultsFor } = listingMessages[locale]
      const page = (await shop.get(`${path}?q=quorumwelt+zzqq`)).text.split('<script id="state"')[0] ?? ''
      const [, below = ''] = page.split(resultsFor('quorumwalt'))
      expect(below).toContain('Quorumwalt satchel')
      expect(below).not.toContain('Nizwa basket')
      expect(page).not.toContain(`<h2 class="mb-5">${popular}`)
    }
  })
})
