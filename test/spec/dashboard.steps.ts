import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Role } from '#src/core/permission.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { admin, enter, place, type SignedIn } from '../journeys/order-admin.steps.ts'
import { verificationToken } from '../mail-box.ts'
import type { RunningShop } from '../running-shop.ts'

/** One promise of product.md's dashboard: who reads it where, what is looked for, and how a browser finds it. */
export type DashboardRow = {
  as: Role
  /** Path of the page; `{order}` stands for the record id of the order below. */
  at: string
  /** Width of the window in CSS pixels; 1280 unless said. */
  width?: number
  /** A state a fresh order of the customer is brought to first; with `online`, paid by transfer with a receipt. */
  order?: OrderStatus
  online?: true
  /** Somebody is not signed in any more when it is over. */
  leaves?: true
  what: string
  how: (page: Page, order: DashboardOrder, shop: ShopFolder) => Promise<unknown>
}

/** Where a shop answers and keeps its files. */
export type ShopFolder = Pick<RunningShop, 'origin' | 'dataDir'>

export type DashboardOrder = { id: string; number: string; total: number; name: string; price: number }

export const people = {
  admin: { email: admin, name: 'Owner' },
  manager: { email: 'huda@example.com', name: 'Huda Al Balushi' },
  customer: { email: 'salma@example.com', name: 'Salma Al Harthi' },
}

/** A picture that any shop takes. */
export const photo = path.join(
  import.meta.dirname,
  '../../src/demo/products/black-patent-stiletto-pumps-1.webp',
)

const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: [],
  Confirmed: ['Confirmed'],
  Shipping: ['Confirmed', 'Shipping'],
  Delivered: ['Confirmed', 'Delivered'],
  Cancelled: ['Cancelled'],
  Return: ['Confirmed', 'Delivered', 'Return'],
}

export type DashboardFixture = Awaited<ReturnType<typeof openDashboard>>

/** Three people of a shop that was started with the admin's account: each role once. */
export async function openDashboard(browser: Browser, shop: ShopFolder) {
  const { origin } = shop
  const boss = await enter(browser, origin, admin)
  const huda = await enter(browser, origin, people.manager.email, people.manager.name)
  const salma = await enter(browser, origin, people.customer.email, people.customer.name)
  const token = await verificationToken(shop, people.manager.email)
  await huda.call('POST', '/api/auth/verify-email', { token })
  await boss.call('PUT', `/api/updateUserRole/${await idOf(huda.page.context())}`, { role: 'manager' })
  const signedIn = { admin: boss, manager: huda, customer: salma }

  return {
    boss,
    /** A window of somebody of this role; nothing but the session is in its profile. */
    async window(as: Role, options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
      const { cookies } = await signedIn[as].page.context().storageState()
      return browser.newContext({ baseURL: origin, storageState: { cookies, origins: [] }, ...options })
    },
    /** Places an order as the customer and takes it where it should stand. */
    async order(status: OrderStatus, online = false): Promise<DashboardOrder> {
      const payment = online
        ? { paymentMethod: 'Online Payment', paymentProof: await upload(salma, origin) }
        : undefined
      const order = await place(salma, people.customer.email, payment)
      for (const next of ways[status]) {
        // A customer confirms again only what she cancelled herself (O6').
        const isHers = next === 'Return' || next === 'Cancelled'
        const [who, reason] = [isHers ? salma : boss, next === 'Return' ? { reason: 'defect' } : {}]
        await who.call('PUT', `/api/orderStatus/${order.id}`, { status: next, ...reason })
      }
      return order
    },
    async close() {
      await Promise.all(Object.values(signedIn).map(({ page }) => page.context().close()))
    },
  }
}

/** A dashboard with an order in each state, and the record ids that its screens' addresses stand for. */
export async function fillDashboard(browser: Browser, shop: ShopFolder) {
  const dashboard = await openDashboard(browser, shop)
  for (const status of ['Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return'] as const)
    await dashboard.order(status)
  const delivered = (await dashboard.order('Delivered')).id
  const order = (await dashboard.order('Pending', true)).id
  const [slide] = await (await fetch(`${shop.origin}/api/getSliders`)).json()
  const salim = { name: 'Salim', phone: '91234567', trackingPattern: '', takesCash: true, active: true }
  await dashboard.boss.call('POST', '/api/couriers', salim)
  const couriers = await dashboard.boss.call('GET', '/api/couriers', undefined)
  const courier = (couriers as { data: { _id: string }[] }).data[0]?._id
  return { dashboard, ids: { delivered, order, slide: slide._id, courier } as Record<string, string> }
}

async function idOf(context: BrowserContext): Promise<string> {
  const { user } = await (await context.request.get('/api/auth/get-session')).json()
  return user.id
}

async function upload({ page }: SignedIn, origin: string): Promise<string> {
  const image = { name: 'receipt.webp', mimeType: 'image/webp', buffer: readFileSync(photo) }
  const reply = await page.request.post('/api/upload', { multipart: { image }, headers: { origin } })
  return (await reply.json()).data.url
}

/** Opens a page of the dashboard and waits until the person is known and what it asks for is there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true], main [role=status][aria-label]'),
  )
}

/** Each of these texts stands inside, to the letter, and can be seen. */
export async function reads(place: Page | Locator, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await place.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
}

/** Presses a button and reads the question it asks, which has these answers. */
export async function asks(
  page: Page,
  button: Locator,
  { title, text, yes }: { title: string; text?: string; yes: string },
): Promise<Locator> {
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: title, exact: true })
  await dialog.getByRole('button', { name: yes, exact: true }).waitFor()
  if (text) await reads(dialog, text)
  return dialog
}

/** Says yes to a question, and reads what the shop says to it. */
export async function says(page: Page, dialog: Locator, yes: string, ...texts: string[]): Promise<void> {
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await reads(page.getByTestId('toasts'), ...texts)
}

/** What the shop answers with a bad day; or the line is dead. */
export async function fails(page: Page, call: string, how: 'refused' | 'offline' = 'refused') {
  await page.route(`**/api/${call}`, (route) =>
    how === 'offline'
      ? route.abort()
      : route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: '{"title":"","status":500}',
        }),
  )
}

/** The heads of the columns, in their order. */
export async function columnsOf(page: Page): Promise<string[]> {
  await page.getByRole('columnheader').first().waitFor()
  return page.getByRole('columnheader').allInnerTexts()
}
