import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { headOf } from '#test/head-of.ts'
import { describeShop } from '#test/shop.ts'
import { aboutMessages } from './about.messages.ts'

describeShop('About us, of which nothing was written', (shop) => {
  it('is told to search engines as the page of its own shop, in each language (P21)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const told = async (path: string) => headOf((await shop.get(path)).text)[1]
    expect([await told('/about-us'), await told('/ar/about-us')]).toEqual([
      aboutMessages.en.description,
      aboutMessages.ar.description,
    ])
    const body = JSON.stringify({ shopName: 'Noor', shopNameAr: 'نور' })
    const json = { 'content-type': 'application/json', ...headers }
    expect((await shop.send('PATCH', '/api/updateWebsiteInfo', body, json)).status).toBe(200)
    expect([await told('/about-us'), await told('/ar/about-us')]).toEqual([
      expect.stringMatching(/^Noor: how orders are delivered/),
      expect.stringMatching(/^نور: كيف نوصل الطلبات/),
    ])
  })
})
