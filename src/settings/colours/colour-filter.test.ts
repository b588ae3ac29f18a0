import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('a filter by colour (P3, P6)', (shop) => {
  const cards = async (query: string) => (await shop.get(`/api/products?fields=card&limit=20&${query}`)).json
  const found = async (query: string) =>
    (await cards(query)).data.map(({ _id }: { _id: string }) => _id).sort()
  const picture = (letter: string) => `/pictures/${letter.repeat(32)}.webp`

  it('offers every colour once, however products spell it, and finds all of them', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const own = JSON.stringify({ name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' })
    const typed = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', '/api/ownColour', own, typed)).status).toBe(200)
    const stocked = {
      small: { colors: ['black', 'sea foam'] },
      large: { colors: ['Black', 'Sea Foam'], images: [picture('a'), picture('b')] },
      named: { colors: ['Sand', 'Sea foam'] },
      odd: { colors: ['Zibra', 'zibra'] },
    }
    for (const [id, { colors, ...more }] of Object.entries(stocked)) {
      const imageColors = JSON.stringify({ [picture('b')]: 'Black' })
      await stockOne(shop.db, { id, sizes: ['S', 'M'], colors, ...more, imageColors })
    }
    const { colors } = (await shop.get('/api/productOptions')).json.data
    expect(colors).toEqual(['Sand', 'black', 'sea foam', 'zibra'])
    for (const one of ['black', 'Black', 'BLACK']) {
      expect([one, await found(`color=${one}`)]).toEqual([one, ['large', 'small']])
      expect((await cards(`color=${one}`)).total).toBe(2)
    }
    for (const one of ['sea foam', 'Sea-Foam']) expect(await found(`color=${one}`)).toHaveLength(3)
    expect(await found('color=ZIBRA')).toEqual(['odd'])
    expect(await found('color=navy')).toEqual([])
    const large = (await cards('color=black')).data.find(({ _id }: { _id: string }) => _id === 'large')
    expect(large.images, 'the picture of its own spelling').toEqual([picture('b')])
    for (const asked of ['black', 'Black', 'BLACK'])
      expect((await shop.get(`/shop?color=${asked}`)).text).toContain(
        '<option value="black" selected="">Black</option>',
      )
  })

  it('stays at the colour that was asked for where another is called the same in Arabic', async () => {
    await stockOne(shop.db, { id: 'latin', colors: ['red'] })
    await stockOne(shop.db, { id: 'arabic', colors: ['أحمر'] })
    const asked = async (colour: string) =>
      (await shop.get(`/ar/shop?color=${encodeURIComponent(colour)}`)).text
    expect(await asked('أحمر')).toContain('<option value="أحمر" selected="">')
    expect(await asked('red')).toContain('<option value="red" selected="">')
  })

  it('leaves out what is not made in that size under the spelling of its product (P13)', async () => {
    const variants = [{ size: 'M', color: 'Ivory', notMade: true as const }]
    await stockOne(shop.db, {
      id: 'Large',
      sizes: ['S', 'M'],
      colors: ['Ivory'],
      variants,
    })
    await stockOne(shop.db, { id: 'Small', sizes: ['S', 'M'], colors: ['ivory'] })
    await stockOne(shop.db, {
      id: 'both',
      sizes: ['S', 'M'],
      colors: ['Ivory', 'ivory'],
      variants,
    })
    expect(await found('color=ivory&size=S')).toEqual(['Large', 'Small', 'both'])
    expect(await found('color=Ivory&size=M')).toEqual(['Small', 'both'])
  })
})
