import { expect, test } from 'vitest'
import { placeMessages } from '#src/places/place.messages.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const zone = { officeDeliveryCharge: null, freeShippingOver: null, homeDeliveryCharge: 2, cash: true }
const nizwa = { ...zone, name: 'Nizwa', places: ['ad-dakhiliyah/nizwa'] }
const rules = { deliveryDays: 2, collection: false, countries: [], holidays: [] }

// From midnight on every order is late: whatever the time is, that is a day more.
test.each([
  ['sooner', { cutOff: '00:00', zones: [{ ...nizwa, deliveryDays: 2, cutOff: '' }] }],
  ['later', { cutOff: '', zones: [{ ...nizwa, deliveryDays: 2, cutOff: '00:00' }] }],
])(
  'a product says the days that checkout says, where a zone has a %s cut-off than all others (M5, O40)',
  async (_, times) => {
    await boss.call('PUT', '/api/deliveryZones', { ...rules, ...times })
    const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
    // The same now for both pages: between them it may become midnight.
    await page.clock.setFixedTime(new Date())
    await page.goto('/product-details/black-patent-stiletto-pumps')
    const said = page.getByTestId('estimated-delivery').locator('span span').last()
    await expect.poll(() => said.innerText()).toMatch(/\d/)
    const promised = await said.innerText()

    await bagWithPumps(page, undefined, '/product-checkout')
    const dayIn = async (wilayat: string) => {
      await page.getByLabel(placeMessages.en.wilayat).selectOption(wilayat)
      return page.getByTestId('arrives').locator('span').innerText()
    }
    const days = [await dayIn('ad-dakhiliyah/nizwa'), await dayIn('muscat/bawshar')]
    if (times.cutOff === '') days.reverse()
    expect(promised).toBe(days.join(' – '))
  },
)
