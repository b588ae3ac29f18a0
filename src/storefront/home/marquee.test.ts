import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the marquee (W2)', (shop) => {
  it('is shown in the languages alone that the owner wrote it in', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const headers = { 'content-type': 'application/json', ...owner.headers }
    const shown = async (marquee: string, marqueeAr: string) => {
      const body = JSON.stringify({ marquee, marqueeAr })
      expect((await shop.send('PATCH', '/api/updateWebsiteInfo', body, headers)).status).toBe(200)
      const pages = await Promise.all(['/', '/ar'].map((path) => shop.get(path)))
      return pages.map(({ text }) => {
        const [page = ''] = text.split('<script id="state"')
        return (
          page.includes('data-testid="marquee"') &&
          [marquee, marqueeAr].filter((one) => one && page.includes(one))
        )
      })
    }
    expect(await shown('Summer sale', '')).toEqual([['Summer sale'], false])
    expect(await shown('', 'تخفيضات الصيف')).toEqual([false, ['تخفيضات الصيف']])
    expect(await shown('Summer sale', 'تخفيضات الصيف')).toEqual([['Summer sale'], ['تخفيضات الصيف']])
    expect(await shown('', '')).toEqual([false, false])
  })
})
