import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import type { AuditLine } from './audit.ts'

describeShop('the activity log (I13)', (shop) => {
  it('has the Arabic name of what is sold and where it stands beside the one that it was written with', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const send = (method: string, path: string, body?: object) =>
      shop.send(method, path, body && JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      })
    const lines = async (): Promise<AuditLine[]> =>
      (await shop.get('/api/audit?topic=products', headers)).json.data
    const { id } = await stockOne(shop.db, { name: 'Oud box', nameAr: 'صندوق عود' })
    await send('PATCH', `/api/updateProduct/${id}`, { name: 'Oud chest', nameAr: 'صندوق العود' })
    const tree = async (method: string, path: string, body: object) => {
      const { version } = (await shop.get('/api/categoryTree', headers)).json.data
      expect((await send(method, path, { ...body, version })).status).toBe(200)
    }
    await tree('POST', '/api/postCategory', { name: 'Incense', nameAr: 'بخور' })
    await tree('POST', '/api/postCategory', { name: 'Resin', nameAr: 'لبان', category: 'incense' })
    await send('POST', '/api/postCollection', {
      name: 'Eid 26',
      nameAr: 'العيد',
      rule: null,
      products: [id],
    })
    const things = async () => (await lines()).slice(0, 4).map(({ thing }) => thing)
    expect(await things()).toEqual([
      { _id: 'eid-26', name: 'Eid 26', nameAr: 'العيد' },
      { _id: 'incense/resin', name: 'Resin', nameAr: 'لبان' },
      { _id: 'incense', name: 'Incense', nameAr: 'بخور' },
      { _id: id, name: 'Oud chest', nameAr: 'صندوق العود' },
    ])
    // Gone, or an address of another by now: what a line itself has, and else the name that was written alone.
    await send('DELETE', '/api/deleteCollection/eid-26')
    await tree('PATCH', '/api/updateCategory', { in: { category: 'incense' }, name: 'Scents' })
    const named = (await lines()).slice(2, 5).map(({ thing }) => thing.nameAr)
    expect(named).toEqual([undefined, 'لبان', 'بخور'])
    // Whatever goes is read, and found, by both of its names ever after.
    await tree('POST', '/api/removeCategory', { in: { category: 'incense', subCategory: 'resin' } })
    await send('DELETE', `/api/deleteProduct/${id}`)
    expect((await lines()).slice(0, 2).map(({ thing }) => thing)).toEqual([
      { _id: id, name: 'Oud chest', nameAr: 'صندوق العود' },
      { _id: 'incense/resin', name: 'Resin', nameAr: 'لبان' },
    ])
    const found = async (q: string) =>
      (await shop.get(`/api/audit?q=${encodeURIComponent(q)}`, headers)).json.data.map(
        ({ kind }: AuditLine) => kind,
      )
    expect(await found('صندوق العود')).toContain('product-deleted')
    expect(await found('لبان')).toContain('category-removed')
    expect(await found('العيد')).toContain('collection-deleted')
  })
})
