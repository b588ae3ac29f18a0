import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { Locale } from '#src/core/locale.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { orderEmails } from './order.emails.ts'
import { choiceOf } from './order-email-parts.ts'

const bag = sampleProduct({
  name: 'Camel tote & <co>',
  nameAr: 'حقيبة جملي',
  originalPrice: 12_500,
  colors: ['camel'],
})
const shoe = sampleProduct({ name: 'Sandals', originalPrice: 8000, sizes: ['38'] })

describeShop('the emails about an order', (shop) => {
  let [orderId, number, token] = ['', '', '']
  beforeAll(async () => {
    await stockCatalogue(shop.db, bag, shoe)
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { shopName: 'Haqiba', shopNameAr: 'حقيبة' })
      catalogueChanged()
    })
    const order = sampleOrder(
      [
        { product: bag, quantity: 2, color: 'camel' },
        { product: shoe, size: '38' },
      ],
      {
        name: 'Maryam <b>Al</b> Balushi',
        address: 'Way 3312\nAl Khuwair',
        comment: 'الاتصال قبل الوصول <script>alert(1)</script>',
      },
    )
    const { json } = await shop.post('/api/postOrder', order)
    orderId = json.insertedId
    number = json.orderId
    token = json.trackUrl.split('/').at(-1)
  })

  const write = <K extends keyof typeof orderEmails>(
    kind: K,
    locale: Locale,
    more: Record<string, string> = {},
  ) =>
    orderEmails[kind](
      {
        payload: {
          orderId,
          status: '',
          link: '',
          correctionId: '',
          amount: 5000,
          state: 'approved',
          words: '',
          ...more,
        },
        locale,
      },
      shop.shop,
    )

  it('tell the shopper in English what product.md says, with number, lines, sums and the way to follow it', async () => {
    const mail = await write('order-received', 'en')
    expect([mail.fromName, mail.subject]).toEqual(['Haqiba', `Your order ${number} at Haqiba`])
    for (const form of [mail.text, shown(mail.html)]) {
      for (const told of [
        'Thank You!!',
        'Your Order Successfully Done. You will get your order within 1-2 Business Days.',
        'We will call to confirm before preparing for delivery.',
        number,
        'Camel tote & <co>',
        'Camel',
        '2 × OMR 12.500',
        'OMR 25.000',
        'Size 38',
        'OMR 33.000',
        'OMR 2.000',
        'OMR 35.000',
        'Home delivery',
      ])
        expect(form).toContain(told)
    }
    const link = `https://shop.test/track/${token}`
    expect(mail.text).toContain(link)
    expect(hrefs(mail.html)).toEqual([link])
    expect((await shop.get(new URL(link).pathname)).status).toBe(200)
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
    expect(mail.text).not.toMatch(/[\u2066-\u2069]/)
    expect(mail.text).not.toContain('Way 3312')
  })

  it('tell it in Arabic from right to left, with amounts kept from left to right', async () => {
    const mail = await write('order-received', 'ar')
    expect([mail.fromName, mail.subject]).toEqual(['حقيبة', `طلبك رقم ${number} من حقيبة`])
    for (const form of [mail.text, shown(mail.html)])
      for (const told of ['شكرًا لك!', 'وصلنا طلبك بنجاح', 'حقيبة جملي', 'جملي', 'التوصيل إلى المنزل'])
        expect(form).toContain(told)
    expect(mail.text).toContain('المجموع: \u206635.000 ر.ع.\u200f\u2069')
    expect(mail.text).toContain('  \u20662 × 12.500 ر.ع.\u200f\u2069')
    expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/)
    expect(mail.html).toMatch(/<bdi dir="ltr"[^>]*>35\.000 ر.ع.\u200f<\/bdi>/)
    expect(hrefs(mail.html)).toEqual([`https://shop.test/ar/track/${token}`])
  })

  it('tell the shop all it needs to call, and answer the shopper', async () => {
    const mail = await write('order-placed', 'en')
    expect(mail.subject).toBe(`New order ${number}: OMR 35.000, Maryam <b>Al</b> Balushi`)
    expect(mail.replyTo).toEqual({ name: 'Maryam <b>Al</b> Balushi', address: 'maryam@example.com' })
    for (const form of [mail.text, shown(mail.html)])
      for (const told of [
        '+968 9123 4567',
        'Way 3312\nAl Khuwair',
        'maryam@example.com',
        'الاتصال قبل الوصول',
      ])
        expect(form).toContain(told)
    expect(hrefs(mail.html)).toEqual([
      'tel:+96891234567',
      'https://wa.me/96891234567',
      'mailto:maryam@example.com',
      `https://shop.test/dashboard/order-overview/${orderId}`,
    ])
    expect(mail.text).toContain('https://wa.me/96891234567')
    expect((await write('order-placed', 'ar')).text).toMatch(/\+968 9123 4567\u2069، واتساب https/)
  })

  it('tell the shop of an order its customer cancelled, and of money that was sent for it', async () => {
    const mail = await write('order-cancelled', 'en')
    expect(mail.subject).toBe(`Order ${number} was cancelled: OMR 35.000, Maryam <b>Al</b> Balushi`)
    expect(mail.replyTo).toEqual({ name: 'Maryam <b>Al</b> Balushi', address: 'maryam@example.com' })
    const arabic = await write('order-cancelled', 'ar')
    expect(arabic.subject).toContain(`أُلغي الطلب رقم ${number}`)
    for (const [form, told] of [
      [mail.text, 'The customer has cancelled this order.'],
      [shown(mail.html), '+968 9123 4567'],
      [shown(arabic.html), 'تم إلغاء هذا الطلب من جهة العميل.'],
      [arabic.text, `https://shop.test/ar/dashboard/order-overview/${orderId}`],
    ] as const)
      expect(form).toContain(told)
    expect(hrefs(mail.html)).toContain(`https://shop.test/dashboard/order-overview/${orderId}`)
    expect(mail.text).not.toContain('transfer')
    const pay = (payment_method: string) =>
      shop.db.updateTable('orders').set({ payment_method }).where('id', '=', orderId).execute()
    await pay('Online Payment')
    expect((await write('order-cancelled', 'en')).text).toContain('the money may have to go back')
    await pay('Cash On Delivery')
  })

  it('show what people typed as text, never as HTML', async () => {
    const { html } = await write('order-placed', 'ar')
    expect(html).not.toMatch(/<script|<b>|<co>/)
    expect(html).toContain('&#60;script&#62;')
  })

  it('greet by a name and not by an advertisement', async () => {
    expect((await write('order-received', 'en')).text).not.toContain('Hello')
    const { json } = await shop.post('/api/postOrder', sampleOrder([{ product: shoe, size: '38' }]))
    const mail = await write('order-received', 'ar', { orderId: json.insertedId })
    expect(mail.text).toContain('أهلًا Maryam Al Balushi،')
  })

  it.each([
    ['Confirmed', 'is confirmed', 'تم تأكيد طلبك'],
    ['Shipping', 'on its way', 'في الطريق'],
    ['Delivered', 'has reached you', 'وصلك طلبك'],
    ['Cancelled', 'was cancelled', 'أُلغي طلبك'],
    ['Return', 'request to return', 'طلب الإرجاع'],
    ['Pending', 'waiting for our confirmation', 'بانتظار التأكيد'],
  ])('say that it is now %s', async (status, en, ar) => {
    expect((await write('order-status-changed', 'en', { status })).text).toContain(en)
    const arabic = await write('order-status-changed', 'ar', { status })
    expect([arabic.text, arabic.subject]).toEqual([
      expect.stringContaining(ar),
      expect.stringContaining(number),
    ])
  })

  it('ask for a receipt once more, with the way to send it', async () => {
    const link = 'https://shop.test/track/x?proof=1&a="2"'
    for (const locale of ['en', 'ar'] as const) {
      const mail = await write('proof-needed', locale, { link })
      expect(mail.text).toContain(link)
      expect(hrefs(mail.html)).toEqual([link])
      expect(mail.text).toContain('35.000')
    }
  })

  it('load nothing from anywhere and bring no ground of their own', async () => {
    for (const locale of ['en', 'ar'] as const) {
      const { html } = await write('order-placed', locale)
      expect(html).not.toMatch(/<img|<link|@import|url\(|src=|<body[^>]*(?:background|bgcolor|[^-]color:)/)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
    }
  })

  it('promise, where places need other times, the day of this one as its tracking page does', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const zone = { name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], freeShippingOver: null, cash: true }
    const terms = { homeDeliveryCharge: 2, officeDeliveryCharge: 1, deliveryDays: 4, cutOff: '' }
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] }
    const saved = JSON.stringify({ ...rules, zones: [{ ...zone, ...terms }] })
    const json = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PUT', '/api/deliveryZones', saved, json)).status).toBe(200)
    const far = { place: { wilayat: 'dhofar/salalah' }, deliveryCharge: undefined }
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag, color: 'camel' }], far))
    const read = async (locale: Locale, id: string) =>
      (await write('order-received', locale, { orderId: id })).text
    expect(await read('en', orderId)).toContain('You should get your order by Tuesday, 3 Mar.')
    expect(await read('en', placed.json.insertedId)).toContain(
      'You should get your order by Thursday, 5 Mar.',
    )
    expect(await read('ar', placed.json.insertedId)).toContain('عندك يوم الخميس، 5 مارس.')
    // Read again once it is there, the letter says what it said.
    const id: string = placed.json.insertedId
    for (const status of ['Confirmed', 'Delivered'])
      await shop.send('PUT', `/api/orderStatus/${id}`, JSON.stringify({ status }), json)
    expect(await read('en', id)).toContain('by Thursday, 5 Mar.')
  })

  it('say of an order that is fetched at the shop nothing of bringing it', async () => {
    await inTransaction(shop.db, (trx) => writeSettings(trx, { collection: true }))
    const fetched = { deliveryArea: 'SHOP COLLECTION', address: '', deliveryCharge: 0 }
    const order = sampleOrder([{ product: bag, color: 'camel' }], fetched)
    const { json } = await shop.post('/api/postOrder', { ...order, total: order.subTotal })
    for (const [status, en, ar] of [
      ['Confirmed', 'keep it for you at the shop', 'ينتظرك في المتجر'],
      ['Delivered', 'You have collected your order.', 'تم استلام طلبك من المتجر'],
    ] as const) {
      const ask = { orderId: json.insertedId, status }
      const [english, arabic] = [
        (await write('order-status-changed', 'en', ask)).text,
        (await write('order-status-changed', 'ar', ask)).text,
      ]
      expect([english, arabic]).toEqual([expect.stringContaining(en), expect.stringContaining(ar)])
      expect(english).not.toMatch(/for delivery|reached you/)
    }
    const received = (await write('order-received', 'en', { orderId: json.insertedId })).text
    expect(received).toContain('Collect at the shop')
    expect(received).not.toMatch(/[A-Z]{4,} [A-Z]{2,}/)
    const told = (await write('order-placed', 'en', { orderId: json.insertedId })).text
    expect(told).toContain('Collect at the shop')
    expect(told, 'nowhere to bring it').not.toContain('Address:')
  })

  it('keep figures before letters in an Arabic letter that names a size', () => {
    expect(choiceOf({ color: 'camel', size: '50 ml' }, 'ar')).toContain('المقاس \u206850 ml\u2069')
    expect(choiceOf({ color: 'camel', size: '50 ml' }, 'en')).toContain('Size 50 ml')
  })

  it('cannot be written about an order that is not there, or a state there is not', async () => {
    await expect(write('order-received', 'en', { orderId: 'nobody' })).rejects.toThrow()
    await expect(write('order-status-changed', 'en', { status: 'Returns' })).rejects.toThrow('Returns')
  })
})

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href))
}

/** What a reader sees of the HTML: its text, with breaks as lines. */
function shown(html: string): string {
  return plain(html.replaceAll('<br>', '\n').replace(/<style>.*<\/style>|<title>.*<\/title>|<[^>]+>/g, ''))
}

function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
