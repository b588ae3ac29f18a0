import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { newOrderMessages } from '#src/orders/staff-orders/new-order.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
const terms = { homeDeliveryCharge: 4.5, officeDeliveryCharge: null, freeShippingOver: null, cash: true }
const dhofar = { name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], cutOff: '', deliveryDays: 4, ...terms }

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'staff make no order without its wilayat, unless the address names it or its customer writes it: %s at %d',
  async (locale, width) => {
    const [words, editing] = [newOrderMessages[locale], editOrderMessages[locale]]
    const { page } = boss
    await page.setViewportSize({ width, height: 780 })
    const orders: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/(staffOrder|orderDraft)/.test(request.url()))
        orders.push(request.postDataJSON())
    })
    const fillIn = async (address: string) => {
      await page.goto(pathIn(locale, '/dashboard/newOrder'))
      await page.getByLabel(words.phone, { exact: true }).first().fill('93345678')
      await page.getByLabel(editing.name).fill('Salma')
      await page.getByLabel(editing.address).fill(address)
      await page.getByLabel(editing.add).fill('stiletto')
      await page
        .getByRole('option', { name: editing.addOne('') })
        .first()
        .click()
      const line = page.getByTestId('edit-line')
      await line.getByLabel(editing.size).selectOption('38')
      await line.getByLabel(editing.color).selectOption('black')
    }
    const wilayat = page.getByLabel(placeMessages[locale].wilayat)
    const make = page.getByRole('button', { name: words.make })
    const said = page.getByText(words.wilayatNeeded, { exact: true })

    await fillIn('House 5, near the mosque')
    await make.click()
    await said.waitFor()
    await expect.poll(() => wilayat.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await violations(page, tags)).toEqual([])
    expect(orders).toEqual([])
    await wilayat.selectOption('muscat/as-seeb')
    await said.waitFor({ state: 'detached' })
    await make.click()
    await page.getByTestId('order-history').waitFor()

    await fillIn('House 5, Nizwa')
    await make.click()
    await page.getByTestId('order-history').waitFor()

    await fillIn('House 5, near the mosque')
    await page.getByRole('button', { name: words.offer }).click()
    await expect.poll(() => orders.length).toBe(3)
    expect(await said.count()).toBe(0)

    // Where charges differ by it a link is made with it as well.
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [dhofar] })
    await fillIn('House 5, near the mosque')
    await page.getByRole('button', { name: words.offer }).click()
    await said.waitFor()
    await expect.poll(() => wilayat.evaluate((one) => one === document.activeElement)).toBe(true)
    await wilayat.selectOption('dhofar/salalah')
    await page.getByRole('button', { name: words.offer }).click()
    await page.getByTestId('offer-ready').waitFor()
    expect(orders.at(-1)).toMatchObject({ total: (orders[0]?.total as number) + 2.5 })
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [] })
    await page.goto(pathIn(locale, '/dashboard'))
    page.removeAllListeners('request')
  },
)
