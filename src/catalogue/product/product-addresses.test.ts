import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the address of a product (P23)', (shop) => {
  let staff: SignedIn
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })
  const add = async (changes: Record<string, unknown> = {}) => {
    const { status, json } = await shop.post('/api/postProduct', typedProduct(changes), staff.headers)
    return { status, id: String(json.insertedId), errors: json.errors }
  }
  const json = () => ({ 'content-type': 'application/json', ...staff.headers })
  const edit = (id: string, changes: object) =>
    shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), json())
  const path = (end: string) => `/product-details/${end}`
  const landing = async (address: string) => {
    const { status, headers } = await shop.get(address)
    return status === 301 ? headers.location : status
  }

  it('is its id until staff choose another; then that stands everywhere, and the id leads to it', async () => {
    const { id } = await add()
    expect([await landing(path(id)), (await edit(id, { address: 'weekend-bag' })).status]).toEqual([200, 200])
    expect([await landing(path(id)), await landing(`/ar${path(id)}`)]).toEqual([
      path('weekend-bag'),
      `/ar${path('weekend-bag')}`,
    ])
    const page = (await shop.get(`/ar${path('weekend-bag')}`)).text
    for (const said of [
      /rel="canonical" href="(.*?)"/,
      /og:url" content="(.*?)"/,
      /"@type":"Product.*?"url":"(.*?)"/,
    ])
      expect(said.exec(page)?.[1]).toMatch(new RegExp(`^https?://[^/]+/ar${path('weekend-bag')}$`))
    for (const list of ['/shop', '/sitemap.xml']) {
      const { text } = await shop.get(list)
      expect([text.includes(path('weekend-bag')), text.includes(path(id))]).toEqual([true, false])
    }
    for (const name of [id, 'weekend-bag'])
      expect((await shop.get(`/api/product/${name}`)).json.data).toMatchObject({
        _id: id,
        address: 'weekend-bag',
      })
  })

  it('hands on the colour that was asked for, and nothing else of what is asked', async () => {
    const { id } = await add({ address: 'in-camel' })
    for (const [asked, kept] of [
      ['?color=camel', '?color=camel'],
      [
        '?utm_source=x&color=no%20such%20%2F%2Fevil.example&next=//evil.example',
        '?color=no+such+%2F%2Fevil.example',
      ],
      ['?sort=price-asc', ''],
    ]) {
      expect(await landing(path(id) + asked)).toBe(path('in-camel') + kept)
      expect(await landing(`/ar${path(id)}${asked}`)).toBe(`/ar${path('in-camel')}${kept}`)
    }
    // What one visitor asked for is kept for no other.
    expect(await landing(path(id))).toBe(path('in-camel'))
  })

  it('is one page for all colours that the product does not have', async () => {
    await add({ address: 'only-camel', colors: ['camel'] })
    for (const color of ['none', 'Camel', 'camel%20', '%2F%2Fevil.example'])
      for (const language of ['', '/ar'])
        expect(await landing(`${language}${path('only-camel')}?color=${color}`)).toBe(
          language + path('only-camel'),
        )
    for (const kept of ['?color=camel', '?color=', '?utm=none', ''])
      expect(await landing(path('only-camel') + kept)).toBe(200)
  })

  it('says a size as it says a colour: chosen before any script, in no canonical address, and one page for all there are not (P20)', async () => {
    const sizes = ['S', 'M']
    const { id } = await add({ address: 'in-sizes', sizes, colors: ['camel'] })
    const asked = `${path('in-sizes')}?color=camel&size=M`
    const page = (await shop.get(asked)).text
    const picked = [...page.matchAll(/<input type="radio"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => / checked/.test(input))
    expect(picked.map((input) => /value="(.*?)"/.exec(input)?.[1])).toEqual(['camel', 'M'])
    expect(/rel="canonical" href="(.*?)"/.exec(page)?.[1]).toMatch(/in-sizes$/)
    // What one visitor asked for is kept for no other.
    expect((await shop.get(`${path('in-sizes')}?color=camel`)).text).not.toMatch(
      /value="M"[^>]* checked|checked[^>]*value="M"/,
    )
    for (const language of ['', '/ar'])
      for (const size of ['XXL', 'm', '%2F%2Fevil.example'])
        expect(await landing(`${language}${path('in-sizes')}?color=camel&size=${size}`)).toBe(
          `${language}${path('in-sizes')}?color=camel`,
        )
    expect(await landing(`${path('in-sizes')}?color=none&size=M`)).toBe(`${path('in-sizes')}?size=M`)
    expect(await landing(`${path(id)}?color=camel&size=M`)).toBe(asked)
  })

  it('leads from every one it had to the present one for ever, and never in a circle', async () => {
    const { id } = await add({ address: 'first' })
    await edit(id, { address: 'second' })
    expect(await landing(path('first'))).toBe(path('second'))
    await edit(id, { address: 'third' })
    for (const former of ['first', 'second', id]) expect(await landing(path(former))).toBe(path('third'))
    // A browser asks again each time, so that the way back is open.
    expect((await shop.get(path('first'))).headers['cache-control']).toBe('no-cache')
    await edit(id, { address: 'first' })
    expect([await landing(path('first')), await landing(path('third'))]).toEqual([200, path('first')])
    await edit(id, { address: '' })
    expect([await landing(path(id)), await landing(path('first'))]).toEqual([200, path(id)])
    await edit(id, { productVisibility: 'Hidden' })
    for (const former of ['first', 'third', id]) expect(await landing(path(former))).toBe(404)
  })

  it('is no other product’s, also after it was given up or its product deleted, until that is gone for good', async () => {
    const [{ id }, other] = [await add({ address: 'taken' }), await add()]
    await edit(id, { address: 'taken-now' })
    const refused = async (address: string) => {
      const { status, json: said } = await edit(other.id, { address })
      return [status, said.errors?.map((error: { path: string }) => error.path)]
    }
    for (const wrong of ['taken', 'taken-now', id, 'Weekend bag', 'شنطة يد', '-x', 'a/b'])
      expect(await refused(wrong)).toEqual([422, ['address']])
    const { status, errors } = await add({ address: 'taken' })
    expect([status, errors[0].message]).toEqual([422, 'Another product has this address, or had it.'])
    await shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, staff.headers)
    expect([await landing(path('taken-now')), (await refused('taken'))[0]]).toEqual([404, 422])
    await shop.post('/api/products/bulk', { ids: [id], action: 'restore' }, staff.headers)
    expect(await landing(path('taken'))).toBe(path('taken-now'))
  })

  it('goes to one of two who ask at the same moment', async () => {
    const two = [await add(), await add()]
    const replies = await Promise.all(two.map(({ id }) => edit(id, { address: 'wanted' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('is in the file of products, which takes none that is another’s', async () => {
    const [{ id }, other] = [await add({ address: 'in-file', name: 'Kept' }), await add({ name: 'Moved' })]
    const send = async (lines: string[], apply = '') => {
      const file = ['id,name,category,subCategory,originalPrice,address', ...lines].join('\r\n')
      const headers = { 'content-type': 'text/csv', ...staff.headers }
      return (await shop.send('POST', `/api/import/products${apply}`, file, headers)).json
    }
    const row = (name: string, address: string) => `${name},A bag,Bags Collections,Tote Bags,4.000,${address}`
    const columns = async (...lines: string[]) =>
      (await send(lines)).errors.map(({ line, column }: { line: number; column: string }) => [line, column])
    expect(await columns(row(other.id, 'in-file'))).toEqual([[2, 'address']])
    expect(await columns(row(other.id, 'new-one'), row('newcomer', 'new-one'))).toEqual([[3, 'address']])
    expect(await columns(row('in-file', ''))).toEqual([[2, 'id']])
    expect(await columns(row('newcomer', 'fresh'), row(other.id, 'newcomer'))).toEqual([[3, 'address']])
    expect(await columns(row(id, 'in-file'), row('newcomer', 'fresh'))).toEqual([])
    expect(await send([row(id, 'moved-on'), row('newcomer', 'fresh')], '?apply=1')).toMatchObject({
      created: 1,
    })
    expect([await landing(path('in-file')), await landing(path('newcomer'))]).toEqual([
      path('moved-on'),
      path('fresh'),
    ])
  })
})
