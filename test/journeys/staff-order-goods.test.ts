import { expect, test } from 'vitest'
import { pathIn } from '#src/i18n/locale.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { newOrderMessages } from '#src/orders/staff-orders/new-order.messages.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { browser, openDemoShop, shop } from './demo-shop.steps.ts'
import { admin, enter } from './order-admin.steps.ts'

openDemoShop()

const nizwa = {
  ...{ name: 'Nizwa', places: ['ad-dakhiliyah/nizwa'], deliveryDays: 2, cutOff: '', cash: true },
  ...{ homeDeliveryCharge: 2, officeDeliveryCharge: null, freeShippingOver: null },
}
const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'goods are found and added by the arrows, and a colour and size are asked, never taken (P5): %s at %d',
  async (locale, width) => {
    const words = newOrderMessages[locale]
    const editing = editOrderMessages[locale]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    for (const name of ['Walked one', 'Walked two'])
      await boss.call('POST', '/api/postProduct', {
        name: `${name} ${locale}`,
        category: 'Bags Collections',
        originalPrice: 20,
        colors: ['camel', 'black'],
        sizes: ['S', 'M'],
      })
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [nizwa] })
    await page.setViewportSize({ width, height: 780 })
    await page.goto(pathIn(locale, '/dashboard/newOrder'))
    await page.locator('input[name="customerData.mobileNumber"]').fill('95551234')
    await page.locator('input[name="customerData.name"]').fill('Huda')
    await page.getByLabel(editing.address).fill('Way 5, Sohar')
    const box = page.getByRole('combobox', { name: editing.add })
    await box.fill(`Walked ${locale}`)
    await expect.poll(() => page.getByRole('option', { name: editing.addOne('') }).count()).toBe(2)
    /** What the arrows have come to, as a screen reader is told. */
    const walked = () =>
      box.evaluate(
        (field) =>
          document
            .querySelector(`[id="${field.getAttribute('aria-activedescendant')}"][aria-selected=true]`)
            ?.getAttribute('aria-label') ?? null,
      )
    const names = await page
      .getByRole('option', { name: editing.addOne('') })
      .evaluateAll((options) => options.map((one) => one.getAttribute('aria-label')))
    for (const [key, at] of [
      ['ArrowDown', names[0]],
      ['ArrowDown', names[1]],
      ['ArrowDown', null],
      ['ArrowUp', names[1]],
      ['ArrowUp', names[0]],
    ] as const) {
      await box.press(key)
      await expect.poll(walked, { message: key }).toBe(at)
    }
    await box.press('Escape')
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await box.press('ArrowDown')
    await expect.poll(walked).toBe(names[0])
    await box.press('Enter')
    const line = page.getByTestId('edit-line')
    await line.waitFor()
    await expect
      .poll(() => box.evaluate((field: HTMLInputElement) => [field.value, field === document.activeElement]))
      .toEqual(['', true])

    const [size, color] = [line.getByLabel(editing.size), line.getByLabel(editing.color)]
    expect([await size.inputValue(), await color.inputValue()], 'nobody chose').toEqual(['', ''])
    await page.getByRole('button', { name: words.make }).click()
    await line.getByRole('alert').waitFor()
    await expect.poll(() => size.evaluate((field) => field === document.activeElement)).toBe(true)
    await size.selectOption('M')
    expect(await color.inputValue(), 'a size takes no colour either').toBe('')
    await color.selectOption('black')
    // What cannot be had there costs nothing that could be named on the phone.
    const sums = page.getByRole('region', { name: editing.sums })
    const area = page.getByRole('combobox', { name: editing.area })
    await page.getByLabel(placeMessages[locale].wilayat).selectOption('ad-dakhiliyah/nizwa')
    await area.selectOption('OFFICE DELIVERY')
    await sums.getByText(words.notOfferedThere).waitFor()
    expect(await sums.getByText(totalMessages[locale].total, { exact: true }).count()).toBe(0)
    await area.selectOption('HOME DELIVERY')
    await sums.getByText(totalMessages[locale].total, { exact: true }).waitFor()
    await page.getByRole('button', { name: words.make }).click()
    await page.getByTestId('order-history').waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    expect(await boss.call('GET', `/api/order/${id}`, undefined)).toMatchObject({
      products: [{ size: 'M', color: 'black', quantity: 1 }],
    })
    await page.context().close()
  },
)

test.each(['click', 'Enter'] as const)(
  'a product that is taken twice by a quick %s is one piece',
  async (by) => {
    const [words, editing] = [newOrderMessages.en, editOrderMessages.en]
    const boss = await enter(browser, shop.origin, admin)
    const { page } = boss
    const name = `Quick purse ${by}`
    await boss.call('POST', '/api/postProduct', { name, category: 'Bags Collections', originalPrice: 20 })
    await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [] })
    await page.goto('/dashboard/newOrder')
    await page.locator('input[name="customerData.mobileNumber"]').fill('95551235')
    await page.locator('input[name="customerData.name"]').fill('Huda')
    await page.getByLabel(editing.address).fill('Way 5, Sohar')
    const box = page.getByRole('combobox', { name: editing.add })
    await box.fill(name)
    const option = page.getByRole('option', { name: editing.addOne(name) })
    await option.waitFor()
    if (by === 'Enter') {
      await box.press('ArrowDown')
      await page.locator('[role=option][aria-selected=true]').waitFor()
    }
    // Both before the product was fetched, however fast that is.
    if (by === 'click')
      await option.evaluate((found: HTMLElement) => {
        found.click()
        found.click()
      })
    else
      await box.evaluate((field) => {
        const press = () =>
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
        press()
        press()
      })
    await page.getByTestId('edit-line').waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
    await page.getByLabel(placeMessages.en.wilayat).selectOption('muscat/bawshar')
    await page.getByRole('combobox', { name: editing.area }).selectOption('HOME DELIVERY')
    await page.getByRole('button', { name: words.make }).click()
    await page.getByTestId('order-history').waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { products } = (await boss.call('GET', `/api/order/${id}`, undefined)) as { products: object[] }
    expect(products).toMatchObject([{ name, quantity: 1 }])
    await page.context().close()
  },
)
