import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import type { DeliveryRequest } from './delivery-request.ts'

const salalah = {
  name: 'Salalah',
  nameAr: '',
  places: ['dhofar/salalah'],
  homeDeliveryCharge: 4.5,
  officeDeliveryCharge: null,
  freeShippingOver: null,
  cash: true,
  deliveryDays: 4,
  cutOff: '13:00',
}
const rules: DeliveryRequest = {
  zones: [salalah],
  deliveryDays: 2,
  cutOff: '',
  collection: true,
  countries: [],
  holidays: [],
}

describeShop('what the owner types about delivery (O40)', (shop) => {
  const put = async (body: object, who: SignedIn) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en', ...who.headers }
    return shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, ...body }), headers)
  }
  const zone = (fields: object) => ({ zones: [{ ...salalah, ...fields }] })
  const days = 'Enter whole days from 0 to 60.'
  const time = 'Enter a time such as 13:00, or leave it empty.'

  it('is told at its field where it is no amount, no whole days, no time, no day, or where nothing is named', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (const [body, path, message] of [
      [{ deliveryDays: 61 }, 'deliveryDays', days],
      [{ deliveryDays: -1 }, 'deliveryDays', days],
      [{ deliveryDays: 1.5 }, 'deliveryDays', days],
      [{ deliveryDays: '' }, 'deliveryDays', days],
      [{ deliveryDays: 'two' }, 'deliveryDays', days],
      [zone({ deliveryDays: '' }), 'zones.0.deliveryDays', days],
      [{ cutOff: '24:00' }, 'cutOff', time],
      [{ cutOff: '13:60' }, 'cutOff', time],
      [{ cutOff: '1 pm' }, 'cutOff', time],
      [zone({ cutOff: '9:00' }), 'zones.0.cutOff', time],
      [zone({ places: [] }), 'zones.0.places', 'Choose at least one place for this zone.'],
      [zone({ places: ['dhofar/atlantis'] }), 'zones.0.places.0', expect.any(String)],
      [zone({ name: ' ', nameAr: '' }), 'zones.0.name', expect.stringContaining('name')],
      [zone({ homeDeliveryCharge: 'dear' }), 'zones.0.homeDeliveryCharge', expect.stringContaining('Enter')],
      [zone({ freeShippingOver: -1 }), 'zones.0.freeShippingOver', expect.stringContaining('Enter')],
      [{ holidays: ['2026-02-30'] }, 'holidays.0', 'Enter a day of the calendar.'],
      [{ holidays: ['2026-2-3'] }, 'holidays.0', 'Enter a day of the calendar.'],
      [
        { zones: [salalah, { ...salalah, name: 'Again' }] },
        'zones.1.places',
        'This place is in two zones. Leave it in one of them.',
      ],
    ] as const) {
      const { status, json } = await put(body, boss)
      expect([status, json.errors], JSON.stringify(body)).toEqual([422, [{ path, message }]])
    }
    expect((await shop.get('/api/deliveryZones')).json.data).toEqual([])
  })

  it('is taken at each bound, in Arabic digits and with an empty amount, and holidays are kept once and in their order', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (const body of [
      { deliveryDays: 0 },
      { deliveryDays: 60 },
      { deliveryDays: '٦٠' },
      zone({ cutOff: '00:00' }),
      zone({ cutOff: '23:59' }),
      zone({
        cutOff: '20:30',
        homeDeliveryCharge: '',
        officeDeliveryCharge: '1.500',
        name: '',
        nameAr: 'صلالة',
      }),
    ]) {
      const { status, json } = await put(body, boss)
      expect([status, json.message]).toEqual([200, expect.any(String)])
    }
    expect((await shop.get('/api/deliveryZones')).json.data[0]).toMatchObject({
      homeDeliveryCharge: null,
      officeDeliveryCharge: 1.5,
      cutOff: '20:30',
    })
    await put({ holidays: ['2026-11-18', '2026-01-01', '2026-11-18'] }, boss)
    expect((await shop.get('/api/getWebsiteInfo')).json.data.holidays).toEqual(['2026-01-01', '2026-11-18'])
  })
})
