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
      arabic: { colors: ['أسود', 'زَبد البحر', 'طاووسي'] },
    }
    for (const [id, { colors, ...more }] of Object.entries(stocked)) {
      const imageColors = JSON.stringify({ [picture('b')]: 'Black' })
      await stockOne(shop.db, { id, sizes: ['S', 'M'], colors, ...more, imageColors })
    }
    const { colors } = (await shop.get('/api/productOptions')).json.data
    expect(colors).toEqual(['Sand', 'Sea foam', 'black', 'zibra', 'طاووسي'])
    for (const one of ['black', 'Black', 'BLACK', 'أسود', 'اسود']) {
      expect([one, await found(`color=${one}`)]).toEqual([one, ['arabic', 'large', 'small']])
      expect((await cards(`color=${one}`)).total).toBe(3)
    }
    for (const one of ['sea foam', 'Sea-Foam', 'زبد البحر'])
      expect(await found(`color=${one}`)).toHaveLength(4)
    expect(await found('color=ZIBRA')).toEqual(['odd'])
    expect(await found('color=navy')).toEqual([])
    const large = (await cards('color=black')).data.find(({ _id }: { _id: string }) => _id === 'large')
    expect(large.images, 'the picture of its own spelling').toEqual([picture('b')])
    for (const asked of ['black', 'Black', 'BLACK'])
      expect((await shop.get(`/shop?color=${asked}`)).text).toContain(
        '<option value="black" selected="">Black</option>',
      )
  })

  it('stands at the one choice of a colour that products have in English and in Arabic', async () => {
    await stockOne(shop.db, { id: 'latin', colors: ['red'] })
    await stockOne(shop.db, { id: 'arabic-red', colors: ['أحمر'] })
    for (const colour of ['أحمر', 'red']) {
      const { text } = await shop.get(`/ar/shop?color=${encodeURIComponent(colour)}`)
      expect(text).toContain('<option value="red" selected="">أحمر</option>')
      expect(text.match(/>أحمر<\/option>/g)).toHaveLength(1)
    }
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
