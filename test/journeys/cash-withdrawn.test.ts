import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { noPaymentMessages } from '#src/orders/checkout/no-payment.tsx'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { choose } from '#test/choose.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const nizwa = {
  ...{ name: 'Nizwa', places: ['ad-dakhiliyah/nizwa'], deliveryDays: 2, cutOff: '' },
  ...{ homeDeliveryCharge: 2, officeDeliveryCharge: null, freeShippingOver: null },
}
const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
const bank = {
  bankName: 'Bank Muscat',
  accountHolder: 'Haqiba',
  accountNumber: '0011',
  bankMobile: '91111111',
}

test.each([
  ['en', ['Cash On Delivery'] as const],
  ['ar', ['Online Payment', 'Cash On Delivery'] as const],
] as const)(
  'cash that a zone stops taking under her order leaves what else there is, and all that was typed (O40): %s, %j',
  async (locale, paymentMethods) => {
    const putZone = (cash: boolean) =>
      boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [{ ...nizwa, cash }] })
    await putZone(true)
    await boss.call('PATCH', '/api/updateWebsiteInfo', { paymentMethods, ...bank })
    const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
    await page.goto(pathIn(locale, '/policies'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    const [form, names] = [checkoutMessages[locale], choiceMessages[locale]]
    const typed = [
      [form.name, 'Salma Al Harthi'],
      [form.email, 'salma@shop.test'],
      [form.mobileNumber, '92345678'],
      [form.address, 'Way 4, house 9'],
    ] as const
    await page.getByLabel(placeMessages[locale].wilayat).selectOption('ad-dakhiliyah/nizwa')
    for (const [label, text] of typed) await page.getByLabel(label).fill(text)
    await choose(page.getByRole('radio', { name: names['HOME DELIVERY'] }))
    const cash = page.getByRole('radio', { name: names['Cash On Delivery'] })
    await choose(cash)

    await putZone(false)
    const answered = page.waitForResponse('**/api/postOrder')
    await page.getByRole('button', { name: form.confirm }).click()
    expect((await answered).status()).toBe(422)
    await cash.waitFor({ state: 'detached' })
    if (paymentMethods.length === 1) {
      await page.getByText(noPaymentMessages[locale].noCashThere).waitFor()
      await page.locator('form').getByRole('link', { name: noPaymentMessages[locale].contact }).waitFor()
    } else expect(await page.getByRole('radio', { name: names['Online Payment'] }).isChecked()).toBe(true)
    for (const [label, text] of typed) expect(await page.getByLabel(label).inputValue()).toBe(text)
    expect(await page.getByLabel(placeMessages[locale].wilayat).inputValue()).toBe('ad-dakhiliyah/nizwa')
  },
)
