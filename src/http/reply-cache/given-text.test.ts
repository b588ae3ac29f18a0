import { expect, it } from 'vitest'
import { createApi } from '#src/app/api.ts'
import { describeShop } from '#test/shop.ts'

describeShop('a call that a page makes in process', (shop) => {
  it('gives its text as it is, through no stream that is read once, and what a visitor is answered', async () => {
    for (const call of ['/getWebsiteInfo', '/categories?fields=names', '/products?limit=2']) {
      const { status, headers, text } = await shop.get(`/api${call}`)
      const reply = await createApi(shop.shop).request(call)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([status, headers['content-type']])
      expect([await reply.text(), await reply.text(), reply.bodyUsed]).toEqual([text, text, false])
    }
    const none = await createApi(shop.shop).request('/product/none')
    expect([none.status, (await none.json()).status]).toEqual([404, 404])
  })
})
