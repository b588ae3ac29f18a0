import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { begunPage } from '#src/content/page/page.sample.ts'
import { describeShop } from '#test/shop.ts'

const zone = { homeDeliveryCharge: 2, officeDeliveryCharge: 1, freeShippingOver: 50, cash: true, cutOff: '' }
const dhofar = { ...zone, name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], deliveryDays: 4 }
const emirates = { ...zone, name: 'Emirates', nameAr: 'الإمارات', places: ['AE'], deliveryDays: 7 }
const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: ['AE'], holidays: [] }

describeShop('the policies, where zones differ (M5)', (shop) => {
  const plain = (text: string) =>
    (text.split('<script id="state"')[0] ?? '')
      .replace(/<!-- -->|[\u2066-\u2069]/g, '')
      .replace(/<[^>]+>/g, '')

  const untold = (text: string | undefined, sentences: string[]) =>
    sentences.filter((sentence) => !text?.includes(sentence))

  it('name the days and the sum of each place that has its own, and promise no other to all of Oman', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const read = async (zones: object[]) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), headers)
      expect([put.status, put.text]).toEqual([200, put.text])
      const begun = await begunPage(shop, 'policies', boss)
      const pages = [(await shop.get('/policies')).text, (await shop.get('/ar/policies')).text].map(plain)
      return { en: [pages[0], plain(begun.text)], ar: [pages[1], plain(begun.textAr)] }
    }
    const usual = await read([])
    expect(usual.en[0]).toContain('reaches you within 1-2 business days, anywhere in Oman.')
    for (const text of usual.en) expect(text).not.toMatch(/Other times|Other sums/)

    const differing = [dhofar, { ...emirates, freeShippingOver: null }]
    const { en, ar } = await read(differing)
    expect(en[0]).toContain('reaches you within 1-2 business days.')
    expect(en[0]).not.toContain('anywhere in Oman')
    for (const text of en) {
      expect(text).toContain('Other times apply in these places: Dhofar (4 days), Emirates (7 days).')
      expect(text).toContain('Other sums apply in these places: Emirates (never free).')
    }
    for (const text of ar) {
      expect(text).toContain('تختلف المدة في هذه المناطق: ظفار (4 أيام)، الإمارات (7 أيام).')
      expect(text).toContain('تختلف القيمة في هذه المناطق: الإمارات (لا توصيل مجاني).')
    }
    const dearer = await read([{ ...dhofar, freeShippingOver: 80 }])
    for (const text of dearer.en)
      expect(text).toContain('Other sums apply in these places: Dhofar (OMR 80.000).')
  })

  it('follow the zones where the owner took them over, too', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const read = async (more: object) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, ...more }), headers)
      expect([put.status, put.text]).toEqual([200, put.text])
      const written = [(await shop.get('/policies')).text, (await shop.get('/ar/policies')).text]
      return written.map((text) => plain(/<article.*<\/article>/s.exec(text)?.[0] ?? ''))
    }
    const none = { zones: [], countries: [] }
    await read(none)
    const { content } = (await shop.get('/api/editPage/policies', boss.headers)).json.data
    const page = { slug: 'policies', content, publish: true, inFooter: true }
    expect((await shop.post('/api/editPage', page, boss.headers)).status).toBe(200)

    const [en, ar] = await read(none)
    expect(en).toContain('reaches you within 1-2 business days, anywhere in Oman.')
    expect(en).not.toMatch(/[{}]|these places|these countries|Collection|business days\./)
    expect(ar).toContain('ثم يصل خلال يوم عمل أو يومين إلى أي مكان في عُمان.')
    expect(ar).not.toMatch(/[{}]|هذه المناطق|هذه الدول|الاستلام من المتجر|يومين\./)

    const far = { ...dhofar, freeShippingOver: 80, cash: false }
    const [differing, differingAr] = await read({ zones: [far], collection: true })
    const sentences = [
      'reaches you within 1-2 business days.',
      'Other times apply in these places: Dhofar (4 days).',
      'We also deliver to these countries: United Arab Emirates.',
      'Collection at the shop: Free',
      'Other charges apply in these places: Dhofar. Checkout shows them.',
      'Other sums apply in these places: Dhofar (OMR 80.000).',
      'We take no cash in these places: Dhofar.',
    ]
    expect(untold(differing, sentences)).toEqual([])
    expect(differing).not.toContain('anywhere in Oman')
    const arabic = [
      'ثم يصل خلال يوم عمل أو يومين.',
      'تختلف المدة في هذه المناطق: ظفار (4 أيام).',
      'نوصل أيضًا إلى هذه الدول: الإمارات.',
      'الاستلام من المتجر: مجاني',
      'تختلف الرسوم في هذه المناطق: ظفار. وتظهر عند إتمام الطلب.',
      'تختلف القيمة في هذه المناطق: ظفار (80.000\xa0ر.ع.\u200f).',
      'لا نقبل الدفع نقدًا في هذه المناطق: ظفار.',
    ]
    expect(untold(differingAr, arabic)).toEqual([])
    expect(differingAr).not.toContain('أي مكان في عُمان')

    const south = { ...far, name: 'South', nameAr: 'الجنوب', deliveryDays: 6, freeShippingOver: null }
    const [later, laterAr] = await read({ zones: [south, { ...emirates, cash: false }] })
    const renamed = [
      'Other times apply in these places: South (6 days), Emirates (7 days).',
      'Other charges apply in these places: South. Checkout shows them.',
      'Other sums apply in these places: South (never free).',
      'We take no cash in these places: South, Emirates.',
    ]
    expect(untold(later, renamed)).toEqual([])
    const renamedAr = [
      'تختلف المدة في هذه المناطق: الجنوب (6 أيام)، الإمارات (7 أيام).',
      'تختلف الرسوم في هذه المناطق: الجنوب. وتظهر عند إتمام الطلب.',
      'تختلف القيمة في هذه المناطق: الجنوب (لا توصيل مجاني).',
      'لا نقبل الدفع نقدًا في هذه المناطق: الجنوب، الإمارات.',
    ]
    expect(untold(laterAr, renamedAr)).toEqual([])
    expect([later, laterAr].join()).not.toMatch(/Dhofar|ظفار|80\.000|Collection at/)
    expect(await read(none), 'as at first').toEqual([en, ar])
  })

  it('name the ways to pay that are switched on and how to complain, taken over or not (W2, O15)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bank = { bankName: 'Bank', accountHolder: 'Shop', accountNumber: '1', bankMobile: '96890000000' }
    const read = async (paymentMethods: string[], phone: string) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const change = { paymentMethods, ...bank, contactNumber: phone, emailAddress: 'owner@shop.test' }
      expect(
        (await shop.send('PATCH', '/api/updateWebsiteInfo', JSON.stringify(change), headers)).status,
      ).toBe(200)
      return Promise.all(
        ['/policies', '/ar/policies'].map(async (path) => plain((await shop.get(path)).text)),
      )
    }
    const says = (text: string | undefined) =>
      [
        /in cash when/,
        /transfer the total/,
        /نقدًا عند وصول/,
        /يُحوّل المجموع/,
        /Complaints/,
        /الشكاوى/,
        /Protection Authority/,
        /حماية المستهلك/,
      ]
        .filter((words) => words.test(text ?? ''))
        .map(({ source }) => source)
    const complaints = [
      ['Complaints', 'Protection Authority'],
      ['الشكاوى', 'حماية المستهلك'],
    ] as const
    const all = [
      ['in cash when', 'transfer the total', ...complaints[0]],
      ['نقدًا عند وصول', 'يُحوّل المجموع', ...complaints[1]],
    ]
    const cashAlone = [
      ['in cash when', ...complaints[0]],
      ['نقدًا عند وصول', ...complaints[1]],
    ]
    const page = { slug: 'policies', publish: true, inFooter: true }
    const path = '/api/editPage/policies'
    await shop.send('DELETE', path, undefined, boss.headers)
    for (const taken of [false, true]) {
      if (taken) {
        const { content } = (await shop.get(path, boss.headers)).json.data
        expect((await shop.post('/api/editPage', { ...page, content }, boss.headers)).status).toBe(200)
      }
      const both = await read(['Cash On Delivery', 'Online Payment'], '96824111111')
      expect([taken, both.map(says)]).toEqual([taken, all])
      for (const text of both) {
        expect(text.replaceAll(' ', '')).toContain('96824111111')
        expect(text).toContain('owner@shop.test')
      }
      const alone = await read(['Cash On Delivery'], '96824222222')
      expect([taken, alone.map(says)]).toEqual([taken, cashAlone])
      expect(alone.join().replaceAll(' ', '')).not.toMatch(/96824111111|[{}]cash|[{}]transfer/)
    }
  })
})
