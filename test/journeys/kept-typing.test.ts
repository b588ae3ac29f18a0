import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { invitationMessages } from '#src/accounts/invitations/invitation.messages.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { curatingMessages } from '#src/catalogue/curating/curating.messages.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import type { Locale } from '#src/core/locale.ts'
import { customerMessages } from '#src/customers/customer.messages.ts'
import { brandMessages } from '#src/dashboard/brand/brand.messages.ts'
import { deliveryMessages } from '#src/delivery/delivery.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { allOrdersMessages } from '#src/orders/all-orders/all-orders.messages.ts'
import { callMessages } from '#src/orders/calls/call.messages.ts'
import { courierMessages } from '#src/orders/couriers/courier.messages.ts'
import { moneyDialogMessages, moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { returnCardMessages } from '#src/orders/returns/returns.messages.ts'
import { undoingMessages } from '#src/orders/undoing/undoing.messages.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin, password, place } from './order-admin.steps.ts'

openDemoShopAsAdmin()

let order: string
let delivered: string
let comesBack: string

beforeAll(async () => {
  order = (await place(boss, 'salma@example.com')).id
  const atHome = async () => {
    const { id } = await place(boss, 'salma@example.com')
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status })
    return id
  }
  delivered = await atHome()
  comesBack = await atHome()
  await boss.call('PUT', `/api/orderStatus/${comesBack}`, { status: 'Return', reason: 'defect' })
  const { data } = (await boss.call('GET', `/api/orderReturn/${comesBack}`, undefined)) as {
    data: { returns: { _id: string }[] }
  }
  const step = { from: 'requested', to: 'approved' }
  await boss.call('PUT', `/api/returnStep/${data.returns[0]?._id}`, step)
  boss.page.on('dialog', (question) => void question.accept())
})

const sights = [
  ['en', 1280],
  ['ar', 360],
] as const

const bringBack = { en: 'Bring it back', ar: 'استعادة النص' }

type Form = {
  open?: (page: Page) => Promise<unknown>
  field: (page: Page) => Locator
  text: string
}

/** Small forms of the dashboard by the page they are on: how they are opened, and what is typed into one of their fields. */
function formsIn(locale: Locale): Record<string, Record<string, Form>> {
  const money = { ...moneyMessages[locale], ...moneyDialogMessages[locale] }
  const calls = callMessages[locale]
  const couriers = courierMessages[locale]
  const customers = customerMessages[locale]
  const shelves = categoriesMessages[locale]
  const press = (name: string) => (page: Page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  return {
    [`order-overview/${order}`]: {
      call: {
        open: async (page) => {
          // Its label, which is pressed once it stands still: cards above it may still be coming.
          const outcome = page.getByRole('radio', { name: calls['no answer'], exact: true })
          await page.locator('label').filter({ has: outcome }).click()
        },
        field: (page) => page.locator('textarea[name=note]'),
        text: 'Try her brother',
      },
      money: {
        open: press(money.recordPayment),
        field: (page) => page.getByLabel(money.reference),
        text: 'TR 4711',
      },
    },
    couriers: {
      courier: {
        open: press(couriers.add),
        field: (page) => page.getByLabel(couriers.name, { exact: true }),
        text: 'Sohar riders',
      },
    },
    [`customer/${order}`]: {
      tags: {
        field: (page) => page.getByRole('textbox', { name: customers.tags }),
        text: 'gift',
      },
      block: {
        field: (page) => page.getByLabel(customers.reason),
        text: 'Refused three parcels',
      },
    },
    categories: {
      category: {
        open: press(shelves.add),
        field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
        text: 'Beach bags',
      },
    },
    collections: {
      collection: {
        open: press(curatingMessages[locale].add),
        field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
        text: 'For the beach',
      },
    },
    allUsers: {
      invitation: {
        open: press(invitationMessages[locale].invite),
        field: (page) => page.getByRole('dialog').getByLabel(invitationMessages[locale].email),
        text: 'huda@example.com',
      },
    },
    'orders?area=HOME+DELIVERY': {
      view: {
        open: press(allOrdersMessages[locale].saveView),
        field: (page) => page.getByLabel(allOrdersMessages[locale].viewName),
        text: 'Home',
      },
    },
    [`order-overview/${delivered}`]: {
      'pieces of a return that staff record': {
        open: press(undoingMessages[locale].record),
        field: (page) => page.getByRole('dialog').getByRole('spinbutton'),
        text: '1',
      },
    },
    [`order-overview/${comesBack}`]: {
      'pieces of a return that came': {
        open: press(returnCardMessages[locale].received),
        field: (page) => page.getByRole('dialog').getByRole('spinbutton'),
        text: '1',
      },
    },
    delivery: {
      delivery: { field: (page) => page.getByLabel(deliveryMessages[locale].days), text: '9' },
    },
    brand: {
      look: {
        field: (page) => page.getByLabel(brandMessages[locale].shopName, { exact: true }),
        text: 'Luban',
      },
    },
  }
}

/** Its note is there once an outcome is chosen. */
const callForm = (page: Page, locale: Locale) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('radio', { name: callMessages[locale]['no answer'], exact: true }) })

test.each(sights)(
  'what is typed into a small form is offered when it is opened again: %s at %d',
  async (locale, width) => {
    const { page } = boss
    await page.setViewportSize({ width, height: 860 })
    for (const [at, forms] of Object.entries(formsIn(locale))) {
      const there = pathIn(locale, `/dashboard/${at}`)
      await openPage(page, there)
      for (const { open, field, text } of Object.values(forms)) {
        await open?.(page)
        await field(page).fill(text)
      }
      await openPage(page, there)
      for (const [name, { open, field, text }] of Object.entries(forms)) {
        if (name !== 'call') await open?.(page)
        const form = name === 'call' ? callForm(page, locale) : field(page).locator('xpath=ancestor::form')
        await form.getByRole('button', { name: bringBack[locale] }).click()
        await expect.poll(() => field(page).inputValue(), { message: name }).toBe(text)
      }
    }
  },
)

test.each(sights)(
  'what an exchange was chosen for is offered when its step is opened again: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const words = returnCardMessages[locale]
    const { id } = await place(boss, 'salma@example.com')
    for (const status of ['Confirmed', 'Delivered'])
      await boss.call('PUT', `/api/orderStatus/${id}`, { status })
    await boss.call('PUT', `/api/orderStatus/${id}`, { status: 'Return', reason: 'defect' })
    await page.setViewportSize({ width, height: 860 })
    const dialog = page.getByRole('dialog')
    const exchange = dialog.getByRole('checkbox', { name: words.doExchange })
    const size = dialog.getByRole('combobox', { name: new RegExp(`^${words.size}: `) })
    const open = async () => {
      await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
      await page.getByTestId('return').getByRole('button', { name: words.approved, exact: true }).click()
    }
    await open()
    await exchange.check()
    await size.locator('option').nth(1).waitFor({ state: 'attached' })
    const ordered = await size.inputValue()
    const sizes = await size
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    const other = sizes.find((one) => one !== ordered) ?? ''
    await size.selectOption(other)
    await open()
    await dialog.getByRole('button', { name: bringBack[locale] }).click()
    await expect.poll(() => size.inputValue()).toBe(other)
    expect(await exchange.isChecked()).toBe(true)
  },
)

test.each(sights)(
  'who is asked whether to go on, and does not, is still offered what was typed: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const words = customerMessages[locale]
    const there = pathIn(locale, `/dashboard/customer/${order}`)
    const reason = page.getByLabel(words.reason)
    await page.setViewportSize({ width, height: 860 })
    await openPage(page, there)
    await reason.fill('Refused five parcels')
    await page.getByRole('button', { name: words.block }).click()
    await page.getByRole('alertdialog').press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await openPage(page, there)
    const form = reason.locator('xpath=ancestor::form')
    await form.getByRole('button', { name: bringBack[locale] }).click()
    await expect.poll(() => reason.inputValue()).toBe('Refused five parcels')
  },
)

/** Calls but those of accounts. */
const lookedUp = /\/api\/(?!auth\/)/

test.each(sights)(
  'who records a payment when the session ends signs in and is offered it; once recorded it is let go: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const own = moneyMessages[locale]
    const money = moneyDialogMessages[locale]
    const account = accountMessages[locale]
    const { id } = await place(boss, 'salma@example.com')
    const open = async () => {
      await page.getByRole('main').getByRole('button', { name: own.recordPayment, exact: true }).click()
      await page.getByLabel(money.reference).waitFor()
    }
    await page.setViewportSize({ width, height: 860 })
    await openPage(page, pathIn(locale, `/dashboard/order-overview/${id}`))
    await open()
    await page.getByLabel(money.reference).fill('TR 4711')
    // Whatever else this page asks would find the session ended too, and take the dialog away before it is pressed.
    let isCut = true
    await page.route(lookedUp, (route) =>
      isCut && route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: shop.origin } })
    const refused = page.waitForResponse((reply) => reply.status() === 401)
    await page.getByRole('dialog').getByRole('button', { name: money.savePayment }).click()
    await refused
    // A route that were taken away now could keep what is asked at this very moment for ever.
    isCut = false
    await page.getByText(account.sessionEnded).waitFor()
    await page.unroute(lookedUp)
    await page.getByLabel(account.email).fill(admin)
    await page.getByLabel(account.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: account.login, exact: true }).click()
    await page.getByTestId('order-history').waitFor()
    await open()
    await page.getByRole('button', { name: bringBack[locale] }).click()
    await expect.poll(() => page.getByLabel(money.reference).inputValue()).toBe('TR 4711')
    await page.getByRole('dialog').getByRole('button', { name: money.savePayment }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('main').getByText('TR 4711').first().waitFor()
    expect(await page.getByRole('button', { name: bringBack[locale] }).count()).toBe(0)
  },
)
