import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
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

  it('name the days and the sum of each place that has its own, and promise no other to all of Oman', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const read = async (zones: object[]) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), headers)
      expect([put.status, put.text]).toEqual([200, put.text])
      const { content } = (await shop.get('/api/editPage/policies', boss.headers)).json.data
      const pages = [(await shop.get('/policies')).text, (await shop.get('/ar/policies')).text].map(plain)
      return { en: [pages[0], content.text], ar: [pages[1], content.textAr] }
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
})
