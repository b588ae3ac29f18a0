import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { addZoneTimes } from '#src/db/migrations/087-zone-times.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const zone = { homeDeliveryCharge: 2, officeDeliveryCharge: null, freeShippingOver: null, cash: true }
const soon = { ...zone, name: 'Nizwa', places: ['ad-dakhiliyah/nizwa'], deliveryDays: 2, cutOff: '' }
const dhofar = { ...zone, name: 'Dhofar', places: ['dhofar'], deliveryDays: 4, cutOff: '13:00' }
const salalah = { ...dhofar, name: 'Salalah', places: ['dhofar/salalah'] }
const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }

describeShop('the times of zones (M4, M5)', (shop) => {
  it('are told each once, with the cut-off, also in a shop that had zones before', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const told = async (zones: object[]) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), headers)
      expect(put.status).toBe(200)
      return (await shop.get('/api/getWebsiteInfo')).json.data.zoneTimes
    }
    const times = [
      { deliveryDays: 2, cutOff: '' },
      { deliveryDays: 4, cutOff: '13:00' },
    ]
    expect(await told([soon, dhofar, salalah])).toEqual(times)
    await shop.db.deleteFrom('settings').where('name', '=', 'zoneTimes').execute()
    await addZoneTimes(shop.db as never)
    expect((await readSettings(shop.db)).zoneTimes).toEqual(times)
    expect(await told([])).toEqual([])
  })
})
