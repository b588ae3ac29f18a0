import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { addZoneCharges } from '#src/db/migrations/103-zone-charges.ts'
import { countZonesOfWilayats } from '#src/db/migrations/106-zones-of-wilayats.ts'
import { governorates } from '#src/places/oman.ts'
import { deliveryCharge, leastDeliveryCharge, offeredAreas } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { describeShop } from '#test/shop.ts'
import { termsAt } from './zone.ts'

const zone = { nameAr: '', freeShippingOver: null, cash: true, deliveryDays: 2, cutOff: '' }
const rules = { deliveryDays: 2, cutOff: '', collection: true, holidays: [] }
const all = governorates.map(({ code }) => code)

describeShop('what delivery costs at least (M5)', (shop) => {
  it('is known of zones and of what is outside of them, also in a shop that had zones before', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const told = async (zones: object[], countries: string[] = []) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const body = JSON.stringify({ ...rules, countries, zones })
      expect((await shop.send('PUT', '/api/deliveryZones', body, headers)).status).toBe(200)
      const { zoneCharges, elsewhere } = (await shop.get('/api/getWebsiteInfo')).json.data
      await shop.db.deleteFrom('settings').where('name', 'in', ['zoneCharges', 'elsewhere']).execute()
      await addZoneCharges(shop.db as never)
      const before = await readSettings(shop.db)
      expect([before.zoneCharges, before.elsewhere]).toEqual([zoneCharges, elsewhere])
      return [zoneCharges, elsewhere]
    }
    const near = { ...zone, name: 'Near', homeDeliveryCharge: 1.5, officeDeliveryCharge: 0.5 }
    const far = {
      ...zone,
      name: 'Far',
      homeDeliveryCharge: null,
      officeDeliveryCharge: 5,
      freeShippingOver: 30,
    }
    const charges = [
      { charge: 0.5, freeShippingOver: null },
      { charge: 5, freeShippingOver: 30 },
    ]
    const south = { ...far, places: ['dhofar', 'muscat/bawshar'] }
    expect(await told([{ ...near, places: ['muscat'] }, south])).toEqual([charges, true])
    const rest = all.filter((code) => code !== 'dhofar')
    expect(await told([{ ...near, places: rest }, south])).toEqual([charges, false])
    expect(await told([{ ...near, places: rest }, south], ['AE'])).toEqual([charges, true])
    expect(await told([{ ...near, places: [...rest, 'AE'] }, south], ['AE'])).toEqual([charges, false])
    expect(await told([])).toEqual([[], true])
  })
})

describeShop('zones that name a governorate wilayat by wilayat (M5)', (shop) => {
  it('leave no place to the charges of the settings once all of them are named', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const [first, ...others] = governorates
    const told = async (wilayats: { code: string }[]) => {
      const dear = { ...zone, homeDeliveryCharge: 5, officeDeliveryCharge: null }
      const zones = [
        { ...dear, name: 'Rest', places: others.map(({ code }) => code) },
        { ...dear, name: 'First', places: wilayats.map(({ code }) => code) },
      ]
      const body = JSON.stringify({ ...rules, collection: false, countries: [], zones })
      await shop.send('PUT', '/api/deliveryZones', body, {
        'content-type': 'application/json',
        ...boss.headers,
      })
      return leastDeliveryCharge((await shop.get('/api/getWebsiteInfo')).json.data, 10_000)
    }
    const wilayats = [...(first?.wilayats ?? [])]
    expect(await told(wilayats.slice(1))).toBe(1000)
    expect(await told(wilayats)).toBe(5000)
  })
})

describeShop('a shop that had zones before their charges were known (M5)', (shop) => {
  it('names no charge of nobody where its zones name every wilayat of a governorate', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const led = async (wilayats: readonly { code: string }[], countries: string[], more: string[] = []) => {
      const places = [...wilayats.map(({ code }) => code), ...more]
      const dear = { ...zone, name: 'Oman', places, homeDeliveryCharge: 5, officeDeliveryCharge: null }
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const body = JSON.stringify({ ...rules, collection: false, countries, zones: [dear] })
      expect((await shop.send('PUT', '/api/deliveryZones', body, headers)).status).toBe(200)
      await shop.db.deleteFrom('settings').where('name', 'in', ['zoneCharges', 'elsewhere']).execute()
      await addZoneCharges(shop.db as never)
      await countZonesOfWilayats(shop.db as never)
      return leastDeliveryCharge(await readSettings(shop.db), 10_000)
    }
    const wilayats = governorates.flatMap((one) => one.wilayats)
    expect(await led(wilayats, [])).toBe(5000)
    expect(await led(wilayats.slice(1), [])).toBe(1000)
    expect(await led(wilayats, ['AE'])).toBe(1000)
    expect(await led(wilayats, ['AE'], ['AE'])).toBe(5000)
  })
})

test('it is what some place pays, and no place pays less', () => {
  const omr = fc.integer({ min: 0, max: 9 })
  const way = fc.option(omr)
  const some = fc
    .record({ homeDeliveryCharge: way, officeDeliveryCharge: way, freeShippingOver: fc.option(omr) })
    .filter((one) => one.homeDeliveryCharge !== null || one.officeDeliveryCharge !== null)
  const split = fc.integer({ min: 0, max: all.length })
  fc.assert(
    fc.property(some, some, some, split, split, omr, (usual, one, other, a, b, subTotal) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const zones = [
        { ...zone, ...one, name: 'one', places: all.slice(0, from) },
        { ...zone, ...other, name: 'other', places: all.slice(from, to) },
      ].filter(({ places }) => places.length > 0)
      const settings = { ...defaultSettings, ...usual, collection: true }
      const paid = all.flatMap((wilayat) => {
        const terms = termsAt(settings as typeof defaultSettings, zones, { country: 'OM', wilayat })
        const areas = offeredAreas({ ...terms, collection: false })
        return areas.map((area) => deliveryCharge(terms, area, subTotal * 1000))
      })
      const zoneCharges = zones.map(({ homeDeliveryCharge, officeDeliveryCharge, freeShippingOver }) => ({
        charge: Math.min(homeDeliveryCharge ?? 99, officeDeliveryCharge ?? 99),
        freeShippingOver,
      }))
      const rates = { ...settings, zoneCharges, elsewhere: to < all.length }
      expect(leastDeliveryCharge(rates, subTotal * 1000)).toBe(Math.min(...paid))
    }),
  )
})
