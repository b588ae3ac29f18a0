import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { textRules } from './settings-fields.ts'

const form = {
  emailAddress: 'hello@shop.test',
  whatsappNumber: '٩٠٠٠٠٠٠٠',
  contactNumber: '+968 2400-0000',
  messenger: 'https://m.me/shop.test',
  address: 'Al Khuwair 33, Muscat',
  location: 'https://maps.test/shop',
  bankName: 'Bank of Tests',
  accountHolder: 'Shop of Tests',
  accountNumber: '٠٠١١ 2233',
  bankMobile: '00968 9111 1111',
  paymentMethods: ['Cash On Delivery', 'Online Payment'],
  marquee: 'Fresh news',
  facebook: '',
  instagram: 'https://instagram.test/shop',
  youtube: '',
  tiktok: '',
  linkedin: '',
}

function put(shop: TestShop, body: unknown, who?: SignedIn, language = 'en') {
  return shop.send('PUT', '/api/updateWebsiteInfo', JSON.stringify(body), {
    'content-type': 'application/json',
    'accept-language': language,
    ...who?.headers,
  })
}

async function stands(shop: TestShop) {
  return (await shop.get('/api/getWebsiteInfo')).json.data
}

describeShop('the settings of a shop (product.md sections 3, 5, 7)', (shop) => {
  it('are changed by an admin, in the form the shop works with, and everybody reads them at once', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await stands(shop)
    const { status, json } = await put(shop, form, boss)
    expect([status, json]).toEqual([200, { message: 'Successfully Updated The Information!' }])
    expect(await stands(shop)).toMatchObject({
      ...form,
      whatsappNumber: '90000000',
      contactNumber: '96824000000',
      accountNumber: '0011 2233',
      bankMobile: '96891111111',
      paymentMethods: ['Online Payment', 'Cash On Delivery'],
    })
    expect((await put(shop, form, boss, 'ar')).json.message).toBe('حُفظت المعلومات بنجاح!')
  })

  it('are refused to everybody else, and nothing changes (I9)', async () => {
    const before = await stands(shop)
    const [manager, customer] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'customer')]
    const change = { ...form, marquee: 'Not mine to say' }
    const statuses = []
    for (const who of [undefined, customer, manager]) statuses.push((await put(shop, change, who)).status)
    expect(statuses).toEqual([401, 403, 403])
    expect(await stands(shop)).toEqual(before)
  })

  it('are told what is wrong with them whatever was sent in their place', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (const sent of [null, 5, [], 'form', { ...form, paymentMethods: 5, bankName: '' }])
      expect([400, 422], JSON.stringify(sent)).toContain((await put(shop, sent, boss)).status)
  })

  it('need product.md’s fields, each with its message, whether empty or not sent', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const before = await stands(shop)
    const messages = {
      emailAddress: 'Please Write Email Address',
      whatsappNumber: 'Please Enter WhatsApp Number',
      contactNumber: 'Please Enter Contact Number',
      address: 'Please Enter Address',
      bankName: 'Please enter the bank name',
      accountHolder: "Please enter the account-holder's name",
      accountNumber: 'Please enter the account number',
      bankMobile: "Please enter the bank's mobile number",
      paymentMethods: 'Please choose at least one payment method',
    }
    const blank = Object.fromEntries(Object.keys(messages).map((name) => [name, '  ']))
    for (const body of [{}, { ...blank, paymentMethods: [] }]) {
      const { status, json } = await put(shop, body, boss)
      const told = Object.fromEntries(
        json.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
      )
      expect([status, told]).toEqual([422, messages])
    }
    const arabic = await put(shop, { ...form, bankName: '' }, boss, 'ar')
    expect(arabic.json.errors).toEqual([{ path: 'bankName', message: textRules.bankName.required.ar }])
    expect(await stands(shop)).toEqual(before)
  })

  it('ask for a bank only where transfer is a way to pay, and take any page as a page link', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const cash = { ...form, paymentMethods: ['Cash On Delivery'], bankName: '', accountHolder: '' }
    const { accountNumber: _, ...without } = { ...cash, messenger: 'instagram.com/tests' }
    expect((await put(shop, without, boss)).status).toBe(200)
    const saved = await stands(shop)
    expect([saved.bankName, saved.messenger]).toEqual(['', 'https://instagram.com/tests'])
    expect((await put(shop, { ...cash, messenger: '' }, boss)).status, 'a shop without a page').toBe(200)
    expect((await stands(shop)).messenger).toBe('')
    const { json } = await put(
      shop,
      { ...cash, paymentMethods: ['Online Payment'], messenger: 'no page' },
      boss,
    )
    expect(json.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'accountHolder',
      'bankName',
      'messenger',
    ])
    expect((await put(shop, form, boss)).status).toBe(200)
  })

  it.each([
    ['emailAddress', 'hello at shop'],
    ['whatsappNumber', 'call us'],
    ['contactNumber', '12'],
    ['bankMobile', '9000 0000 ext 4'],
    ['messenger', 'http://m.me/shop'],
    ['location', 'javascript:alert(1)'],
    ['facebook', 'https://'],
    ['instagram', 'instagram.com/shop'],
    ['marquee', 'x'.repeat(501)],
    ['paymentMethods', ['Barter']],
    ['freeShippingOver', 'a lot'],
    ['unpaidHours', 0],
    ['unpaidHours', '721'],
    ['unpaidHours', '1.5'],
    ['freeShippingOver', 50.0001],
    ['homeDeliveryCharge', -1],
    ['homeDeliveryCharge', ''],
    ['officeDeliveryCharge', '1.2345'],
    ['nonDeliveryWeekdays', [0, 1, 2, 3, 4, 5, 6]],
    ['nonDeliveryWeekdays', [7]],
  ])('refuse %s: %j', async (field, value) => {
    const boss = await signIn(shop.shop, 'admin')
    const before = await stands(shop)
    const { status, json } = await put(shop, { ...form, [field]: value }, boss)
    expect([status, json.errors]).toEqual([
      422,
      [{ path: expect.stringContaining(field), message: expect.any(String) }],
    ])
    expect(await stands(shop)).toEqual(before)
  })

  it('switch VAT on only with a VATIN, which is kept in its one form (T1)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    expect(await stands(shop)).toMatchObject({ vat: 'off' })
    const refused = await put(shop, { ...form, vat: 'delivery', vatNumber: 'VAT-4712' }, boss)
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'vatNumber'])
    expect((await put(shop, { ...form, vat: 'delivery', vatNumber: ' om1100 ٠٠٠٠٠٠ ' }, boss)).status).toBe(
      200,
    )
    expect(await stands(shop)).toMatchObject({ vat: 'delivery', vatNumber: 'OM1100000000' })
    expect((await put(shop, { ...form, vatNumber: '' }, boss)).status, 'still on').toBe(422)
    expect((await put(shop, { ...form, vat: 'off', vatNumber: '' }, boss)).status).toBe(200)
  })

  it('keep what this shop adds to product.md when it is not sent, and read amounts as they are typed', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const ours = {
      freeShippingOver: '٧٥٫٥',
      homeDeliveryCharge: '2.500',
      officeDeliveryCharge: 0,
      nonDeliveryWeekdays: [6, 5, 5],
      giftBanner: false,
      crNumber: '١٢٣٤٥٦٧',
      vatNumber: 'OM1100000000',
      shopName: 'Noor',
      shopNameAr: 'نور',
      addressAr: 'الخوير',
      marqueeAr: 'أخبار',
    }
    await put(shop, { ...form, ...ours }, boss)
    const kept = {
      ...ours,
      freeShippingOver: 75.5,
      homeDeliveryCharge: 2.5,
      nonDeliveryWeekdays: [5, 6],
      crNumber: '1234567',
    }
    expect(await stands(shop)).toMatchObject(kept)
    await put(shop, form, boss)
    expect(await stands(shop)).toMatchObject(kept)
    await put(shop, { ...form, freeShippingOver: '' }, boss)
    expect((await stands(shop)).freeShippingOver).toBeNull()
  })

  it('show in footer, marquee and checkout on the next request', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const pages = async () =>
      Promise.all(['/', '/ar', '/product-checkout'].map(async (path) => (await shop.get(path)).text))
    const footerOf = (page: string) => page.slice(page.indexOf('<footer'), page.indexOf('</footer>'))
    for (const page of await pages()) expect(page).not.toContain('CR-4711')
    await put(
      shop,
      {
        ...form,
        crNumber: 'CR-4711',
        vat: 'confirmation',
        vatNumber: 'OM1100004712',
        bankName: 'Bank Nizwa',
        marquee: 'Hot news',
        marqueeAr: '',
      },
      boss,
    )
    const [home = '', arabic = '', checkout = ''] = await pages()
    for (const page of [home, arabic]) {
      const footer = footerOf(page)
      expect([
        footer.includes('CR-4711'),
        footer.includes('OM1100004712'),
        page.includes('Hot news'),
      ]).toEqual([true, true, true])
    }
    expect(checkout).toContain('Bank Nizwa')
    // A number that stays typed once VAT is off again says nothing (T1).
    await put(shop, { ...form, vat: 'off', crNumber: 'CR-4711', vatNumber: 'OM1100004712' }, boss)
    for (const page of await pages()) {
      const footer = footerOf(page)
      expect([footer.includes('CR-4711'), footer.includes('OM1100004712')]).toEqual([true, false])
    }
    await put(shop, { ...form, crNumber: '', vatNumber: '' }, boss)
    for (const page of await pages()) expect(footerOf(page)).not.toContain('CR-4711')
  })

  it('say in Arabic with a comma of Arabic that a link opens in a new tab', async () => {
    await put(shop, form, await signIn(shop.shop, 'admin'))
    expect((await shop.get('/')).text).toContain('>Instagram, opens in a new tab<')
    expect((await shop.get('/ar')).text).toContain('>Instagram، يفتح في نافذة جديدة<')
  })

  it('stand on the contact page, also without scripts, where the cart leads to the form of orders', async () => {
    await put(shop, form, await signIn(shop.shop, 'admin'))
    for (const prefix of ['', '/ar']) {
      expect((await shop.get(`${prefix}/cart`)).text).toContain(`href="${prefix}/order-form"`)
      const contact = (await shop.get(`${prefix}/contact-us`)).text
      for (const link of ['tel:+96824000000', 'https://wa.me/96890000000']) expect(contact).toContain(link)
    }
  })

  it('decide at once what an order costs and how it is paid', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const { id } = await stockOne(shop.db)
    const customerData = {
      name: 'Salma',
      email: 'salma@example.com',
      mobileNumber: '90000000',
      address: 'Muscat',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: 'Cash On Delivery',
    }
    const products = [{ _id: id, quantity: 1, originalPrice: 20 }]
    const order = async (total: number) =>
      (await shop.post('/api/postOrder', { products, customerData, subTotal: 20, total })).status
    await put(shop, { ...form, homeDeliveryCharge: 3.25, freeShippingOver: '' }, boss)
    expect([await order(22), await order(20), await order(23.25)]).toEqual([409, 409, 200])
    await put(shop, { ...form, freeShippingOver: 19.999 }, boss)
    expect([await order(23.25), await order(20)]).toEqual([409, 200])
    await put(shop, { ...form, paymentMethods: ['Online Payment'] }, boss)
    expect(await order(20)).toBe(422)
  })

  it('tell the second of two people what stands now, and lose neither’s work', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const { version } = await stands(shop)
    const first = await put(shop, { ...form, marquee: 'The first', version }, boss)
    const second = await put(shop, { ...form, marquee: 'The second', version }, boss)
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.json.current).toEqual(await stands(shop))
    expect(second.json.current).toMatchObject({ marquee: 'The first', version: version + 1 })
    const again = await put(shop, { ...form, marquee: 'The second', version: version + 1 }, boss)
    expect([again.status, (await stands(shop)).marquee]).toEqual([200, 'The second'])
  })

  it('let exactly one of many at once win', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const { version } = await stands(shop)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(shop, { ...form, marquee: `Saved by ${n}`, version }, boss)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect((await stands(shop)).marquee).toBe(`Saved by ${statuses.indexOf(200)}`)
  })
})
