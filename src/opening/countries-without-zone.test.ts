import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { examineOpening } from '#src/cli/examine-opening.ts'
import { describeShop } from '#test/shop.ts'

const dhofar = {
  name: 'Dhofar',
  places: ['dhofar'],
  homeDeliveryCharge: 4.5,
  officeDeliveryCharge: null,
  freeShippingOver: 20,
  cash: false,
  deliveryDays: 4,
  cutOff: '13:00',
}
const gulf = { ...dhofar, name: 'Gulf', places: ['AE', 'QA'], homeDeliveryCharge: 9 }

describeShop('delivery to other countries (O40)', (shop) => {
  it('costs what everywhere else does in a country that no zone names: guide and doctor say which, and nothing where each has its own', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const said = async (zones: object[], countries: string[]) => {
      const rules = { zones, deliveryDays: 2, cutOff: '', collection: false, countries, holidays: [] }
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), headers)
      expect(put.status, put.text).toBe(200)
      const { done, withoutZone } = (await shop.get('/api/setup', boss.headers)).json.data
      const findings = await examineOpening(shop.db, shop.shop.config, shop.now)
      const finding = findings.find(({ what }) => what === 'delivery')
      expect(finding?.well, 'a hint, no error').toBe(true)
      return [withoutZone, done.includes('delivery'), finding?.says]
    }
    const hint = (names: string) => expect.stringContaining(`no zone has ${names}: OMR 2.000 / 1.000`)
    expect(await said([dhofar], ['AE', 'SA'])).toEqual([
      ['AE', 'SA'],
      false,
      hint('United Arab Emirates, Saudi Arabia'),
    ])
    expect(await said([dhofar, gulf], ['AE', 'SA'])).toEqual([['SA'], false, hint('Saudi Arabia')])
    expect(await said([dhofar, gulf], ['AE'])).toEqual([
      [],
      true,
      'each country has a zone: United Arab Emirates',
    ])
    expect(await said([dhofar], [])).toEqual([[], true, 'within Oman'])
  })
})
