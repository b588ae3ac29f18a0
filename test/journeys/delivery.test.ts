import { expect, test } from 'vitest'
import { addressMessages } from '#src/accounts/addresses/address.messages.ts'
import { cartKey } from '#src/catalogue/cart/cart.ts'
import { deliveryMessages } from '#src/delivery/delivery.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { noPaymentMessages } from '#src/orders/checkout/no-payment.tsx'
import { destinationMessages } from '#src/orders/checkout-address/destination.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { countryNames } from '#src/places/country-names.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { choose } from '#test/choose.ts'
import { bagWithPumps } from '../spec/screens.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter } from './order-admin.steps.ts'

openDemoShop()

test('a zone of the owner prices an order in Arabic on a phone, to an address kept before, and the driver opens its map', async () => {
  const words = deliveryMessages.en
  const boss = await enter(browser, shop.origin, admin)
  await boss.page.goto('/dashboard/delivery')
  await boss.page.getByRole('button', { name: words.addZone }).click()
  const zone = boss.page.getByTestId('zone')
  await zone.getByLabel(words.name).fill('Dhofar')
  await zone.getByRole('button', { name: `${words.choosePlaces}: Dhofar` }).click()
  await boss.page.getByRole('checkbox', { name: words.whole('Dhofar') }).check()
  const salalah = boss.page.getByRole('checkbox', { name: 'Salalah', exact: true })
  expect([await salalah.isChecked(), await salalah.isDisabled()], 'a part of the whole').toEqual([true, true])
  await boss.page.getByRole('button', { name: words.done }).click()
  await zone.getByLabel(words.home).fill('٣.٥')
  await zone.getByLabel(words.days).fill('4')
  await boss.page.getByRole('button', { name: words.save, exact: true }).click()
  await boss.page.getByText('Delivery has been saved.').waitFor()
  expect(await zone.getByLabel(words.home).inputValue(), 'an amount as it is kept (M1)').toBe('3.500')

  const huda = await enter(browser, shop.origin, 'huda@example.com', 'Huda Al Shanfari')
  const { page } = huda
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/ar/dashboard')
  const [book, place] = [addressMessages.ar, placeMessages.ar]
  await page.getByRole('button', { name: book.add }).click()
  const dialog = page.getByRole('dialog', { name: book.add })
  await dialog.getByLabel(book.phone).fill('٩٢٣٤٥٦٧٨')
  await dialog.getByLabel(place.wilayat).selectOption('dhofar/salalah')
  await dialog.getByLabel(book.line).fill('سكة 4، منزل 9')
  await dialog.getByLabel(place.pin).fill('https://maps.google.com/?q=17.0151,54.0924')
  await dialog.getByRole('button', { name: book.save }).click()
  await page.getByTestId('addresses').getByText('صلالة').waitFor()

  const { data } = await (await page.request.get('/api/product/black-patent-stiletto-pumps')).json()
  const price = data.offerPrice ?? data.originalPrice
  const line = {
    id: data._id,
    name: data.name,
    imageUrl: data.images[0],
    color: data.colors[0] ?? 'N/A',
    size: data.sizes[0] ?? 'N/A',
    quantity: 1,
    originalPrice: price,
    customerEmail: '',
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    cartKey,
    JSON.stringify([line]),
  ] as const)
  await page.goto('/ar/product-details/black-patent-stiletto-pumps')
  // Nobody has said where to: the first and the last day, as the promise of all places says.
  await page.getByTestId('estimated-delivery').getByText(' – ').waitFor()
  await page.goto('/ar/product-checkout')
  const form = checkoutMessages.ar
  await expect.poll(() => page.getByLabel(form.address).inputValue()).toBe('سكة 4، منزل 9')
  expect(await page.getByLabel(form.name).inputValue()).toBe('Huda Al Shanfari')
  expect(await page.getByLabel(form.mobileNumber).inputValue()).toBe('92345678')
  expect(await page.getByLabel(place.wilayat).inputValue()).toBe('dhofar/salalah')
  await choose(page.getByRole('radio', { name: choiceMessages.ar['HOME DELIVERY'] }))
  expect(await page.getByRole('radio', { name: choiceMessages.ar['OFFICE DELIVERY'] }).count()).toBe(0)
  await page.getByRole('region', { name: form.summary }).locator('summary').click()
  await page.getByTestId('order-totals').getByText('3.500').waitFor()
  await choose(page.getByRole('radio', { name: choiceMessages.ar['Cash On Delivery'] }))
  await page.getByRole('button', { name: form.confirm }).click()
  await page.waitForURL('**/order-success')
  // One promise: the day of this place, and no range above it.
  await page.getByTestId('parcel').waitFor()
  const day = await page.getByTestId('parcel').getByTestId('arrives').innerText()
  await page.getByText(orderSuccessMessages.ar.doneBy(day)).waitFor()

  await boss.page.goto('/dashboard/pendingOrders')
  const number = await page.getByTestId('order-number').innerText()
  const found = (await boss.call('GET', `/api/orders?q=${number}&limit=1`, undefined)) as { _id: string }[]
  await boss.page.goto(`/dashboard/order-overview/${found[0]?._id}`)
  const map = boss.page.getByRole('link', { name: placeMessages.en.openMap })
  expect(await map.getAttribute('href')).toContain('query=17.01510%2C54.09240')
})

test.each(['en', 'ar'] as const)(
  'a country that is ticked without a zone says what it costs so, until a zone names it: %s',
  async (locale) => {
    const words = deliveryMessages[locale]
    const { page } = await enter(browser, shop.origin, admin)
    await page.goto(pathIn(locale, '/dashboard/delivery'))
    const emirates = page.getByRole('checkbox', { name: countryNames.AE[locale] })
    const warning = page.getByText(words.noZone(countryNames.AE[locale]))
    await emirates.check()
    await warning.waitFor()
    await page.getByRole('status').filter({ has: warning }).getByText('1.000').waitFor()
    await emirates.uncheck()
    await warning.waitFor({ state: 'detached' })
    await emirates.check()
    await page.getByRole('button', { name: words.addZoneFor }).click()
    await warning.waitFor({ state: 'detached' })
    const zone = page.getByTestId('zone').last()
    await zone.getByRole('paragraph').filter({ hasText: countryNames.AE[locale] }).waitFor()
    const called = [words.name, words.nameAr].map((name) =>
      zone.getByLabel(name, { exact: true }).inputValue(),
    )
    expect(await Promise.all(called)).toEqual([countryNames.AE.en, countryNames.AE.ar])
    await expect
      .poll(() => zone.getByLabel(words.name).evaluate((box) => box === document.activeElement))
      .toBe(true)
    // Without a name it is called by its places, and one of its charges is needed.
    for (const name of [words.name, words.nameAr]) await zone.getByLabel(name, { exact: true }).fill('')
    await zone.getByRole('heading', { name: countryNames.AE[locale], exact: true }).waitFor()
    for (const charge of [words.home, words.office])
      expect(await zone.getByLabel(charge, { exact: true }).count(), `${charge} is not optional`).toBe(1)
  },
)

test.each(['en', 'ar'] as const)(
  'where nobody takes cash, a shop of cash alone says so and what to do: %s',
  async (locale) => {
    const boss = await enter(browser, shop.origin, admin)
    const salalah = {
      name: 'Salalah',
      places: ['dhofar/salalah'],
      homeDeliveryCharge: 3,
      officeDeliveryCharge: null,
      freeShippingOver: null,
      cash: false,
      deliveryDays: 4,
      cutOff: '',
    }
    const rules = {
      zones: [salalah],
      deliveryDays: 2,
      cutOff: '',
      collection: true,
      countries: [],
      holidays: [],
    }
    await boss.call('PUT', '/api/deliveryZones', rules)
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      paymentMethods: ['Cash On Delivery'],
      cashFee: 0.5,
      vat: 'off',
    })

    const { page } = await enter(browser, shop.origin, `noor-${locale}@example.com`, 'Noor Al Kathiri')
    await page.goto(pathIn(locale, '/policies'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    const form = checkoutMessages[locale]
    await page.getByLabel(placeMessages[locale].wilayat).selectOption('dhofar/salalah')
    await page.getByText(noPaymentMessages[locale].noCashThere).waitFor()
    await page.getByText(noPaymentMessages[locale].collectInstead).waitFor()
    const promised = form.promise(locale === 'en' ? '4 days' : '4 أيام')
    await page.getByText(promised).waitFor()
    expect(await page.getByText(noPaymentMessages[locale].noPayment).count()).toBe(0)
    await choose(page.getByRole('radio', { name: choiceMessages[locale]['SHOP COLLECTION'] }))
    await page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }).waitFor()
    expect(await page.getByText(noPaymentMessages[locale].noCashThere).count()).toBe(0)
    await page.getByText(promised).waitFor({ state: 'detached' })
    await page.getByText(paymentChoiceMessages[locale].cashAtShop, { exact: true }).waitFor()
    const fee = page.getByText(totalMessages[locale].cashFee, { exact: true })
    await page.getByLabel(form.name).fill('Salma Al Harthi')
    await page.getByLabel(form.email).fill('salma@shop.test')
    await page.getByLabel(form.mobileNumber).fill('92345678')
    await choose(page.getByRole('radio', { name: choiceMessages[locale]['Cash On Delivery'] }))
    expect(await fee.count(), 'none at the counter (O34)').toBe(0)
    await page.getByText(form.addNote, { exact: true }).click()
    await page.getByLabel(form.comment).waitFor()
    for (const asked of [form.address, placeMessages[locale].wilayat, placeMessages[locale].pin])
      expect([asked, await page.getByLabel(asked).isVisible()]).toEqual([asked, false])
    await page.getByText(form.mobileHintKept).waitFor()
    expect(await page.getByText(form.addressHintKept).isVisible(), 'without VAT').toBe(false)
    await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100000000' })
    await page.reload()
    await page.getByText(form.addressHintKept).waitFor()
    expect(await page.getByLabel(placeMessages[locale].wilayat).isVisible()).toBe(false)
    await page.getByLabel(form.address).fill('')
    const taken = page.waitForResponse('**/api/postOrder')
    await page.getByRole('button', { name: form.confirm }).click()
    const { insertedId, trackUrl } = await (await taken).json()
    await page.getByText(orderSuccessMessages[locale].kept).waitFor()
    await page.getByText(orderSuccessMessages[locale].callKept).waitFor()

    await boss.call('PUT', `/api/orderStatus/${insertedId}`, { status: 'Confirmed' })
    await boss.page.goto(`${pathIn(locale, '/dashboard/order-overview/')}${insertedId}`)
    const change = orderChangeMessages[locale]
    await boss.page.getByRole('button', { name: change.doReady }).click()
    await boss.page.getByRole('button', { name: change.yesReady }).click()
    await boss.page.getByRole('button', { name: change.doCollected }).waitFor()
    expect(await boss.page.getByTestId('hand-over').count(), 'no courier brings it').toBe(0)
    await page.goto(trackUrl)
    const steps = page.getByRole('list', { name: trackMessages[locale].progress })
    await steps.getByText(change.toReady).waitFor()
    expect(await steps.getByText(orderStatuses.Delivered.words[locale]).count()).toBe(0)
  },
)

test.each(['en', 'ar'] as const)(
  'where a zone has a charge of its own, checkout names one once the wilayat is said: %s',
  async (locale) => {
    const boss = await enter(browser, shop.origin, admin)
    const rates = { homeDeliveryCharge: 2, officeDeliveryCharge: 1, freeShippingOver: 50 }
    const salalah = {
      ...rates,
      name: 'Salalah',
      places: ['dhofar/salalah'],
      cash: true,
      deliveryDays: 2,
      cutOff: '',
    }
    const save = (homeDeliveryCharge: number) =>
      boss.call('PUT', '/api/deliveryZones', {
        ...{ deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] },
        zones: [{ ...salalah, homeDeliveryCharge }],
      })
    await boss.call('PATCH', '/api/updateWebsiteInfo', { ...rates, vat: 'off' })
    await save(3.5)

    const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
    await page.goto(pathIn(locale, '/policies'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    const [form, ways] = [checkoutMessages[locale], choiceMessages[locale]]
    const choices = page.getByRole('group', { name: form.deliveryArea })
    const charge = (way: string) => choices.locator('label').filter({ hasText: way }).locator('bdi')
    await choices.getByText(destinationMessages[locale].byWilayat).waitFor()
    await choose(page.getByRole('radio', { name: ways['HOME DELIVERY'] }))
    const totals = page.getByTestId('order-totals')
    await totals.getByText(destinationMessages[locale].byWilayat).waitFor()
    expect(await totals.getByText(totalMessages[locale].noArea).count(), 'an area is chosen').toBe(0)
    expect(await totals.getByText(totalMessages[locale].total, { exact: true }).count()).toBe(0)
    expect(await charge('').count()).toBe(0)
    await choices.getByText(totalMessages[locale].free, { exact: true }).waitFor()
    const wilayat = page.getByLabel(placeMessages[locale].wilayat)
    for (const [place, omr] of [
      ['dhofar/salalah', '3.500'],
      ['muscat/bawshar', '2.000'],
    ] as const) {
      await wilayat.selectOption(place)
      await charge(ways['HOME DELIVERY']).filter({ hasText: omr }).waitFor()
      await totals.getByText(omr).waitFor()
      await totals.getByText(totalMessages[locale].total, { exact: true }).waitFor()
    }
    expect(await choices.getByText(destinationMessages[locale].byWilayat).count()).toBe(0)

    // A zone that only has days of its own leaves nothing open.
    await save(2)
    await page.evaluate(() => localStorage.clear())
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    await page.getByLabel(`${placeMessages[locale].wilayat} *`).waitFor()
    await charge(ways['HOME DELIVERY']).filter({ hasText: '2.000' }).waitFor()
    expect(await choices.getByText(destinationMessages[locale].byWilayat).count()).toBe(0)
  },
)

test.each(['en', 'ar'] as const)(
  'the sheet of places stays in sight where a name hidden in it is scrolled to: %s',
  async (locale) => {
    const words = deliveryMessages[locale]
    const { page } = await enter(browser, shop.origin, admin)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/delivery'))
    await page.getByRole('button', { name: words.addZone }).click()
    const zone = page.getByTestId('zone').last()
    await zone.getByLabel(words.name).fill('Nizwa')
    await zone.getByRole('button', { name: `${words.choosePlaces}: Nizwa` }).click()
    const sheet = page.getByRole('dialog')
    // As reading aloud does, and searching in the page.
    await sheet
      .locator('legend.sr-only')
      .last()
      .evaluate((name) => name.scrollIntoView())
    // In one look: the sheet may still be coming up.
    const below = await sheet.evaluate((whole) => {
      const title = whole.querySelector('h2')
      return (title?.getBoundingClientRect().top ?? 0) - whole.getBoundingClientRect().top
    })
    expect(below).toBeGreaterThan(0)
    await sheet.getByRole('button', { name: words.done }).click()
    await page.context().close()
  },
)

test.each(['en', 'ar'] as const)(
  'what is still needed at checkout is named in the order in which its fields stand: %s',
  async (locale) => {
    const form = checkoutMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const zone = {
      name: 'Dhofar',
      places: ['dhofar'],
      homeDeliveryCharge: 3.5,
      officeDeliveryCharge: null,
      freeShippingOver: null,
      cash: true,
      deliveryDays: 4,
      cutOff: '',
    }
    const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [zone] })
    const context = await browser.newContext({ baseURL: shop.origin })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/'))
    await bagWithPumps(page, undefined, pathIn(locale, '/product-checkout'))
    await expect
      .poll(async () =>
        // How it is paid comes last, where the shop has more than one way.
        (await page.locator('#checkout-missing').getByRole('button').allInnerTexts()).slice(0, 6),
      )
      .toEqual([
        form.name,
        form.email,
        form.mobileNumber,
        placeMessages[locale].wilayat,
        form.address,
        form.deliveryArea,
      ])
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [] })
    await context.close()
  },
)
