import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pumps } from './catalogue.ts'
import { bagWithPumps, placeOrder } from './screens.ts'
import {
  bagOf,
  becomes,
  charactersOf,
  go,
  line,
  links,
  type Row,
  sees,
  until,
  untilHydrated,
  visible,
  withBag,
} from './steps.ts'

const cart = '/cart'
const checkout = '/product-checkout'
const rows = (page: Page) => page.getByTestId('cart-line')
const summary = (page: Page) => page.getByRole('region', { name: 'Selected products' })
const totals = (page: Page) => page.getByTestId('order-totals')
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })
const shipping = {
  Name: 'Salma',
  Email: 'salma@example.com',
  'Mobile Number': '92345678',
  Address: 'House 12, Muscat',
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check()
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(shipping)) await page.getByLabel(label).fill(text)
  await choose(page, 'HOME DELIVERY')
  await choose(page, 'Cash On Delivery')
}

/** A promise that is kept when it is told to. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

/** Cart, checkout and order success (product.md sections 2, 4, 5, 8), with section 9's numbers. */
export const buyingRows: Row[] = [
  {
    at: cart,
    what: 'My Cart, a selected-products summary, amounts with 3 decimals',
    how: async (page) => {
      await withBag(page, [line('a', { quantity: 2, originalPrice: 12.5 }), line('b', { originalPrice: 3 })])
      await page.getByRole('heading', { level: 1, name: 'My Cart', exact: true }).waitFor()
      await becomes(() => rows(page).count(), 2)
      await summary(page).locator('summary').click()
      for (const amount of ['OMR 25.000', 'OMR 3.000', 'OMR 28.000'])
        await visible(summary(page).getByText(amount, { exact: true })).waitFor()
    },
  },
  {
    at: cart,
    what: 'steppers of 1, never below 1, kept in storage',
    how: async (page) => {
      await withBag(page, [line('a')])
      await rows(page).getByRole('button', { name: 'Increase quantity' }).click()
      await until(async () => expect(await bagOf(page)).toMatchObject([{ quantity: 2 }]))
      for (let press = 0; press < 2; press++)
        await rows(page).getByRole('button', { name: 'Decrease quantity' }).click({ force: true })
      await until(async () => expect(await bagOf(page)).toMatchObject([{ quantity: 1 }]))
    },
  },
  {
    at: cart,
    what: 'Deleted! Your product has been deleted.',
    how: async (page) => {
      await withBag(page, [line('a'), line('b')])
      await page.getByRole('button', { name: 'Delete Bag a' }).click()
      await sees('Deleted!', 'Your product has been deleted.')(page)
      await until(async () => expect(await bagOf(page)).toMatchObject([{ id: 'b' }]))
    },
  },
  {
    at: cart,
    what: 'Proceed To Checkout leads there with the lines as navigation state',
    how: async (page) => {
      await withBag(page, [line('a', { quantity: 4 }), line('b')])
      await page.getByRole('link', { name: 'Proceed To Checkout', exact: true }).click()
      await page.waitForURL(`**${checkout}`)
      const lines = () => page.evaluate(() => history.state.usr.lines)
      await until(async () => expect(await lines()).toMatchObject([{ id: 'a', quantity: 4 }, { id: 'b' }]))
    },
  },
  ...(
    [
      [400, 28, 42],
      [768, 55, 55],
      [1280, 70, 30],
    ] as const
  ).map(
    ([width, inLine, inSummary]): Row => ({
      at: cart,
      width,
      what: `names are cut at ${inLine} characters in lines, ${inSummary} in the summary`,
      how: async (page) => {
        const name = 'N'.repeat(200)
        await withBag(page, [line('a', { name })])
        await summary(page).locator('summary').click()
        const [inRow, inSum] = [rows(page), summary(page)].map((place) => place.getByRole('link', { name }))
        expect(inRow && (await charactersOf(inRow))).toBe(inLine)
        expect(inSum && (await charactersOf(inSum))).toBe(inSummary)
        const style = await inRow?.evaluate((link) => getComputedStyle(link).textOverflow)
        expect(style).toBe('ellipsis')
      },
    }),
  ),
  ...(
    [
      [400, 20],
      [768, 180],
      [1280, 30],
    ] as const
  ).map(
    ([width, characters]): Row => ({
      at: checkout,
      width,
      what: `names are cut at ${characters} characters`,
      how: async (page) => {
        const name = 'N'.repeat(200)
        await withBag(page, [line('a', { name })])
        if (width < 1024) await page.getByRole('region', { name: 'Order summary' }).locator('summary').click()
        const link = page.getByTestId('checkout-line').getByRole('link', { name, exact: true })
        expect(await charactersOf(link)).toBe(characters)
      },
    }),
  ),
  {
    at: checkout,
    what: 'the breadcrumb Homepage / Checkout',
    how: async (page) => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      expect(await trail.getByRole('listitem').allInnerTexts()).toEqual(['Homepage', 'Checkout'])
      await links(() => trail, { Homepage: '/' })(page)
    },
  },
  {
    at: checkout,
    what: 'the delivery area sets the charge: HOME DELIVERY OMR 2, OFFICE DELIVERY OMR 1',
    how: async (page) => {
      await withBag(page, [line('a', { originalPrice: 10 })])
      for (const [area, charge, total] of [
        ['HOME DELIVERY', 'OMR 2.000', 'OMR 12.000'],
        ['OFFICE DELIVERY', 'OMR 1.000', 'OMR 11.000'],
      ] as const) {
        await choose(page, area)
        for (const amount of ['OMR 10.000', charge, total])
          await totals(page).getByText(amount, { exact: true }).waitFor()
      }
    },
  },
  {
    at: checkout,
    what: 'free above OMR 50, not at 50',
    how: async (page) => {
      await withBag(page, [line('a', { originalPrice: 50 })])
      await choose(page, 'HOME DELIVERY')
      await totals(page).getByText('OMR 52.000', { exact: true }).waitFor()
      await withBag(page, [line('a', { originalPrice: 50.001 })])
      await choose(page, 'HOME DELIVERY')
      await totals(page).getByText('Free', { exact: true }).waitFor()
    },
  },
  {
    at: checkout,
    what: 'Confirm Order is disabled while any field but the comment is empty',
    how: async (page) => {
      await bagWithPumps(page)
      await becomes(() => confirm(page).isDisabled(), true)
      await fillIn(page)
      await becomes(() => confirm(page).isEnabled(), true)
      expect(await page.getByLabel('Comment').inputValue()).toBe('')
      for (const [label, text] of Object.entries(shipping)) {
        await page.getByLabel(label).fill(' ')
        await until(async () => expect(await confirm(page).isDisabled()).toBe(true))
        await page.getByLabel(label).fill(text)
        await until(async () => expect(await confirm(page).isEnabled()).toBe(true))
      }
    },
  },
  {
    at: checkout,
    what: 'the phone field asks for digits; every field says what it is to autofill',
    how: async (page) => {
      await bagWithPumps(page)
      expect(await page.getByLabel('Mobile Number').getAttribute('inputmode')).toBe('numeric')
      const asked = ['Name', 'Email', 'Mobile Number', 'Address'].map((label) =>
        page.getByLabel(label).getAttribute('autocomplete'),
      )
      expect(await Promise.all(asked)).toEqual(['name', 'email', 'tel', 'street-address'])
    },
  },
  {
    at: checkout,
    what: 'quantity steppers in the summary, never below 1',
    how: async (page) => {
      await withBag(page, [line('a')])
      const place = page.getByTestId('checkout-line')
      await place.getByRole('button', { name: 'Increase quantity' }).click()
      await totals(page).getByText('OMR 20.000', { exact: true }).first().waitFor()
      for (let press = 0; press < 2; press++)
        await place.getByRole('button', { name: 'Decrease quantity' }).click({ force: true })
      await totals(page).getByText('OMR 10.000', { exact: true }).first().waitFor()
    },
  },
  {
    at: checkout,
    what: "Cancel Order and Change lead back to the first product's details",
    how: async (page) => {
      await withBag(page, [line(pumps), line('b')])
      const details = `/product-details/${pumps}`
      await links((page) => page.getByRole('main'), { 'Cancel Order': details })(page)
      const change = page
        .getByTestId('checkout-line')
        .first()
        .getByRole('link', { name: /^Change/ })
      expect(await change.getAttribute('href')).toBe(details)
    },
  },
  {
    at: checkout,
    what: 'Please Wait... while submitting, then Error / Failed to save order. Please try again.',
    how: async (page) => {
      await bagWithPumps(page)
      await fillIn(page)
      const { open, opened } = gate()
      await page.route('**/api/postOrder', async (route) => {
        await opened
        await route.fulfill({ status: 500, json: { title: 'Trouble', status: 500 } })
      })
      await confirm(page).click()
      await sees('Please Wait...')(page)
      open()
      const alert = page.getByRole('alertdialog', { name: 'Error', exact: true })
      await alert.getByText('Failed to save order. Please try again.', { exact: true }).waitFor()
    },
  },
  {
    at: checkout,
    what: "success: /order-success with product.md's texts and Go To Home",
    how: async (page) => {
      await bagWithPumps(page)
      await fillIn(page)
      await confirm(page).click()
      await page.waitForURL('**/order-success')
      await untilHydrated(page)
      await sees(
        'Thank You!!',
        'Your Order Successfully Done. You will get your order within 1-2 Business Days.',
        'We will call to confirm before preparing for delivery.',
      )(page)
      expect(await page.getByTestId('order-number').innerText()).toMatch(/^\d{6}$/)
      await links((page) => page.getByRole('main'), { 'Go To Home': '/' })(page)
      await becomes(() => bagOf(page), [])
    },
  },
  {
    at: checkout,
    what: 'number and phone find the order again (O13); a refusal loses nothing that was typed',
    how: async (page) => {
      await placeOrder(page, 'en')
      const number = await page.getByTestId('order-number').innerText()
      await go(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click()
      await page.getByLabel('Order number').fill(`#${number}`)
      await page.getByLabel('Mobile Number').fill('+٩٦٨ 92345679')
      await page.getByRole('button', { name: 'Find my order' }).click()
      await page.getByRole('alert').getByText('We found no order with this number and this phone.').waitFor()
      expect(await page.getByLabel('Order number').inputValue()).toBe(`#${number}`)
      expect(await page.getByLabel('Mobile Number').inputValue()).toBe('+968 92345679')
      await page.getByLabel('Mobile Number').fill('+968 92345678')
      await page.getByRole('button', { name: 'Find my order' }).click()
      await page.waitForURL(/\/track\/[\w-]{22}$/)
      await becomes(() => page.getByTestId('order-number').innerText(), number)
    },
  },
]
